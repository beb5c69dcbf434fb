import { takeSteps } from '../../functions/steps.js';
import type { SurfaceValue, Vec3 } from '../../values.js';
import { distance } from '../vec3.js';

type Range = readonly [number, number];

/** Places along each parameter at which a surface is looked at, as shares of its range: off all that is symmetric. */
const PLACES = [0.031, 0.137, 0.294, 0.471, 0.618, 0.793, 0.958] as const;
/** Steps to look at a place. */
const PLACE_STEPS = 15;
/** Relative to the size of the surface: what is nearer is rounding. */
const SAME = 1e-9;
/**
 * The least that is left out at an edge on another surface, as a share of the range: where that goes on smoothly behind
 * it, as in a pipe, their distance grows with the square of this, which is to be more than rounding.
 */
const LEAST_ON_OTHER = 1e-6;
/** The most that is left out at an edge, as a share of the range. */
const MOST_LEFT_OUT = 0.01;

const between = ([from, to]: Range, share: number): number => from + (to - from) * share;

/**
 * Whether a function of space is 0 on all of a surface, which then is a part of the surface that the function is of.
 */
export function liesOn({ at, u, v }: SurfaceValue, f: (p: Vec3) => number, tolerance: number): boolean {
  const points = places({ at, u, v });
  const limit = tolerance + SAME * spread(points);
  return points.every((p) => Math.abs(f(p)) <= limit);
}

/**
 * The ranges of a surface's parameters but for its edges: less than `tolerance` of it, and of its rounding, is left
 * out. Where a surface closes on itself, or ends in a point, there is no edge.
 *
 * @param f 0 on the other surface.
 */
export function withoutEdges(
  { at, u, v }: ParametricSurface,
  f: (p: Vec3) => number,
  tolerance: number,
): readonly [u: Range, v: Range] {
  return [inset(at, u, v, f, tolerance), inset((t, s) => at(s, t), v, u, f, tolerance)];
}

/** Where a seam is put, as a share of the range: off all that is symmetric. */
const SEAM = 0.0731;

/**
 * A surface that closes on itself without the seams along which a function of space is 0: at the border of the
 * parameters it has no change of sign. Planes through an axis run along a seam.
 */
export function offSeams({ at, u, v }: SurfaceValue, f: (p: Vec3) => number, tolerance: number): ParametricSurface {
  const first = offSeam(at, u, v, f, tolerance);
  const second = offSeam((t, s) => first.at(s, t), v, first.range, f, tolerance);
  return { at: (s, t) => second.at(t, s), u: first.range, v: second.range };
}

type ParametricSurface = Pick<SurfaceValue, 'at' | 'u' | 'v'>;

function offSeam(
  at: SurfaceValue['at'],
  range: Range,
  across: Range,
  f: (p: Vec3) => number,
  tolerance: number,
): { readonly at: SurfaceValue['at']; readonly range: Range } {
  const { ends, limit, closes } = edges(at, range, across);
  if (!closes || !ends[0].every((p) => Math.abs(f(p)) <= tolerance + limit)) return { at, range };
  const [from, to] = range;
  const [length, moved] = [to - from, between(range, SEAM) - from];
  return { at: (t, s) => at(t > to ? t - length : t, s), range: [from + moved, to + moved] };
}

/** A surface along both ends of a parameter and between them, and whether it ends there where it begins. */
function edges(at: SurfaceValue['at'], range: Range, across: Range) {
  takeSteps(3 * PLACE_STEPS * PLACES.length);
  const ends = range.map((end) => PLACES.map((t) => at(end, between(across, t)))) as [Vec3[], Vec3[]];
  const middle = PLACES.map((t) => at(between(range, 0.5), between(across, t)));
  const size = spread([...ends[0], ...ends[1], ...middle]);
  const limit = SAME * size;
  const closes = ends[0].every((p, i) => distance(p, ends[1][i]!) <= limit);
  return { ends, middle, size, limit, closes };
}

function inset(at: SurfaceValue['at'], range: Range, across: Range, f: (p: Vec3) => number, tolerance: number): Range {
  const { ends, middle, size, limit, closes } = edges(at, range, across);
  if (closes) return range;
  const shareAt = (end: 0 | 1): number => {
    const isPoint = ends[end].every((p) => distance(p, ends[end][0]!) <= limit);
    if (isPoint) return 0;
    const length = Math.max(...ends[end].map((p, i) => distance(p, middle[i]!)));
    const least = ends[end].every((p) => Math.abs(f(p)) <= limit) ? LEAST_ON_OTHER : SAME;
    return Math.min(MOST_LEFT_OUT, least + (length > 0 ? (2 * tolerance) / length : 0));
  };
  const [start, end] = [shareAt(0), shareAt(1)];
  // What has no value at its ends stays as it is.
  return Number.isFinite(size) && Number.isFinite(start + end)
    ? [between(range, start), between(range, 1 - end)]
    : range;
}

/** About how far a surface reaches, world units. */
export const sizeOf = (surface: ParametricSurface): number => spread(places(surface));

function places({ at, u, v }: ParametricSurface): readonly Vec3[] {
  takeSteps(PLACE_STEPS * PLACES.length ** 2);
  return PLACES.flatMap((s) => PLACES.map((t) => at(between(u, s), between(v, t))));
}

function spread(points: readonly Vec3[]): number {
  return Math.max(...points.map((p) => distance(p, points[0]!)));
}
