import { takeSteps } from '../../functions/steps.js';
import type { Value, Vec3 } from '../../values.js';
import { pathPoint, pathRange } from '../path.js';

/** Places on a path that are compared first. */
const PLACES = 240;
/** Times that the part around the nearest one is narrowed, each to two thirds. */
const ROUNDS = 40;
/** Steps to find a place and how far it is. */
const PLACE_STEPS = 10;

/**
 * The parameter at which a path in space comes nearest to something, by search; the first one where several are equally
 * near. Undefined where nothing of it is at a finite distance.
 *
 * @param distance How far a point is, at least 0; infinite for a point that does not count.
 * @param reach The part of an endless path in which it is looked for, in its parameter from 0.
 */
export function nearestParameter(path: Value, distance: (point: Vec3) => number, reach = 100): number | undefined {
  takeSteps(PLACE_STEPS * (PLACES + 4 * ROUNDS));
  const [first, last] = pathRange(path);
  const [min, max] = [Math.max(first, -reach), Math.min(last, reach)];
  const gap = (t: number): number => {
    const found = distance(pathPoint(path, t));
    return Number.isNaN(found) ? Infinity : found;
  };
  const place = (i: number) => min + ((max - min) * i) / PLACES;
  let best = 0;
  let least = Infinity;
  for (let i = 0; i <= PLACES; i += 1) {
    const here = gap(place(i));
    if (here >= least) continue;
    least = here;
    best = i;
  }
  if (least === Infinity) return undefined;
  const around = (i: number): number => {
    let [low, high] = [place(Math.max(0, i - 1)), place(Math.min(PLACES, i + 1))];
    for (let round = 0; round < ROUNDS; round += 1) {
      const third = (high - low) / 3;
      if (gap(low + third) <= gap(high - third)) high -= third;
      else low += third;
    }
    return (low + high) / 2;
  };
  const nearest = around(best);
  // Where a path ends where it begins, the nearest point may lie before its beginning.
  const before = best === 0 ? around(PLACES) : nearest;
  return gap(before) < gap(nearest) ? before : nearest;
}
