import { invert, transformPoint } from '../plane/affine.js';
import type { Affine, Vec2 } from '../values.js';

/** A rectangle of the plane in logical units. */
export interface ViewWindow {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The smallest upright rectangle that holds what a transform maps into the window. */
export function windowBefore(transform: Affine, window: ViewWindow): ViewWindow {
  const back = invert(transform);
  const corners = [window.left, window.right].flatMap((x) =>
    [window.bottom, window.top].map((y) => transformPoint(back, { x, y })),
  );
  return {
    left: Math.min(...corners.map((p) => p.x)),
    right: Math.max(...corners.map((p) => p.x)),
    bottom: Math.min(...corners.map((p) => p.y)),
    top: Math.max(...corners.map((p) => p.y)),
  };
}

export function widened({ left, right, bottom, top }: ViewWindow, by: number): ViewWindow {
  return { left: left - by, right: right + by, bottom: bottom - by, top: top + by };
}

/** Coordinates are clamped to this many times the window's size before clipping, so that poles do not overflow. */
const CLAMP = 1e7;

/** The parts of a polyline inside the window. */
export function clipPolyline(points: readonly Vec2[], window: ViewWindow): Vec2[][] {
  const reach = CLAMP * Math.max(window.right - window.left, window.top - window.bottom);
  const clamp = (p: Vec2): Vec2 => ({
    x: Math.min(window.right + reach, Math.max(window.left - reach, p.x)),
    y: Math.min(window.top + reach, Math.max(window.bottom - reach, p.y)),
  });
  const branches: Vec2[][] = [];
  let current: Vec2[] = [];
  const finish = () => {
    if (current.length > 1) branches.push(current);
    current = [];
  };
  for (let i = 1; i < points.length; i++) {
    const p = points[i - 1]!;
    const q = points[i]!;
    if (isWithin(window, q) && isWithin(window, p)) {
      if (current.length === 0) current.push(p);
      current.push(q);
      continue;
    }
    const a = clamp(p);
    const b = clamp(q);
    const range = clipSegment(a, b, window);
    if (range === undefined) {
      finish();
      continue;
    }
    const [from, to] = range;
    const start = from === 0 ? a : between(a, b, from);
    if (from > 0) finish();
    if (current.length === 0) current.push(start);
    current.push(to === 1 ? b : between(a, b, to));
    if (to < 1) finish();
  }
  finish();
  return branches;
}

const isWithin = ({ left, right, bottom, top }: ViewWindow, { x, y }: Vec2): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

const between = (a: Vec2, b: Vec2, t: number): Vec2 => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });

/** The parameters between which a segment is inside (Liang and Barsky 1984); undefined where it misses. */
function clipSegment(a: Vec2, b: Vec2, window: ViewWindow): readonly [number, number] | undefined {
  let from = 0;
  let to = 1;
  for (const [start, step, low, high] of [
    [a.x, b.x - a.x, window.left, window.right],
    [a.y, b.y - a.y, window.bottom, window.top],
  ] as const) {
    if (step === 0) {
      if (start < low || start > high) return undefined;
      continue;
    }
    const [enter, leave] = step > 0 ? [low, high] : [high, low];
    from = Math.max(from, (enter - start) / step);
    to = Math.min(to, (leave - start) / step);
  }
  return from <= to ? [from, to] : undefined;
}

/** Scratch memory of simplifyPolyline: reused, since it runs for each curve. */
let pending = new Int32Array(256);

/** The polyline with fewest of its points such that none of the others is further than `tolerance` from it (Douglas and Peucker 1973). */
export function simplifyPolyline(points: readonly Vec2[], tolerance: number): Vec2[] {
  const count = points.length;
  if (count < 3) return [...points];
  if (pending.length < count) pending = new Int32Array(2 * count);
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    // In tolerances: no power of these overflows.
    xs[i] = (points[i]!.x - points[0]!.x) / tolerance;
    ys[i] = (points[i]!.y - points[0]!.y) / tolerance;
  }
  const kept = [points[0]!];
  // The stretch at hand is always the first that is open, so points are kept in their order.
  let first = 0;
  let last = count - 1;
  let depth = 0;
  while (first < count - 1) {
    const farthest = farthestFromChord(xs, ys, first, last);
    if (farthest >= 0) {
      pending[depth++] = last;
      last = farthest;
    } else {
      kept.push(points[last]!);
      first = last;
      last = depth > 0 ? pending[--depth]! : last;
    }
  }
  return kept;
}

/** The point between two others that is furthest from the segment between these; -1 where none is further than 1. */
function farthestFromChord(xs: Float64Array, ys: Float64Array, first: number, last: number): number {
  const ax = xs[first]!;
  const ay = ys[first]!;
  const x = xs[last]! - ax;
  const y = ys[last]! - ay;
  const square = x * x + y * y;
  // All distances are compared as their squares times `square`, which needs no division.
  const scale = square === 0 ? 1 : square;
  let most = scale;
  let farthest = -1;
  for (let i = first + 1; i < last; i++) {
    const u = xs[i]! - ax;
    const v = ys[i]! - ay;
    const along = u * x + v * y;
    let gap: number;
    if (along <= 0) gap = (u * u + v * v) * scale;
    else if (along >= square) gap = ((u - x) * (u - x) + (v - y) * (v - y)) * scale;
    else gap = (u * y - v * x) * (u * y - v * x);
    if (gap > most) {
      most = gap;
      farthest = i;
    }
  }
  return farthest;
}

/** The square of the distance of (px, py) from the segment from a to b. */
export function squaredDistance(px: number, py: number, a: Vec2, b: Vec2): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const square = x * x + y * y;
  const along = square === 0 ? 0 : ((px - a.x) * x + (py - a.y) * y) / square;
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const u = px - a.x - t * x;
  const v = py - a.y - t * y;
  return u * u + v * v;
}
