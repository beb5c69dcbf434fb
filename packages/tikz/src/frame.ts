import type { Scene } from '@geoslide/core';
import { BP_PER_PX, decimal } from './numbers.js';

/** Rounding moves a point by less, px. */
const ROUNDING = 0.03;
/** TeX's dimensions end at 16383 pt, 21800 px; half of that is left to what lies outside of the view. */
const LARGEST_PX = 8000;
/** TeX multiplies a coordinate and its unit with 16 binary places: 1/100 px for this unit. */
const LARGEST_UNIT = 2000;
const SMALLEST_UNIT = 0.01;

/** The coordinates that a picture is written in. */
export interface Frame {
  /** px per unit. */
  readonly unit: number;
  /** Whether they are the slide's own; else a unit is a px, and the origin the bottom left corner. */
  readonly logical: boolean;
  /** A point of the scene as `(x,y)`. */
  point(x: number, y: number): string;
  /** A length of the scene in units. */
  length(px: number): string;
}

/** The slide's own coordinates where TeX's numbers hold them, else pixels. */
export function frameOf({ view, height }: Scene, size: { width: number; height: number }): Frame {
  if (view && view.scale <= LARGEST_UNIT && view.scale >= SMALLEST_UNIT) {
    const right = view.left + size.width / view.scale;
    const bottom = view.top - size.height / view.scale;
    const reach = Math.max(...[view.left, right, view.top, bottom].map(Math.abs));
    if (reach * view.scale <= LARGEST_PX) return frame(view.left, view.top, view.scale, true);
  }
  return frame(0, height, 1, false);
}

function frame(left: number, top: number, unit: number, logical: boolean): Frame {
  const digits = Math.max(0, Math.ceil(Math.log10(unit / 2 / ROUNDING)));
  return {
    unit,
    logical,
    point: (x, y) => `(${decimal(x / unit + left, digits)},${decimal(top - y / unit, digits)})`,
    length: (px) => decimal(px / unit, digits),
  };
}

/** The unit as TikZ's x and y: to 1/100 px over the largest coordinate. */
export function unitLength(unit: number): string {
  return `${decimal(unit * BP_PER_PX, 5)}bp`;
}
