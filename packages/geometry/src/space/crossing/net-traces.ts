import { traceImplicit } from '../../curve/implicit.js';
import { takeSteps } from '../../functions/steps.js';
import type { SurfaceValue, Vec2, Vec3 } from '../../values.js';
import { distance, lerp } from '../vec3.js';
import { joinedTraces } from './joined-traces.js';
import { marchedLines } from './marched-lines.js';
import { liesOn, offSeams, sizeOf, withoutEdges } from './net-edges.js';
import type { Touch, Touching } from './touch-lines.js';
import type { Trace } from './trace.js';

/** Steps of the grid on which crossings are looked for, along each parameter. */
const GRID = 120;
/** Cells where a look at each is costly. */
export const MARCHED_CELLS = 60;
/** The first cells of the tracer have two of its units. */
const UNITS = 2 * GRID;
/** Newton's steps: each doubles the digits, and the trace is right to three. */
const ROUNDS = 8;
/** The part of a grid step over which the function's slope is measured. */
const SLOPE_STEP = 1e-4;
const NEWTON_STEPS = 30;
/**
 * Relative to the size of the surface: a shorter curve is none. Where the function is 0 at a pole, it is 0 on a whole
 * side of the parameters.
 */
const SHORTEST = 1e-4;
/** Ends that are nearer, relative to the curve's length, are one point: a surface may close on itself. */
const CLOSED = 1e-6;

/** How crossings are looked for: by cells, what is smaller than one is missed, and curves have chords. */
export type Look = 'closely' | 'by cells';

/** Finds the curves along which surfaces touch but for rounding. */
export type FindTouches = (touching: Touching) => Touch[];

/**
 * The curves of a surface on which a function of space is 0, to the last digits: traced over the parameters, each point
 * then moved along the slope until the function vanishes. None where the function vanishes on all of the surface: both
 * coincide. Curves along an edge of the surface do not count.
 *
 * @param f About the distance from the other surface, with its sign, near to that.
 * @param tolerance Distances up to this, world units, count as none.
 * @param touching Without it, surfaces that touch but for rounding cross in two curves or in none.
 */
export function netTraces(
  surface: SurfaceValue,
  f: (p: Vec3) => number,
  tolerance: number,
  look: Look = 'closely',
  touching?: FindTouches,
): Trace[] {
  if (liesOn(surface, f, tolerance)) return [];
  const turned = offSeams(surface, f, tolerance);
  const { at } = turned;
  const [u, v] = withoutEdges(turned, f, tolerance);
  const [du, dv] = [(u[1] - u[0]) / UNITS, (v[1] - v[0]) / UNITS];
  if (!(du !== 0 && dv !== 0)) return [];
  const place = (x: number, y: number): Vec3 => at(u[0] + x * du, v[0] + y * dv);
  const g = (x: number, y: number): number => f(place(x, y));
  const lines =
    look === 'closely'
      ? traceImplicit(g, { left: 0, right: UNITS, bottom: 0, top: UNITS }, 1)
      : marchedLines(g, UNITS, MARCHED_CELLS);
  const size = sizeOf(surface);
  const touches = touching?.({ place, units: UNITS, size, f, tolerance }) ?? [];
  if (lines.length + touches.length === 0) return [];
  const shortest = SHORTEST * size;
  const traces = lines.flatMap((line) => {
    const points = line.filter((p, i) => i === 0 || Math.hypot(p.x - line[i - 1]!.x, p.y - line[i - 1]!.y) > SAME);
    if (points.length < 2) return [];
    if (touches.some(({ isBeside }) => points.every(isBeside))) return [];
    const trace = traceOf(points, g, place);
    if (reach(trace) < shortest) return [];
    return [look === 'closely' ? trace : throughPoints(trace)];
  });
  return [...joinedTraces(traces), ...touches.map(({ trace }) => trace)];
}

/** Corners nearer than this, in units of the grid, are one. */
const SAME = 1e-6;

function traceOf(
  points: readonly Vec2[],
  g: (x: number, y: number) => number,
  place: (x: number, y: number) => Vec3,
): Trace {
  const last = points.length - 1;
  const at = (t: number): Vec3 => {
    const turned = closed ? t - last * Math.floor(t / last) : t;
    const i = Math.min(last - 1, Math.max(0, Math.floor(turned)));
    const [p, q] = [points[i]!, points[i + 1]!];
    const k = turned - i;
    return place(...onCurve(g, p.x + (q.x - p.x) * k, p.y + (q.y - p.y) * k));
  };
  let closed = false;
  const ends = [at(0), at(last)] as const;
  const size = Math.max(...points.map(({ x, y }) => distance(place(x, y), ends[0])));
  closed = last > 2 && distance(...ends) <= CLOSED * size;
  return { at, min: 0, max: last, closed };
}

/** Places of a curve by which is told how far it reaches. */
const LOOKS = 8;

function reach({ at, min, max }: Trace): number {
  const start = at(min);
  return Math.max(
    ...Array.from({ length: LOOKS }, (_, i) => distance(at(min + ((i + 1) * (max - min)) / LOOKS), start)),
  );
}

/** The zero of a function next to a place, which stays within the net. */
function onCurve(g: (x: number, y: number) => number, x0: number, y0: number): [number, number] {
  let [x, y] = [x0, y0];
  for (let round = 0; round < ROUNDS; round++) {
    takeSteps(NEWTON_STEPS);
    const value = g(x, y);
    if (value === 0) break;
    const gx = slope((d) => g(x + d, y), value);
    const gy = slope((d) => g(x, y + d), value);
    const square = gx * gx + gy * gy;
    if (!(square > 0)) break;
    const [dx, dy] = [(-value * gx) / square, (-value * gy) / square];
    // Where two sheets touch, a step may lead far away.
    if (!(Math.hypot(dx, dy) < 1)) break;
    x = Math.min(UNITS, Math.max(0, x + dx));
    y = Math.min(UNITS, Math.max(0, y + dy));
    if (Math.abs(dx) + Math.abs(dy) < END) break;
  }
  return [x, y];
}

/** The slope of a function at 0, where it has this value; to the other side where it ends. */
function slope(f: (d: number) => number, value: number): number {
  const forward = (f(SLOPE_STEP) - value) / SLOPE_STEP;
  return Number.isFinite(forward) ? forward : (value - f(-SLOPE_STEP)) / SLOPE_STEP;
}

/** A smaller step, in units of the grid, changes nothing. */
const END = 1e-12;

/** Points from cell to cell. */
const POINTS = 2;

/**
 * The curve by chords between some of its points, to some 1e-4 of its size: each point takes long to be found, and is
 * asked for again and again.
 */
function throughPoints({ at, min, max, closed }: Trace): Trace {
  const count = Math.ceil((max - min) * POINTS);
  const points = Array.from({ length: count + 1 }, (_, i) => at(min + ((max - min) * i) / count));
  if (closed) points[count] = points[0]!;
  return {
    at: (t) => {
      const turned = closed ? t - count * Math.floor(t / count) : t;
      const i = Math.min(count - 1, Math.max(0, Math.floor(turned)));
      return lerp(points[i]!, points[i + 1]!, turned - i);
    },
    min: 0,
    max: count,
    closed,
  };
}
