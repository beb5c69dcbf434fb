import type { Contours } from './contours.js';

/**
 * Copies closed contours to `out` without the points that their shape does not need: none of those left out is
 * further than `tolerance` from what is left (Ramer 1972; Douglas and Peucker 1973). Each contour keeps its first
 * point and the one furthest from it.
 */
export function simplify(contours: Contours, tolerance: number, out: Contours): void {
  let start = 0;
  for (let c = 0; c < contours.count; c++) {
    const end = contours.ends[c]!;
    const opposite = furthestPoint(contours.xy, start, end);
    out.add(contours.xy[2 * start]!, contours.xy[2 * start + 1]!);
    keep(contours.xy, start, opposite, tolerance, out);
    if (opposite !== start) {
      out.add(contours.xy[2 * opposite]!, contours.xy[2 * opposite + 1]!);
      keepToStart(contours.xy, opposite, start, end, tolerance, out);
    }
    out.end(true);
    start = end;
  }
}

function furthestPoint(xy: Float64Array, start: number, end: number): number {
  let furthest = start;
  let most = 0;
  for (let i = start + 1; i < end; i++) {
    const dx = xy[2 * i]! - xy[2 * start]!;
    const dy = xy[2 * i + 1]! - xy[2 * start + 1]!;
    const distance = dx * dx + dy * dy;
    if (distance > most) {
      most = distance;
      furthest = i;
    }
  }
  return furthest;
}

/** Adds the points between `from` and `to`, without both, that the line from one to the other misses. */
function keep(xy: Float64Array, from: number, to: number, tolerance: number, out: Contours): void {
  const at = furthestFromLine(xy, from, to, xy[2 * to]!, xy[2 * to + 1]!, tolerance);
  if (at < 0) return;
  keep(xy, from, at, tolerance, out);
  out.add(xy[2 * at]!, xy[2 * at + 1]!);
  keep(xy, at, to, tolerance, out);
}

/** The same for the points from `from` to the contour's end, with its start as the line's other end. */
function keepToStart(
  xy: Float64Array,
  from: number,
  start: number,
  end: number,
  tolerance: number,
  out: Contours,
): void {
  const at = furthestFromLine(xy, from, end, xy[2 * start]!, xy[2 * start + 1]!, tolerance);
  if (at < 0) return;
  keep(xy, from, at, tolerance, out);
  out.add(xy[2 * at]!, xy[2 * at + 1]!);
  keepToStart(xy, at, start, end, tolerance, out);
}

/** The point after `from` and before `to` that is furthest from the line from `from` to (x1, y1); -1 where all are within tolerance. */
function furthestFromLine(
  xy: Float64Array,
  from: number,
  to: number,
  x1: number,
  y1: number,
  tolerance: number,
): number {
  if (to - from < 2) return -1;
  const x0 = xy[2 * from]!;
  const y0 = xy[2 * from + 1]!;
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length2 = dx * dx + dy * dy;
  let furthest = -1;
  let most = tolerance * tolerance;
  for (let i = from + 1; i < to; i++) {
    const vx = xy[2 * i]! - x0;
    const vy = xy[2 * i + 1]! - y0;
    const along = length2 === 0 ? 0 : (vx * dx + vy * dy) / length2;
    const t = Math.max(0, Math.min(along, 1));
    const ux = vx - t * dx;
    const uy = vy - t * dy;
    const distance = ux * ux + uy * uy;
    if (distance > most) {
      most = distance;
      furthest = i;
    }
  }
  return furthest;
}
