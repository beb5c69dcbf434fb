import { takeSteps } from '../../functions/steps.js';

/** The right side of y′ = f(t, y), written into `slope`; NaN where it has no value. */
export type Slopes = (t: number, y: readonly number[], slope: number[]) => void;

/** Tolerances of a step's error: of the size of y, and in all. */
const RELATIVE = 1e-11;
const ABSOLUTE = 1e-13;
/** The longest step: a right side that is flat for long must not hide what comes after. */
const LONGEST = 0.25;
/** Steps in each direction; the solution ends after them. */
const MAX_STEPS = 20_000;
/** A step below this part of t is none: the solution has come to a pole, or to the end of the right side's domain. */
const SHORTEST = 1e-14;
/** A solution that has grown to this has a pole. */
const LARGEST = 1e100;
/** Work of a step beside that of the right side, and of a look-up. */
const STEP_STEPS = 150;
const LOOKUP_STEPS = 30;

// The coefficients of the method of order 5 with its estimate of order 4 (Dormand, Prince 1980), and of its dense
// output
// of order 4 (Hairer, Nørsett, Wanner, Solving Ordinary Differential Equations I, II.6).
const C = [0, 1 / 5, 3 / 10, 4 / 5, 8 / 9, 1, 1];
const A: readonly (readonly number[])[] = [
  [],
  [1 / 5],
  [3 / 40, 9 / 40],
  [44 / 45, -56 / 15, 32 / 9],
  [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
  [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
  [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
];
const ERROR = [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40];
const DENSE = [
  -12715105075 / 11282082432,
  0,
  87487479700 / 32700410799,
  -10690763975 / 1880347072,
  701980252875 / 199316789632,
  -1453857185 / 822651844,
  69997945 / 29380423,
];

/** A step from t to t + h: the coefficients of each component between them. */
interface Step {
  readonly t: number;
  readonly h: number;
  readonly parts: readonly (readonly [number, number, number, number, number])[];
}

/** One direction of a solution, computed as far as it has been asked for. */
interface Branch {
  readonly steps: Step[];
  t: number;
  y: number[];
  slope: number[];
  h: number;
  ended: boolean;
}

/**
 * The solution of y′ = f(t, y) through (start, y), to about nine digits where it depends on its start no more than they
 * do. It gives the
 * values at t, and undefined beyond a pole, the end of f's domain, or the bound of steps. What it gives does not depend
 * on what was asked for
 * before.
 */
export function solveInitialValue(
  f: Slopes,
  start: number,
  y: readonly number[],
): (t: number) => readonly number[] | undefined {
  const slope = y.map(() => Number.NaN);
  f(start, y, slope);
  const ended = !slope.every(Number.isFinite);
  const branch = (h: number): Branch => ({ steps: [], t: start, y: [...y], slope: [...slope], h, ended });
  const [back, forth] = [branch(-1e-3), branch(1e-3)];
  return (t) => {
    takeSteps(LOOKUP_STEPS);
    if (t === start) return ended ? undefined : y;
    if (!Number.isFinite(t)) return undefined;
    const side = t < start ? back : forth;
    while (!side.ended && (side.t - t) * side.h < 0) advance(f, side);
    const step = stepAt(side.steps, t);
    return step?.parts.map((part) => interpolated(part, (t - step.t) / step.h));
  };
}

/** The step that holds t; the steps of a branch follow one another away from its start. */
function stepAt(steps: readonly Step[], t: number): Step | undefined {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { t: from, h } = steps[middle]!;
    if ((from + h - t) * h < 0) low = middle + 1;
    else high = middle;
  }
  const step = steps[low];
  return step && (step.t + step.h - t) * step.h >= 0 ? step : undefined;
}

function interpolated([a, b, c, d, e]: Step['parts'][number], s: number): number {
  const r = 1 - s;
  return a + s * (b + r * (c + s * (d + r * e)));
}

/** Adds the next step that is exact enough, or ends the branch. */
function advance(f: Slopes, branch: Branch): void {
  const { t, y } = branch;
  for (;;) {
    takeSteps(STEP_STEPS);
    const { h } = branch;
    if (branch.steps.length >= MAX_STEPS || Math.abs(h) <= SHORTEST * Math.max(1, Math.abs(t))) break;
    const slopes = stagesOf(f, branch);
    const next = y.map((value, i) => value + h * combined(A[6]!, slopes, i));
    const error = errorOf(y, next, slopes, h);
    if (error <= 1) {
      if (next.some((value) => Math.abs(value) > LARGEST)) break;
      const parts = y.map((value, i) => {
        const [rise, first, last] = [next[i]! - value, h * slopes[0]![i]!, h * slopes[6]![i]!];
        const bend = first - rise;
        return [value, rise, bend, rise - last - bend, h * combined(DENSE, slopes, i)] as const;
      });
      branch.steps.push({ t, h, parts });
      Object.assign(branch, { t: t + h, y: next, slope: slopes[6] });
    }
    // Stages without a value are beyond the end: halving the step comes near to it.
    const factor = Number.isNaN(error) ? 0.25 : Math.min(5, Math.max(0.2, 0.9 * error ** -0.2));
    branch.h = Math.sign(h) * Math.min(LONGEST, Math.abs(h) * factor);
    if (error <= 1) return;
  }
  branch.ended = true;
}

/** The slopes at the seven stages of a step; those after one without a value have none either. */
function stagesOf(f: Slopes, { t, y, slope, h }: Branch): number[][] {
  const slopes = [slope];
  for (let stage = 1; stage < 7; stage++) {
    const at = y.map((value, i) => value + h * combined(A[stage]!, slopes, i));
    const own = y.map(() => Number.NaN);
    f(t + C[stage]! * h, at, own);
    slopes.push(own);
  }
  return slopes;
}

function combined(weights: readonly number[], slopes: readonly (readonly number[])[], i: number): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) if (weights[k] !== 0) sum += weights[k]! * slopes[k]![i]!;
  return sum;
}

/** The error of a step in tolerances; NaN where a stage has no value. */
function errorOf(
  y: readonly number[],
  next: readonly number[],
  slopes: readonly (readonly number[])[],
  h: number,
): number {
  let most = 0;
  for (let i = 0; i < y.length; i++) {
    const size = ABSOLUTE + RELATIVE * Math.max(Math.abs(y[i]!), Math.abs(next[i]!));
    const error = Math.abs(h * combined(ERROR, slopes, i)) / size;
    if (!Number.isFinite(error) || !Number.isFinite(next[i]!)) return Number.NaN;
    most = Math.max(most, error);
  }
  // Growth has a bound even where a step has no error at all.
  return Math.max(most, 1e-10);
}
