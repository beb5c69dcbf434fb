import { closestParameter, closestPoint } from '../plane/closest.js';
import { ON_OBJECT } from '../plane/tolerance.js';
import { cross, distance, length, multiply, subtract } from '../plane/vec.js';
import type { SampledCurve, Vec2 } from '../values.js';
import { findInBracket } from './numeric/bracket.js';

/** How far, in parts of the step between two samples, the places lie from which a velocity is taken. */
const STEP = 1e-3;

/** A part of a sampled curve as a motion from one sample (u = 0) to the next (u = 1). */
type Motion = (u: number) => Vec2;

/** The points of a sampled curve at which its tangent passes through a point, in their order along the curve. */
export function touchPointsOfSamples(curve: SampledCurve, from: Vec2): Vec2[] {
  return curve.branches.flatMap((branch, b) => {
    const turns = branch.map((point, i) => {
      const along = slopeAt(branch[i - 1] ?? point, point, branch[i + 1] ?? point);
      return cross(along, subtract(from, point));
    });
    return branch.slice(1).flatMap((_, i) => {
      const [first, last] = [turns[i]!, turns[i + 1]!];
      if (!(first * last < 0 || last === 0)) return [];
      const motion = motionAt(curve, b, i);
      const turn = (u: number) => cross(velocityOf(motion, u), subtract(from, motion(u)));
      // At the ends the signs count by which the step was chosen.
      return [motion(findInBracket((u) => (u === 0 ? first : u === 1 ? last : turn(u)), 0, 1).x)];
    });
  });
}

/** The direction of the tangent at a point of the curve; undefined for a point beside it. */
export function directionOfSamples(curve: SampledCurve, at: Vec2): Vec2 | undefined {
  if (distance(closestPoint(curve, at), at) > ON_OBJECT * Math.max(1, length(at))) return undefined;
  let left = closestParameter(curve, at) * curve.branches.reduce((sum, branch) => sum + lengthOf(branch), 0);
  for (const [b, branch] of curve.branches.entries()) {
    for (const [i, point] of branch.slice(0, -1).entries()) {
      const step = distance(point, branch[i + 1]!);
      if (left <= step) return velocityOf(motionAt(curve, b, i), step === 0 ? 0 : left / step);
      left -= step;
    }
  }
  return undefined;
}

function lengthOf(branch: readonly Vec2[]): number {
  return branch.slice(1).reduce((sum, point, i) => sum + distance(branch[i]!, point), 0);
}

function velocityOf(motion: Motion, u: number): Vec2 {
  const [low, high] = [Math.max(0, u - STEP), Math.min(1, u + STEP)];
  return multiply(subtract(motion(high), motion(low)), 1 / (high - low));
}

/** The moving point between two samples, where it is known; else the cubic through the samples around. */
function motionAt({ branches, source }: SampledCurve, b: number, i: number): Motion {
  const branch = branches[b]!;
  const [from, to] = [branch[i]!, branch[i + 1]!];
  const cubic = cubicThrough(branch[i - 1] ?? from, from, to, branch[i + 2] ?? to);
  const own = source?.parameters[b]?.own;
  if (source === undefined || own === undefined) return cubic;
  return (u) => source.at(own[i]! + u * (own[i + 1]! - own[i]!)) ?? cubic(u);
}

/** A piece of a curve between the middle two of four points, with the slopes of the parabolas through three of them. */
function cubicThrough(before: Vec2, from: Vec2, to: Vec2, after: Vec2): Motion {
  const step = distance(from, to);
  const first = multiply(slopeAt(before, from, to), step);
  const last = multiply(slopeAt(from, to, after), step);
  const at = (p: number, q: number, v: number, w: number, u: number) =>
    p + u * (v + u * (3 * (q - p) - 2 * v - w + u * (2 * (p - q) + v + w)));
  return (u) => ({ x: at(from.x, to.x, first.x, last.x, u), y: at(from.y, to.y, first.y, last.y, u) });
}

/**
 * The velocity, for each unit of way, of the parabola through three points at the middle one. Where two are the same,
 * that of the chord.
 */
function slopeAt(before: Vec2, at: Vec2, after: Vec2): Vec2 {
  const [p, q] = [distance(before, at), distance(at, after)];
  if (p === 0 || q === 0) return multiply(subtract(after, before), 1 / (p + q || 1));
  const weigh = (x: number, y: number, z: number) => (((y - x) / p) * q + ((z - y) / q) * p) / (p + q);
  return { x: weigh(before.x, at.x, after.x), y: weigh(before.y, at.y, after.y) };
}
