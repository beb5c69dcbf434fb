import { type ChartPart, type ChartValue, Undefined, type Vec2 } from '../../values.js';
import { fiveNumbers, sortedData } from '../summaries.js';
import { bar } from './bars.js';

/** A number farther than this many distances of the quartiles from the box is an outlier (Tukey). */
const OUTLIER = 1.5;

/** Height over width of a picture of one box plot. */
const BOX_SHAPE = 0.2;

/** The height of a box plot where none is given. */
const FIRST_PLACE = 1;

/** The bars at the ends of the whiskers, as a share of the box's height. */
const CAP = 0.5;

/**
 * A box from quartile to quartile at the height y, its median, and whiskers to the least and the greatest number, or to
 * those that are no outliers.
 */
export function boxPlot(
  data: readonly number[],
  place: number | undefined,
  height: number,
  kind = 'whole',
): ChartValue {
  const y = place ?? FIRST_PLACE;
  if (!(height > 0)) throw new Undefined(`the height of a box plot must be positive, not ${height}`);
  if (kind !== 'whole' && kind !== 'outliers') {
    throw new Undefined(`there is no box plot ${JSON.stringify(kind)}: write "outliers" or nothing`);
  }
  const values = fiveNumbers(data);
  const [min, q1, median, q3, max] = values;
  const reach = kind === 'outliers' ? OUTLIER * (q3 - q1) : Number.POSITIVE_INFINITY;
  const sorted = sortedData(data, 'box plot');
  const inside = sorted.filter((value) => value >= q1 - reach && value <= q3 + reach);
  const [low, high] = kind === 'outliers' ? [inside[0] ?? q1, inside.at(-1) ?? q3] : [min, max];
  const line = (x1: number, y1: number, x2: number, y2: number): ChartPart => ({
    figure: { type: 'Segment', start: { x: x1, y: y1 }, end: { x: x2, y: y2 } },
  });
  const half = height / 2;
  const cap = CAP * half;
  const outliers = sorted.filter((value) => value < low || value > high);
  const parts: ChartPart[] = [
    { figure: bar(q1, q3, height, y - half) },
    line(median, y - half, median, y + half),
    line(low, y, q1, y),
    line(q3, y, high, y),
    line(low, y - cap, low, y + cap),
    line(high, y - cap, high, y + cap),
    ...outliers.map((x): ChartPart => ({ figure: pointAt({ x, y }) })),
  ];
  return {
    type: 'Chart',
    parts,
    texts: [],
    values,
    isBox: true,
    ...(place === undefined && { isPlaced: false }),
    shape: BOX_SHAPE,
  };
}

const pointAt = ({ x, y }: Vec2) => ({ type: 'Point', x, y }) as const;
