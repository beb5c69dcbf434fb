import type { Pixels } from '@geoslide/core';
import { checkSize, ImageError } from './image-error.js';

/** What decoding may take: coefficients need several times the pixels. */
const MAX_MEMORY_MB = 512;

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/**
 * Decodes a baseline or progressive JPEG file; the size that its frame header tells is checked before.
 * @throws {ImageError} for a damaged file and for more than `maxPixels` pixels.
 */
export async function decodeJpeg(bytes: Uint8Array, maxPixels?: number): Promise<Pixels> {
  const { width, height } = frameSize(bytes);
  checkSize(width, height, maxPixels);
  const { default: jpeg } = await import('jpeg-js');
  try {
    const options = { useTArray: true, formatAsRGBA: true, tolerantDecoding: false } as const;
    const { data } = jpeg.decode(bytes, {
      ...options,
      maxResolutionInMP: (width * height) / 1e6 + 1,
      maxMemoryUsageInMB: MAX_MEMORY_MB,
    });
    return { width, height, data };
  } catch (cause) {
    throw new ImageError(`The JPEG file can't be decoded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Walks the segments to the frame header (SOF0 to SOF15 but for DHT, JPG and DAC); ITU-T T.81, B.1.1.3. */
function frameSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  if (!isJpeg(bytes)) throw new ImageError('The file is no JPEG: it does not start with the JPEG marker');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  throw new ImageError('The JPEG file has no frame header');
}
