import type { Vec3 } from '@geoslide/geometry';
import type { Projector } from '../camera/projection.js';
import { along } from '../camera/vector.js';
import type { RoundSide } from './piece.js';

/** Where a side of a round body is met by the sight line through `p`; undefined where that misses it. */
export function depthOn(
  { solid, near }: RoundSide,
  p: Vec3,
  direction: Vec3,
  projector: Projector,
): number | undefined {
  const span = solid.span(p, direction);
  return span && projector.project(along(p, direction, span[near ? 1 : 0])).z;
}
