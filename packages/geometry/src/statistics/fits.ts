import { takeSteps } from '../functions/steps.js';
import { Undefined, type Vec2 } from '../values.js';
import { requirePairs } from './charts/bars.js';
import { clean } from './numeric/clean.js';
import { leastSquares } from './numeric/least-squares.js';
import { meanOf } from './summaries.js';

/** Sums of squared and mixed distances from the means. */
export interface Moments {
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

/** Steps for a point whose distances from the means are added up, and whose coordinate gets a power. */
const MOMENT_STEPS = 10;
const POWER_STEPS = 10;

export function momentsOf(points: readonly Vec2[]): Moments {
  takeSteps(MOMENT_STEPS * points.length);
  const [x, y] = [meanOf(points.map((p) => p.x)), meanOf(points.map((p) => p.y))];
  const sum = (term: (dx: number, dy: number) => number) => points.reduce((s, p) => s + term(p.x - x, p.y - y), 0);
  return { x, y, xx: sum((a) => a * a), xy: sum((a, b) => a * b), yy: sum((_, b) => b * b) };
}

/** The points of two lists of coordinates, as ScatterPlot takes them. */
export function pointsOf(xs: readonly number[], ys: readonly number[]): Vec2[] {
  requirePairs(xs, ys, 'coordinates');
  return xs.map((x, i) => ({ x, y: ys[i]! }));
}

/** Throws Undefined for too few points. */
export function requirePoints(points: readonly Vec2[], fewest: number, what: string): void {
  if (points.length < fewest) {
    throw new Undefined(`${what} takes at least ${fewest} points, not ${points.length}`);
  }
}

/** y = a + b x with the least sum of squares. Throws Undefined for points one above the other. */
export function fitLine(points: readonly Vec2[]): { readonly constant: number; readonly slope: number } {
  requirePoints(points, 2, 'a line of least squares');
  const { x, y, xx, xy } = momentsOf(points);
  if (xx === 0) throw new Undefined('the points stand one above the other, so no function goes by them');
  const slope = xy / xx;
  return { constant: y - slope * x, slope };
}

/** The coefficients of the polynomial of degree n with the least sum of squares, that of x^0 first. */
export function fitPolynomial(points: readonly Vec2[], n: number): readonly number[] {
  requirePoints(points, n + 1, `a polynomial of degree ${n}`);
  const different = new Set(points.map((p) => p.x)).size;
  if (different <= n) {
    throw new Undefined(`a polynomial of degree ${n} takes ${n + 1} points with different x, not ${different}`);
  }
  const xs = points.map((p) => p.x);
  const [low, high] = xs.reduce(([a, b], x) => [Math.min(a, x), Math.max(b, x)], [xs[0]!, xs[0]!]);
  const center = (low + high) / 2;
  const half = (high - low) / 2 || 1;
  takeSteps(POWER_STEPS * (n + 1) * xs.length);
  // Powers of numbers in −1..1 keep apart.
  const rows = xs.map((x) => Array.from({ length: n + 1 }, (_, k) => ((x - center) / half) ** k));
  const scaled = leastSquares(
    rows,
    points.map((p) => p.y),
  );
  const largest = Math.max(Math.abs(low), Math.abs(high), Number.MIN_VALUE);
  return clean(expand(scaled, center, half), largest);
}

/** The coefficients in x of Σ c_k ((x − center) / half)^k, by Horner's scheme. */
function expand(coefficients: readonly number[], center: number, half: number): readonly number[] {
  let result: readonly number[] = [0];
  for (const c of coefficients.toReversed()) {
    const next = Array.from({ length: result.length + 1 }, (_, k) => {
      return ((result[k - 1] ?? 0) - center * (result[k] ?? 0)) / half;
    });
    next[0]! += c;
    result = next;
  }
  return result.slice(0, coefficients.length);
}

/** y = a e^(b x) by least squares of ln y. Throws Undefined unless every y is above 0. */
export function fitExponential(points: readonly Vec2[]): { readonly factor: number; readonly rate: number } {
  requirePositive(points, 'y', 'an exponential function');
  const { constant, slope } = fitLine(points.map(({ x, y }) => ({ x, y: Math.log(y) })));
  return { factor: Math.exp(constant), rate: slope };
}

/** y = a x^b by least squares of ln y over ln x. Throws Undefined unless every x and y is above 0. */
export function fitPower(points: readonly Vec2[]): { readonly factor: number; readonly exponent: number } {
  requirePositive(points, 'x', 'a power function');
  requirePositive(points, 'y', 'a power function');
  const { constant, slope } = fitLine(points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) })));
  return { factor: Math.exp(constant), exponent: slope };
}

/** y = a + b ln x by least squares. Throws Undefined unless every x is above 0. */
export function fitLogarithm(points: readonly Vec2[]): { readonly constant: number; readonly slope: number } {
  requirePositive(points, 'x', 'a logarithm');
  return fitLine(points.map(({ x, y }) => ({ x: Math.log(x), y })));
}

function requirePositive(points: readonly Vec2[], which: 'x' | 'y', what: string): void {
  takeSteps(points.length);
  const wrong = points.find((p) => !(p[which] > 0));
  if (wrong !== undefined) throw new Undefined(`${what} takes points with ${which} above 0, not ${wrong[which]}`);
}
