import { type Fields, type HostileProject, inSpace, list, many, named, one, project, texts } from './kit.js';

// Data, charts and distributions.

const DATA = 'Sequence(sin(k) k, k, 1, 9999)';
const withData = (count: number, source: (i: number) => string, more: Fields = {}): ReturnType<HostileProject> => [
  project([{ kind: 'other', id: 'L', source: DATA }, ...many(count, source, more)]),
];
const SERIES = list(60, (k) => `[${list(160, (i) => (i * k) % 9)}]`);
const branches = (depth: number): string =>
  depth === 0 ? '["A", 1]' : `["A", 0.5, ${branches(depth - 1)}, ${branches(depth - 1)}]`;
const styled = (type: string, style: Fields, more: Fields = {}) => ({
  styleSheet: { types: [[type, style]], ...more },
});

export const statistics: Readonly<Record<string, HostileProject>> = {
  'histograms of 10,000 items': () => withData(2000, (i) => `Histogram(L, ${(i % 900) + 100})`),
  'histograms over 9,999 boundaries': () => [
    project([
      { kind: 'other', id: 'B', source: 'Sequence(9999)' },
      { kind: 'other', id: 'L', source: DATA },
      ...many(300, () => 'Histogram(B, L, "density")'),
    ]),
  ],
  'bars of 9,999 numbers': () => withData(300, () => 'BarChart(L)'),
  'bars at 9,999 places': () => withData(300, (i) => `BarChart(L, L + ${i})`),
  'hatched bars of 9,999 numbers': () => [
    project(
      [{ kind: 'other', id: 'L', source: DATA }, ...many(10, () => 'BarChart(L)')],
      styled('Chart', { fillPattern: 'crosshatch', patternSpacing: 2, lineDash: 'dotted', lineWidth: 0.1 }),
    ),
  ],
  'bars with 5,000 names': () => [
    project(many(3, (n) => `BarChart([${list(3000, (i) => `"name ${i + n}"`)}], Sequence(3000))`)),
  ],
  'groups of bars in 60 series': () => [
    project(many(60, () => `BarChart([${list(160, (i) => `"n ${i}"`)}], [${SERIES}])`)),
  ],
  'pies of 9,999 parts': () => withData(100, (i) => `PieChart(abs(L), (${i / 20}, 1), 3)`),
  'pies of 3,000 names': () => [
    project(many(4, (n) => `PieChart([${list(3000, (i) => `"part ${i + n}"`)}], Sequence(3000))`)),
  ],
  'pies by the thousand': () => [
    project(many(3000, (i) => `PieChart(["A", "B", "C"], [5, 3, ${i + 1}], (${i % 9}, ${i % 7}), 1)`)),
  ],
  'box plots of 10,000 items': () => withData(3000, (i) => `BoxPlot(L, ${i}, 1, "outliers")`),
  'dot plots of 10,000 items': () => withData(100, () => 'DotPlot(round(L), 0.01)'),
  'scatter plots of 10,000 items': () => withData(100, (i) => `ScatterPlot(L, L + ${i})`),
  'trees of 200 leaves': () => [
    project(many(300, (i) => `TreeDiagram([${list(199, (k) => `["B_{${k + i}}", 1/200]`)}])`)),
  ],
  'trees 7 deep': () => [project(many(300, () => `TreeDiagram([${branches(6)}])`))],
  'trees of 60 kB': () => [project(many(90, () => `TreeDiagram([${branches(11)}])`))],
  'Venn diagrams by the thousand': () => [
    project(many(9000, () => 'Venn(["A", "B", "C"], ["1", "2", "3", "4", "5", "6", "7", "8"])')),
  ],
  'regions of Venn diagrams': () => [
    project(
      many(3000, (i) => `VennRegion("${['100', '110', '111', '011'][i % 4]}")`),
      styled('Region', { fillPattern: 'dots' }),
    ),
  ],
  'polynomials of degree 20 through 10,000 points': () => [
    project([
      { kind: 'other', id: 'L', source: 'Sequence(Point(k / 999, sin(k)), k, 1, 9999)' },
      ...many(1000, (i) => `FitPoly(L, ${20 - (i % 3)})`),
    ]),
  ],
  'fits of 10,000 points': () => [
    project([
      { kind: 'other', id: 'L', source: 'Sequence(Point(k / 999, 1 + k / 7), k, 1, 9999)' },
      ...many(3000, (i) => `${['FitLine', 'FitExp', 'FitPow', 'FitLog'][i % 4]}(L)`),
    ]),
  ],
  'values of fits by the thousand': () => [
    project([
      { kind: 'other', id: 'L', source: 'Sequence(Point(k / 99, sin(k)), k, 1, 999)' },
      named('f', 'FitPoly(L, 20)'),
      ...many(900, (i) => `y = f(x + ${i}) + f'(x)`),
    ]),
  ],
  'percentiles of 10,000 items': () => withData(9000, (i) => `percentile(L + ${i}, 0.3) + median(L) + quartile(L, 1)`),
  'percentiles in a list': () => withData(300, () => 'Sequence(percentile(L, k / 9999), k, 1, 9999)'),
  'modes of 10,000 items': () => withData(3000, () => 'modes(L)'),
  'correlations of 10,000 points': () => [
    project([
      { kind: 'other', id: 'L', source: 'Sequence(Point(k / 999, sin(k)), k, 1, 9999)' },
      ...many(9000, () => 'correlation(L) + covariance(L)'),
    ]),
  ],
  'binomial distributions of 10 million trials': () => [
    project(many(3000, (i) => `Binomial(10000000, ${(i + 1) / 3002})`)),
  ],
  'shades of binomial distributions': () => [
    project(many(6000, (i) => (i % 2 ? `Shade(P_${i - 1}, 0, ${i * 1000})` : `Binomial(9999999, ${(i + 1) / 6002})`))),
  ],
  'shades of hypergeometric distributions': () => [
    project(
      many(6000, (i) => (i % 2 ? `Shade(P_${i - 1}, 0, ${i * 1000})` : 'Hypergeometric(1000000, 500000, 99999)')),
    ),
  ],
  'quantiles of distributions': () => [
    project(
      many(6000, (i) =>
        i % 2
          ? `P_${i - 1}.quantile(0.${i})`
          : [
              'StudentT(0.01)',
              'ChiSquared(100000)',
              'FDistribution(0.1, 9999)',
              'Hypergeometric(1000000, 500000, 99999)',
              'Binomial(9999999, 0.5)',
            ][(i / 2) % 5]!,
      ),
    ),
  ],
  'quantiles in lists': () => [
    project([
      named('X', 'StudentT(0.01)'),
      named('Y', 'Hypergeometric(1000000, 500000, 99999)'),
      ...many(300, (i) => `Sequence(${i % 2 ? 'X' : 'Y'}.quantile(k / 10000), k, 1, 9999)`),
    ]),
  ],
  'probabilities in lists': () => [
    project([
      named('X', 'Binomial(10000000, 0.5)'),
      named('Y', 'FDistribution(0.1, 0.3)'),
      ...many(300, (i) => `Sequence(${i % 2 ? 'X' : 'Y'}.cumulative(k), k, 1, 9999)`),
    ]),
  ],
  'curves of distributions': () => [
    project(
      many(
        9000,
        (i) =>
          [
            `Normal(0, ${i / 900 + 0.001})`,
            `StudentT(${i + 0.1})`,
            `FDistribution(${i + 1}, 0.1)`,
            `ChiSquared(${i + 0.1})`,
          ][i % 4]!,
      ),
    ),
  ],
  'curves through cumulated distributions': () => [
    project([
      named('X', 'FDistribution(0.1, 0.3)'),
      named('Y', 'Binomial(1000000, 0.5)'),
      ...many(100, (i) => `y = ${i % 2 ? 'X' : 'Y'}.cumulative(x + ${i})`),
    ]),
  ],
  'distributions at a huge scale': () => [
    project(
      many(300, (i) => `Poisson(${1e6 + i})`),
      { camera: { offset: [1e6, 0], scale: 1e-4 } },
    ),
  ],
  'statistics in labels': () => [
    project([
      { kind: 'other', id: 'L', source: DATA },
      ...texts(3000, () => '{{median(L)}} {{stdev(L)}} {{percentile(L, 0.3)}}'.repeat(30)),
    ]),
  ],
  'charts in space': () => [
    project([{ kind: 'other', id: 'L', source: DATA }, ...many(100, () => 'BarChart(L)')], inSpace),
  ],
  'a chart of 1,000 classes with wide hatches': () => [
    project(
      [{ kind: 'other', id: 'L', source: DATA }, ...one('Histogram(L, 1000)')],
      styled('Chart', { fillPattern: 'hatch', patternSpacing: 2 }),
    ),
  ],
};
