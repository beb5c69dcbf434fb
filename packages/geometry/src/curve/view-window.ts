import { takeSteps } from '../functions/steps.js';
import { invert, transformPoint } from '../plane/affine.js';
import type { Affine, Vec2 } from '../values.js';
import { Branches, type Coordinates } from './coordinates.js';

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

/** Steps to clip a line, beyond those for its points: a curve that jumps has many short ones. */
const CLIP_STEPS = 25;

/** Coordinates are clamped to this many times the window's size before clipping, so that poles do not overflow. */
const CLAMP = 1e7;

/** The parts of a polyline inside the window, cut exactly at its border. A point that ends one part and begins another is one where the line touches the border from outside. */
export function clipPolyline(xy: Coordinates, window: ViewWindow): Coordinates[] {
  takeSteps(CLIP_STEPS);
  const branches = new Branches(Math.min(xy.length, 512));
  for (let i = 0; i + 2 < xy.length; ) {
    const last = lastInside(xy, i, window);
    if (last > i) branches.addAll(xy.subarray(branches.isAtStart ? i : i + 2, last + 2));
    else addInside(branches, xy, i, window);
    i = Math.max(last, i + 2);
  }
  branches.end();
  return branches.list();
}

/** Where the last point lies up to which a polyline is inside from the point at `from` on; below that where this one is outside. */
function lastInside(xy: Coordinates, from: number, { left, right, bottom, top }: ViewWindow): number {
  let i = from;
  while (i < xy.length && xy[i]! >= left && xy[i]! <= right && xy[i + 1]! >= bottom && xy[i + 1]! <= top) i += 2;
  return i - 2;
}

/** Adds the part of the segment at i that is inside, and ends the branch where it leaves or misses. */
function addInside(branches: Branches, xy: Coordinates, i: number, window: ViewWindow): void {
  const { left, right, bottom, top } = window;
  const reach = CLAMP * Math.max(right - left, top - bottom);
  const clamp = (value: number, low: number, high: number) => Math.min(high + reach, Math.max(low - reach, value));
  const a: Vec2 = { x: clamp(xy[i]!, left, right), y: clamp(xy[i + 1]!, bottom, top) };
  const b: Vec2 = { x: clamp(xy[i + 2]!, left, right), y: clamp(xy[i + 3]!, bottom, top) };
  const range = clipSegment(a, b, window);
  if (range === undefined) {
    branches.end();
    return;
  }
  const [from, to] = range;
  if (from > 0) branches.end();
  if (branches.isAtStart) addBetween(branches, a, b, from);
  addBetween(branches, a, b, to);
  if (to < 1) branches.end();
}

function addBetween(branches: Branches, a: Vec2, b: Vec2, t: number): void {
  if (t === 1) branches.add(b.x, b.y);
  else branches.add(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y));
}

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
  return from < to ? [from, to] : undefined;
}

/** Scratch memory of simplifyPolyline: reused, since it runs for each curve. */
let pending = new Int32Array(256);

/** The polyline with fewest of its points such that none of the others is further than `tolerance` from it (Douglas and Peucker 1973). */
export function simplifyPolyline(xy: Coordinates, tolerance: number): Coordinates {
  const count = xy.length / 2;
  if (count < 3) return xy;
  if (pending.length < count) pending = new Int32Array(2 * count);
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    // In tolerances: no power of these overflows.
    xs[i] = (xy[2 * i]! - xy[0]!) / tolerance;
    ys[i] = (xy[2 * i + 1]! - xy[1]!) / tolerance;
  }
  const kept = xy.slice();
  let size = 2;
  // The stretch at hand is always the first that is open, so points are kept in their order.
  let first = 0;
  let last = count - 1;
  let depth = 0;
  while (first < count - 1) {
    takeSteps(1 + ((last - first) >> 1));
    const farthest = farthestFromChord(xs, ys, first, last);
    if (farthest >= 0) {
      pending[depth++] = last;
      last = farthest;
    } else {
      kept[size] = xy[2 * last]!;
      kept[size + 1] = xy[2 * last + 1]!;
      size += 2;
      first = last;
      last = depth > 0 ? pending[--depth]! : last;
    }
  }
  return kept.slice(0, size);
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
