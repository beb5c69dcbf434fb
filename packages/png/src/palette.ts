import { type PaintedTiles, TILE_BITS } from '@geoslide/core';
import { FILTER_BYTE } from './scanlines.js';

/** As many colours as a byte tells apart. */
const MAX_COLORS = 256;
/** A power of two, sparse enough that probes are short. */
const SLOT_BITS = 11;
const SLOTS = 1 << SLOT_BITS;

/** Pixels as indices into a list of colours. */
export interface Palette {
  /** In order of appearance; the background's comes first where it is known. */
  readonly colors: Uint32Array;
  /** Scanlines: the filter byte and then one byte per pixel. */
  readonly rows: Uint8Array;
}

/** Undefined where there are more than 256 colours. Where `painted` is given, only those tiles are read, and one pixel that stands for all others. */
export function findPalette(
  pixels: Uint32Array,
  width: number,
  height: number,
  painted: PaintedTiles | undefined,
): Palette | undefined {
  const keys = new Uint32Array(SLOTS);
  const values = new Int16Array(SLOTS).fill(-1);
  const colors = new Uint32Array(MAX_COLORS);
  const rows = new Uint8Array((width + FILTER_BYTE) * height);
  const columns = painted?.columns ?? 1;
  const marks = painted?.marks;
  const tile = painted ? 1 << TILE_BITS : width;
  let count = 0;
  let last = 0;
  let index = -1;

  /** Sets `index` to that of `pixel`; false where there is no room for it. */
  const look = (pixel: number): boolean => {
    let slot = Math.imul(pixel, 0x9e3779b1) >>> (32 - SLOT_BITS);
    while (values[slot] !== -1 && keys[slot] !== pixel) slot = (slot + 1) & (SLOTS - 1);
    if (values[slot] === -1) {
      if (count === MAX_COLORS) return false;
      keys[slot] = pixel;
      values[slot] = count;
      colors[count++] = pixel;
    }
    last = pixel;
    index = values[slot]!;
    return true;
  };

  const unpainted = marks?.indexOf(0) ?? -1;
  look(pixels[unpainted < 0 ? 0 : Math.floor(unpainted / columns) * width + (unpainted % columns) * tile]!);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const shift = (y + 1) * FILTER_BYTE;
    for (let column = 0; column < columns; column++) {
      if (marks !== undefined && marks[y * columns + column] === 0) continue;
      const end = row + Math.min(width, (column + 1) * tile);
      for (let i = row + column * tile; i < end; i++) {
        const pixel = pixels[i]!;
        if (pixel !== last && !look(pixel)) return undefined;
        rows[i + shift] = index;
      }
    }
  }
  return { colors: colors.subarray(0, count), rows };
}
