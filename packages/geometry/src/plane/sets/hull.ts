import { takeSteps } from '../../functions/steps.js';
import { Undefined, type Vec2 } from '../../values.js';
import { ROUNDING } from '../tolerance.js';
import { cross, magnitude, subtract } from '../vec.js';

/** Steps for a point, which is sorted and tried. */
const POINT_STEPS = 60;

/**
 * The corners of the least convex polygon around the points, counterclockwise from the leftmost (of several the
 * lowest), by Andrew's monotone chain.
 * Throws Undefined where all points lie on one line.
 */
export function convexHull(points: readonly Vec2[]): readonly Vec2[] {
  takeSteps(POINT_STEPS * points.length);
  const sorted = points.toSorted((p, q) => p.x - q.x || p.y - q.y);
  const rounding = ROUNDING * magnitude(...sorted.slice(0, 1), ...sorted.slice(-1)) ** 2;
  const lower = chain(sorted, rounding);
  const upper = chain(sorted.toReversed(), rounding);
  const hull = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  if (hull.length < 3) throw new Undefined('the points lie on one line, so they have no convex hull with an area');
  return hull;
}

function chain(points: readonly Vec2[], rounding: number): readonly Vec2[] {
  const kept: Vec2[] = [];
  for (const point of points) {
    while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= rounding) kept.pop();
    kept.push(point);
  }
  return kept;
}

const turn = (p: Vec2, q: Vec2, r: Vec2): number => cross(subtract(q, p), subtract(r, p));
