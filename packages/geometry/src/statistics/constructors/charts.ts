import { form } from '../../form.js';
import { makeList, makeNumber, makePoint } from '../../plane/make.js';
import { property } from '../../property.js';
import type { Constructor, Property, Signature } from '../../table.js';
import { type ChartValue, type ListValue, type StringValue, Undefined } from '../../values.js';
import { barChart, groupedBars, requirePairs } from '../charts/bars.js';
import { boxPlot } from '../charts/box-plot.js';
import { equalClasses, histogram, histogramOf, increases, sturges } from '../charts/histogram.js';
import { pieChart } from '../charts/pie.js';
import { sortedData } from '../summaries.js';

const NAMES = '["A", "B", "C"]';
const DATA = '[2, 3, 3, 5, 6, 7, 7, 8, 12]';
const ORIGIN = { x: 0, y: 0 };

/** The radius of a pie chart without one. */
const PIE_RADIUS = 3;

const textsOf = (names: readonly StringValue[]): readonly string[] => names.map(({ value }) => value);

function numbersOf({ items }: ListValue): readonly number[] {
  return items.map((item) => {
    if (item.type !== 'Number') throw new Undefined(`a series of bars holds numbers, not a ${item.type}`);
    return item.value;
  });
}

const chart = (name: string, ...signatures: readonly Signature[]): Constructor => ({
  name,
  group: 'statistics',
  yields: true,
  styleType: name,
  signatures,
});

export const chartConstructors: readonly Constructor[] = [
  chart(
    'BarChart',
    form({
      parameters: 'names: String[], heights: Number[], width?: Number',
      returns: 'Chart',
      doc: 'A bar for each name, at 1, 2, …, with the name below it. A bar fills 0.8 of its room, or the share that is given; `colors` of the style gives each its colour.',
      example: `BarChart(${NAMES}, [3, 5, 2])`,
      evaluate: ({ names, heights, width }) => barChart(heights, { names: textsOf(names), width }),
    }),
    form({
      parameters: 'names: String[], series: List[], width?: Number',
      returns: 'Chart',
      doc: 'Groups of bars: for each name one of every series, side by side, each series in its colour.',
      example: `BarChart(${NAMES}, [[3, 5, 2], [4, 3, 3]])`,
      evaluate: ({ names, series, width }) => groupedBars(textsOf(names), series.map(numbersOf), width),
    }),
    form({
      parameters: 'places: Number[], heights: Number[], width?: Number',
      returns: 'Chart',
      doc: 'A bar at each place on the x-axis.',
      example: 'BarChart([1, 2, 3, 4], [2, 5, 4, 1])',
      evaluate: ({ places, heights, width }) => barChart(heights, { places, width }),
    }),
    form({
      parameters: 'heights: Number[], width?: Number',
      returns: 'Chart',
      doc: 'Bars at 1, 2 and so on.',
      example: 'BarChart([2, 5, 4, 1])',
      evaluate: ({ heights, width }) => barChart(heights, { width }),
    }),
  ),
  chart(
    'Histogram',
    form({
      parameters: 'boundaries: Number[], heights: Number[]',
      returns: 'Chart',
      doc: 'Bars over classes: one height less than boundaries. Any other count of numbers are data, of which each class counts its own: from its lower boundary on and below the upper one, in the last class with it. Data may stand first where they do not increase.',
      example: 'Histogram([0, 2, 4, 6, 8], [1, 4, 3, 2])',
      evaluate: ({ boundaries: first, heights: second }) => {
        // Data may stand first: they do not increase as a rule, as boundaries have to.
        const [boundaries, heights] = increases(first) || !increases(second) ? [first, second] : [second, first];
        return heights.length === boundaries.length - 1
          ? histogramOf(boundaries, heights)
          : histogram(heights, boundaries);
      },
    }),
    form({
      parameters: 'boundaries: Number[], data: Number[], kind: String',
      returns: 'Chart',
      doc: 'A histogram of data: "count", "share" of all, or "density", whose areas add up to 1.',
      example: `Histogram([0, 4, 8, 12], ${DATA}, "density")`,
      evaluate: ({ boundaries, data, kind }) => histogram(data, boundaries, kind.value),
    }),
    form({
      parameters: 'data: Number[], n: Number, kind?: String',
      returns: 'Chart',
      doc: 'A histogram of data in n classes of the same width, from the least to the greatest number.',
      example: `Histogram(${DATA}, 5)`,
      evaluate: ({ data, n, kind }) => histogram(data, equalClasses(data, n), kind?.value),
    }),
    form({
      parameters: 'data: Number[], kind?: String',
      returns: 'Chart',
      doc: 'The same in as many classes as Sturges’ rule gives for the count n of data: log₂ n + 1, rounded up.',
      example: `Histogram(${DATA})`,
      evaluate: ({ data, kind }) => histogram(data, equalClasses(data, sturges(data.length)), kind?.value),
    }),
  ),
  chart(
    'BoxPlot',
    form({
      parameters: 'data: Number[], y?: Number, height?: Number, kind?: String',
      returns: 'Chart',
      doc: 'A box from the first to the third quartile with the median in it, and whiskers to the least and the greatest number, at the height y and 1 high; without y the first one of a slide at 1, each further one 1.5 above. With "outliers" the whiskers end at numbers at most 1.5 times the box’s length from it, and dots mark the others.',
      example: `BoxPlot(${DATA}, 1, 1, "outliers")`,
      evaluate: ({ data, y, height = 1, kind }) => boxPlot(data, y, height, kind?.value),
    }),
    form({
      parameters: 'y: Number, height: Number, data: Number[]',
      returns: 'Chart',
      doc: 'The same with the height first.',
      example: `BoxPlot(1, 1, ${DATA})`,
      evaluate: ({ data, y, height }) => boxPlot(data, y, height),
    }),
  ),
  chart(
    'PieChart',
    form({
      parameters: 'names: String[], values: Number[], center?: Point, radius?: Number',
      returns: 'Chart',
      doc: 'Sectors whose areas are as the numbers, clockwise from the top, with their names: in a circle of radius 3 around the origin, unless it is given. `colors` of the style gives each its colour.',
      example: `PieChart(${NAMES}, [5, 3, 2])`,
      evaluate: ({ names, values, center = ORIGIN, radius = PIE_RADIUS }) =>
        pieChart(values, textsOf(names), center, radius),
    }),
    form({
      parameters: 'values: Number[], center?: Point, radius?: Number',
      returns: 'Chart',
      doc: 'The same without names.',
      example: 'PieChart([5, 3, 2])',
      evaluate: ({ values, center = ORIGIN, radius = PIE_RADIUS }) => pieChart(values, [], center, radius),
    }),
  ),
  {
    name: 'DotPlot',
    group: 'statistics',
    yields: true,
    signatures: [
      form({
        parameters: 'data: Number[], step?: Number',
        returns: 'List',
        doc: 'A dot for each number above its place on the x-axis; equal ones stand one above the other, 1 apart unless the step is given.',
        example: `DotPlot(${DATA})`,
        evaluate: ({ data, step = 1 }) => {
          let [last, count] = [Number.NaN, 0];
          return makeList(
            sortedData(data, 'dot plot').map((x) => {
              count = x === last ? count + 1 : 1;
              last = x;
              return makePoint({ x, y: count * step });
            }),
          );
        },
      }),
    ],
  },
  {
    name: 'ScatterPlot',
    group: 'statistics',
    yields: true,
    signatures: [
      form({
        parameters: 'xs: Number[], ys: Number[]',
        returns: 'List',
        doc: 'The points with these coordinates.',
        example: 'ScatterPlot([1, 2, 3, 4], [2, 3, 3, 5])',
        evaluate: ({ xs, ys }) => {
          requirePairs(xs, ys, 'coordinates');
          return makeList(xs.map((x, i) => makePoint({ x, y: ys[i]! })));
        },
      }),
      form({
        parameters: 'points: Point[]',
        returns: 'List',
        doc: 'The points themselves.',
        example: 'ScatterPlot([(1, 2), (2, 3), (3, 3)])',
        evaluate: ({ points }) => makeList(points.map(makePoint)),
      }),
    ],
  },
];

export const chartProperties: readonly Property[] = [
  property({
    name: 'values',
    of: ['Chart'],
    returns: 'List',
    doc: 'The numbers that a chart shows: heights of bars, counts of classes, sizes of sectors; of a box plot the least, the quartiles, the greatest.',
    evaluate: ({ values }) => makeList(values.map(makeNumber)),
  }),
  property({
    name: 'value',
    of: ['Chart'],
    returns: 'Number',
    doc: 'The probability that a part of a distribution shows.',
    evaluate: (self) => makeNumber(probabilityOf(self)),
  }),
  boxNumber('min', 0, 'The least number of the data of a box plot.'),
  boxNumber('q1', 1, 'The first quartile of a box plot.'),
  boxNumber('median', 2, 'The median of a box plot.'),
  boxNumber('q3', 3, 'The third quartile of a box plot.'),
  boxNumber('max', 4, 'The greatest number of the data of a box plot.'),
];

/** One of the five numbers of a box plot. */
function boxNumber(name: string, index: number, doc: string): Property {
  return property({
    name,
    of: ['Chart'],
    returns: 'Number',
    doc,
    evaluate: ({ isBox, values }) => {
      if (isBox !== true) throw new Undefined(`only a box plot has .${name}: write .values for the numbers of a chart`);
      return makeNumber(values[index]!);
    },
  });
}

function probabilityOf({ value }: ChartValue): number {
  if (value === undefined) throw new Undefined('this chart shows several numbers: write .values');
  return value;
}
