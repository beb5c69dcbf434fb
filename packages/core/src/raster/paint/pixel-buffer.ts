import type { Bounds } from '../outline/clip.js';

/** RGBA pixels, 8 bits each, rows from the top; colours premultiplied by alpha. */
export interface PixelBuffer {
  readonly width: number;
  readonly height: number;
  /** width * height * 4 bytes. */
  readonly data: Uint8ClampedArray | Uint8Array;
  /** Which tiles are painted, so that callers can skip the rest. */
  readonly painted?: PaintedTiles;
}

/**
 * Marks of tiles. A tile is one row high and `1 << TILE_BITS` px wide. Pixels outside of painted tiles all have the
 * colour of the background.
 */
export interface PaintedTiles {
  /** Tiles per row; the last one may be cut short. */
  readonly columns: number;
  /** 1 for a painted tile, row by row. */
  readonly marks: Uint8Array;
  /**
   * 1 for a tile that may differ from the one above it, row by row, with one more row for what lies below the last one.
   */
  readonly changed: Uint8Array;
  /** 0 for a tile of one colour, row by row; 1 for one that may have several. */
  readonly uneven: Uint8Array;
}

/** 16 px: narrow enough that grid lines leave gaps. */
export const TILE_BITS = 4;
const TILE = 1 << TILE_BITS;
/** The bits of a column that tell its place in its tile. */
export const TILE_REST = TILE - 1;

export function unpaintedTiles(width: number, height: number): PaintedTiles {
  const columns = ((width - 1) >> TILE_BITS) + 1;
  const count = columns * height;
  return {
    columns,
    marks: new Uint8Array(count),
    changed: new Uint8Array(count + columns),
    uneven: new Uint8Array(count),
  };
}

export function copyOf({ columns, marks, changed, uneven }: PaintedTiles): PaintedTiles {
  return { columns, marks: marks.slice(), changed: changed.slice(), uneven: uneven.slice() };
}

/** Takes all marks away. */
export function clearTiles({ marks, changed, uneven }: PaintedTiles): void {
  marks.fill(0);
  changed.fill(0);
  uneven.fill(0);
}

/** Marks the columns from x0 to the one before x1, of which there is at least one. */
export function markPainted(painted: PaintedTiles, y: number, x0: number, x1: number): void {
  const { columns, marks, changed, uneven } = painted;
  const last = y * columns + ((x1 - 1) >> TILE_BITS);
  // Most are one tile.
  let tile = y * columns + (x0 >> TILE_BITS);
  do {
    marks[tile] = 1;
    changed[tile] = 1;
    changed[tile + columns] = 1;
    uneven[tile] = 1;
  } while (++tile <= last);
}

/**
 * As markPainted, for columns that are covered wholly, of a picture `width` px wide: tiles between them stay even, and become so where the paint is opaque.
 */
export function markCovered(
  { columns, marks, changed, uneven }: PaintedTiles,
  width: number,
  y: number,
  x0: number,
  x1: number,
  isOpaque: boolean,
): void {
  const row = y * columns;
  const first = row + (x0 >> TILE_BITS);
  const last = row + ((x1 - 1) >> TILE_BITS);
  for (let tile = first; tile <= last; tile++) {
    marks[tile] = 1;
    changed[tile] = 1;
    changed[tile + columns] = 1;
    if (isOpaque) uneven[tile] = 0;
  }
  if ((x0 & TILE_REST) !== 0) uneven[first] = 1;
  if ((x1 & TILE_REST) !== 0 && x1 !== width) uneven[last] = 1;
}

/** The start of the next two even tiles behind column x, since one is not worth a look; x1 at most. */
export function nextEven({ columns, uneven }: PaintedTiles, y: number, x: number, x1: number): number {
  const row = y * columns;
  let column = (x >> TILE_BITS) + 1;
  const last = (x1 - 1) >> TILE_BITS;
  while (column < last && (uneven[row + column] === 1 || uneven[row + column + 1] === 1)) column++;
  return column < last ? column << TILE_BITS : x1;
}

/** Where whole tiles of one colour end that begin at column x, the start of a tile, and end by x1: x itself where there is none. */
export function evenEnd(
  { columns, uneven }: PaintedTiles,
  values: Int32Array | Uint16Array,
  row: number,
  y: number,
  x: number,
  x1: number,
): number {
  const value = values[row + x]!;
  let tile = y * columns + (x >> TILE_BITS);
  let end = x;
  while (end + TILE <= x1 && uneven[tile] === 0 && values[row + end] === value) {
    end += TILE;
    tile++;
  }
  return end;
}

/** Copies row y to those below it up to the one before `end`: twice as many each time. */
export function copyRow(rows: Uint8Array | Uint16Array, width: number, y: number, end: number): void {
  for (let count = 1; y + count < end; count *= 2) {
    rows.copyWithin((y + count) * width, y * width, (y + Math.min(count, end - y - count)) * width);
  }
}

/** How many rows from y on, up to the one before `end`, are as row y. */
export function alikeRows(painted: PaintedTiles, y: number, end: number): number {
  const tile = nextChanged(painted, (y + 1) * painted.columns);
  return (tile < 0 ? end : Math.min(end, Math.floor(tile / painted.columns))) - y;
}

/** Marks the rows below y up to the one before `end`, which were as it until it was painted on just now, as copies of it. */
export function markCopied({ columns, marks, changed, uneven }: PaintedTiles, y: number, end: number): void {
  const next = (y + 1) * columns;
  const below = end * columns;
  copyRow(marks, columns, y, end);
  copyRow(uneven, columns, y, end);
  for (let column = 0; column < columns; column++) changed[below + column]! |= changed[next + column]!;
  changed.fill(0, next, below);
}

/** Whether anything is painted in tiles that an area of whole px inside the picture meets. */
export function isPainted({ columns, marks }: PaintedTiles, { left, top, right, bottom }: Bounds): boolean {
  const across = ((right - 1) >> TILE_BITS) - (left >> TILE_BITS);
  for (let y = top; y < bottom; y++) {
    const first = y * columns + (left >> TILE_BITS);
    for (let tile = first; tile <= first + across; tile++) if (marks[tile] === 1) return true;
  }
  return false;
}

/** The first painted tile from `tile` on; -1 where there is none. */
export function nextPainted({ marks }: PaintedTiles, tile: number): number {
  return marks[tile] === 1 ? tile : marks.indexOf(1, tile);
}

/** The first tile from `tile` on that may not be as the one above it; -1 where there is none. */
export function nextChanged({ changed }: PaintedTiles, tile: number): number {
  return changed[tile] === 1 ? tile : changed.indexOf(1, tile);
}

/** The first pixel of a tile of a picture `width` px wide. */
export function tileStart(tile: number, { columns }: PaintedTiles, width: number): number {
  const row = Math.floor(tile / columns);
  return row * width + ((tile - row * columns) << TILE_BITS);
}

/** The pixel after a tile's last one. */
export function tileEnd(tile: number, { columns }: PaintedTiles, width: number): number {
  const row = Math.floor(tile / columns);
  return row * width + Math.min(width, (tile - row * columns + 1) << TILE_BITS);
}
