import { ColorTable, type PaintedTiles, TILE_BITS, tileStart } from '@geoslide/core';
import { RunStream } from './runs.js';
import { FILTER_BYTE } from './scanlines.js';

/** As many colours as a byte tells apart. */
const MAX_COLORS = 256;
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
  const table = new ColorTable(MAX_COLORS);
  const unpainted = painted.marks.indexOf(0);
  table.numberOf(pixels[unpainted < 0 ? 0 : tileStart(unpainted, painted, width)]!);
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
  const tileBytes = (TILE * depth) / 8;
  const size = Math.ceil((width * depth) / 8);
  let row = new Uint8Array(columns * TILE);
  let above = new Uint8Array(columns * TILE);
  const differences = new Uint8Array(columns * TILE);
  const busy = new Int32Array(columns);
  let rowAbove = -1;
  let done = 0;
  for (let tile = marks.indexOf(1); tile >= 0; ) {
    const y = Math.floor(tile / columns);
    const first = y * columns;
    row.fill(0);
    // What neither this row nor the one above has painted is 0 with both filters.
    let tiles = 0;
    for (let column = 0; column < columns; column++) {
      if (marks[first + column] === 1) {
        const x = column * TILE;
        if (!numberTile(pixels, y * width + x, Math.min(TILE, width - x), table, row, column * tileBytes, depth)) {
          return undefined;
        }
      } else if (rowAbove !== y - 1 || marks[first - columns + column] !== 1) {
        continue;
      }
      busy[tiles++] = column;
    }
    const filter = rowAbove === y - 1 && tiles >= CROWDED && prefersUp(row, above, busy, tiles, tileBytes) ? UP : NONE;
    const start = y * (size + FILTER_BYTE);
    if (start > done) stream.push(0, start - done);
    stream.push(filter, FILTER_BYTE);
    done = start + FILTER_BYTE;
    for (let k = 0; k < tiles; ) {
      const from = busy[k]! * tileBytes;
      // Neighbours are pushed at once.
      let last = busy[k++]!;
      while (k < tiles && busy[k] === last + 1) last = busy[k++]!;
      const end = Math.min(size, (last + 1) * tileBytes);
      const gap = start + FILTER_BYTE + from - done;
      if (gap > 0) stream.push(0, gap);
      done = start + FILTER_BYTE + end;
      if (filter === UP) for (let i = from; i < end; i++) differences[i] = row[i]! - above[i]!;
      stream.pushBytes(filter === UP ? differences : row, from, end);
    }
    [row, above] = [above, row];
    rowAbove = y;
    tile = marks.indexOf(1, first + columns);
  }
  const total = (size + FILTER_BYTE) * height;
  if (total > done) stream.push(0, total - done);
  return stream.finish();
}

/** Writes the numbers of a tile's `count` pixels from byte `at` of a row on; false where the table is full. */
function numberTile(
  pixels: Uint32Array,
  start: number,
  count: number,
  table: ColorTable,
  row: Uint8Array,
  at: number,
  depth: Depth,
): boolean {
  const background = table.colors[0]!;
  let color = background;
  let number = 0;
  for (let k = 0; k < count; k++) {
    const pixel = pixels[start + k]!;
    if (pixel !== color) {
      color = pixel;
      number = pixel === background ? 0 : table.numberOf(pixel);
      if (number < 0) return false;
    }
    if (depth === 8) {
      row[at + k] = number;
    } else {
      const bit = k * depth;
      row[at + (bit >> 3)]! |= number << (8 - depth - (bit & 7));
    }
  }
  return true;
}

/** Whether a row has fewer runs as differences from the one above, in its tiles that are not blank. */
function prefersUp(row: Uint8Array, above: Uint8Array, busy: Int32Array, tiles: number, tileBytes: number): boolean {
  let fewer = -FILTER_CHANGES;
  let last = 0;
  let lastUp = 0;
  for (let k = 0; k < tiles; k++) {
    const from = busy[k]! * tileBytes;
    for (let i = from; i < from + tileBytes; i++) {
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

function everywhere(width: number, height: number): PaintedTiles {
  const columns = Math.ceil(width / TILE);
  return { columns, marks: new Uint8Array(columns * height).fill(1) };
}
