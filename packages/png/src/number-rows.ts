import { type ColorTable, nextPainted, type PaintedTiles, type RowsAbove, TILE_BITS } from '@geoslide/core';
import { FILTER_BYTE } from './scanlines.js';

const TILE = 1 << TILE_BITS;

/** Bits of a number of a colour. */
export type Depth = 1 | 2 | 4 | 8;

/** The numbers in a palette of a picture's pixels. */
export interface Numbering {
  /** By number. */
  readonly table: Pick<ColorTable, 'colors' | 'count'>;
  readonly width: number;
  readonly height: number;
  readonly painted: PaintedTiles;
  readonly above: RowsAbove;
  /** The numbers themselves, where no others are known for them. */
  readonly bytes?: Uint16Array;
  /** Writes the numbers, of `depth` bits, of `count` pixels from `start` on into a row of zeros from byte `at` on; false where there are too many colours. */
  write(start: number, count: number, row: Uint8Array, at: number, depth: Depth): boolean;
}

/** Scanlines, not deflated yet. */
export interface NumberRows {
  readonly rows: Uint8Array;
  /** Whether most rows are like the one above, as in a grid. */
  readonly alike: boolean;
}

/** https://www.w3.org/TR/png-3/#9Filters: rows as differences from the row above. The others are as they are, 0 (None). */
const UP = 2;
/** Rows with fewer tiles that are not blank are not worth the question for another filter: it is grids that gain. */
const CROWDED = 12;
/** Rows that are asked whether the picture has a grid. */
const SAMPLES = 64;
/** Of so many of these, one has to be like the row above. */
const SHARE_OF_GRIDS = 4;
/** Spreads them, so that lines at even distances are not met by all or none (Weyl 1916). */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The scanlines of numbers of `depth` bits, the first in the highest bits; undefined where there are too many colours. */
export function numberRows(numbering: Numbering, depth: Depth): NumberRows | undefined {
  const alike = hasGrid(numbering);
  const rows = alike ? differences(numbering, depth) : plainRows(numbering, depth);
  return rows && { rows, alike };
}

const rowBytes = ({ width }: Numbering, depth: Depth): number => Math.ceil((width * depth) / 8) + FILTER_BYTE;

function plainRows(numbering: Numbering, depth: Depth): Uint8Array | undefined {
  const { width, height, painted, bytes } = numbering;
  const { columns, marks } = painted;
  const size = rowBytes(numbering, depth);
  const rows = new Uint8Array(size * height);
  for (let tile = nextPainted(painted, 0); tile >= 0; ) {
    const y = Math.floor(tile / columns);
    const after = (y + 1) * columns;
    const start = y * width;
    const at = y * size + FILTER_BYTE;
    if (bytes !== undefined && depth === 8) {
      const from = (tile - y * columns) * TILE;
      const to = Math.min(width, (marks.lastIndexOf(1, after - 1) - y * columns + 1) * TILE);
      rows.set(bytes.subarray(start + from, start + to), at + from);
    } else {
      const row = rows.subarray(at, at + size - FILTER_BYTE);
      for (let next = tile; next >= 0 && next < after; next = nextPainted(painted, next + 1)) {
        const x = (next - y * columns) * TILE;
        if (!numbering.write(start + x, Math.min(TILE, width - x), row, (x * depth) / 8, depth)) return undefined;
      }
    }
    tile = nextPainted(painted, after);
  }
  return rows;
}

/** Whether many rows are mostly the same as the one above. */
function hasGrid(numbering: Numbering): boolean {
  const { height, painted } = numbering;
  const busy = new BusyTiles(numbering);
  const samples = Math.min(SAMPLES, height);
  let repeated = 0;
  for (let k = 0; k < samples; k++) {
    const y = Math.floor(((k + ((k * GOLDEN) % 1)) * height) / samples);
    // Most pictures have few painted tiles in a row.
    if (y > 0 && busy.find(y, painted) && busy.areRepeated()) repeated++;
  }
  return repeated * SHARE_OF_GRIDS > samples;
}

/** The tiles of a row that something is painted on, or on the ones above them: all others are blank in both rows. */
class BusyTiles {
  /** Columns of those that are not as the ones above them. */
  readonly changed: Int32Array;
  changedCount = 0;
  private count = 0;

  constructor(private readonly numbering: Numbering) {
    this.changed = new Int32Array(numbering.painted.columns);
  }

  /** Finds those of row y, not the first one; gives whether they are many. */
  find(y: number, { columns, marks }: PaintedTiles): boolean {
    const { width, above } = this.numbering;
    const first = y * columns;
    this.count = 0;
    this.changedCount = 0;
    for (let column = 0; column < columns; column++) {
      const isPainted = marks[first + column]!;
      const isPaintedAbove = marks[first - columns + column]!;
      if ((isPainted | isPaintedAbove) === 0) continue;
      this.count++;
      const x = column * TILE;
      if (isPainted !== isPaintedAbove || !above.isRepeated(y * width + x, Math.min(TILE, width - x)))
        this.changed[this.changedCount++] = column;
    }
    return this.count >= CROWDED;
  }

  /** Whether most of them are as the ones above them. */
  areRepeated(): boolean {
    return 2 * this.changedCount < this.count;
  }
}

/** Rows that are mostly like the one above as differences from it, the others as they are. */
function differences(numbering: Numbering, depth: Depth): Uint8Array | undefined {
  const { width, height, painted } = numbering;
  const size = rowBytes(numbering, depth);
  const tileBytes = (TILE * depth) / 8;
  const rows = new Uint8Array(size * height);
  const busy = new BusyTiles(numbering);
  const numbers = new Uint8Array(painted.columns * tileBytes);
  const tile = new Uint8Array(tileBytes);
  for (let y = 0; y < height; y++) {
    const start = y * size;
    const isUp = y > 0 && busy.find(y, painted) && busy.areRepeated();
    const count = y > 0 ? busy.changedCount : painted.columns;
    for (let k = 0; k < count; k++) {
      const column = y > 0 ? busy.changed[k]! : k;
      const x = column * TILE;
      const from = column * tileBytes;
      tile.fill(0);
      if (!numbering.write(y * width + x, Math.min(TILE, width - x), tile, 0, depth)) return undefined;
      const at = start + FILTER_BYTE + from;
      if (isUp) for (let i = 0; i < tileBytes; i++) rows[at + i] = tile[i]! - numbers[from + i]!;
      numbers.set(tile, from);
    }
    if (isUp) rows[start] = UP;
    else rows.set(numbers.subarray(0, size - FILTER_BYTE), start + FILTER_BYTE);
  }
  return rows;
}
