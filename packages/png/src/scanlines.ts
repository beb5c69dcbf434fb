/** Each row begins with a byte that names its filter. Rows of channels have 0 (None): figures pack best so. */
export const FILTER_BYTE = 1;

/** Rows of four-byte pixels as they are. */
export function packRgba(pixels: Int32Array, width: number, height: number): Uint8Array {
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
export function packRgb(pixels: Int32Array, width: number, height: number, inPlace = false): Uint8Array {
  const size = (3 * width + FILTER_BYTE) * height;
  const rows = inPlace ? new Uint8Array(pixels.buffer, pixels.byteOffset, size) : new Uint8Array(size);
  const words = new Int32Array(rows.buffer, rows.byteOffset, size >> 2);
  const rowBytes = 3 * width + FILTER_BYTE;
  for (let y = 0; y < height; y++) packRow(pixels, y * width, width, rows, words, y * rowBytes + FILTER_BYTE);
  // Only now: the first row's lies on a pixel.
  for (let y = 0; y < height; y++) rows[y * rowBytes] = 0;
  return rows;
}

/** Packs `count` pixels from `from` on to byte `at` of the rows on, which are words, too. */
function packRow(
  pixels: Int32Array,
  from: number,
  count: number,
  rows: Uint8Array,
  words: Int32Array,
  at: number,
): void {
  const end = from + count;
  let i = from;
  let to = at;
  for (; i < end && (!LITTLE_ENDIAN || (to & 3) !== 0); i++, to += 3) packPixel(pixels[i]!, rows, to);
  // Four pixels are three words.
  for (let word = to >> 2; i + 4 <= end; i += 4, word += 3, to += 12) {
    const p = pixels[i]!;
    const q = pixels[i + 1]!;
    const r = pixels[i + 2]!;
    const s = pixels[i + 3]!;
    words[word] = (p & 0xffffff) | (q << 24);
    words[word + 1] = ((q >>> 8) & 0xffff) | (r << 16);
    words[word + 2] = ((r >>> 16) & 0xff) | (s << 8);
  }
  for (; i < end; i++, to += 3) packPixel(pixels[i]!, rows, to);
}

function packPixel(pixel: number, rows: Uint8Array, to: number): void {
  rows[to] = pixel >>> RED;
  rows[to + 1] = pixel >>> GREEN;
  rows[to + 2] = pixel >>> BLUE;
}
