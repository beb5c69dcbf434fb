import { type LineValue, Undefined, type Vec2 } from '../values.js';
import { makeLine } from './make.js';
import { middle, rot90, samePoint, subtract } from './vec.js';

/** middle + t · rot90(q - p). Throws Undefined when the two points are one. */
export function perpendicularBisector(p: Vec2, q: Vec2): LineValue {
  if (samePoint(p, q)) throw new Undefined('the two points coincide, so they have no perpendicular bisector');
  return makeLine(middle(p, q), rot90(subtract(q, p)));
}
