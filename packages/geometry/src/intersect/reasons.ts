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
  const parallel = isLineLike(a) && isLineLike(b) && areParallel(directionOf(a), directionOf(b));
  if (parallel) return `no intersection: ${pairOf(a, b)} are parallel`;
  if (nounOf(a) === nounOf(b)) return `no intersection: ${pairOf(a, b)} do not meet`;
  return `no intersection: the ${nounOf(a)} misses the ${nounOf(b)}`;
}

/** Why the points of two values are not given one by one. */
export function stretchReason(a: Value, b: Value): string {
  return `${pairOf(a, b)} share a whole stretch, not single points`;
}

function pairOf(a: Value, b: Value): string {
  const [first, second] = [nounOf(a), nounOf(b)];
  return first === second ? `the two ${first}s` : `the ${first} and the ${second}`;
}
