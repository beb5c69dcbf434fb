import { takeSteps } from '../../functions/steps.js';
import { requireWhole } from '../../plane/arguments.js';
import { type ExplicitCurve, type RiemannSumValue, Undefined, type Vec2 } from '../../values.js';
import { extremaOf } from './function-points.js';

/** More pieces than this can't be seen, and a list holds as many items. */
const MAX_PIECES = 10_000;

/** Steps for a piece, which is drawn. */
const PIECE_STEPS = 100;

/** The heights of a piece over [from, to], at its left and its right side; `inside` are the extrema of f there. */
type Heights = (
  f: (x: number) => number,
  from: number,
  to: number,
  inside: readonly number[],
) => readonly [number, number];

const flat = (height: number): readonly [number, number] => [height, height];

const atPlaces = (f: (x: number) => number, from: number, to: number, inside: readonly number[]): number[] =>
  [from, to, ...inside].map(f);

const KINDS: Readonly<Record<string, Heights>> = {
  left: (f, from) => flat(f(from)),
  right: (f, _, to) => flat(f(to)),
  mid: (f, from, to) => flat(f((from + to) / 2)),
  upper: (...given) => flat(Math.max(...atPlaces(...given))),
  lower: (...given) => flat(Math.min(...atPlaces(...given))),
  trapezoid: (f, from, to) => [f(from), f(to)],
};

/** Other words for the same. */
const SYNONYMS: Readonly<Record<string, string>> = {
  midpoint: 'mid',
  middle: 'mid',
  trapezoidal: 'trapezoid',
  trapezium: 'trapezoid',
  max: 'upper',
  min: 'lower',
};

/** Kinds whose heights need the extrema inside of each piece. */
const EXTREME = new Set(['upper', 'lower']);

/**
 * The Riemann sum of f from a to b in n pieces of the same width; negative where b < a. The ends of a piece are always
 * counted
 * from a to b, so that `left` is its first end. Throws Undefined where f has no value at a place that the sum takes.
 */
export function riemannSum(
  { f, min, max }: ExplicitCurve,
  a: number,
  b: number,
  n: number,
  kind: string,
): RiemannSumValue {
  requireWhole(n, 1, MAX_PIECES, 'the number of pieces');
  const name = Object.hasOwn(SYNONYMS, kind) ? SYNONYMS[kind]! : kind;
  const heights = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (heights === undefined) {
    const known = Object.keys(KINDS).map((each) => JSON.stringify(each));
    throw new Undefined(`there is no Riemann sum ${JSON.stringify(kind)}: write one of ${known.join(', ')}`);
  }
  if (Math.min(a, b) < min || Math.max(a, b) > max) {
    throw new Undefined(`the limits ${a} and ${b} leave the range of the function, ${min} to ${max}`);
  }
  if (a === b) throw new Undefined('the limits of the sum are equal');
  takeSteps(PIECE_STEPS * n);
  const value = (x: number): number => {
    const y = f.at(x);
    if (!Number.isFinite(y)) throw new Undefined(`the function has no value at ${x}`);
    return y;
  };
  const stop = (i: number): number => (i === n ? b : a + ((b - a) * i) / n);
  const turns = EXTREME.has(name)
    ? extremaOf({ type: 'Curve', form: 'explicit', f, min: Math.min(a, b), max: Math.max(a, b) })
    : [];
  const ordered = a < b ? turns : turns.toReversed();
  let next = 0;
  let sum = 0;
  const pieces: Vec2[][] = [];
  for (let i = 0; i < n; i++) {
    const [from, to] = [stop(i), stop(i + 1)];
    const inside: number[] = [];
    while (next < ordered.length && (ordered[next]! - to) * (b - a) < 0) inside.push(ordered[next++]!);
    const [first, last] = heights(value, from, to, inside);
    sum += ((first + last) / 2) * (to - from);
    pieces.push([
      { x: from, y: 0 },
      { x: to, y: 0 },
      { x: to, y: last },
      { x: from, y: first },
    ]);
  }
  return { type: 'RiemannSum', pieces, value: sum };
}
