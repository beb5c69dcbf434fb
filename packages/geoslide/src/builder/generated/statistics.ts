// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type {
  DistributionArgument,
  ListArgument,
  NumberArgument,
  PointArgument,
  StringArgument,
} from './value-types.js';

export interface StatisticsForms {
  /** The middle of the numbers in order, or the mean of the two in the middle. `median([1, 3, 8, 10])` */
  medianOf(data: readonly NumberArgument[], options?: Options): Handle<'Number'>;
  /**
   * The number that occurs most often; the least of them where there are several. `mode([2, 4, 4, 4, 5, 5, 7, 9])`
   */
  mode(data: readonly NumberArgument[], options?: Options): Handle<'Number'>;
  /** All numbers that occur most often, in order. `modes([1, 1, 2, 3, 3])` */
  modes(data: readonly NumberArgument[], options?: Options): Handle<'List'>;
  /**
   * The n-th quartile, n = 0 to 4: the least number, the first quartile, the median, the third, the greatest. The
   * quartiles are the medians of the lower and the upper half, which leave the middle number of an odd count out,
   * as in GeoGebra and on school calculators; with "inclusive" they lie between numbers in proportion, as
   * QUARTILE.INC of spreadsheets. `quartile([1, 2, 3, 4, 5, 6, 7], 1)`
   */
  quartile(
    data: readonly NumberArgument[],
    n: NumberArgument,
    method?: StringArgument,
    options?: Options,
  ): Handle<'Number'>;
  /**
   * The number with the share p of the data below it, p from 0 to 1, or percent where it is above 1, in proportion
   * between two of them. `percentile([10, 20, 30, 40, 50], 0.9)`
   */
  percentile(data: readonly NumberArgument[], p: NumberArgument, options?: Options): Handle<'Number'>;
  /** The distance of the first and the third quartile. `iqr([1, 2, 3, 4, 5, 6, 7])` */
  iqr(data: readonly NumberArgument[], options?: Options): Handle<'Number'>;
  /** The variance of a population: the mean squared distance from the mean. `variance([2, 4, 4, 4, 5, 5, 7, 9])` */
  variance(data: readonly NumberArgument[], options?: Options): Handle<'Number'>;
  /** The standard deviation of a population, the root of its variance. `stdev([2, 4, 4, 4, 5, 5, 7, 9])` */
  stdev(data: readonly NumberArgument[], options?: Options): Handle<'Number'>;
  /** The variance estimated from a sample: divided by n − 1. `sampleVariance([2, 4, 4, 4, 5, 5, 7, 9])` */
  sampleVariance(data: readonly NumberArgument[], options?: Options): Handle<'Number'>;
  /** The root of the sample variance. `sampleStdev([2, 4, 4, 4, 5, 5, 7, 9])` */
  sampleStdev(data: readonly NumberArgument[], options?: Options): Handle<'Number'>;
  /**
   * The covariance of the coordinates of points, as a population. `covariance([(1, 2), (2, 3), (3, 5), (4, 4)])`
   */
  covariance(points: readonly PointArgument[], options?: Options): Handle<'Number'>;
  /** The same for points with these coordinates. `covariance([1, 2, 3, 4], [2, 3, 5, 4])` */
  covariance(xs: readonly NumberArgument[], ys: readonly NumberArgument[], options?: Options): Handle<'Number'>;
  /**
   * The correlation coefficient r of the coordinates of points, −1 to 1. `correlation([(1, 2), (2, 3), (3, 5), (4,
   * 4)])`
   */
  correlation(points: readonly PointArgument[], options?: Options): Handle<'Number'>;
  /** The same for points with these coordinates. `correlation([1, 2, 3, 4], [2, 3, 5, 4])` */
  correlation(xs: readonly NumberArgument[], ys: readonly NumberArgument[], options?: Options): Handle<'Number'>;
  /**
   * The line y = m x + c with the least sum of squared vertical distances of points. `FitLine([(0, 1), (1, 2), (2,
   * 2), (3, 4)])`
   */
  fitLine(points: readonly PointArgument[], options?: Options): Handle<'Line'>;
  /** The same for points with these coordinates. `FitLine([0, 1, 2, 3], [1, 2, 2, 4])` */
  fitLine(xs: readonly NumberArgument[], ys: readonly NumberArgument[], options?: Options): Handle<'Line'>;
  /**
   * The polynomial of degree n, from 0 to 20, with the least sum of squared vertical distances; it goes through n +
   * 1 points. `FitPoly([(0, 1), (1, 0), (2, 1), (3, 4)], 2)`
   */
  fitPoly(points: readonly PointArgument[], n: NumberArgument, options?: Options): Handle<'Curve'>;
  /** The same for points with these coordinates. `FitPoly([0, 1, 2, 3], [1, 2, 2, 4], 2)` */
  fitPoly(
    xs: readonly NumberArgument[],
    ys: readonly NumberArgument[],
    n: NumberArgument,
    options?: Options,
  ): Handle<'Curve'>;
  /**
   * The function y = a e^(b x) for which ln y has the least sum of squares; every y is above 0. `FitExp([(1, 1),
   * (2, 2), (3, 4), (4, 8)])`
   */
  fitExp(points: readonly PointArgument[], options?: Options): Handle<'Curve'>;
  /** The same for points with these coordinates. `FitExp([1, 2, 3, 4], [1, 2, 4, 8])` */
  fitExp(xs: readonly NumberArgument[], ys: readonly NumberArgument[], options?: Options): Handle<'Curve'>;
  /**
   * The function y = a x^b for which ln y has the least sum of squares; every x and y is above 0. `FitPow([(1, 1),
   * (2, 2), (3, 4), (4, 8)])`
   */
  fitPow(points: readonly PointArgument[], options?: Options): Handle<'Curve'>;
  /** The same for points with these coordinates. `FitPow([1, 2, 3, 4], [1, 2, 4, 8])` */
  fitPow(xs: readonly NumberArgument[], ys: readonly NumberArgument[], options?: Options): Handle<'Curve'>;
  /**
   * The function y = a + b ln x with the least sum of squares; every x is above 0. `FitLog([(1, 1), (2, 2), (3, 4),
   * (4, 8)])`
   */
  fitLog(points: readonly PointArgument[], options?: Options): Handle<'Curve'>;
  /** The same for points with these coordinates. `FitLog([1, 2, 3, 4], [1, 2, 4, 8])` */
  fitLog(xs: readonly NumberArgument[], ys: readonly NumberArgument[], options?: Options): Handle<'Curve'>;
  /**
   * The normal distribution with the mean μ and the standard deviation σ. It is drawn as its density. `Normal(0,
   * 1)`
   */
  normal(μ: NumberArgument, σ: NumberArgument, options?: Options): Handle<'Distribution'>;
  /** Student’s t distribution with ν degrees of freedom. `StudentT(4)` */
  studentT(ν: NumberArgument, options?: Options): Handle<'Distribution'>;
  /** The χ² distribution with k degrees of freedom. `ChiSquared(4)` */
  chiSquared(k: NumberArgument, options?: Options): Handle<'Distribution'>;
  /** Fisher’s F distribution with m and n degrees of freedom. `FDistribution(5, 10)` */
  fDistribution(m: NumberArgument, n: NumberArgument, options?: Options): Handle<'Distribution'>;
  /** The exponential distribution with the rate λ, of mean 1 / λ. `Exponential(1)` */
  exponential(λ: NumberArgument, options?: Options): Handle<'Distribution'>;
  /** The uniform distribution between a and b. `Uniform(0, 3)` */
  uniform(a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Distribution'>;
  /** The number of successes in n trials of probability p. It is drawn as bars. `Binomial(10, 0.4)` */
  binomial(n: NumberArgument, p: NumberArgument, options?: Options): Handle<'Distribution'>;
  /** The Poisson distribution with the mean λ. `Poisson(3)` */
  poisson(λ: NumberArgument, options?: Options): Handle<'Distribution'>;
  /** The number of trials of probability p up to and with the first success, from 1 on. `Geometric(0.3)` */
  geometric(p: NumberArgument, options?: Options): Handle<'Distribution'>;
  /** The successes among n that are drawn of N, of which K are successes. `Hypergeometric(20, 8, 5)` */
  hypergeometric(N: NumberArgument, K: NumberArgument, n: NumberArgument, options?: Options): Handle<'Distribution'>;
  /**
   * The part of a distribution from a to b, which may be −∞ and ∞: the area under its density, or bars with a and b
   * among them. Its value is the probability. `Shade(Normal(0, 1), 1, ∞)`
   */
  shade(X: DistributionArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Area' | 'Chart'>;
  /**
   * A bar for each name, at 1, 2, …, with the name below it. A bar fills 0.8 of its room, or the share that is
   * given; `colors` of the style gives each its colour. `BarChart(["A", "B", "C"], [3, 5, 2])`
   */
  barChart(
    names: readonly StringArgument[],
    heights: readonly NumberArgument[],
    width?: NumberArgument,
    options?: Options,
  ): Handle<'Chart'>;
  /**
   * Groups of bars: for each name one of every series, side by side, each series in its colour. `BarChart(["A",
   * "B", "C"], [[3, 5, 2], [4, 3, 3]])`
   */
  barChart(
    names: readonly StringArgument[],
    series: readonly ListArgument[],
    width?: NumberArgument,
    options?: Options,
  ): Handle<'Chart'>;
  /** A bar at each place on the x-axis. `BarChart([1, 2, 3, 4], [2, 5, 4, 1])` */
  barChart(
    places: readonly NumberArgument[],
    heights: readonly NumberArgument[],
    width?: NumberArgument,
    options?: Options,
  ): Handle<'Chart'>;
  /** Bars at 1, 2 and so on. `BarChart([2, 5, 4, 1])` */
  barChart(heights: readonly NumberArgument[], width?: NumberArgument, options?: Options): Handle<'Chart'>;
  /** The first form again, which the compiler tells of where none fits. */
  barChart(
    names: readonly StringArgument[],
    heights: readonly NumberArgument[],
    width?: NumberArgument,
    options?: Options,
  ): Handle<'Chart'>;
  /**
   * Bars over classes: one height less than boundaries. Any other count of numbers are data, of which each class
   * counts its own: from its lower boundary on and below the upper one, in the last class with it. Data may stand
   * first where they do not increase. `Histogram([0, 2, 4, 6, 8], [1, 4, 3, 2])`
   */
  histogram(
    boundaries: readonly NumberArgument[],
    heights: readonly NumberArgument[],
    options?: Options,
  ): Handle<'Chart'>;
  /**
   * A histogram of data: "count", "share" of all, or "density", whose areas add up to 1. `Histogram([0, 4, 8, 12],
   * [2, 3, 3, 5, 6, 7, 7, 8, 12], "density")`
   */
  histogram(
    boundaries: readonly NumberArgument[],
    data: readonly NumberArgument[],
    kind: StringArgument,
    options?: Options,
  ): Handle<'Chart'>;
  /**
   * A histogram of data in n classes of the same width, from the least to the greatest number. `Histogram([2, 3, 3,
   * 5, 6, 7, 7, 8, 12], 5)`
   */
  histogram(
    data: readonly NumberArgument[],
    n: NumberArgument,
    kind?: StringArgument,
    options?: Options,
  ): Handle<'Chart'>;
  /**
   * The same in as many classes as Sturges’ rule gives for the count n of data: log₂ n + 1, rounded up.
   * `Histogram([2, 3, 3, 5, 6, 7, 7, 8, 12])`
   */
  histogram(data: readonly NumberArgument[], kind?: StringArgument, options?: Options): Handle<'Chart'>;
  /** The first form again, which the compiler tells of where none fits. */
  histogram(
    boundaries: readonly NumberArgument[],
    heights: readonly NumberArgument[],
    options?: Options,
  ): Handle<'Chart'>;
  /**
   * A box from the first to the third quartile with the median in it, and whiskers to the least and the greatest
   * number, at the height y and 1 high; without y the first one of a slide at 1, each further one 1.5 above. With
   * "outliers" the whiskers end at numbers at most 1.5 times the box’s length from it, and dots mark the others.
   * `BoxPlot([2, 3, 3, 5, 6, 7, 7, 8, 12], 1, 1, "outliers")`
   */
  boxPlot(
    data: readonly NumberArgument[],
    y?: NumberArgument,
    height?: NumberArgument,
    kind?: StringArgument,
    options?: Options,
  ): Handle<'Chart'>;
  /** The same with the height first. `BoxPlot(1, 1, [2, 3, 3, 5, 6, 7, 7, 8, 12])` */
  boxPlot(
    y: NumberArgument,
    height: NumberArgument,
    data: readonly NumberArgument[],
    options?: Options,
  ): Handle<'Chart'>;
  /**
   * Sectors whose areas are as the numbers, clockwise from the top, with their names: in a circle of radius 3
   * around the origin, unless it is given. `colors` of the style gives each its colour. `PieChart(["A", "B", "C"],
   * [5, 3, 2])`
   */
  pieChart(
    names: readonly StringArgument[],
    values: readonly NumberArgument[],
    center?: PointArgument,
    radius?: NumberArgument,
    options?: Options,
  ): Handle<'Chart'>;
  /** The same without names. `PieChart([5, 3, 2])` */
  pieChart(
    values: readonly NumberArgument[],
    center?: PointArgument,
    radius?: NumberArgument,
    options?: Options,
  ): Handle<'Chart'>;
  /**
   * A dot for each number above its place on the x-axis; equal ones stand one above the other, 1 apart unless the
   * step is given. `DotPlot([2, 3, 3, 5, 6, 7, 7, 8, 12])`
   */
  dotPlot(data: readonly NumberArgument[], step?: NumberArgument, options?: Options): Handle<'List'>;
  /** The points with these coordinates. `ScatterPlot([1, 2, 3, 4], [2, 3, 3, 5])` */
  scatterPlot(xs: readonly NumberArgument[], ys: readonly NumberArgument[], options?: Options): Handle<'List'>;
  /** The points themselves. `ScatterPlot([(1, 2), (2, 3), (3, 3)])` */
  scatterPlot(points: readonly PointArgument[], options?: Options): Handle<'List'>;
  /**
   * A tree diagram from the origin to the right. A branch is a list of its name, its probability (a number: 2/4 is
   * written as it stands; or a text) and its own branches. The branches stand in one list, or each is an argument.
   * `.values` are the probabilities of the paths, from the top. `TreeDiagram([["A", 1/3, ["B", 0.5], ["C", 0.5]],
   * ["D", 2/3]])`
   */
  treeDiagram(...branches: readonly [ListArgument, ...ListArgument[]]): Handle<'Chart'>;
  /**
   * A tree diagram from the origin to the right. A branch is a list of its name, its probability (a number: 2/4 is
   * written as it stands; or a text) and its own branches. The branches stand in one list, or each is an argument.
   * `.values` are the probabilities of the paths, from the top. `TreeDiagram([["A", 1/3, ["B", 0.5], ["C", 0.5]],
   * ["D", 2/3]])`
   */
  treeDiagram(...branches: readonly [ListArgument, ...ListArgument[], Options]): Handle<'Chart'>;
  /**
   * Two or three circles that overlap, with the names of the sets, and labels of the regions: of two sets A alone,
   * both, B alone, neither; of three A, B, C alone, AB, AC, BC, all, none. `Venn(["A", "B"], ["7", "3", "5", "2"])`
   */
  venn(names: readonly StringArgument[], labels?: ListArgument, options?: Options): Handle<'Chart'>;
  /** The same with the sets A, B, C: n is 2 or 3. `Venn(3)` */
  venn(n: NumberArgument, labels?: ListArgument, options?: Options): Handle<'Chart'>;
  /**
   * A region of a Venn diagram, to be filled: a digit for each set, 1 where it holds the region and 0 where not.
   * `VennRegion("10")`
   */
  vennRegion(sets: StringArgument, options?: Options): Handle<'Region'>;
}
