import { takeSteps } from '../../functions/steps.js';
import { type ChartPart, type ChartText, type ChartValue, Undefined, type Vec2 } from '../../values.js';

/** Steps for a bar, which is drawn, and for a place that is sorted. */
const BAR_STEPS = 100;
const SORT_STEPS = 30;

/** Height over width of a picture of bars. */
export const BARS_SHAPE = 0.6;

/** The share of the distance between two bars that is filled. */
const BAR_WIDTH = 0.8;

/** A rectangle from the x-axis, or from another height, up or down. */
export function bar(from: number, to: number, height: number, base = 0): ChartPart['figure'] {
  const vertices: readonly Vec2[] = [
    { x: from, y: base },
    { x: to, y: base },
    { x: to, y: base + height },
    { x: from, y: base + height },
  ];
  return { type: 'Polygon', vertices: height < 0 ? vertices.toReversed() : vertices };
}

/** Throws Undefined unless a bar has some of the room for it. */
function requireWidth(width: number): void {
  if (!(width > 0 && width <= 1)) throw new Undefined(`the width of bars is more than 0 and at most 1, not ${width}`);
}

/** Bars at places, all in the chart's own colour. */
export function barsOf(places: readonly number[], heights: readonly number[], width = BAR_WIDTH): ChartValue {
  takeSteps(BAR_STEPS * places.length);
  const parts = places.map((x, i) => ({ figure: bar(x - width / 2, x + width / 2, heights[i]!) }));
  return { type: 'Chart', parts, texts: [], values: heights, shape: BARS_SHAPE };
}

/** Throws Undefined where the lists do not pair. */
export function requirePairs(first: readonly unknown[], second: readonly unknown[], what: string): void {
  if (first.length !== second.length)
    throw new Undefined(`${first.length} and ${second.length} ${what} do not pair: give as many of both`);
}

/**
 * One bar for each number: at given places, else at 1, 2, …; each has a colour of its own where the style has several.
 */
export function barChart(
  heights: readonly number[],
  {
    places,
    names = [],
    width = BAR_WIDTH,
  }: {
    readonly places?: readonly number[] | undefined;
    readonly names?: readonly string[] | undefined;
    readonly width?: number | undefined;
  },
): ChartValue {
  requireWidth(width);
  if (heights.length === 0) throw new Undefined('an empty list has no bars');
  if (names.length > 0) requirePairs(names, heights, 'names and bars');
  const at = places ?? heights.map((_, i) => i + 1);
  requirePairs(at, heights, 'places and bars');
  const full = width * leastGap(at);
  takeSteps(BAR_STEPS * at.length);
  const parts = at.map((x, i) => ({ figure: bar(x - full / 2, x + full / 2, heights[i]!), series: i }));
  return { type: 'Chart', parts, ...namesBelow(names, at), values: heights, shape: BARS_SHAPE };
}

/** Some bars beside each other for each name: the i-th number of every series. */
export function groupedBars(
  names: readonly string[],
  series: readonly (readonly number[])[],
  width = BAR_WIDTH,
): ChartValue {
  requireWidth(width);
  for (const numbers of series) requirePairs(names, numbers, 'names and bars of a series');
  if (series.length === 0) throw new Undefined('there is no series of bars');
  takeSteps(BAR_STEPS * names.length * series.length);
  const one = width / series.length;
  const parts = names.flatMap((_, i) =>
    series.map((numbers, k) => {
      const left = i + 1 - width / 2 + k * one;
      return { figure: bar(left, left + one, numbers[i]!), series: k };
    }),
  );
  const places = names.map((_, i) => i + 1);
  return {
    type: 'Chart',
    parts,
    ...namesBelow(names, places),
    values: series.flat(),
    isColorful: true,
    shape: BARS_SHAPE,
  };
}

function namesBelow(names: readonly string[], places: readonly number[]): Pick<ChartValue, 'texts' | 'namesAxis'> {
  const texts = names.map((text, i): ChartText => ({ text, at: { x: places[i]!, y: 0 }, side: 'below' }));
  return { texts, ...(texts.length > 0 && { namesAxis: true }) };
}

function leastGap(places: readonly number[]): number {
  takeSteps(SORT_STEPS * places.length);
  const sorted = places.toSorted((a, b) => a - b);
  const gaps = sorted.slice(1).map((x, i) => x - sorted[i]!);
  const least = gaps.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  if (least === 0) throw new Undefined('two bars stand at the same place');
  return gaps.length === 0 ? 1 : least;
}
