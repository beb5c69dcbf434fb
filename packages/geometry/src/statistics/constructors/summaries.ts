import { form } from '../../form.js';
import { requireWhole } from '../../plane/arguments.js';
import { makeList, makeNumber } from '../../plane/make.js';
import type { Constructor } from '../../table.js';
import { Undefined, type Vec2 } from '../../values.js';
import { momentsOf, pointsOf, requirePoints } from '../fits.js';
import { fiveNumbers, median, modes, percentile, sampleVariance, variance } from '../summaries.js';

/** A function of a list of numbers. It came after files that may have definitions of its name. */
const summary = (
  name: string,
  doc: string,
  [list, aliases = []]: readonly [string, (readonly string[])?],
  rule: (data: readonly number[]) => number,
): Constructor => ({
  name,
  ...(aliases.length > 0 && { aliases }),
  group: 'statistics',
  yields: true,
  signatures: [
    form({
      parameters: 'data: Number[]',
      returns: 'Number',
      doc,
      example: `${name}(${list})`,
      evaluate: ({ data }) => makeNumber(rule(data)),
    }),
  ],
});

/** A number of points, or of two lists of coordinates. */
const ofPairs = (name: string, doc: string, rule: (points: readonly Vec2[]) => number): Constructor => ({
  name,
  group: 'statistics',
  yields: true,
  signatures: [
    form({
      parameters: 'points: Point[]',
      returns: 'Number',
      doc,
      example: `${name}(${POINTS})`,
      evaluate: ({ points }) => makeNumber(rule(points)),
    }),
    form({
      parameters: 'xs: Number[], ys: Number[]',
      returns: 'Number',
      doc: 'The same for points with these coordinates.',
      example: `${name}(${COORDINATES})`,
      evaluate: ({ xs, ys }) => makeNumber(rule(pointsOf(xs, ys))),
    }),
  ],
});

const DATA = '[2, 4, 4, 4, 5, 5, 7, 9]';
const POINTS = '[(1, 2), (2, 3), (3, 5), (4, 4)]';
const COORDINATES = '[1, 2, 3, 4], [2, 3, 5, 4]';

export const summaryConstructors: readonly Constructor[] = [
  summary(
    'median',
    'The middle of the numbers in order, or the mean of the two in the middle.',
    ['[1, 3, 8, 10]', ['Median']],
    median,
  ),
  summary(
    'mode',
    'The number that occurs most often; the least of them where there are several.',
    [DATA],
    (data) => modes(data)[0]!,
  ),
  {
    name: 'modes',
    group: 'statistics',
    yields: true,
    signatures: [
      form({
        parameters: 'data: Number[]',
        returns: 'List',
        doc: 'All numbers that occur most often, in order.',
        example: 'modes([1, 1, 2, 3, 3])',
        evaluate: ({ data }) => makeList(modes(data).map(makeNumber)),
      }),
    ],
  },
  {
    name: 'quartile',
    group: 'statistics',
    yields: true,
    signatures: [
      form({
        parameters: 'data: Number[], n: Number, method?: String',
        returns: 'Number',
        doc: 'The n-th quartile, n = 0 to 4: the least number, the first quartile, the median, the third, the greatest. The quartiles are the medians of the lower and the upper half, which leave the middle number of an odd count out, as in GeoGebra and on school calculators; with "inclusive" they lie between numbers in proportion, as QUARTILE.INC of spreadsheets.',
        example: 'quartile([1, 2, 3, 4, 5, 6, 7], 1)',
        evaluate: ({ data, n, method }) => {
          requireWhole(n, 0, 4, 'the number of a quartile');
          return makeNumber(fiveNumbers(data, method?.value)[n]!);
        },
      }),
    ],
  },
  {
    name: 'percentile',
    aliases: ['quantile'],
    group: 'statistics',
    yields: true,
    signatures: [
      form({
        parameters: 'data: Number[], p: Number',
        returns: 'Number',
        doc: 'The number with the share p of the data below it, p from 0 to 1, or percent where it is above 1, in proportion between two of them.',
        example: 'percentile([10, 20, 30, 40, 50], 0.9)',
        evaluate: ({ data, p }) => makeNumber(percentile(data, p)),
      }),
    ],
  },
  summary('iqr', 'The distance of the first and the third quartile.', ['[1, 2, 3, 4, 5, 6, 7]'], (data) => {
    const [, q1, , q3] = fiveNumbers(data);
    return q3 - q1;
  }),
  summary('variance', 'The variance of a population: the mean squared distance from the mean.', [DATA], (data) =>
    variance(data),
  ),
  summary('stdev', 'The standard deviation of a population, the root of its variance.', [DATA, ['SD']], (data) =>
    Math.sqrt(variance(data, 'standard deviation')),
  ),
  summary('sampleVariance', 'The variance estimated from a sample: divided by n − 1.', [DATA], (data) =>
    sampleVariance(data),
  ),
  summary('sampleStdev', 'The root of the sample variance.', [DATA, ['SampleSD']], (data) =>
    Math.sqrt(sampleVariance(data, 'sample standard deviation')),
  ),
  ofPairs('covariance', 'The covariance of the coordinates of points, as a population.', (points) => {
    requirePoints(points, 1, 'a covariance');
    return momentsOf(points).xy / points.length;
  }),
  ofPairs('correlation', 'The correlation coefficient r of the coordinates of points, −1 to 1.', (points) => {
    requirePoints(points, 2, 'a correlation');
    const { xx, xy, yy } = momentsOf(points);
    if (xx === 0 || yy === 0) throw new Undefined('all x or all y are equal, so there is no correlation');
    return Math.min(1, Math.max(-1, xy / Math.sqrt(xx * yy)));
  }),
];
