import { Undefined } from '../../values.js';
import type { Tails } from './incomplete.js';

/** Doublings of a bracket, and halvings of it: doubles have no more. */
const MAX_DOUBLINGS = 1100;
const MAX_HALVINGS = 200;

/** Relative to the number, or to a thousandth of the spread where that is larger. */
const EXACT = 2e-16;

function requireProbability(p: number): void {
  if (!(p > 0 && p < 1)) throw new Undefined(`a quantile needs a probability between 0 and 1, not ${p}`);
}

/** Whether the probability up to a place is at least p, from the tail that keeps its digits. */
const reaches = ({ lower, upper }: Tails, p: number, slack: number): boolean =>
  p < 0.5 ? lower >= p * (1 - slack) : upper <= (1 - p) * (1 + slack);

/** Where a continuous distribution has the probability p below; `start` and `spread` are of the size of its numbers. */
export function continuousQuantile(
  tails: (x: number) => Tails,
  p: number,
  [min, max]: readonly [number, number],
  start: number,
  spread: number,
): number {
  requireProbability(p);
  let [low, high] = [Math.max(min, start - spread), Math.min(max, start + spread)];
  for (let i = 0, step = spread; i < MAX_DOUBLINGS && low > min && reaches(tails(low), p, 0); i += 1) {
    step *= 2;
    low = Math.max(min, low - step);
  }
  for (let i = 0, step = spread; i < MAX_DOUBLINGS && high < max && !reaches(tails(high), p, 0); i += 1) {
    step *= 2;
    high = Math.min(max, high + step);
  }
  for (let i = 0; i < MAX_HALVINGS; i += 1) {
    const middle = low / 2 + high / 2;
    if (high - low <= EXACT * Math.max(Math.abs(middle), 1e-3 * spread)) break;
    if (reaches(tails(middle), p, 0)) high = middle;
    else low = middle;
  }
  return low / 2 + high / 2;
}

/** Rounding of a sum of probabilities. */
const SLACK = 1e-14;

/** The least whole number up to which a distribution has at least the probability p. */
export function discreteQuantile(
  tails: (k: number) => Tails,
  p: number,
  [min, max]: readonly [number, number],
  start: number,
): number {
  requireProbability(p);
  let low = min - 1;
  let high = Math.min(max, Math.max(min, Math.ceil(start)));
  while (high < max && !reaches(tails(high), p, SLACK)) {
    low = high;
    high = Math.min(max, 2 * high + 1);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(tails(middle), p, SLACK)) high = middle;
    else low = middle;
  }
  return high;
}
