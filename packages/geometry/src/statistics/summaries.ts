import { takeSteps } from '../functions/steps.js';
import { Undefined } from '../values.js';

/** Steps for a number of the data that is sorted. */
const SORT_STEPS = 30;

/** Steps for a number that is added up, or counted. */
const SUM_STEPS = 2;
const COUNT_STEPS = 15;

/** The numbers in order. Throws Undefined where there are fewer than `fewest`. */
export function sortedData(data: readonly number[], what: string, fewest = 1): readonly number[] {
  requireData(data, what, fewest);
  takeSteps(SORT_STEPS * data.length);
  return data.toSorted((a, b) => a - b);
}

function requireData(data: readonly number[], what: string, fewest: number): void {
  if (data.length >= fewest) return;
  const given = data.length === 0 ? 'an empty list' : `a list of ${data.length}`;
  throw new Undefined(`${given} has no ${what}${fewest > 1 ? `: it takes at least ${fewest} numbers` : ''}`);
}

export function meanOf(data: readonly number[], what = 'mean'): number {
  requireData(data, what, 1);
  takeSteps(SUM_STEPS * data.length);
  return data.reduce((sum, value) => sum + value, 0) / data.length;
}

/** The sum of squared distances from the mean. */
function squares(data: readonly number[], what: string): number {
  const mean = meanOf(data, what);
  takeSteps(SUM_STEPS * data.length);
  return data.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}

/** The mean squared distance from the mean: the variance of a population. */
export function variance(data: readonly number[], what = 'variance'): number {
  return squares(data, what) / data.length;
}

/** The estimate of a population's variance from a sample: divided by n − 1. */
export function sampleVariance(data: readonly number[], what = 'sample variance'): number {
  requireData(data, what, 2);
  return squares(data, what) / (data.length - 1);
}

/** The middle of numbers in order, or the mean of the two in the middle. */
function middleOf(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

export function median(data: readonly number[]): number {
  return middleOf(sortedData(data, 'median'));
}

/** The numbers that occur most often, in order. */
export function modes(data: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  takeSteps(COUNT_STEPS * data.length);
  for (const value of sortedData(data, 'mode')) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = [...counts.values()].reduce((a, b) => Math.max(a, b));
  return [...counts].flatMap(([value, count]) => (count === most ? [value] : []));
}

/**
 * The number with a share p of the data below it, between two of them in proportion (type 7 of Hyndman and Fan); p
 * above 1 is a number of percent.
 */
export function percentile(data: readonly number[], wanted: number): number {
  if (!(wanted >= 0 && wanted <= 100))
    throw new Undefined(`the share of a quantile lies between 0 and 1, or is percent up to 100, it is not ${wanted}`);
  const p = wanted > 1 ? wanted / 100 : wanted;
  const sorted = sortedData(data, 'quantile');
  const place = p * (sorted.length - 1);
  const below = Math.floor(place + 1e-12);
  const share = Math.max(0, place - below);
  const low = sorted[below]!;
  return share === 0 ? low : low + share * (sorted[below + 1]! - low);
}

type FiveNumbers = readonly [min: number, q1: number, median: number, q3: number, max: number];

/**
 * Minimum, quartiles, maximum. The quartiles are the medians of the lower and the upper half, without the middle number
 * where their count is odd, as GeoGebra and the calculators of schools have them.
 */
function byHalves(data: readonly number[]): FiveNumbers {
  const sorted = sortedData(data, 'quartile');
  const count = sorted.length;
  const half = count >> 1;
  if (count === 1) return [sorted[0]!, sorted[0]!, sorted[0]!, sorted[0]!, sorted[0]!];
  const [lower, upper] = [sorted.slice(0, half), sorted.slice(count - half)];
  return [sorted[0]!, middleOf(lower), middleOf(sorted), middleOf(upper), sorted[count - 1]!];
}

/** The same by interpolation, as spreadsheets have them. */
function byInterpolation(data: readonly number[]): FiveNumbers {
  return [0, 1, 2, 3, 4].map((n) => percentile(data, n / 4)) as unknown as FiveNumbers;
}

const METHODS: Readonly<Record<string, (data: readonly number[]) => FiveNumbers>> = {
  halves: byHalves,
  inclusive: byInterpolation,
};

/** Throws Undefined for a method that there is not. */
export function fiveNumbers(data: readonly number[], method = 'halves'): FiveNumbers {
  const rule = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  if (rule !== undefined) return rule(data);
  throw new Undefined(`there are no quartiles ${JSON.stringify(method)}: write "halves" or "inclusive"`);
}
