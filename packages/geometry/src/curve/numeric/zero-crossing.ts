import type { Vec2 } from '../../values.js';

/** F in px coordinates. */
export type Field = (x: number, y: number) => number;

/** Steps in search of a zero; bisection alone brings a few px down to a 10000th in these. */
const STEPS = 18;
/** Part of the way between two points to which a zero is found. */
const CLOSE = 5e-5;
/** |F| at a crossing must come down to this part of what it is at the ends: at poles it grows, at jumps it stays. */
const CONTINUITY = 0.2;
/** How far (px) a curve may be from its chord before a point is put between. */
export const FLATNESS = 0.06;
/** Halvings of a chord. */
const BEND_DEPTH = 6;

/** The zero of F between two points where F has different signs; undefined where F jumps, has a pole or ceases to be defined there instead. */
export function zeroBetween(f: Field, a: Vec2, b: Vec2, fa: number, fb: number): Vec2 | undefined {
  let [low, high, fLow, fHigh] = [0, 1, fa, fb];
  let [t, value] = [0, fa];
  let kept = 0;
  for (let i = 0; i < STEPS; i++) {
    // False position, halving the weight of an end that stays (Illinois); bisection where values are not to be trusted.
    const secant = low + ((high - low) * fLow) / (fLow - fHigh);
    const next = i % 4 === 3 || !(secant > low && secant < high) ? (low + high) / 2 : secant;
    const moved = Math.abs(next - t);
    t = next;
    value = f(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y));
    if (Number.isNaN(value)) return undefined;
    if (value === 0) break;
    if (isInside(value) === isInside(fa)) {
      low = t;
      fLow = value;
      if (kept === 1) fHigh /= 2;
      kept = 1;
    } else {
      high = t;
      fHigh = value;
      if (kept === -1) fLow /= 2;
      kept = -1;
    }
    if ((moved < CLOSE && i % 4 !== 3) || high - low < CLOSE) break;
  }
  const size = Math.abs(value);
  const [least, most] = [Math.min(Math.abs(fa), Math.abs(fb)), Math.max(Math.abs(fa), Math.abs(fb))];
  if (size > CONTINUITY * least && size > 1e-4 * most) return undefined;
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}

/** Where the inside ends between two points of which one is inside: any change counts, also at a jump or the end of F's domain. */
export function edgeBetween(f: Field, a: Vec2, b: Vec2, fa: number): Vec2 {
  let [low, high] = [0, 1];
  for (let i = 0; i < STEPS; i++) {
    const t = (low + high) / 2;
    if (isInside(f(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y))) === isInside(fa)) low = t;
    else high = t;
  }
  const t = (low + high) / 2;
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}

/** Evaluations that a crossing and the bend behind it take, about. */
const CROSSING_CALLS = 10;

/**
 * True where the crossings on a grid of values are too many to be found by evaluation in so many steps.
 *
 * @param ofCall Steps of an evaluation.
 * @param ofCell Steps of a cell beside its evaluations; there are about as many cells as crossings.
 */
export function hasTooManyCrossings(
  values: Float64Array,
  stride: number,
  steps: number,
  ofCall: number,
  ofCell: number,
): boolean {
  let changes = 0;
  for (let k = 1; k < values.length; k++) {
    const inside = isInside(values[k]!);
    if (k % stride !== 0 && isInside(values[k - 1]!) !== inside) changes++;
    if (k >= stride && isInside(values[k - stride]!) !== inside) changes++;
  }
  return changes * (CROSSING_CALLS * ofCall + ofCell) > steps;
}

/** Where the line through the values at two points is zero; the middle where a value is missing. */
export function interpolated(a: Vec2, b: Vec2, fa: number, fb: number): Vec2 {
  const part = fa / (fa - fb);
  const t = part >= 0 && part <= 1 ? part : 0.5;
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}

/** The side of the curve that zero itself belongs to; undefined values are outside. */
export const isInside = (value: number): boolean => value >= 0;

/** The curve between two of its points: points are put between where it leaves their chord, found across the middle of the chord. */
export function bendChord(f: Field, a: Vec2, b: Vec2, edge = false, depth = BEND_DEPTH): Vec2[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (depth === 0 || length < 4 * FLATNESS) return [a, b];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const normal = { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
  const point = acrossChord(f, middle, normal, length / 2, edge);
  if (point === undefined) return [a, b];
  const off = Math.hypot(point.x - middle.x, point.y - middle.y);
  if (off <= FLATNESS && (depth < BEND_DEPTH || !edge)) return [a, b];
  return [...bendChord(f, a, point, edge, depth - 1), ...bendChord(f, point, b, edge, depth - 1).slice(1)];
}

/** Parts of the reach at which a change of sign is looked for. */
const REACHES = [0.125, 0.5, 1];
/** The zero of F nearest to a point along a direction, within a reach; with `edge`, where the inside ends. */
export function acrossChord(f: Field, from: Vec2, normal: Vec2, reach: number, edge = false): Vec2 | undefined {
  const start = f(from.x, from.y);
  if (Number.isNaN(start) && !edge) return undefined;
  for (const part of REACHES) {
    for (const side of [1, -1]) {
      const to = { x: from.x + side * part * reach * normal.x, y: from.y + side * part * reach * normal.y };
      const value = f(to.x, to.y);
      if (isInside(value) === isInside(start) || (Number.isNaN(value) && !edge)) continue;
      return edge ? edgeBetween(f, from, to, start) : zeroBetween(f, from, to, start, value);
    }
  }
  return undefined;
}
