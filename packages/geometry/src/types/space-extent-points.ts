import { cornersOf } from '../curve/regions/region-box.js';
import { regionBounds } from '../space/region-faces.js';
import type { Value, Vec3 } from '../values.js';
import { extentPoints } from './extent-points.js';
import { raise } from './lifted.js';

/** Points that span what a value is in space; as `extentPoints`, and those of a region of the plane that has an end. */
export function spaceExtentPoints(value: Value): readonly Vec3[] {
  if (value.type === 'List') return value.items.flatMap(spaceExtentPoints);
  if (value.type !== 'Region') return extentPoints(value);
  const bounds = regionBounds(value);
  return bounds === undefined ? [] : cornersOf(bounds).map(raise);
}
