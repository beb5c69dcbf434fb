import type { Pixels } from '@geoslide/core';
import { decodeJpeg, isJpeg } from './decode-jpeg.js';
import { decodePng, isPng } from './decode-png.js';
import { ImageError } from './image-error.js';

export interface DecodedImage {
  readonly pixels: Pixels;
  readonly mimeType: 'image/png' | 'image/jpeg';
}

/**
 * Decodes a PNG or JPEG file, told apart by its first bytes.
 * What reads JPEG is loaded with the first such file.
 * @throws {ImageError} for any other or damaged file, and for more than `maxPixels` pixels (MAX_IMAGE_PIXELS where it is missing).
 */
export async function decodeImage(bytes: Uint8Array, maxPixels?: number): Promise<DecodedImage> {
  if (isPng(bytes)) return { pixels: decodePng(bytes, maxPixels), mimeType: 'image/png' };
  if (isJpeg(bytes)) return { pixels: await decodeJpeg(bytes, maxPixels), mimeType: 'image/jpeg' };
  throw new ImageError('The image is neither PNG nor JPEG');
}
