/** Each row begins with a byte that names its filter. Rows of channels have 0 (None): figures pack best so. */
export const FILTER_BYTE = 1;

/** Rows of four-byte pixels as they are. */
export function packRgba(pixels: Uint32Array, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const rowBytes = 4 * width + FILTER_BYTE;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    rows.set(bytes.subarray(4 * y * width, 4 * (y + 1) * width), y * rowBytes + FILTER_BYTE);
  }
  return rows;
}

const LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
/** Where a pixel's bytes lie in its word. */
const [RED, GREEN, BLUE] = LITTLE_ENDIAN ? [0, 8, 16] : [24, 16, 8];

/** Rows of the first three bytes of each pixel; `inPlace` puts them over the pixels, since no byte is written before the pixel that lies there is read. */
export function packRgb(pixels: Uint32Array, width: number, height: number, inPlace = false): Uint8Array {
  const size = (3 * width + FILTER_BYTE) * height;
  const rows = inPlace ? new Uint8Array(pixels.buffer, pixels.byteOffset, size) : new Uint8Array(size);
  packRgbRows(pixels, width, 0, height, rows);
  return rows;
}

/** Packs the rows in [first, end) to where they belong in `rows`, and gives that part. */
export function packRgbRows(
  pixels: Uint32Array,
  width: number,
  first: number,
  end: number,
  rows: Uint8Array,
): Uint8Array {
  const rowBytes = 3 * width + FILTER_BYTE;
  for (let y = first; y < end; y++) {
    const after = (y + 1) * width;
    let to = y * rowBytes + FILTER_BYTE;
    for (let i = y * width; i < after; i++, to += 3) {
      const pixel = pixels[i]!;
      rows[to] = pixel >>> RED;
      rows[to + 1] = pixel >>> GREEN;
      rows[to + 2] = pixel >>> BLUE;
    }
  }
  // Only now: the first row's lies on a pixel.
  for (let y = first; y < end; y++) rows[y * rowBytes] = 0;
  return rows.subarray(first * rowBytes, end * rowBytes);
}
