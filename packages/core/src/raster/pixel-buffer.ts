import type { Bounds } from './clip.js';

/** RGBA pixels, 8 bits each, rows from the top; colours premultiplied by alpha. */
export interface PixelBuffer {
  readonly width: number;
  readonly height: number;
  /** width * height * 4 bytes. */
  readonly data: Uint8ClampedArray | Uint8Array;
  /** Where anything is painted, for who can spare the rest. */
  readonly painted?: PaintedTiles;
}

/** Marks of tiles, one row high and `1 << TILE_BITS` px wide, that something is painted on. All other pixels are one colour, the background's. */
export interface PaintedTiles {
  /** Tiles per row; the last one may be cut short. */
  readonly columns: number;
  /** 1 for a painted tile, row by row. */
  readonly marks: Uint8Array;
  /** 1 for a tile that may not be as the one above it, row by row, and a row more for what lies below the last one. */
  readonly changed: Uint8Array;
}

/** 16 px: narrow enough that grid lines leave gaps. */
export const TILE_BITS = 4;

export function unpaintedTiles(width: number, height: number): PaintedTiles {
  const columns = ((width - 1) >> TILE_BITS) + 1;
  return { columns, marks: new Uint8Array(columns * height), changed: new Uint8Array(columns * (height + 1)) };
}

export function copyOf({ columns, marks, changed }: PaintedTiles): PaintedTiles {
  return { columns, marks: marks.slice(), changed: changed.slice() };
}

/** Takes all marks away. */
export function clearTiles({ marks, changed }: PaintedTiles): void {
  marks.fill(0);
  changed.fill(0);
}

/** Marks the columns from x0 to the one before x1, of which there is at least one. */
export function markPainted({ columns, marks, changed }: PaintedTiles, y: number, x0: number, x1: number): void {
  const last = y * columns + ((x1 - 1) >> TILE_BITS);
  // Most are one tile.
  let tile = y * columns + (x0 >> TILE_BITS);
  do {
    marks[tile] = 1;
    changed[tile] = 1;
    changed[tile + columns] = 1;
  } while (++tile <= last);
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
export function markCopied({ columns, marks, changed }: PaintedTiles, y: number, end: number): void {
  const next = (y + 1) * columns;
  const below = end * columns;
  copyRow(marks, columns, y, end);
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
  // As a small integer, also where V8 holds the width as it holds fractions: what is counted on from it is not an object each time then.
  return (row * width + ((tile - row * columns) << TILE_BITS)) | 0;
}

/** The pixel after a tile's last one. */
export function tileEnd(tile: number, { columns }: PaintedTiles, width: number): number {
  const row = Math.floor(tile / columns);
  return row * width + Math.min(width, (tile - row * columns + 1) << TILE_BITS);
}
