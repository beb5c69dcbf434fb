import { gcd } from './numeric.js';
import { takeSteps } from './steps.js';

/** How near a number has to be to a closed form, relative to it or to 1. */
const NEAR = 1e-9;

/** Denominators and radicands that a reader takes for a form and not for a coincidence. */
const MAX_DENOMINATOR = 1000;
const MAX_RADICAND = 1000;

const isNear = (value: number, x: number): boolean => Math.abs(value - x) <= NEAR * Math.max(1, Math.abs(x));

/**
 * The fraction in lowest terms, q > 0, that a number is within 1e-9; undefined where it is none. By its continued
 * fraction.
 */
export function nearFraction(x: number, most = MAX_DENOMINATOR): readonly [p: number, q: number] | undefined {
  if (!(Math.abs(x) < 1e12)) return undefined;
  let [p0, q0, p1, q1] = [1, 0, Math.floor(x), 1];
  let rest = x - p1;
  while (!isNear(p1 / q1, x)) {
    if (rest === 0) return undefined;
    rest = 1 / rest;
    const whole = Math.floor(rest);
    [p0, q0, p1, q1] = [p1, q1, whole * p1 + p0, whole * q1 + q0];
    if (q1 > most) return undefined;
    rest -= whole;
  }
  return [p1, q1];
}

/** (a + b √n) / c in lowest terms, c > 0, n without square factors and at least 2. */
export interface Surd {
  readonly a: number;
  readonly b: number;
  readonly n: number;
  readonly c: number;
}

/** Sums with a root are looked for among these alone: there are far fewer than 1e9. */
const MAX_PART = 12;
const MAX_SUM_RADICAND = 50;

/** The root that a number is within 1e-9: √3, 2√5/3, (1 + √5)/2; undefined where it is none, as for fractions. */
export function nearSurd(x: number): Surd | undefined {
  if (nearFraction(x) !== undefined) return undefined;
  return nearRoot(x) ?? nearSum(x);
}

/** x = b √n / c, out of x² = p / q. */
function nearRoot(x: number): Surd | undefined {
  const square = nearFraction(x * x);
  if (square === undefined) return undefined;
  const [p, q] = square;
  const { factor, rest } = squareFactor(p * q);
  const divisor = gcd(factor, q);
  if (rest > MAX_RADICAND || !isNear((Math.sign(x) * factor * Math.sqrt(rest)) / q, x)) return undefined;
  return { a: 0, b: (Math.sign(x) * factor) / divisor, n: rest, c: q / divisor };
}

function nearSum(x: number): Surd | undefined {
  takeSteps(MAX_SUM_RADICAND * MAX_PART * MAX_PART);
  for (let c = 1; c <= MAX_PART; c += 1) {
    for (let n = 2; n <= MAX_SUM_RADICAND; n += 1) {
      if (squareFactor(n).factor > 1) continue;
      for (let size = 1; size <= MAX_PART; size += 1) {
        for (const b of [size, -size]) {
          const a = Math.round(c * x - b * Math.sqrt(n));
          if (Math.abs(a) <= MAX_DENOMINATOR && isNear((a + b * Math.sqrt(n)) / c, x)) return { a, b, n, c };
        }
      }
    }
  }
  return undefined;
}

/** m = factor² · rest, the factor as large as it can be. */
function squareFactor(m: number): { readonly factor: number; readonly rest: number } {
  let [factor, rest] = [1, m];
  for (let d = 2; d * d <= rest; d += 1) {
    while (rest % (d * d) === 0) {
      factor *= d;
      rest /= d * d;
    }
  }
  return { factor, rest };
}
