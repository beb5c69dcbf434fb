import type { Value, Vec3 } from '../values.js';
import { figureType, isScalar, scalarType } from './table.js';

/**
 * Points that span a value (z is 0 in the plane); none for what has no end, such as lines, and for what has no place.
 */
export function extentPoints(value: Value): readonly Vec3[] {
  return spanning(value).filter(({ x, y, z }) => Number.isFinite(x + y + z));
}

function spanning(value: Value): readonly Vec3[] {
  return isScalar(value) ? scalarType(value).extent(value, spanning) : figureType(value).extent(value, spanning);
}
