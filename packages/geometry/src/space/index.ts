import type { Constructor } from '../table.js';
import { spaceAngles } from './angle-constructors.js';
import { spaceCircles } from './circle-constructors.js';
import { spaceDistances } from './distance.js';
import { spaceIntersections } from './intersect-constructors.js';
import { spaceLines } from './lines.js';
import { spaceMarks } from './mark-constructors.js';
import { spacePlanes } from './plane-constructors.js';
import { spacePoints } from './point-constructors.js';
import { spacePolygons } from './polygon-constructors.js';
import { spaceSolids } from './solid-constructors.js';

export { spaceProperties } from './properties.js';

/** The forms of the table that make figures in space; many share their names with forms of the plane. */
export const spaceConstructors: readonly Constructor[] = [
  ...spacePoints,
  ...spaceLines,
  spaceIntersections,
  spaceDistances,
  ...spaceCircles,
  ...spacePolygons,
  ...spacePlanes,
  spaceAngles,
  ...spaceMarks,
  ...spaceSolids,
];
