import { takeSteps } from '../../functions/steps.js';
import type { Vec3 } from '../../values.js';
import { along, distance, dot, length, mul } from '../vec3.js';

/** A function of space; what is drawn is where it is 0. */
export type Level = (p: Vec3) => number;

/** Newton's steps at most: each doubles the digits of a place that is right to one. */
const ROUNDS = 10;
/** Steps of work for one of them, without the function's own. */
const ROUND_STEPS = 12;
/** The part of a cell over which slopes are measured. */
const SLOPE_STEP = 1e-3;
/** Functions whose slopes enclose an angle with a smaller sine, squared, touch each other. */
const TOUCHING = 1e-8;
/** A step below this part of a cell changes nothing that is computed with. */
const END = 1e-12;
/** Steps each of which is such a part of the last one lead to no simple zero: half of it to a double one. */
const SLOW = [0.3, 0.9] as const;
/** What a step leaves of a function near a simple zero. */
const LEFT = 0.1;
/** After a step below this part of a cell, what is off is not seen. */
export const SEEN = 0.1;

/** The slope of a function. `h` is how far it is looked at on both sides. */
export function slopeOf(f: Level, p: Vec3, h: number): Vec3 {
  const { x, y, z } = p;
  return {
    x: (f({ x: x + h, y, z }) - f({ x: x - h, y, z })) / (2 * h),
    y: (f({ x, y: y + h, z }) - f({ x, y: y - h, z })) / (2 * h),
    z: (f({ x, y, z: z + h }) - f({ x, y, z: z - h })) / (2 * h),
  };
}

/**
 * The place next to a point where all of one or two functions are 0, by Newton's shortest steps; the point itself
 * where none is found within a cell around it.
 *
 * @param end The step, as a part of a cell, after which it is near enough: the place is then right to its square.
 */
export function settled(fs: readonly [Level] | readonly [Level, Level], start: Vec3, cell: number, end = END): Vec3 {
  let p = start;
  let last: number | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    takeSteps(ROUND_STEPS * fs.length);
    const step = shortestStep(fs, p, SLOPE_STEP * cell);
    if (!step) break;
    const size = length(step);
    const share = last === undefined ? 0 : size / last;
    // Zeros of a higher order: each step is the same part of the last one, and this is the sum of all that would
    // follow.
    const isSlow = share > SLOW[0] && share < SLOW[1];
    const before = p;
    p = along(p, step, isSlow ? 1 / (1 - share) : 1);
    last = isSlow ? undefined : size;
    if (!(distance(p, start) <= cell)) return start;
    if (size <= END * cell) break;
    if (size <= end * cell && fs.every((f) => Math.abs(f(p)) <= LEFT * Math.abs(f(before)))) break;
  }
  return p;
}

function shortestStep([f, g]: readonly [Level] | readonly [Level, Level], p: Vec3, h: number): Vec3 | undefined {
  const value = f(p);
  const slope = slopeOf(f, p, h);
  const square = dot(slope, slope);
  if (!(square > 0)) return undefined;
  if (!g) return mul(slope, -value / square);
  const other = g(p);
  const otherSlope = slopeOf(g, p, h);
  const otherSquare = dot(otherSlope, otherSlope);
  const both = dot(slope, otherSlope);
  const determinant = square * otherSquare - both * both;
  if (!(determinant > TOUCHING * square * otherSquare)) return undefined;
  const a = (value * otherSquare - other * both) / determinant;
  const b = (other * square - value * both) / determinant;
  return along(mul(slope, -a), otherSlope, -b);
}
