import type { Value, Vec3 } from '../values.js';
import { raise } from './lifted.js';
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

/**
 * Points of the plane whose extent in x and in y is that of `extentPoints`, wherever the axes' scales put them. Of
 * circles they are the four ends alone: lists may hold thousands.
 */
export function planeExtentPoints(value: Value): readonly Vec3[] {
  if (value.type === 'List') return value.items.flatMap(planeExtentPoints);
  if (value.type !== 'Circle') return extentPoints(value);
  const { center, radius: r } = value;
  const ends = [-r, r].flatMap((d) => [
    raise({ x: center.x + d, y: center.y }),
    raise({ x: center.x, y: center.y + d }),
  ]);
  return ends.filter(({ x, y }) => Number.isFinite(x + y));
}
