import type { Contours } from './contours.js';

/** A rectangle of device px. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Clips nothing. */
export const EVERYWHERE: Bounds = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

export function grown(bounds: Bounds, by: number): Bounds {
  return { left: bounds.left - by, top: bounds.top - by, right: bounds.right + by, bottom: bounds.bottom + by };
}

export function intersection(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** What the points of contours lie in. */
export function boundsOf({ xy, points }: Contours): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < 2 * points; i += 2) {
    left = Math.min(left, xy[i]!);
    right = Math.max(right, xy[i]!);
    top = Math.min(top, xy[i + 1]!);
    bottom = Math.max(bottom, xy[i + 1]!);
  }
  return { left, top, right, bottom };
}

export function isWithin({ left, top, right, bottom }: Bounds, outer: Bounds): boolean {
  return left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;
}

export function isEmpty(bounds: Bounds): boolean {
  return !(bounds.left < bounds.right && bounds.top < bounds.bottom);
}

/**
 * The part of a segment inside `bounds` as [from, to] of its length 0..1, after Liang and Barsky; undefined where it misses.
 */
export function clipSegment(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  bounds: Bounds,
): readonly [from: number, to: number] | undefined {
  let from = 0;
  let to = 1;
  const enter = (along: number, distance: number): boolean => {
    if (along === 0) return distance >= 0;
    const t = distance / along;
    if (along < 0) from = Math.max(from, t);
    else to = Math.min(to, t);
    return from <= to;
  };
  const dx = x1 - x0;
  const dy = y1 - y0;
  const meets =
    enter(-dx, x0 - bounds.left) &&
    enter(dx, bounds.right - x0) &&
    enter(-dy, y0 - bounds.top) &&
    enter(dy, bounds.bottom - y0);
  return meets ? [from, to] : undefined;
}

/**
 * Cuts closed contours to a rectangle, after Sutherland and Hodgman: inside it the winding numbers stay as they were.
 * `spare` holds what is cut in between.
 */
export function clipContours(contours: Contours, bounds: Bounds, spare: Contours): void {
  cutAxis(contours, spare, 0, bounds.left, 1);
  cutAxis(spare, contours, 0, bounds.right, -1);
  cutAxis(contours, spare, 1, bounds.top, 1);
  cutAxis(spare, contours, 1, bounds.bottom, -1);
}

/** Keeps where `sign` (coordinate - limit) is not negative. */
function cutAxis(from: Contours, to: Contours, axis: 0 | 1, limit: number, sign: 1 | -1): void {
  to.clear();
  const { xy } = from;
  let start = 0;
  for (let c = 0; c < from.count; c++) {
    const end = from.ends[c]!;
    let previous = end - 1;
    let previousSide = sign * (xy[2 * previous + axis]! - limit);
    for (let i = start; i < end; i++) {
      const side = sign * (xy[2 * i + axis]! - limit);
      if (side >= 0 !== previousSide >= 0) {
        const t = previousSide / (previousSide - side);
        const other = xy[2 * previous + 1 - axis]! + t * (xy[2 * i + 1 - axis]! - xy[2 * previous + 1 - axis]!);
        if (axis === 0) to.add(limit, other);
        else to.add(other, limit);
      }
      if (side >= 0) to.add(xy[2 * i]!, xy[2 * i + 1]!, from.smooth[i]!);
      previous = i;
      previousSide = side;
    }
    to.end(true);
    start = end;
  }
}
