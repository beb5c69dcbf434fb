import { takeSteps } from '../../functions/steps.js';
import { requireWhole } from '../../plane/arguments.js';
import { type ChartValue, Undefined } from '../../values.js';
import { sortedData } from '../summaries.js';
import { BARS_SHAPE, bar, requirePairs } from './bars.js';

/** More classes can't be told apart. */
const MAX_CLASSES = 1000;

/** Steps for a class, which is drawn, and for a number that is counted. */
const CLASS_STEPS = 100;
const NUMBER_STEPS = 10;

type Height = (count: number, width: number, total: number) => number;

/** What the heights of bars say. */
const KINDS: Readonly<Record<string, Height>> = {
  count: (count) => count,
  share: (count, _, total) => count / total,
  density: (count, width, total) => count / (total * width),
};

/** Bars over classes, whose heights are given. */
export function histogramOf(boundaries: readonly number[], heights: readonly number[]): ChartValue {
  requireBoundaries(boundaries);
  requirePairs(boundaries.slice(1), heights, 'classes and heights');
  takeSteps(CLASS_STEPS * heights.length);
  const parts = heights.map((height, i) => ({ figure: bar(boundaries[i]!, boundaries[i + 1]!, height) }));
  return { type: 'Chart', parts, texts: [], values: heights, shape: BARS_SHAPE };
}

/** How many of the data lie in each class: from its lower boundary on and below its upper one, in the last with it. */
export function histogram(data: readonly number[], boundaries: readonly number[], kind = 'count'): ChartValue {
  const height = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (height === undefined) {
    throw new Undefined(`there is no histogram ${JSON.stringify(kind)}: write "count", "share" or "density"`);
  }
  requireBoundaries(boundaries);
  const counts = boundaries.slice(1).map(() => 0);
  const last = boundaries.at(-1)!;
  takeSteps(NUMBER_STEPS * data.length);
  let index = -1;
  for (const value of sortedData(data, 'histogram')) {
    // The data are in order, and so are the classes.
    while (index < counts.length && boundaries[index + 1]! <= value) index += 1;
    const own = value === last ? counts.length - 1 : index;
    if (own >= 0 && own < counts.length) counts[own]! += 1;
  }
  const heights = counts.map((count, i) => height(count, boundaries[i + 1]! - boundaries[i]!, data.length));
  return histogramOf(boundaries, heights);
}

/** Sturges’ number of classes for n data: log₂ n + 1, rounded up. It is counted in whole numbers and so exact. */
export function sturges(count: number): number {
  let classes = 1;
  while (2 ** (classes - 1) < count) classes += 1;
  return classes;
}

/** The boundaries of n classes of the same width from the least to the greatest number. */
export function equalClasses(data: readonly number[], n: number): readonly number[] {
  requireWhole(n, 1, MAX_CLASSES, 'the number of classes');
  const sorted = sortedData(data, 'histogram');
  const [min, max] = [sorted[0]!, sorted.at(-1)!];
  if (min === max) throw new Undefined('all numbers are equal, so there are no classes between them');
  return Array.from({ length: n + 1 }, (_, i) => (i === n ? max : min + ((max - min) * i) / n));
}

function requireBoundaries(boundaries: readonly number[]): void {
  if (boundaries.length < 2 || boundaries.length > MAX_CLASSES + 1) {
    throw new Undefined(`a histogram has 2 to ${MAX_CLASSES + 1} boundaries of classes, not ${boundaries.length}`);
  }
  if (!increases(boundaries)) {
    throw new Undefined(
      'the boundaries of the classes do not increase: they stand first, as in Histogram([0, 5, 10], data)',
    );
  }
}

/** Whether each of some numbers is above the one before it, as boundaries of classes are. */
export const increases = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);
