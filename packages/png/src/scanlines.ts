import { nextPainted, type PaintedTiles, TILE_BITS } from '@geoslide/core';

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

/** The tiles of pixels on which anything is painted, the first of them in row `row`: all others are one opaque colour. */
export interface PaintedRows {
  readonly painted: PaintedTiles;
  readonly row: number;
}

/**
 * Rows of the first three bytes of each pixel; `inPlace` puts them over the pixels, since no byte is written before the pixel that lies there is read.
 * What nothing is painted on is packed once.
 */
export function packRgb(
  pixels: Int32Array,
  width: number,
  height: number,
  inPlace = false,
  tiles?: PaintedRows,
): Uint8Array {
  const size = (3 * width + FILTER_BYTE) * height;
  const rows = inPlace ? new Uint8Array(pixels.buffer, pixels.byteOffset, size) : new Uint8Array(size);
  const words = new Int32Array(rows.buffer, rows.byteOffset, size >> 2);
  const rowBytes = 3 * width + FILTER_BYTE;
  let blank: Uint8Array | undefined;
  for (let y = 0; y < height; y++) {
    const at = y * rowBytes + FILTER_BYTE;
    for (let x = 0; x < width; ) {
      const from = tiles === undefined ? x : paintedFrom(tiles, y, x, width);
      if (from > x) {
        blank ??= rowOf(pixels[y * width + x]!, width);
        rows.set(blank.subarray(0, 3 * (from - x)), at + 3 * x);
      }
      x = tiles === undefined || from === width ? width : paintedTo(tiles, y, from, width);
      packRow(pixels, y * width + from, x - from, rows, words, at + 3 * from);
    }
  }
  // Only now: the first row's lies on a pixel.
  for (let y = 0; y < height; y++) rows[y * rowBytes] = 0;
  return rows;
}

/** The first column from `x` on, a tile's first, in which anything is painted. */
function paintedFrom({ painted, row }: PaintedRows, y: number, x: number, width: number): number {
  const first = (row + y) * painted.columns;
  const tile = nextPainted(painted, first + (x >> TILE_BITS));
  return tile < 0 || tile >= first + painted.columns ? width : (tile - first) << TILE_BITS;
}

/** The column behind the painted tiles from column `x` on. */
function paintedTo({ painted, row }: PaintedRows, y: number, x: number, width: number): number {
  const first = (row + y) * painted.columns;
  const tile = painted.marks.indexOf(0, first + (x >> TILE_BITS));
  return tile < 0 ? width : Math.min(width, (tile - first) << TILE_BITS);
}

/** A row of one colour. */
function rowOf(pixel: number, width: number): Uint8Array {
  const row = new Uint8Array(3 * width);
  for (let to = 0; to < row.length; to += 3) packPixel(pixel, row, to);
  return row;
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
