import type { Vec3 } from '@geoslide/geometry';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import { dot, unit } from '../camera/vector.js';
import { normalOf } from '../sight/faces.js';
import type { RoundSide } from './piece.js';
import type { Relation } from './screen-order.js';

/** What is as near to a body as this part of its size touches it. */
const TOUCH = 1e-6;

/**
 * How a flat face lies to a side of a round body where both overlap on screen: told where all of the body is on one side of the face's plane, or all of the
 * face within the body. Undefined elsewhere.
 */
export function flatToBody(
  corners: readonly ScreenPoint[],
  { solid, near }: RoundSide,
  projector: Projector,
): Relation | undefined {
  const margin = TOUCH * solid.size;
  const places = corners.map((corner) => projector.unproject(corner));
  const o: Vec3 = places[0]!;
  const n = unit(normalOf(places));
  const [least, greatest] = solid.reach(n);
  const own = dot(n, o);
  const towardsEye = dot(n, projector.toEye(o)) > 0;
  if (least >= own - margin) return towardsEye ? 'behind' : 'front';
  if (greatest <= own + margin) return towardsEye ? 'front' : 'behind';
  return places.every((place) => solid.outside(place) <= margin) ? (near ? 'behind' : 'front') : undefined;
}
