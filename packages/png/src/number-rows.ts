import { type ColorTable, nextPainted, type PaintedTiles, TILE_BITS } from '@geoslide/core';
import { RunStream } from './runs.js';
import { FILTER_BYTE } from './scanlines.js';

const TILE = 1 << TILE_BITS;

/** Bits of a number of a colour. */
export type Depth = 1 | 2 | 4 | 8;

/** The numbers in a palette of a picture's pixels. */
export interface Numbering {
  /** By number. */
  readonly table: ColorTable;
  readonly width: number;
  readonly height: number;
  readonly painted: PaintedTiles;
  /** Writes the numbers, of `depth` bits, of `count` pixels from `start` on into a row from byte `at` on; false where there are too many colours. */
  write(start: number, count: number, row: Uint8Array, at: number, depth: Depth): boolean;
  /** Puts the numbers of `count` pixels from `start` on into a stream, a byte each; false where there are too many colours. */
  push?(start: number, count: number, stream: RunStream): boolean;
}

/** https://www.w3.org/TR/png-3/#9Filters: rows as they are, and rows as differences from the row above. */
const NONE = 0;
const UP = 2;
/** Rows with fewer tiles that are not blank are not worth the question for another filter: it is grids that gain. */
const CROWDED = 12;
/** A filter byte that is not 0 ends the run of zeros before it and begins another. */
const FILTER_CHANGES = 2;

/** A row of pixels. */
class TileRow {
  /** Row 0 has a row above that nothing is painted on. */
  y = -1;
  /** The columns of its painted tiles. */
  readonly columns: Int32Array;
  count = 0;
  /** Its numbers, where they are written. */
  readonly bytes: Uint8Array;
  written = false;

  constructor(columns: number) {
    this.columns = new Int32Array(columns);
    this.bytes = new Uint8Array(columns * TILE);
  }

  /** Takes the painted tiles of row y, of which `tile` is the first; gives the next row's first one, or -1. */
  begin(y: number, tile: number, painted: PaintedTiles): number {
    const first = y * painted.columns;
    const after = first + painted.columns;
    this.y = y;
    this.count = 0;
    this.written = false;
    let next = tile;
    for (; next >= 0 && next < after; next = nextPainted(painted, next + 1)) this.columns[this.count++] = next - first;
    return next;
  }

  /** Writes its numbers; false where there are too many colours. */
  write(numbering: Numbering, depth: Depth): boolean {
    if (this.written) return true;
    const { width } = numbering;
    const { bytes, columns, y } = this;
    bytes.fill(0);
    for (let k = 0; k < this.count; k++) {
      const x = columns[k]! * TILE;
      const at = (x * depth) >> 3;
      if (!numbering.write(y * width + x, Math.min(TILE, width - x), bytes, at, depth)) return false;
    }
    this.written = true;
    return true;
  }
}

/** The scanlines of numbers of `depth` bits, the first in the highest bits; undefined where the table has no room for a colour. */
export function deflateNumbers(numbering: Numbering, depth: Depth): Uint8Array | undefined {
  const { width, height, painted } = numbering;
  const { columns } = painted;
  const stream = new RunStream();
  const tileBytes = (TILE * depth) / 8;
  const size = Math.ceil((width * depth) / 8);
  const push = depth === 8 ? numbering.push?.bind(numbering) : undefined;
  let row = new TileRow(columns);
  let above = new TileRow(columns);
  const differences = new Uint8Array(columns * TILE);
  /** Columns painted in this row or the one above: what neither has painted is 0 with both filters. */
  const busy = new Int32Array(columns);
  let done = 0;
  for (let tile = nextPainted(painted, 0); tile >= 0; ) {
    const y = Math.floor(tile / columns);
    tile = row.begin(y, tile, painted);
    const tiles = above.y === y - 1 ? unite(row.columns, row.count, above.columns, above.count, busy) : 0;
    const crowded = tiles >= CROWDED;
    if ((crowded || push === undefined) && !row.write(numbering, depth)) return undefined;
    if (crowded && !above.write(numbering, depth)) return undefined;
    const filter = crowded && prefersUp(row.bytes, above.bytes, busy, tiles, tileBytes) ? UP : NONE;
    const start = y * (size + FILTER_BYTE);
    if (start > done) stream.push(0, start - done);
    stream.push(filter, FILTER_BYTE);
    done = start + FILTER_BYTE;
    const pushed = filter === UP ? busy : row.columns;
    const count = filter === UP ? tiles : row.count;
    for (let k = 0; k < count; ) {
      const from = pushed[k]! * tileBytes;
      // Neighbours are pushed at once.
      let last = pushed[k++]!;
      while (k < count && pushed[k] === last + 1) last = pushed[k++]!;
      const end = Math.min(size, (last + 1) * tileBytes);
      const gap = start + FILTER_BYTE + from - done;
      if (gap > 0) stream.push(0, gap);
      done = start + FILTER_BYTE + end;
      if (filter === UP) {
        for (let i = from; i < end; i++) differences[i] = row.bytes[i]! - above.bytes[i]!;
        stream.pushBytes(differences, from, end);
      } else if (row.written) {
        stream.pushBytes(row.bytes, from, end);
      } else if (!push!(y * width + from, end - from, stream)) {
        return undefined;
      }
    }
    const spare = above;
    above = row;
    row = spare;
  }
  const total = (size + FILTER_BYTE) * height;
  if (total > done) stream.push(0, total - done);
  return stream.finish();
}

/** Puts what is in one of two lists, both in order, into `out`, in order; gives how many those are. */
function unite(one: Int32Array, ones: number, other: Int32Array, others: number, out: Int32Array): number {
  let count = 0;
  let k = 0;
  for (let i = 0; i < ones; i++) {
    const value = one[i]!;
    while (k < others && other[k]! < value) out[count++] = other[k++]!;
    if (k < others && other[k] === value) k++;
    out[count++] = value;
  }
  while (k < others) out[count++] = other[k++]!;
  return count;
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
