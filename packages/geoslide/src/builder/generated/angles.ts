// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type {
  LineLike3Argument,
  LineLikeArgument,
  NumberArgument,
  PlaneArgument,
  Point3Argument,
  PointArgument,
  Polygon3Argument,
  PolygonArgument,
  StringArgument,
  Vector3Argument,
} from './value-types.js';

export interface AnglesForms {
  /**
   * The angle at the vertex between the rays towards P and Q that is at most 180°. `Angle(Point(4, 0), Point(0, 0),
   * Point(0, 3))`
   */
  angle(P: PointArgument, vertex: PointArgument, Q: PointArgument, options?: Options): Handle<'Angle'>;
  /**
   * With "reflex" the angle of at least 180° between the two rays; with "oriented" the angle counterclockwise from
   * the ray to P to that to Q, from 0 to 360°; with "clockwise" the angle the other way round. `Angle(Point(4, 0),
   * Point(0, 0), Point(0, 3), "reflex")`
   */
  angle(
    P: PointArgument,
    vertex: PointArgument,
    Q: PointArgument,
    kind: StringArgument,
    options?: Options,
  ): Handle<'Angle'>;
  /**
   * The angle of at most 180° between the directions of two lines, marked where they meet; parallel ones give 0 or
   * 180°. `Angle(Line(Point(0, 0), Point(4, 0)), Line(Point(0, 0), Point(1, 1)))`
   */
  angle(l: LineLikeArgument, m: LineLikeArgument, options?: Options): Handle<'Angle'>;
  /**
   * The interior angles of a polygon in the order of its vertices. `Angle(Polygon(Point(0, 0), Point(4, 0),
   * Point(0, 3)))`
   */
  angle(polygon: PolygonArgument, options?: Options): Handle<'List'>;
  /** The interior angle at the n-th vertex. `Angle(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)), 2)` */
  angle(polygon: PolygonArgument, n: NumberArgument, options?: Options): Handle<'Angle'>;
  /**
   * The angle between the rays from the vertex through P and Q, at most π. `Angle(Point(1, 0, 0), Point(0, 0, 0),
   * Point(0, 0, 1))`
   */
  angle(P: Point3Argument, vertex: Point3Argument, Q: Point3Argument, options?: Options): Handle<'Angle3'>;
  /** The angle between the directions of two vectors, at most π. `Angle(Vector(1, 0, 0), Vector(-1, 0, 1))` */
  angle(v: Vector3Argument, w: Vector3Argument, options?: Options): Handle<'Angle3'>;
  /**
   * The angle between two lines, at most π/2, drawn where they meet, or for skew ones where the first is nearest to
   * the second. `Angle(Line(Point(0, 0, 0), Point(0, 0, 1)), Line(Point(0, 0, 0), Point(1, 0, 1)))`
   */
  angle(l: LineLike3Argument, m: LineLike3Argument, options?: Options): Handle<'Angle3'>;
  /**
   * The angle between a line and a plane, at most π/2. `Angle(Line(Point(0, 0, 0), Point(1, 0, 1)), Plane(Point(0,
   * 0, 0), Vector(0, 0, 1)))`
   */
  angle(l: LineLike3Argument, plane: PlaneArgument, options?: Options): Handle<'Angle3'>;
  /**
   * The angle between a plane and a line, at most π/2. `Angle(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Line(Point(0,
   * 0, 0), Point(1, 0, 1)))`
   */
  angle(plane: PlaneArgument, l: LineLike3Argument, options?: Options): Handle<'Angle3'>;
  /**
   * The angle between two planes, at most π/2. `Angle(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Plane(x + z = 0))`
   */
  angle(p: PlaneArgument, q: PlaneArgument, options?: Options): Handle<'Angle3'>;
  /**
   * The dihedral angle of two polygons with a common edge, such as faces of a solid. `Angle(Cube(Point(0, 0, 0),
   * Point(1, 0, 0)).face(1), Cube(Point(0, 0, 0), Point(1, 0, 0)).face(3))`
   */
  angle(f: Polygon3Argument, g: Polygon3Argument, options?: Options): Handle<'Angle3'>;
  /** The first form again, which the compiler tells of where none fits. */
  angle(P: PointArgument, vertex: PointArgument, Q: PointArgument, options?: Options): Handle<'Angle'>;
  /**
   * The ray from the vertex at the angle α counterclockwise from the ray to A; a negative α turns it clockwise.
   * `AngleRay(Point(3, 0), Point(0, 0), 40°)`
   */
  angleRay(A: PointArgument, vertex: PointArgument, α: NumberArgument, options?: Options): Handle<'Ray'>;
  /**
   * The point at the angle α counterclockwise from the ray from the vertex to A, at that distance from the vertex,
   * or as far from it as A. `AnglePoint(Point(3, 0), Point(0, 0), 40°, 2)`
   */
  anglePoint(
    A: PointArgument,
    vertex: PointArgument,
    α: NumberArgument,
    distance?: NumberArgument,
    options?: Options,
  ): Handle<'Point'>;
}
