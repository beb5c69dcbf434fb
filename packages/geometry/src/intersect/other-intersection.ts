import { makePoint } from '../plane/make.js';
import { distance } from '../plane/vec.js';
import { type PointValue, Undefined, type Value, type Vec2 } from '../values.js';
import { intersections } from './intersect.js';

/** How near to P a common point is P, in parts of the distances: P comes out of constructions of its own. */
const SAME = 1e-6;

/**
 * The common points of a and b but P, in order along a. Where they touch in P or share no other point there is none.
 * @throws {Undefined} where no point is left, and where P is no common point.
 */
export function otherIntersections(a: Value, b: Value, P: Vec2): readonly PointValue[] {
  const all = intersections(a, b);
  const gaps = all.map((point) => distance(point, P));
  const least = gaps.indexOf(Math.min(...gaps));
  const size = Math.max(...gaps, Math.hypot(P.x, P.y), 1e-6);
  if (all.length === 0 || gaps[least]! > SAME * size) throw new Undefined('the point is no common point of the two');
  const others = all.filter((_, i) => i !== least);
  if (others.length === 0) throw new Undefined('the two have no other common point');
  return others.map(makePoint);
}
