import { explicitCurve } from '../../curve/scalar.js';
import { type ArgumentsFor, form } from '../../form.js';
import { differentiate } from '../../functions/derivative.js';
import { substitute } from '../../functions/free-names.js';
import { makeNumber } from '../../plane/make.js';
import { property } from '../../property.js';
import type { Expr } from '../../syntax/ast.js';
import { negate, number } from '../../syntax/build.js';
import type { Constructor, Property } from '../../table.js';
import { type AreaValue, type ChartValue, type DistributionValue, Undefined } from '../../values.js';
import {
  binomial,
  chiSquared,
  exponential,
  fDistribution,
  geometric,
  hypergeometric,
  massBars,
  normal,
  poisson,
  studentT,
  uniform,
} from '../distributions.js';

function distribution<const P extends string>(
  name: string,
  parameters: P,
  doc: string,
  args: string,
  make: (args: ArgumentsFor<P>) => DistributionValue,
): Constructor {
  const evaluate = (given: ArgumentsFor<P>) => make(given);
  return {
    name,
    group: 'statistics',
    yields: true,
    signatures: [form({ parameters, returns: 'Distribution', doc, example: `${name}(${args})`, evaluate })],
  };
}

const OF = ['Distribution'] as const;

/** The density as a formula of x; 0 for a distribution of single numbers, whose cumulative one is a step function. */
function densityTree({ curve }: DistributionValue): Expr {
  return curve === undefined ? number(0) : curve.f.expr;
}

/** P(a ≤ X ≤ b). */
function between({ isDiscrete, tails }: DistributionValue, a: number, b: number): number {
  if (a > b) return 0;
  const [from, to] = [tails(isDiscrete ? Math.ceil(a - 1e-9) - 1 : a), tails(b)];
  // The difference of the smaller tails keeps its digits.
  return from.lower < 0.5 ? to.lower - from.lower : from.upper - to.upper;
}

/** The part of the density or of the bars between two numbers; what has no end is drawn as far as it is seen. */
function shade(distribution: DistributionValue, a: number, b: number): AreaValue | ChartValue {
  if (!(a < b) && !(a === b && distribution.isDiscrete)) {
    throw new Undefined(`a part of a distribution runs from a smaller to a larger number, not from ${a} to ${b}`);
  }
  const value = between(distribution, a, b);
  const { curve, mass, support } = distribution;
  const [low, high] = distribution.seen();
  if (curve === undefined) {
    return { ...massBars(mass, Math.max(Math.ceil(a - 1e-9), low), Math.min(Math.floor(b + 1e-9), high)), value };
  }
  const beyond = (high - low) / 2;
  const [from, to] = [Math.max(a, support[0]), Math.min(b, support[1])];
  const min = Number.isFinite(from) ? from : Math.min(low, to - beyond);
  const max = Number.isFinite(to) ? to : Math.max(high, from - 0 + (Number.isFinite(from) ? beyond : high));
  if (!(min < max)) throw new Undefined(`the distribution has nothing between ${a} and ${b}`);
  return { type: 'Area', upper: curve, lower: explicitCurve(number(0)), min, max, value, isExact: true };
}

export const distributionConstructors: readonly Constructor[] = [
  distribution(
    'Normal',
    'μ: Number, σ: Number',
    'The normal distribution with the mean μ and the standard deviation σ. It is drawn as its density.',
    '0, 1',
    ({ μ, σ }) => normal(μ, σ),
  ),
  distribution('StudentT', 'ν: Number', 'Student’s t distribution with ν degrees of freedom.', '4', ({ ν }) =>
    studentT(ν),
  ),
  distribution('ChiSquared', 'k: Number', 'The χ² distribution with k degrees of freedom.', '4', ({ k }) =>
    chiSquared(k),
  ),
  distribution(
    'FDistribution',
    'm: Number, n: Number',
    'Fisher’s F distribution with m and n degrees of freedom.',
    '5, 10',
    ({ m, n }) => fDistribution(m, n),
  ),
  distribution(
    'Exponential',
    'λ: Number',
    'The exponential distribution with the rate λ, of mean 1 / λ.',
    '1',
    ({ λ }) => exponential(λ),
  ),
  distribution('Uniform', 'a: Number, b: Number', 'The uniform distribution between a and b.', '0, 3', ({ a, b }) =>
    uniform(a, b),
  ),
  distribution(
    'Binomial',
    'n: Number, p: Number',
    'The number of successes in n trials of probability p. It is drawn as bars.',
    '10, 0.4',
    ({ n, p }) => binomial(n, p),
  ),
  distribution('Poisson', 'λ: Number', 'The Poisson distribution with the mean λ.', '3', ({ λ }) => poisson(λ)),
  distribution(
    'Geometric',
    'p: Number',
    'The number of trials of probability p up to and with the first success, from 1 on.',
    '0.3',
    ({ p }) => geometric(p),
  ),
  distribution(
    'Hypergeometric',
    'N: Number, K: Number, n: Number',
    'The successes among n that are drawn of N, of which K are successes.',
    '20, 8, 5',
    ({ N, K, n }) => hypergeometric(N, K, n),
  ),
  {
    name: 'Shade',
    group: 'statistics',
    yields: true,
    styleType: 'Shade',
    signatures: [
      form({
        parameters: 'X: Distribution, a: Number, b: Number',
        returns: 'Area | Chart',
        doc: 'The part of a distribution from a to b, which may be −∞ and ∞: the area under its density, or bars with a and b among them. Its value is the probability.',
        example: 'Shade(Normal(0, 1), 1, ∞)',
        infinite: true,
        evaluate: ({ X, a, b }) => shade(X, a, b),
      }),
    ],
  },
];

export const distributionProperties: readonly Property[] = [
  property({
    name: 'density',
    of: OF,
    parameters: 'x: Number',
    returns: 'Number',
    doc: 'The density of a continuous distribution. In a formula of x it is a function: `y = X.density(x)`.',
    evaluate: ({ isDiscrete, name, mass }, { x }) => {
      if (isDiscrete) throw new Undefined(`${name} has no density: write .probability(k)`);
      const value = mass(x);
      if (!Number.isFinite(value)) throw new Undefined(`the density has no value at ${x}`);
      return makeNumber(value);
    },
    slope: (self) => (x) => substitute(differentiate(densityTree(self), 'x'), 'x', x),
  }),
  property({
    name: 'probability',
    of: OF,
    parameters: 'k: Number',
    returns: 'Number',
    doc: 'P(X = k) of a distribution of whole numbers.',
    evaluate: ({ isDiscrete, name, mass }, { k }) => {
      if (!isDiscrete) throw new Undefined(`${name} is continuous: write .probability(a, b), or .density(x)`);
      return makeNumber(mass(k));
    },
  }),
  property({
    name: 'probability',
    of: OF,
    parameters: 'a: Number, b: Number',
    returns: 'Number',
    doc: 'P(a ≤ X ≤ b); a and b may be −∞ and ∞.',
    infinite: true,
    evaluate: (self, { a, b }) => makeNumber(between(self, a, b)),
  }),
  property({
    name: 'cumulative',
    of: OF,
    parameters: 'x: Number',
    returns: 'Number',
    doc: 'P(X ≤ x).',
    infinite: true,
    evaluate: ({ tails }, { x }) => makeNumber(tails(x).lower),
    slope: (self) => (x) => substitute(densityTree(self), 'x', x),
  }),
  property({
    name: 'cumulative',
    of: OF,
    parameters: 'a: Number, b: Number',
    returns: 'Number',
    doc: 'P(a ≤ X ≤ b), as .probability(a, b).',
    infinite: true,
    evaluate: (self, { a, b }) => makeNumber(between(self, a, b)),
  }),
  property({
    name: 'upper',
    of: OF,
    parameters: 'x: Number',
    returns: 'Number',
    doc: 'P(X > x), with all of its digits where it is small.',
    infinite: true,
    evaluate: ({ tails }, { x }) => makeNumber(tails(x).upper),
    slope: (self) => (x) => negate(substitute(densityTree(self), 'x', x)),
  }),
  property({
    name: 'quantile',
    of: OF,
    parameters: 'p: Number',
    returns: 'Number',
    doc: 'The least x with P(X ≤ x) ≥ p, for 0 < p < 1.',
    evaluate: ({ quantile }, { p }) => makeNumber(quantile(p)),
  }),
  property({
    name: 'mean',
    of: OF,
    returns: 'Number',
    doc: 'The expected value.',
    evaluate: ({ mean, name }) => makeNumber(finite(mean, name, 'mean')),
  }),
  property({
    name: 'variance',
    of: OF,
    returns: 'Number',
    doc: 'The variance.',
    evaluate: ({ variance, name }) => makeNumber(finite(variance, name, 'variance')),
  }),
  property({
    name: 'stdev',
    of: OF,
    returns: 'Number',
    doc: 'The standard deviation.',
    evaluate: ({ variance, name }) => makeNumber(Math.sqrt(finite(variance, name, 'standard deviation'))),
  }),
  property({
    name: 'curve',
    of: OF,
    returns: 'Curve',
    doc: 'The density of a continuous distribution as a function.',
    evaluate: ({ curve, name }) => {
      if (curve === undefined) throw new Undefined(`${name} has no density: write .probability(k)`);
      return curve;
    },
  }),
];

function finite(value: number, name: string, what: string): number {
  if (Number.isFinite(value)) return value;
  throw new Undefined(`${name} has no ${what} with these parameters`);
}
