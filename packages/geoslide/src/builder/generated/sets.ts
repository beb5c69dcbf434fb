// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type { Point3Argument, PointArgument } from './value-types.js';

export interface SetsForms {
  /**
   * The least convex polygon around the points, counterclockwise from the leftmost one. `ConvexHull([Point(0, 0),
   * Point(4, 1), Point(5, 4), Point(1, 3), Point(2, 1.5)])`
   */
  convexHull(points: readonly PointArgument[], options?: Options): Handle<'Polygon'>;
  /**
   * The smallest convex polyhedron that holds all points. `ConvexHull([Point(0, 0, 0), Point(3, 0, 0), Point(0, 3,
   * 0), Point(0, 0, 3), Point(2, 2, 2), Point(1, 1, 1)])`
   */
  convexHull(points: readonly Point3Argument[], options?: Options): Handle<'Polyhedron'>;
  /**
   * The triangles of the points whose circumcircles hold no other point, each counterclockwise from the point that
   * comes first in the list, in the order of their points. `Delaunay([Point(0, 0), Point(4, 1), Point(5, 4),
   * Point(1, 3), Point(2, 1.5)])`
   */
  delaunay(points: readonly PointArgument[], options?: Options): Handle<'List'>;
  /**
   * For each point the polygon of what is nearer to it than to the others, within the box around all points that is
   * wider by half of its longer side on each side. `Voronoi([Point(0, 0), Point(4, 1), Point(5, 4), Point(1, 3),
   * Point(2, 1.5)])`
   */
  voronoi(points: readonly PointArgument[], options?: Options): Handle<'List'>;
  /**
   * The same within the box with the opposite corners P and Q. `Voronoi([Point(0, 0), Point(4, 1), Point(5, 4),
   * Point(1, 3), Point(2, 1.5)], Point(-1, -1), Point(6, 5))`
   */
  voronoi(points: readonly PointArgument[], P: PointArgument, Q: PointArgument, options?: Options): Handle<'List'>;
}
