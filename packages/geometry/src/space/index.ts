import type { Constructor } from '../table.js';
import { spaceAngles } from './constructors/angles.js';
import { spaceCircles } from './constructors/circles.js';
import { spaceDistances } from './constructors/distances.js';
import { spaceIntersections } from './constructors/intersections.js';
import { spaceLines } from './constructors/lines.js';
import { spaceMarks } from './constructors/marks.js';
import { spacePlanes } from './constructors/planes.js';
import { spacePoints } from './constructors/points.js';
import { spacePolygons } from './constructors/polygons.js';
import { spaceProjections } from './constructors/projections.js';
import { roundSolids } from './constructors/round-solids.js';
import { solidSets } from './constructors/solid-sets.js';
import { spaceSolids } from './constructors/solids.js';
import { spaceTangents } from './constructors/tangents.js';
import { vertexSolids } from './constructors/vertex-solids.js';

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
  ...vertexSolids,
  ...solidSets,
  ...roundSolids,
  ...spaceTangents,
  ...spaceProjections,
];
