import type { Vec2 } from '../values.js';

/** F in px coordinates. */
export type Field = (x: number, y: number) => number;

/** Halvings of an edge or chord: a few px come down to a 10000th. */
const STEPS = 18;
/** |F| around a crossing must come down to this part of what it is at the ends: at poles it grows, at jumps it stays. */
const CONTINUITY = 0.2;
/** How far (px) a curve may be from its chord before a point is put between. */
const FLATNESS = 0.06;
/** Halvings of a chord. */
const BEND_DEPTH = 4;

/**
 * The zero of F between two points where F has different signs; undefined where F jumps or has a pole there instead.
 * With `edge`, any change of sign counts, and one from defined to undefined.
 */
export function zeroBetween(f: Field, a: Vec2, b: Vec2, fa: number, fb: number, edge = false): Vec2 | undefined {
  let [low, high, fLow, fHigh] = [0, 1, fa, fb];
  let bent = 0;
  const x = (t: number) => a.x + t * (b.x - a.x);
  const y = (t: number) => a.y + t * (b.y - a.y);
  for (let i = 0; i < STEPS && high - low > 1e-6; i++) {
    // False position, halving the weight of an end that stays (Illinois); bisection where values are not to be trusted.
    const secant = low + ((high - low) * fLow) / (fLow - fHigh);
    const t = edge || i >= 12 || !(secant > low && secant < high) ? (low + high) / 2 : secant;
    const value = f(x(t), y(t));
    if (value === 0 && !edge) return { x: x(t), y: y(t) };
    if (isInside(value) === isInside(fa)) {
      low = t;
      fLow = value;
      if (bent === 1) fHigh /= 2;
      bent = 1;
    } else {
      high = t;
      fHigh = value;
      if (bent === -1) fLow /= 2;
      bent = -1;
    }
    if (Number.isNaN(value) && !edge) return undefined;
  }
  const t = (low + high) / 2;
  if (!edge) {
    const near = Math.min(Math.abs(f(x(low), y(low))), Math.abs(f(x(high), y(high))));
    if (
      !(near <= CONTINUITY * Math.min(Math.abs(fa), Math.abs(fb)) || near < 1e-9 * Math.max(Math.abs(fa), Math.abs(fb)))
    )
      return undefined;
  }
  return { x: x(t), y: y(t) };
}

/** The side of the curve that zero itself belongs to; undefined values are outside. */
export const isInside = (value: number): boolean => value >= 0;

/** The curve between two of its points: points are put between where it leaves their chord, found across the middle of the chord. */
export function bendChord(f: Field, a: Vec2, b: Vec2, edge = false, depth = BEND_DEPTH): Vec2[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (depth === 0 || length < 4 * FLATNESS) return [a, b];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const point = acrossChord(f, middle, { x: (a.y - b.y) / length, y: (b.x - a.x) / length }, length / 2, edge);
  if (point === undefined) return [a, b];
  const off = Math.hypot(point.x - middle.x, point.y - middle.y);
  if (off <= FLATNESS && (depth < BEND_DEPTH || !edge)) return [a, b];
  return [...bendChord(f, a, point, edge, depth - 1), ...bendChord(f, point, b, edge, depth - 1).slice(1)];
}

/** The zero of F nearest to a point along a direction, within a reach. */
export function acrossChord(f: Field, from: Vec2, normal: Vec2, reach: number, edge = false): Vec2 | undefined {
  const start = f(from.x, from.y);
  if (Number.isNaN(start) && !edge) return undefined;
  for (const part of [0.125, 0.5, 1]) {
    for (const side of [1, -1]) {
      const to = { x: from.x + side * part * reach * normal.x, y: from.y + side * part * reach * normal.y };
      const value = f(to.x, to.y);
      if (isInside(value) === isInside(start) || (Number.isNaN(value) && !edge)) continue;
      return zeroBetween(f, from, to, start, value, edge);
    }
  }
  return undefined;
}
