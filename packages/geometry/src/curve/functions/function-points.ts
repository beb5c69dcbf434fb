import { differentiate } from '../../functions/derivative.js';
import { polynomialIn } from '../../functions/polynomial.js';
import { simplify } from '../../functions/simplify.js';
import { type ExplicitCurve, Undefined } from '../../values.js';
import { findInBracket, findMinimum } from '../numeric/bracket.js';
import { differentiatePolynomial, evaluatePolynomial, realRoots } from '../numeric/polynomial-roots.js';
import { explicitCurve } from '../scalar.js';
import { functionRoots, polishRoot, ROOT_LIMIT, scanStops, turningPoint, ZeroStretch } from './function-roots.js';

/**
 * f counts as continuous beside an extremum where, within a thousandth of a step of the scan, it changes by at most
 * this part of its change over the whole step. That part is 1e-6 where f is smooth, 1e-3 at corners, and 1 at poles and
 * jumps.
 */
const ATTAINED = 0.5;

/** f′, exact, on the same range. */
export function derivativeOf({ f, min, max }: ExplicitCurve): ExplicitCurve {
  return explicitCurve(simplify(differentiate(f.expr, f.variable)), min, max);
}

/**
 * The real roots of f on its range, in increasing order, a multiple one once: all of them for polynomials, those in ±100 for others
 * where the range is infinite. Throws Undefined for a function that is zero on an interval.
 */
export function rootsOf({ f, min, max }: ExplicitCurve): number[] {
  const p = polynomialIn(f.expr, f.variable);
  if (p === undefined)
    return searchRoots(f.at, min, max, 'the function is 0 on a whole interval: it has no list of roots');
  if (p.length === 0) throw new Undefined('the function is 0 everywhere: it has no list of roots');
  const slope = differentiatePolynomial(p);
  return realRoots(p)
    .map((x) => polishRoot(f.at, slope, x))
    .filter((x) => x >= min && x <= max);
}

/** The roots of a function on a range. Throws Undefined with the reason where it is zero on an interval. */
export function searchRoots(
  f: (x: number) => number,
  min: number,
  max: number,
  reason: string,
  steps?: number,
): number[] {
  try {
    return functionRoots(f, min, max, steps);
  } catch (error) {
    throw error instanceof ZeroStretch ? new Undefined(reason) : error;
  }
}

/** Where f has a local maximum or minimum inside its range, in increasing order of x; the range as for the roots. */
export function extremaOf(curve: ExplicitCurve): number[] {
  const { f, min, max } = curve;
  const p = polynomialIn(f.expr, f.variable);
  if (p === undefined) return searchExtrema(curve);
  const slope = differentiatePolynomial(p);
  const stationary = realRoots(slope);
  return stationary.filter((x, i) => {
    const before = i === 0 ? x - 1 : (stationary[i - 1]! + x) / 2;
    const after = i === stationary.length - 1 ? x + 1 : (x + stationary[i + 1]!) / 2;
    const turns = evaluatePolynomial(slope, before) * evaluatePolynomial(slope, after) < 0;
    return turns && x > min && x < max;
  });
}

function searchExtrema(curve: ExplicitCurve): number[] {
  const f = curve.f.at;
  const stops = scanStops(curve.min, curve.max);
  const values = stops.map(f);
  const slope = slopeOf(curve);
  const found: number[] = [];
  for (let i = 1; i + 1 < stops.length && found.length < ROOT_LIMIT; i++) {
    const [left, middle, right] = [values[i - 1]!, values[i]!, values[i + 1]!];
    const side = middle < left && middle <= right ? 1 : middle > left && middle >= right ? -1 : 0;
    if (side === 0) continue;
    const x = refineExtremum((t) => side * f(t), slope, stops[i - 1]!, stops[i + 1]!);
    if (x !== undefined && isAttained(f, x, stops[i - 1]!, stops[i + 1]!)) found.push(x);
  }
  return found;
}

/** The exact derivative; undefined for functions whose derivative is not in the table. */
function slopeOf(curve: ExplicitCurve): ((x: number) => number) | undefined {
  try {
    return derivativeOf(curve).f.at;
  } catch (error) {
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}

function refineExtremum(
  valley: (x: number) => number,
  slope: ((x: number) => number) | undefined,
  a: number,
  b: number,
): number | undefined {
  if (slope !== undefined && slope(a) * slope(b) < 0) return findInBracket(slope, a, b).x;
  const near = findMinimum(valley, a, b);
  return turningPoint(valley, near, b - a);
}

/** Whether f is continuous at x: no pole and no jump. */
function isAttained(f: (x: number) => number, x: number, a: number, b: number): boolean {
  const value = f(x);
  if (!Number.isFinite(value)) return false;
  const step = (b - a) / 2000;
  const far = Math.max(Math.abs(f(a) - value), Math.abs(f(b) - value));
  return [x - step, x + step].every((t) => Math.abs(f(t) - value) <= ATTAINED * far);
}
