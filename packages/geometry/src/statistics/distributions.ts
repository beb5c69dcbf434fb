import { explicitCurve } from '../curve/scalar.js';
import { takeSteps } from '../functions/steps.js';
import { requireWhole } from '../plane/arguments.js';
import type { Expr } from '../syntax/ast.js';
import { add, call, divide, literal, multiply, name, negate, number, power, subtract } from '../syntax/build.js';
import { type ChartValue, type DistributionValue, Undefined } from '../values.js';
import { barsOf } from './charts/bars.js';
import { incompleteBeta, incompleteGamma, type Tails } from './numeric/incomplete.js';
import { continuousQuantile, discreteQuantile } from './numeric/quantile.js';
import { binomialTerm, poissonTerm } from './numeric/saddle-point.js';

const X = name('x');
const [BELOW, ABOVE] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Trials and degrees of freedom: with more, a series takes too long. */
const MAX_COUNT = 10_000_000;

interface Given {
  readonly name: string;
  readonly parameters: readonly number[];
  readonly support: readonly [number, number];
  readonly mean: number;
  readonly variance: number;
  readonly tails: (x: number) => Tails;
}

function continuous(given: Given, density: Expr): DistributionValue {
  const { support, mean, variance, tails } = given;
  // Heavy tails have no mean or variance.
  const start = Number.isFinite(mean) ? mean : Math.max(0, support[0]);
  const spread = Number.isFinite(variance) && variance > 0 ? Math.sqrt(variance) : 1;
  const curve = explicitCurve(density, ...support);
  const quantile = (p: number) => continuousQuantile(tails, p, support, start, spread);
  return {
    type: 'Distribution',
    isDiscrete: false,
    ...given,
    curve,
    mass: (x) => (x < support[0] || x > support[1] ? 0 : curve.f.at(x)),
    quantile,
    seen: () => seenRange(quantile),
    bars: () => barsOf([], []),
  };
}

function discrete(given: Given, mass: (k: number) => number): DistributionValue {
  const { support, mean, tails } = given;
  const [min, max] = support;
  const below = (k: number): Tails => {
    if (k < min) return { lower: 0, upper: 1 };
    return k >= max ? { lower: 1, upper: 0 } : tails(k);
  };
  const quantile = (p: number) => discreteQuantile(below, p, support, mean);
  const seen = (): readonly [number, number] => {
    const [from, to] = [quantile(UNSEEN), quantile(1 - UNSEEN)];
    return [Math.max(from, Math.round(mean) - MAX_BARS / 2), Math.min(to, Math.round(mean) + MAX_BARS / 2)];
  };
  return {
    type: 'Distribution',
    isDiscrete: true,
    ...given,
    tails: (x) => below(Math.floor(x + 1e-9)),
    curve: undefined,
    mass: (k) => (Number.isInteger(k) && k >= min && k <= max ? mass(k) : 0),
    quantile,
    seen,
    bars: () => massBars(mass, ...seen()),
  };
}

/** The bars of whole numbers with their probabilities. */
export function massBars(mass: (k: number) => number, from: number, to: number): ChartValue {
  const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  return barsOf(places, places.map(mass));
}

/** Bars of a distribution at most: more are narrower than a pixel. */
const MAX_BARS = 4000;

/** A probability that is not seen at either end. */
const UNSEEN = 1e-4;

/** Heavy tails are seen this many times as far as the quartiles lie apart. */
const SPREAD = 4;

function seenRange(quantile: (p: number) => number): readonly [number, number] {
  const [low, high] = [quantile(0.25), quantile(0.75)];
  const reach = SPREAD * (high - low);
  return [Math.max(quantile(UNSEEN), low - reach), Math.min(quantile(1 - UNSEEN), high + reach)];
}

function requirePositive(value: number, what: string): void {
  if (!(value > 0)) throw new Undefined(`${what} must be positive, not ${value}`);
}

function requireDegrees(value: number): void {
  if (!(value > 0 && value <= MAX_COUNT)) {
    throw new Undefined(`the degrees of freedom are more than 0 and at most ${MAX_COUNT}, not ${value}`);
  }
}

function requireShare(p: number): void {
  if (!(p >= 0 && p <= 1)) throw new Undefined(`a probability lies between 0 and 1, it is not ${p}`);
}

/** x to a power, without what is 1. */
const raised = (base: Expr, exponent: number): Expr =>
  exponent === 0 ? number(1) : exponent === 1 ? base : power(base, literal(exponent));

export function normal(mu: number, sigma: number): DistributionValue {
  requirePositive(sigma, 'the standard deviation');
  const z = mu === 0 && sigma === 1 ? X : divide(mu === 0 ? X : shifted(mu), number(sigma));
  const bell = call('exp', negate(divide(power(z, number(2)), number(2))));
  return continuous(
    {
      name: 'Normal',
      parameters: [mu, sigma],
      support: [BELOW, ABOVE],
      mean: mu,
      variance: sigma ** 2,
      tails: (x) => {
        const deviation = (x - mu) / sigma;
        const { lower, upper } = incompleteGamma(0.5, deviation ** 2 / 2);
        const [outer, inner] = [upper / 2, 0.5 + lower / 2];
        return deviation < 0 ? { lower: outer, upper: inner } : { lower: inner, upper: outer };
      },
    },
    divide(bell, multiply(number(sigma), call('sqrt', multiply(number(2), name('π'))))),
  );
}

const shifted = (by: number): Expr => (by < 0 ? add(X, number(-by)) : subtract(X, number(by)));

export function studentT(degrees: number): DistributionValue {
  requireDegrees(degrees);
  const factor = inverseBeta(degrees / 2, 0.5) / Math.sqrt(degrees);
  return continuous(
    {
      name: 'StudentT',
      parameters: [degrees],
      support: [BELOW, ABOVE],
      mean: degrees > 1 ? 0 : Number.NaN,
      variance: degrees > 2 ? degrees / (degrees - 2) : degrees > 1 ? ABOVE : Number.NaN,
      tails: (t) => {
        const square = t * t;
        const share = square === ABOVE ? 0 : degrees / (degrees + square);
        const { lower, upper } = incompleteBeta(
          degrees / 2,
          0.5,
          share,
          square === ABOVE ? 1 : square / (degrees + square),
        );
        const [outer, inner] = [lower / 2, 0.5 + upper / 2];
        return t < 0 ? { lower: outer, upper: inner } : { lower: inner, upper: outer };
      },
    },
    multiply(number(factor), raised(add(number(1), divide(power(X, number(2)), number(degrees))), -(degrees + 1) / 2)),
  );
}

/** 1 / B(a, b), out of the probability of the mean, where no part is too small. */
function inverseBeta(a: number, b: number): number {
  const [p, q] = [a / (a + b), b / (a + b)];
  const scale = Math.exp(-a * Math.log1p(-q) - b * Math.log(q));
  return ((binomialTerm(a, a + b, p, q) * a * b) / (a + b)) * scale;
}

/** Degrees of freedom up to which powers in a density stay within doubles; with more it is written by logarithms. */
const MAX_POWER = 100;

export function chiSquared(degrees: number): DistributionValue {
  requireDegrees(degrees);
  const half = degrees / 2;
  const byPowers = () => {
    // 1 / (2^(k/2) Γ(k/2)), out of the Poisson term at 1.
    const factor = (poissonTerm(half, 1) * Math.E * half) / 2 ** half;
    return multiply(multiply(number(factor), raised(X, half - 1)), call('exp', negate(divide(X, number(2)))));
  };
  const byLogarithms = () => {
    const growth = multiply(number(half - 1), call('ln', divide(X, number(degrees))));
    const decay = divide(subtract(X, number(degrees)), number(2));
    return multiply(number(poissonTerm(half - 1, half) / 2), call('exp', subtract(growth, decay)));
  };
  return continuous(
    {
      name: 'ChiSquared',
      parameters: [degrees],
      support: [0, ABOVE],
      mean: degrees,
      variance: 2 * degrees,
      tails: (x) => incompleteGamma(half, x / 2),
    },
    degrees <= MAX_POWER ? byPowers() : byLogarithms(),
  );
}

export function fDistribution(m: number, n: number): DistributionValue {
  requireDegrees(m);
  requireDegrees(n);
  const [a, b] = [m / 2, n / 2];
  const atOne = (binomialTerm(a, a + b, m / (m + n), n / (m + n)) * a * b) / (a + b);
  const base = add(number(1), multiply(number(m / n), X));
  const byPowers = () =>
    multiply(multiply(number(atOne * (1 + m / n) ** (a + b)), raised(X, a - 1)), raised(base, -(a + b)));
  const byLogarithms = () => {
    const decay = multiply(number(a + b), call('ln', divide(base, number(1 + m / n))));
    return multiply(number(atOne), call('exp', subtract(multiply(literal(a - 1), call('ln', X)), decay)));
  };
  return continuous(
    {
      name: 'FDistribution',
      parameters: [m, n],
      support: [0, ABOVE],
      mean: n > 2 ? n / (n - 2) : ABOVE,
      variance: n > 4 ? (2 * n * n * (m + n - 2)) / (m * (n - 2) ** 2 * (n - 4)) : ABOVE,
      tails: (x) => {
        if (x <= 0) return { lower: 0, upper: 1 };
        const share = x === ABOVE ? 0 : n / (m * x + n);
        return incompleteBeta(a, b, x === ABOVE ? 1 : (m * x) / (m * x + n), share);
      },
    },
    m + n <= MAX_POWER ? byPowers() : byLogarithms(),
  );
}

export function exponential(rate: number): DistributionValue {
  requirePositive(rate, 'the rate');
  return continuous(
    {
      name: 'Exponential',
      parameters: [rate],
      support: [0, ABOVE],
      mean: 1 / rate,
      variance: 1 / rate ** 2,
      tails: (x) => (x <= 0 ? { lower: 0, upper: 1 } : { lower: -Math.expm1(-rate * x), upper: Math.exp(-rate * x) }),
    },
    multiply(number(rate), call('exp', negate(rate === 1 ? X : multiply(number(rate), X)))),
  );
}

export function uniform(a: number, b: number): DistributionValue {
  if (!(a < b))
    throw new Undefined(`a uniform distribution runs from a smaller to a larger number, not from ${a} to ${b}`);
  const share = (x: number): number => Math.min(1, Math.max(0, x));
  return continuous(
    {
      name: 'Uniform',
      parameters: [a, b],
      support: [a, b],
      mean: (a + b) / 2,
      variance: (b - a) ** 2 / 12,
      tails: (x) => ({ lower: share((x - a) / (b - a)), upper: share((b - x) / (b - a)) }),
    },
    literal(1 / (b - a)),
  );
}

export function binomial(n: number, p: number): DistributionValue {
  requireWhole(n, 0, MAX_COUNT, 'the number of trials');
  requireShare(p);
  return discrete(
    {
      name: 'Binomial',
      parameters: [n, p],
      support: [0, n],
      mean: n * p,
      variance: n * p * (1 - p),
      tails: (k) => {
        const { lower, upper } = incompleteBeta(k + 1, n - k, p, 1 - p);
        return { lower: upper, upper: lower };
      },
    },
    (k) => binomialTerm(k, n, p, 1 - p),
  );
}

export function poisson(lambda: number): DistributionValue {
  requirePositive(lambda, 'the mean');
  if (lambda > MAX_COUNT) throw new Undefined(`the mean is at most ${MAX_COUNT}, not ${lambda}`);
  return discrete(
    {
      name: 'Poisson',
      parameters: [lambda],
      support: [0, ABOVE],
      mean: lambda,
      variance: lambda,
      tails: (k) => {
        const { lower, upper } = incompleteGamma(k + 1, lambda);
        return { lower: upper, upper: lower };
      },
    },
    (k) => poissonTerm(k, lambda),
  );
}

export function geometric(p: number): DistributionValue {
  requireShare(p);
  requirePositive(p, 'the probability');
  const log = Math.log1p(-p);
  return discrete(
    {
      name: 'Geometric',
      parameters: [p],
      support: [1, ABOVE],
      mean: 1 / p,
      variance: (1 - p) / p ** 2,
      tails: (k) => ({ lower: -Math.expm1(k * log), upper: Math.exp(k * log) }),
    },
    (k) => (k === 1 ? p : p * Math.exp((k - 1) * log)),
  );
}

/** Numbers that the tails of a hypergeometric distribution are added up from. */
const MAX_ADDED = 100_000;
const ADDED_STEPS = 40;

export function hypergeometric(size: number, marked: number, drawn: number): DistributionValue {
  requireWhole(size, 1, MAX_COUNT, 'the size of the population');
  requireWhole(marked, 0, size, 'the number of successes in it');
  requireWhole(drawn, 0, size, 'the number of draws');
  const min = Math.max(0, drawn - (size - marked));
  const max = Math.min(marked, drawn);
  if (max - min > MAX_ADDED) throw new Undefined(`more than ${MAX_ADDED} numbers may be drawn: use Binomial(n, p)`);
  const share = drawn / size;
  const mass = (k: number): number =>
    (binomialTerm(k, marked, share, 1 - share) * binomialTerm(drawn - k, size - marked, share, 1 - share)) /
    binomialTerm(drawn, size, share, 1 - share);
  const between = (from: number, to: number): number => {
    takeSteps(ADDED_STEPS * Math.max(0, to - from + 1));
    let sum = 0;
    for (let k = from; k <= to; k += 1) sum += mass(k);
    return sum;
  };
  const part = marked / size;
  return discrete(
    {
      name: 'Hypergeometric',
      parameters: [size, marked, drawn],
      support: [min, max],
      mean: drawn * part,
      variance: size === 1 ? 0 : (drawn * part * (1 - part) * (size - drawn)) / (size - 1),
      tails: (k) => ({ lower: between(min, k), upper: between(k + 1, max) }),
    },
    mass,
  );
}
