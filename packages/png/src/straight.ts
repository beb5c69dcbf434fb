import type { PixelBuffer } from '@geoslide/core';

/** Pixels as PNG stores them: not premultiplied, four bytes each. */
export interface StraightPixels {
  readonly pixels: Int32Array;
  readonly opaque: boolean;
}

/** Byte 3 of each pixel, whatever the machine's order of bytes. */
const ALPHA_MASK = new Int32Array(Uint8Array.of(0, 0, 0, 255).buffer)[0]!;

/** One number per pixel. Throws a RangeError for a buffer of another size than its width and height. */
export function asWords(buffer: PixelBuffer): Int32Array {
  const count = buffer.width * buffer.height;
  if (buffer.data.length !== 4 * count) {
    throw new RangeError(
      `The buffer has ${buffer.data.length} bytes: ${buffer.width} × ${buffer.height} px need ${4 * count}`,
    );
  }
  const data = buffer.data.byteOffset % 4 === 0 ? buffer.data : buffer.data.slice();
  return new Int32Array(data.buffer, data.byteOffset, count);
}

/** Divides colours by alpha. An opaque buffer is not copied. */
export function straighten(buffer: PixelBuffer): StraightPixels {
  const pixels = asWords(buffer);
  const { data } = buffer;
  const count = pixels.length;
  let i = 0;
  while (i < count && (pixels[i]! & ALPHA_MASK) === ALPHA_MASK) i++;
  if (i === count) return { pixels, opaque: true };
  const straight = new Int32Array(count);
  straight.set(pixels.subarray(0, i));
  const bytes = new Uint8ClampedArray(straight.buffer);
  for (; i < count; i++) {
    const pixel = pixels[i]!;
    // Wholly transparent pixels have no colour: 0 packs best.
    if (pixel === 0) continue;
    const alpha = data[4 * i + 3]!;
    if (alpha === 255) {
      straight[i] = pixel;
      continue;
    }
    if (alpha === 0) continue;
    bytes[4 * i] = (data[4 * i]! * 255) / alpha;
    bytes[4 * i + 1] = (data[4 * i + 1]! * 255) / alpha;
    bytes[4 * i + 2] = (data[4 * i + 2]! * 255) / alpha;
    bytes[4 * i + 3] = alpha;
  }
  return { pixels: straight, opaque: false };
}
