import type { LineValue, RayValue, SegmentValue, Value, Vec2, VectorValue } from '../values.js';
import { add, along, areParallel, cross, distance, dot, mix, rot90, subtract } from './vec.js';

/** point(t) = origin + t direction on all of them; they differ in the range of t. */
export type LineLike = LineValue | RayValue | SegmentValue | VectorValue;

export const isLineLike = (value: Value): value is LineLike =>
  value.type === 'Line' || value.type === 'Ray' || value.type === 'Segment' || value.type === 'Vector';

/** The point at t = 0. */
export const originOf = (line: LineLike): Vec2 => ('start' in line ? line.start : line.origin);

/** The direction, not normalised: end - start for segments and vectors. */
export const directionOf = (line: LineLike): Vec2 =>
  'start' in line ? subtract(line.end, line.start) : line.direction;

/** The point at t = 1. */
export const throughOf = (line: LineLike): Vec2 => ('start' in line ? line.end : add(line.origin, line.direction));

/** The point at the parameter t, which may be outside the range. */
export const pointOnLine = (line: LineLike, t: number): Vec2 =>
  'start' in line ? mix(line.start, line.end, t) : along(line.origin, line.direction, t);

export const lineRange = (line: LineLike): readonly [number, number] => {
  if (line.type === 'Line') return [-Infinity, Infinity];
  return line.type === 'Ray' ? [0, Infinity] : [0, 1];
};

/** The parameter of the point of the whole line nearest to p; NaN where the line-like has no direction. */
export const projectOnLine = (line: LineLike, p: Vec2): number => {
  const direction = directionOf(line);
  const origin = originOf(line);
  const t = dot(subtract(p, origin), direction) / dot(direction, direction);
  if (t < 0.5 || !('start' in line)) return t;
  return 1 - dot(subtract(line.end, p), direction) / dot(direction, direction);
};

/** The distance of p from the whole line through `origin` along `direction`. */
export const distanceToLine = (p: Vec2, origin: Vec2, direction: Vec2): number =>
  Math.abs(cross(direction, subtract(p, origin))) / Math.hypot(direction.x, direction.y);

/** The point of the whole line nearest to p. */
export const footOnLine = (p: Vec2, origin: Vec2, direction: Vec2): Vec2 => {
  const offset = cross(direction, subtract(p, origin)) / dot(direction, direction);
  const normal = rot90(direction);
  const foot = { x: p.x - offset * normal.x, y: p.y - offset * normal.y };
  return distance(p, foot) <= distance(p, origin) ? foot : origin;
};

/** Where the whole lines meet; undefined when they are parallel. */
export const meetLines = (a: LineLike, b: LineLike): Vec2 | undefined => {
  const u = directionOf(a);
  const v = directionOf(b);
  if (areParallel(u, v)) return undefined;
  const t = cross(subtract(originOf(b), originOf(a)), v) / cross(u, v);
  return pointOnLine(a, t);
};
