import type { Constructor } from '../table.js';
import { spaceLines } from './lines.js';
import { spacePlanes } from './plane-constructors.js';
import { spaceSolids } from './solid-constructors.js';
import { spaceTransforms } from './transform.js';

export { lift } from './lift.js';
export { spaceProperties } from './properties.js';

/** The forms of the table that make figures in space; many share their names with forms of the plane. */
export const spaceConstructors: readonly Constructor[] = [
  ...spaceLines,
  ...spacePlanes,
  ...spaceSolids,
  ...spaceTransforms,
];
