import { build } from '@geoslide/geometry';
import type { Kind, Typed } from '../translate/kinds.js';
import { Unreadable } from '../unreadable.js';
import { argument } from './argument.js';
import { type Call, type Command, type Form, form, type Made, ofItems, template } from './command.js';

/** A number of a list of numbers, or of numbers. */
function measure(name: string, source: string, ...also: readonly string[]): Command {
  return { name, also, forms: ofItems('number', 'number', source) };
}

/** A number of a list of points. */
function ofPoints(name: string, source: string, ...also: readonly string[]): Command {
  return { name, also, forms: [form('list', 'number', source)] };
}

/** Something fitted to points. */
function fit(name: string, kind: Kind, source: string, ...also: readonly string[]): Command {
  return { name, also, forms: ofItems('point', kind, source) };
}

/**
 * A distribution: the probability up to the last argument, or its density where a last argument says that it is not
 * cumulative.
 *
 * @param count of its parameters
 * @param distribution ours, with the parameters a, b, c
 * @param cumulative its distribution function of x, where there is one as a curve
 */
function distribution(
  name: string,
  count: number,
  distribution: string,
  density: string,
  cumulative?: string,
): Command {
  const at = 'abcd'[count]!;
  const write = (given: Call): Made[] => {
    const args = given.items.map((item) => argument(item, given));
    const last = args[count + 1];
    if (name === 'BinomialDist' && isChart(args)) return [{ kind: 'area', tree: template(BINOMIAL_CHART, args) }];
    if (args.length < count + 1) throw new Unreadable(`${name} of ${args.length} arguments`);
    const isUpTo = last?.kind === 'boolean' && !isFalse(last.tree);
    if (args[count]!.kind === 'function' && isUpTo && cumulative !== undefined)
      return [{ kind: 'function', tree: template(cumulative, args) }];
    if (args[count]!.kind === 'function') return [densityFunction(name, density, args)];
    if (last?.kind === 'number') {
      const upTo = [at, 'abcde'[count + 1]].map((place) => `${distribution}.cumulative(${place})`);
      return [{ kind: 'number', tree: template(`${upTo[1]} - ${upTo[0]}`, args) }];
    }
    const isDensity = last !== undefined && isFalse(last.tree);
    return [{ kind: 'number', tree: template(isDensity ? density : `${distribution}.cumulative(${at})`, args) }];
  };
  const parameters = Array.from({ length: count + 1 }, () => 'number').join(', ');
  return {
    name,
    special: {
      takes: `${parameters}, cumulative`,
      becomes: `\`${distribution}.cumulative(${at})\`, or \`${density}\` where it is false`,
      write,
    },
  };
}

/** `BinomialDist(n, p)` and `BinomialDist(n, p, false)` are charts. */
function isChart([n, p, last]: readonly Typed[]): boolean {
  return n !== undefined && p !== undefined && (last === undefined || (last.kind === 'boolean' && isFalse(last.tree)));
}

const BINOMIAL_CHART = 'BarChart(Sequence(0, a), Map(Binomial(a, b).probability(each_k), each_k, Sequence(0, a)))';

/** The density as a function of x, which is what a last argument x alone gives. */
function densityFunction(name: string, density: string, args: readonly Typed[]): Made {
  const last = args.at(-1);
  const isCumulative = last?.kind === 'boolean' && !isFalse(last.tree);
  if (isCumulative || density.includes('.')) throw new Unreadable(`${name} as a function of x`);
  const equation = {
    kind: 'equation',
    left: build.name('y'),
    right: template(density, args),
    start: 0,
    end: 0,
  } as const;
  return { kind: 'function', tree: equation };
}

/** `false` as it is written out: 1 == 0. */
function isFalse(tree: Made['tree']): boolean {
  return (
    tree.kind === 'comparison' &&
    tree.operands.every((operand, i) => operand.kind === 'number' && operand.value === 1 - i)
  );
}

function inverse(name: string, count: number, distribution: string): Command {
  const takes = Array.from({ length: count + 1 }, () => 'number').join(', ');
  return { name, forms: [form(takes, 'number', `${distribution}.quantile(${'abcd'[count]})`)] };
}

const NORMAL_DENSITY = 'exp(-((c - a) / b)^2 / 2) / (b * sqrt(2π))';

const histogram = (more: string, kind: string): Form => form(`list, list${more}`, 'area', `Histogram(a, b${kind})`);

/** Each number of a list once, the least first. */
export const DISTINCT =
  'Flatten(Zip(if(each_item != each_last, [each_item], []), each_item, Sort(a), each_last, Join([min(a) - 1], Sort(a))))';

/** How often each number of a list occurs, the least number first. */
const FREQUENCIES = `Map(length(Filter(each_item == each_value, each_item, a)), each_value, ${DISTINCT})`;

/** Bars side by side between two numbers. */
const BARS_BETWEEN =
  'BarChart(Map(a + (b - a) * (each_i - 0.5) / length(c), each_i, Sequence(1, length(c))), c, (b - a) / length(c))';

/** A list of points of a list of numbers. */
function ofPointsOnly(source: string): Form {
  const made = form('list', 'list', source);
  return {
    ...made,
    write: (args, outputs) => made.write(args, outputs).map((list) => ({ ...list, itemKind: 'point' })),
  };
}

/** A number of a list of points and a function or line: of the squares of how far they lie above it. */
function ofFit(source: (errors: string) => string): Form[] {
  const errors = (height: string) => `sum(Map((each_p.y - ${height})^2, each_p, a))`;
  return [
    form('list, function', 'number', source(errors('b(each_p.x)'))),
    form('list, line', 'number', source(errors('b.at(each_p.x)'))),
  ];
}

const frequencies: Form = { ...form('list', 'list', FREQUENCIES), becomes: 'how often each of its numbers occurs' };

export const statisticsCommands: readonly Command[] = [
  measure('Median', 'median(a)', 'median'),
  measure('Mode', 'modes(a)'),
  measure('Q1', 'quartile(a, 1)', 'Quartile1'),
  measure('Q3', 'quartile(a, 3)', 'Quartile3'),
  measure('Variance', 'variance(a)', 'var'),
  measure('SampleVariance', 'sampleVariance(a)'),
  measure('SD', 'stdev(a)', 'stdevp'),
  measure('SampleSD', 'sampleStdev(a)', 'stdev'),
  measure('RootMeanSquare', 'sqrt(sum(a^2) / length(a))'),
  measure('GeometricMean', 'exp(sum(ln(a)) / length(a))'),
  measure('MAD', 'sum(abs(a - mean(a))) / length(a)'),
  measure('HarmonicMean', 'length(a) / sum(1 / a)'),
  measure('SigmaXX', 'sum(a^2)'),
  { name: 'Frequency', forms: [frequencies, form('list, list', 'list', 'Histogram(a, b, "count").values')] },
  { name: 'DotPlot', forms: [ofPointsOnly('DotPlot(a)')] },
  { name: 'RootList', forms: [ofPointsOnly('Map(Point(each_root, 0), each_root, a)')] },
  { name: 'Percentile', forms: [form('list, number', 'number', 'percentile(a, b)')] },
  ofPoints('MeanX', 'mean(a).x'),
  ofPoints('MeanY', 'mean(a).y'),
  ofPoints('SDX', 'stdev(a.x)'),
  ofPoints('SDY', 'stdev(a.y)'),
  ofPoints('SampleSDX', 'sampleStdev(a.x)'),
  ofPoints('SampleSDY', 'sampleStdev(a.y)'),
  ofPoints('SigmaXY', 'sum(a.x * a.y)'),
  ofPoints('SigmaYY', 'sum(a.y^2)'),
  ofPoints('Sxx', 'length(a) * variance(a.x)'),
  ofPoints('Syy', 'length(a) * variance(a.y)'),
  ofPoints('Sxy', 'length(a) * covariance(a)'),
  {
    name: 'Covariance',
    forms: [form('list', 'number', 'covariance(a)'), form('list, list', 'number', 'covariance(Point(a, b))')],
  },
  {
    name: 'PMCC',
    also: ['CorrelationCoefficient'],
    forms: [form('list', 'number', 'correlation(a)'), form('list, list', 'number', 'correlation(Point(a, b))')],
  },
  fit('FitLineY', 'line', 'FitLine(a)', 'FitLine'),
  fit('FitLineX', 'line', 'Line(mean(a), mean(a) + Point(covariance(a), variance(a.y)))'),
  fit('FitExp', 'function', 'FitExp(a)', 'FitGrowth'),
  fit('FitLog', 'function', 'FitLog(a)'),
  fit('FitPow', 'function', 'FitPow(a)'),
  { name: 'RSquare', forms: ofFit((errors) => `1 - ${errors} / (length(a) * variance(a.y))`) },
  { name: 'SumSquaredErrors', forms: ofFit((errors) => errors) },
  { name: 'FitPoly', forms: [form('list, number', 'function', 'FitPoly(a, b)')] },
  {
    name: 'Polynomial',
    forms: [form('list', 'function', 'FitPoly(a, length(a) - 1)'), form('function', 'function', 'a')],
  },
  distribution('Normal', 2, 'Normal(a, b)', NORMAL_DENSITY, `SolveODE(${NORMAL_DENSITY}, Point(a, 0.5))`),
  distribution('TDistribution', 1, 'StudentT(a)', 'StudentT(a).density(b)'),
  distribution('ChiSquared', 1, 'ChiSquared(a)', 'ChiSquared(a).density(b)'),
  distribution('FDistribution', 2, 'FDistribution(a, b)', 'FDistribution(a, b).density(c)'),
  distribution('Exponential', 1, 'Exponential(a)', 'if(b < 0, 0, a * exp(-a * b))'),
  distribution('BinomialDist', 2, 'Binomial(a, b)', 'Binomial(a, b).probability(c)'),
  distribution('Poisson', 1, 'Poisson(a)', 'Poisson(a).probability(b)'),
  distribution('HyperGeometric', 3, 'Hypergeometric(a, b, c)', 'Hypergeometric(a, b, c).probability(d)'),
  distribution('Uniform', 2, 'Uniform(a, b)', 'if(c < a, 0, c <= b, 1 / (b - a), 0)'),
  inverse('InverseNormal', 2, 'Normal(a, b)'),
  inverse('InverseTDistribution', 1, 'StudentT(a)'),
  inverse('InverseChiSquared', 1, 'ChiSquared(a)'),
  inverse('InverseFDistribution', 2, 'FDistribution(a, b)'),
  inverse('InverseExponential', 1, 'Exponential(a)'),
  inverse('InverseBinomial', 2, 'Binomial(a, b)'),
  inverse('InversePoisson', 1, 'Poisson(a)'),
  {
    name: 'BarChart',
    forms: [
      form('list, list', 'area', 'BarChart(a, b)'),
      form('list, list, number', 'area', 'BarChart(a, b, c)'),
      {
        ...form('list, number', 'area', `BarChart(${DISTINCT}, ${FREQUENCIES}, b)`),
        becomes: 'bars of width b, as high as each number of a is frequent',
      },
      form('number, number, list', 'area', BARS_BETWEEN),
    ],
  },
  { name: 'Histogram', also: ['HistogramRight'], forms: [histogram('', ''), histogram(', boolean', '')] },
  {
    name: 'BoxPlot',
    forms: [
      form('number, number, list', 'area', 'BoxPlot(a, b, c)'),
      form('number, number, list, boolean', 'area', 'BoxPlot(a, b, c)'),
    ],
  },
];
