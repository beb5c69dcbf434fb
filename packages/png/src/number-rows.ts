import { type ColorTable, nextChanged, nextPainted, type PaintedTiles, TILE_BITS } from '@geoslide/core';
import type { RowsAbove } from './rows-above.js';
import { FILTER_BYTE } from './scanlines.js';

const TILE = 1 << TILE_BITS;

/** Bits of a number of a colour. */
export type Depth = 1 | 2 | 4 | 8;

/** The palette numbers of the pixels of a picture. */
export interface Numbering {
  /** By number. */
  readonly table: Pick<ColorTable, 'colors' | 'count'>;
  readonly width: number;
  readonly height: number;
  readonly painted: PaintedTiles;
  readonly above: RowsAbove;
  /** Writes the numbers, of `depth` bits, of `count` pixels from `start` on into a row of zeros from byte `at` on; false where there are too many colours. */
  write(start: number, count: number, row: Uint8Array, at: number, depth: Depth): boolean;
}

/** https://www.w3.org/TR/png-3/#9Filters: rows as differences from the row above. The others are as they are, 0 (None). */
const UP = 2;
/** Rows with fewer painted tiles are not tried with another filter: only grids gain. */
const CROWDED = 12;
/** How many rows are tried to find out whether the picture has a grid. */
const SAMPLES = 64;
/** The part of these rows that has to be shorter as differences: more than one of so many. */
const SHARE_OF_GRIDS = 2;
/** Spreads them, so that lines at even distances are not met by all or none (Weyl 1916). */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The scanlines of numbers of `depth` bits, the first in the highest bits; undefined where there are too many colours. Where rows are `alike`, those that are
 * mostly as the one above are differences from it.
 */
export function numberRows(numbering: Numbering, depth: Depth, alike: boolean): Uint8Array | undefined {
  return alike ? differences(numbering, depth) : plainRows(numbering, depth);
}

/** More (of 2896 × 2896 px) are not kept. */
const MOST_KEPT = 1 << 23;
/**
 * The memory of the last scanlines, for the next picture of the same size: clearing it is faster than getting new
 * memory from the system.
 */
let kept: Uint8Array = new Uint8Array(0);

/** Takes back scanlines made by `numberRows`. The caller must not use them any more. */
export function recycle(rows: Uint8Array): void {
  if (rows.length <= MOST_KEPT) kept = rows;
}

function zeros(size: number): Uint8Array {
  if (kept.length !== size) return new Uint8Array(size);
  const rows = kept;
  kept = new Uint8Array(0);
  return rows.fill(0);
}

const rowBytes = ({ width }: Numbering, depth: Depth): number => Math.ceil((width * depth) / 8) + FILTER_BYTE;

/** Rows as they are. */
function plainRows(numbering: Numbering, depth: Depth): Uint8Array | undefined {
  const { width, height, painted } = numbering;
  const { columns, marks } = painted;
  const size = rowBytes(numbering, depth);
  const rows = zeros(size * height);
  for (let tile = nextPainted(painted, 0); tile >= 0; ) {
    const y = Math.floor(tile / columns);
    const first = y * columns;
    const after = first + columns;
    const from = (tile - first) * TILE;
    const to = Math.min(width, (marks.lastIndexOf(1, after - 1) - first + 1) * TILE);
    const at = y * size + FILTER_BYTE + (from * depth) / 8;
    if (!numbering.write(y * width + from, to - from, rows, at, depth)) return undefined;
    tile = nextPainted(painted, after);
  }
  return rows;
}

/** Whether most rows are shorter as differences from the row above, as in a grid. */
export function hasGrid({ width, height, painted, above }: Numbering): boolean {
  const { columns, marks } = painted;
  const samples = Math.min(SAMPLES, height);
  let shorter = 0;
  let longer = 0;
  // Stops as soon as the remaining rows cannot change the answer.
  for (let k = 0; SHARE_OF_GRIDS * shorter <= samples && SHARE_OF_GRIDS * (samples - longer) > samples; k++) {
    const y = Math.floor(((k + ((k * GOLDEN) % 1)) * height) / samples);
    let busy = 0;
    if (y > 0) for (let tile = y * columns; tile < (y + 1) * columns; tile++) busy += marks[tile]!;
    if (busy >= CROWDED && above.changesSaved(y * width) > 0) shorter++;
    else longer++;
  }
  return SHARE_OF_GRIDS * shorter > samples;
}

/** The tiles of a row that differ from the ones above them. */
class ChangedTiles {
  readonly columns: Int32Array;
  count = 0;

  constructor(private readonly numbering: Numbering) {
    this.columns = new Int32Array(numbering.painted.columns);
  }

  /** Finds the tiles of row y that differ. The first row has none above it. */
  find(y: number): void {
    const { width, above, painted } = this.numbering;
    const first = y * painted.columns;
    const after = first + painted.columns;
    this.count = 0;
    if (y === 0) {
      for (; this.count < painted.columns; this.count++) this.columns[this.count] = this.count;
      return;
    }
    for (let tile = nextChanged(painted, first); tile >= 0 && tile < after; tile = nextChanged(painted, tile + 1)) {
      const column = tile - first;
      const x = column * TILE;
      if (!above.isRepeated(y * width + x, Math.min(TILE, width - x))) this.columns[this.count++] = column;
    }
  }
}

/** Rows that are mostly like the one above as differences from it, the others as they are. */
function differences(numbering: Numbering, depth: Depth): Uint8Array | undefined {
  const { width, height, painted } = numbering;
  const size = rowBytes(numbering, depth);
  const tileBytes = (TILE * depth) / 8;
  const rows = zeros(size * height);
  const changed = new ChangedTiles(numbering);
  const numbers = new Uint8Array(painted.columns * tileBytes);
  const next = new Uint8Array(painted.columns * tileBytes);
  for (let y = 0; y < height; y++) {
    const start = y * size;
    changed.find(y);
    const { columns, count } = changed;
    const isUp = 2 * count < painted.columns;
    for (let k = 0; k < count; ) {
      const column = columns[k++]!;
      // Neighbours are written at once.
      let after = column + 1;
      while (k < count && columns[k] === after) after = columns[k++]! + 1;
      const x = column * TILE;
      const from = column * tileBytes;
      const to = after * tileBytes;
      next.fill(0, from, to);
      if (!numbering.write(y * width + x, Math.min(after * TILE, width) - x, next, from, depth)) return undefined;
      const at = start + FILTER_BYTE;
      if (isUp) for (let i = from; i < to; i++) rows[at + i] = next[i]! - numbers[i]!;
      numbers.set(next.subarray(from, to), from);
    }
    if (isUp) rows[start] = UP;
    else rows.set(numbers.subarray(0, size - FILTER_BYTE), start + FILTER_BYTE);
  }
  return rows;
}
