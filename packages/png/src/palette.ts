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
  const rowBytes = Math.ceil(width / perByte) + FILTER_BYTE;
  let done = 0;
  let pixel = pixels[0]!;
  let number = table.numberOf(pixel);
  for (let tile = marks.indexOf(1); tile >= 0; tile = marks[tile + 1] === 1 ? tile + 1 : marks.indexOf(1, tile + 1)) {
    const row = Math.floor(tile / columns);
    const x0 = (tile - row * columns) << TILE_BITS;
    const x1 = Math.min(width, x0 + TILE);
    const start = row * rowBytes + FILTER_BYTE + x0 / perByte;
    // The background's number and the filter byte are both 0.
    if (start > done) stream.push(0, start - done);
    done = start + Math.ceil((x1 - x0) / perByte);
    let last = 0;
    let run = 0;
    for (let x = x0; x < x1; x += perByte) {
      let byte = 0;
      for (let k = x; k < x + perByte; k++) {
        if (k < x1 && pixels[row * width + k] !== pixel) {
          pixel = pixels[row * width + k]!;
          number = table.numberOf(pixel);
          if (number < 0) return undefined;
        }
        byte = (byte << depth) | (k < x1 ? number : 0);
      }
      if (byte === last) {
        run++;
        continue;
      }
      if (run > 0) stream.push(last, run);
      last = byte;
      run = 1;
    }
    stream.push(last, run);
  }
  if (rowBytes * height > done) stream.push(0, rowBytes * height - done);
  return stream.finish();
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
