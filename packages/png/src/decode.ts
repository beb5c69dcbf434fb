import type { Pixels } from '@geoslide/core';
import { decodeJpeg, isJpeg } from './decode-jpeg.js';
import { ImageError } from './image-error.js';
import { isPng } from './signature.js';

export interface DecodedImage {
  readonly pixels: Pixels;
  readonly mimeType: 'image/png' | 'image/jpeg';
  /** What decoding took, about ns, as far as the file's headers tell. */
  readonly work: number;
}

/**
 * Decodes a PNG or JPEG file, told apart by its first bytes.
 * What reads a kind of file is loaded with the first such file.
 * @throws {ImageError} for any other or damaged file, for more than `maxPixels` pixels (MAX_IMAGE_PIXELS where it is missing), and for more than
 * `maxWork` (MAX_IMAGE_WORK).
 */
export async function decodeImage(bytes: Uint8Array, maxPixels?: number, maxWork?: number): Promise<DecodedImage> {
  if (isPng(bytes)) {
    const { decodePng } = await import('./decode-png.js');
    return decoded(decodePng(bytes, maxPixels, maxWork), 'image/png');
  }
  if (isJpeg(bytes)) return decoded(await decodeJpeg(bytes, maxPixels, maxWork), 'image/jpeg');
  throw new ImageError('The image is neither PNG nor JPEG');
}

function decoded(
  { work, ...pixels }: Pixels & { readonly work: number },
  mimeType: DecodedImage['mimeType'],
): DecodedImage {
  return { pixels, mimeType, work };
}
