import { type ColorTable, nextPainted, type PaintedTiles, type RowsAbove, TILE_BITS } from '@geoslide/core';
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
  readonly above: RowsAbove;
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
/** A picture with more rows of differences than one in so many has a grid. */
const SHARE_OF_GRIDS = 4;
/** A filter byte that is not 0 ends the run of zeros before it and begins another. */
const FILTER_CHANGES = 2;

/** The painted tiles of a row. */
class TileRow {
  /** Row 0 has a row above that nothing is painted on. */
  y = -1;
  /** Their columns. */
  readonly columns: Int32Array;
  count = 0;

  constructor(columns: number) {
    this.columns = new Int32Array(columns);
  }

  /** Takes the painted tiles of row y, of which `tile` is the first; gives the next row's first one, or -1. */
  begin(y: number, tile: number, painted: PaintedTiles): number {
    const first = y * painted.columns;
    const after = first + painted.columns;
    this.y = y;
    this.count = 0;
    let next = tile;
    for (; next >= 0 && next < after; next = nextPainted(painted, next + 1)) this.columns[this.count++] = next - first;
    return next;
  }
}

/** The numbers of one row, and how they differ from those of the row above it. */
class RowBytes {
  /** The row that they are of; that above the first one is blank. */
  y = -1;
  readonly bytes: Uint8Array;
  readonly differences: Uint8Array;
  /** The columns of the tiles that are not as the ones above them: only their differences are written. */
  readonly changed: Int32Array;
  changedCount = 0;
  /** By column of tiles that are written: how often their bytes change from one to the next. */
  private readonly changes: Uint8Array;
  private readonly tile = new Uint8Array(TILE);
  private readonly tileBytes: number;

  constructor(
    private readonly numbering: Numbering,
    private readonly depth: Depth,
  ) {
    const { columns } = numbering.painted;
    this.tileBytes = (TILE * depth) / 8;
    this.bytes = new Uint8Array(columns * TILE);
    this.differences = new Uint8Array(columns * TILE);
    this.changed = new Int32Array(columns);
    this.changes = new Uint8Array(columns);
  }

  /** Writes the numbers of a row whose painted tiles are given; false where there are too many colours. */
  write({ y, columns, count }: TileRow): boolean {
    if (this.y === y) return true;
    this.bytes.fill(0);
    this.changes.fill(0);
    for (let k = 0; k < count; k++) {
      if (!this.read(y, columns[k]!)) return false;
      this.put(columns[k]!);
    }
    this.y = y;
    return true;
  }

  /**
   * Goes on from the row above to row y. `columns` are those of the `count` tiles that are painted in one of them. Gives by how much the row has fewer runs
   * as differences; undefined where there are too many colours.
   */
  goOn(y: number, columns: Int32Array, count: number): number | undefined {
    const { numbering, bytes, differences, changed, changes, tileBytes } = this;
    const { width, above } = numbering;
    let fewer = 0;
    let last = 0;
    let lastUp = 0;
    this.changedCount = 0;
    for (let k = 0; k < count; k++) {
      const column = columns[k]!;
      const x = column * TILE;
      const from = column * tileBytes;
      if (y > 0 && above.isRepeated(y * width + x, Math.min(TILE, width - x))) {
        if (lastUp !== 0) fewer--;
        lastUp = 0;
      } else {
        if (!this.read(y, column)) return undefined;
        for (let i = 0; i < tileBytes; i++) {
          const up = this.tile[i]! - bytes[from + i]!;
          differences[from + i] = up;
          if (up !== lastUp) {
            fewer--;
            lastUp = up;
          }
        }
        this.put(column);
        changed[this.changedCount++] = column;
      }
      if (bytes[from] !== last) fewer++;
      fewer += changes[column]!;
      last = bytes[from + tileBytes - 1]!;
    }
    this.y = y;
    return fewer;
  }

  /** Reads a tile; false where there are too many colours. */
  private read(y: number, column: number): boolean {
    const { numbering, depth, tile } = this;
    const { width } = numbering;
    const x = column * TILE;
    tile.fill(0);
    return numbering.write(y * width + x, Math.min(TILE, width - x), tile, 0, depth);
  }

  /** Puts the tile that was read into its place. */
  private put(column: number): void {
    const { bytes, tile, tileBytes } = this;
    let at = column * tileBytes;
    let changes = 0;
    let last = tile[0]!;
    for (let i = 0; i < tileBytes; i++) {
      const value = tile[i]!;
      bytes[at++] = value;
      if (value !== last) changes++;
      last = value;
    }
    this.changes[column] = changes;
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
  const numbers = new RowBytes(numbering, depth);
  /** Columns painted in this row or the one above: what neither has painted is 0 with both filters. */
  const busy = new Int32Array(columns);
  let done = 0;
  let ups = 0;
  for (let tile = nextPainted(painted, 0); tile >= 0; ) {
    const y = Math.floor(tile / columns);
    tile = row.begin(y, tile, painted);
    const tiles = above.y === y - 1 ? unite(row.columns, row.count, above.columns, above.count, busy) : 0;
    let filter = NONE;
    if (tiles >= CROWDED) {
      if (!numbers.write(above)) return undefined;
      const fewer = numbers.goOn(y, busy, tiles);
      if (fewer === undefined) return undefined;
      if (fewer > FILTER_CHANGES) {
        filter = UP;
        ups++;
      }
    } else if (push === undefined && !numbers.write(row)) {
      return undefined;
    }
    const start = y * (size + FILTER_BYTE);
    if (start > done) stream.push(0, start - done);
    stream.push(filter, FILTER_BYTE);
    done = start + FILTER_BYTE;
    const pushed = filter === UP ? numbers.changed : row.columns;
    const count = filter === UP ? numbers.changedCount : row.count;
    for (let k = 0; k < count; ) {
      const from = pushed[k]! * tileBytes;
      // Neighbours are pushed at once.
      let last = pushed[k++]!;
      while (k < count && pushed[k] === last + 1) last = pushed[k++]!;
      const end = Math.min(size, (last + 1) * tileBytes);
      const gap = start + FILTER_BYTE + from - done;
      if (gap > 0) stream.push(0, gap);
      done = start + FILTER_BYTE + end;
      if (filter === UP) stream.pushBytes(numbers.differences, from, end);
      else if (numbers.y === y) stream.pushBytes(numbers.bytes, from, end);
      else if (!push!(y * width + from, end - from, stream)) return undefined;
    }
    const spare = above;
    above = row;
    row = spare;
  }
  const total = (size + FILTER_BYTE) * height;
  if (total > done) stream.push(0, total - done);
  return stream.finish(ups * SHARE_OF_GRIDS > height);
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
