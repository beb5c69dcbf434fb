import { directionOf, isLineLike } from '../plane/line-like.js';
import { areParallel } from '../plane/vec.js';
import type { Value } from '../values.js';

/** What a value is called in a sentence. */
export function nounOf(value: Value): string {
  switch (value.type) {
    case 'CircleSegment':
      return 'circle segment';
    case 'EllipticArc':
      return 'elliptic arc';
    case 'Conic':
      return 'degenerate conic';
    default:
      return value.type.toLowerCase();
  }
}

/** Why two values have no point in common. */
export function missReason(a: Value, b: Value): string {
  if (isLineLike(a) && isLineLike(b) && areParallel(directionOf(a), directionOf(b))) {
    return `no intersection: the ${nounOf(a)} and the ${nounOf(b)} are parallel`;
  }
  return `no intersection: the ${nounOf(a)} misses the ${nounOf(b)}`;
}
