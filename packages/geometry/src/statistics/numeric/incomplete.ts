import { takeSteps } from '../../functions/steps.js';
import { Undefined } from '../../values.js';
import { binomialTerm, poissonTerm } from './saddle-point.js';

/** A probability below a place, and that above it, each with all of its digits. */
export interface Tails {
  readonly lower: number;
  readonly upper: number;
}

/** Steps for a term of a series or a continued fraction, and for what stands before it. */
const TERM_STEPS = 1;
const FRONT_STEPS = 30;

/** Terms that parameters of a million need at most are far fewer. */
const MAX_TERMS = 200_000;

const ROUNDING = Number.EPSILON / 4;

/** Keeps a denominator of a continued fraction from 0. */
const TINY = 1e-300;

const awayFromZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

function tooSlow(terms: number): Undefined {
  return new Undefined(`the probability takes more than ${terms} terms: the parameters are too large`);
}

/**
 * The incomplete gamma function P(a, x) and Q(a, x) = 1 − P, for a > 0 and x ≥ 0: its series below the mean, Legendre's
 * continued fraction above it (DLMF 8.7.1, 8.9.2).
 */
export function incompleteGamma(a: number, x: number): Tails {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (x === Number.POSITIVE_INFINITY) return { lower: 1, upper: 0 };
  takeSteps(FRONT_STEPS);
  const front = poissonTerm(a, x);
  if (x < a + 1) {
    let sum = 1;
    let term = 1;
    for (let n = 1; term > ROUNDING * sum; n += 1) {
      if (n > MAX_TERMS) throw tooSlow(MAX_TERMS);
      takeSteps(TERM_STEPS);
      term *= x / (a + n);
      sum += term;
    }
    const lower = Math.min(1, front * sum);
    return { lower, upper: 1 - lower };
  }
  const fraction = continued(x + 1 - a, (n) => [-n * (n - a), x + 2 * n + 1 - a]);
  const upper = Math.min(1, (front * a) / fraction);
  return { lower: 1 - upper, upper };
}

/**
 * The regularised incomplete beta function I_x(a, b) and its complement, for a, b > 0 and y = 1 − x, which keeps the
 * digits of small ones (DLMF 8.17.22).
 */
export function incompleteBeta(a: number, b: number, x: number, y: number): Tails {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (y <= 0) return { lower: 1, upper: 0 };
  if (x > (a + 1) / (a + b + 2)) {
    const { lower, upper } = incompleteBeta(b, a, y, x);
    return { lower: upper, upper: lower };
  }
  takeSteps(FRONT_STEPS);
  const front = (binomialTerm(a, a + b, x, y) * b) / (a + b);
  const fraction = continued(1, (n) => {
    const m = Math.floor(n / 2);
    const top =
      n % 2 === 0
        ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
        : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    return [top, 1];
  });
  const lower = Math.min(1, front / fraction);
  return { lower, upper: 1 - lower };
}

/** The continued fraction first + a₁ / (b₁ + a₂ / (b₂ + …)), by the method of Lentz. */
function continued(first: number, pair: (n: number) => readonly [number, number]): number {
  let value = awayFromZero(first);
  let c = value;
  let d = 0;
  for (let n = 1; n <= MAX_TERMS; n += 1) {
    takeSteps(TERM_STEPS);
    const [a, b] = pair(n);
    d = 1 / awayFromZero(b + a * d);
    c = awayFromZero(b + a / c);
    const factor = c * d;
    value *= factor;
    if (Math.abs(factor - 1) < 4 * ROUNDING) return value;
  }
  throw tooSlow(MAX_TERMS);
}
