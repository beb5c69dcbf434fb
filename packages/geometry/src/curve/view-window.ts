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

/** The polyline with fewest of its points such that none of the others is further than `tolerance` from it (Douglas and Peucker 1973). */
export function simplifyPolyline(points: readonly Vec2[], tolerance: number): Vec2[] {
  if (points.length < 3) return [...points];
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const pending: [number, number][] = [[0, points.length - 1]];
  for (let range = pending.pop(); range !== undefined; range = pending.pop()) {
    const [first, last] = range;
    let farthest = -1;
    const a = points[first]!;
    const b = points[last]!;
    let most = tolerance * tolerance;
    for (let i = first + 1; i < last; i++) {
      const gap = squaredDistance(points[i]!, a, b);
      if (gap > most) {
        most = gap;
        farthest = i;
      }
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    pending.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, i) => kept[i] === 1);
}

/** The square of a point's distance from the segment from a to b. */
export function squaredDistance(p: Vec2, a: Vec2, b: Vec2): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const square = x * x + y * y;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * x + (p.y - a.y) * y) / square));
  const u = p.x - a.x - t * x;
  const v = p.y - a.y - t * y;
  return u * u + v * v;
}
