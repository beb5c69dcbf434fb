import { type PaintedTiles, TILE_BITS } from '@geoslide/core';
import { RunStream } from './runs.js';
import { FILTER_BYTE } from './scanlines.js';

/** As many colours as a byte tells apart. */
const MAX_COLORS = 256;
/** A power of two, sparse enough that probes are short. */
const SLOT_BITS = 11;
const SLOTS = 1 << SLOT_BITS;
const TILE = 1 << TILE_BITS;

type Depth = 1 | 2 | 4 | 8;

/** Pixels as numbers of colours. */
export interface IndexedPixels {
  /** In order of appearance; the background's comes first where it is known. */
  readonly colors: Uint32Array;
  /** Bits of a number. */
  readonly depth: Depth;
  /** The scanlines, deflated. */
  readonly data: Uint8Array;
}

/** Undefined where there are more than 256 colours. Where `painted` is given, only those tiles are read, and one pixel that stands for all others. */
export function indexPixels(
  pixels: Uint32Array,
  width: number,
  height: number,
  painted: PaintedTiles = everywhere(width, height),
): IndexedPixels | undefined {
  const table = new ColorTable();
  const unpainted = painted.marks.indexOf(0);
  table.numberOf(pixels[unpainted < 0 ? 0 : firstPixel(unpainted, painted.columns, width)]!);
  const bytes = deflateNumbers(pixels, width, height, painted, table, 8);
  if (bytes === undefined) return undefined;
  const { count } = table;
  const colors = table.colors.subarray(0, count);
  const depth = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8;
  const data = depth === 8 ? bytes : deflateNumbers(pixels, width, height, painted, table, depth);
  return data && { colors, depth, data };
}

/** https://www.w3.org/TR/png-3/#9Filters: rows as they are, and rows as differences from the row above. */
const NONE = 0;
const UP = 2;
/** Rows with fewer tiles that are not blank are not worth the question for another filter: it is grids that gain. */
const CROWDED = 12;
/** A filter byte that is not 0 ends the run of zeros before it and begins another. */
const FILTER_CHANGES = 2;

/** The scanlines of numbers of `depth` bits, the first in the highest bits; undefined where the table has no room for a colour. */
function deflateNumbers(
  pixels: Uint32Array,
  width: number,
  height: number,
  { columns, marks }: PaintedTiles,
  table: ColorTable,
  depth: Depth,
): Uint8Array | undefined {
  const stream = new RunStream();
  const perByte = 8 / depth;
  const tileBytes = TILE / perByte;
  const size = Math.ceil(width / perByte);
  let row = new Uint8Array(size);
  let above = new Uint8Array(size);
  const busy = new Int32Array(columns);
  let rowAbove = -1;
  let done = 0;
  let pixel = pixels[0]!;
  let number = table.numberOf(pixel);

  /** Packs a tile's numbers into `row`; false where the table is full. */
  const pack = (y: number, column: number): boolean => {
    const x1 = Math.min(width, (column + 1) * TILE);
    const start = y * width;
    for (let x = column * TILE, at = column * tileBytes; x < x1; at++) {
      let byte = 0;
      for (let k = 0; k < perByte; k++, x++) {
        if (x < x1 && pixels[start + x] !== pixel) {
          pixel = pixels[start + x]!;
          number = table.numberOf(pixel);
          if (number < 0) return false;
        }
        byte = (byte << depth) | (x < x1 ? number : 0);
      }
      row[at] = byte;
    }
    return true;
  };

  for (let tile = marks.indexOf(1); tile >= 0; ) {
    const y = Math.floor(tile / columns);
    const first = y * columns;
    row.fill(0);
    for (let column = tile - first; column < columns; column++) {
      if (marks[first + column] === 1 && !pack(y, column)) return undefined;
    }
    // What neither this row nor the one above has painted is 0 with both filters.
    let tiles = 0;
    for (let column = 0; column < columns; column++) {
      if (marks[first + column] === 1 || (rowAbove === y - 1 && marks[first - columns + column] === 1)) {
        busy[tiles++] = column;
      }
    }
    const filter = rowAbove === y - 1 && tiles >= CROWDED && prefersUp(row, above, busy, tiles, tileBytes) ? UP : NONE;
    const start = y * (size + FILTER_BYTE);
    if (start > done) stream.push(0, start - done);
    stream.push(filter, FILTER_BYTE);
    done = start + FILTER_BYTE;
    for (let k = 0; k < tiles; k++) {
      const from = busy[k]! * tileBytes;
      const end = Math.min(size, from + tileBytes);
      const gap = start + FILTER_BYTE + from - done;
      if (gap > 0) stream.push(0, gap);
      done = start + FILTER_BYTE + end;
      pushBytes(stream, row, filter === UP ? above : undefined, from, end);
    }
    [row, above] = [above, row];
    rowAbove = y;
    tile = marks.indexOf(1, first + columns);
  }
  const total = (size + FILTER_BYTE) * height;
  if (total > done) stream.push(0, total - done);
  return stream.finish();
}

/** Whether a row has fewer runs as differences from the one above, in its tiles that are not blank. */
function prefersUp(row: Uint8Array, above: Uint8Array, busy: Int32Array, tiles: number, tileBytes: number): boolean {
  let fewer = -FILTER_CHANGES;
  let last = 0;
  let lastUp = 0;
  for (let k = 0; k < tiles; k++) {
    const from = busy[k]! * tileBytes;
    const end = Math.min(row.length, from + tileBytes);
    for (let i = from; i < end; i++) {
      const value = row[i]!;
      const up = value - above[i]!;
      if (value !== last) {
        fewer++;
        last = value;
      }
      if (up !== lastUp) {
        fewer--;
        lastUp = up;
      }
    }
  }
  return fewer > 0;
}

/** Pushes bytes of a row, less those of `above` where it is given. */
function pushBytes(stream: RunStream, row: Uint8Array, above: Uint8Array | undefined, from: number, end: number): void {
  let value = -1;
  let start = from;
  for (let i = from; i < end; i++) {
    const next = above === undefined ? row[i]! : (row[i]! - above[i]!) & 255;
    if (next === value) continue;
    if (i > start) stream.push(value, i - start);
    value = next;
    start = i;
  }
  stream.push(value, end - start);
}

function firstPixel(tile: number, columns: number, width: number): number {
  return Math.floor(tile / columns) * width + (tile % columns) * TILE;
}

function everywhere(width: number, height: number): PaintedTiles {
  const columns = Math.ceil(width / TILE);
  return { columns, marks: new Uint8Array(columns * height).fill(1) };
}

/** The colours of a picture, each with its number. */
class ColorTable {
  readonly colors = new Uint32Array(MAX_COLORS);
  count = 0;
  private readonly keys = new Uint32Array(SLOTS);
  private readonly values = new Int16Array(SLOTS).fill(-1);

  /** The number of a colour; -1 where there is no room for it. */
  numberOf(pixel: number): number {
    let slot = Math.imul(pixel, 0x9e3779b1) >>> (32 - SLOT_BITS);
    while (this.values[slot] !== -1 && this.keys[slot] !== pixel) slot = (slot + 1) & (SLOTS - 1);
    if (this.values[slot] === -1) {
      if (this.count === MAX_COLORS) return -1;
      this.keys[slot] = pixel;
      this.values[slot] = this.count;
      this.colors[this.count++] = pixel;
    }
    return this.values[slot]!;
  }
}
