// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type {
  ExprArgument,
  LineLike3Argument,
  ListArgument,
  NumberArgument,
  PlaneArgument,
  Point3Argument,
  Polygon3Argument,
  PolyhedronArgument,
  Segment3Argument,
  SolidArgument,
  Vector3Argument,
} from './value-types.js';

export interface SpaceForms {
  /** The plane through three points. `Plane(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))` */
  plane(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Plane'>;
  /** The plane through P across a vector. `Plane(Point(0, 0, 0), Vector(0, 0, 1))` */
  plane(P: Point3Argument, normal: Vector3Argument, options?: Options): Handle<'Plane'>;
  /** The plane that contains a line and a point. `Plane(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1, 0, 0))` */
  plane(l: LineLike3Argument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The plane that contains two lines, which meet or are parallel. `Plane(Line(Point(0, 0, 0), Point(0, 0, 1)),
   * Line(Point(0, 0, 1), Point(1, 1, 1)))`
   */
  plane(l: LineLike3Argument, m: LineLike3Argument, options?: Options): Handle<'Plane'>;
  /** The plane of a polygon. `Plane(Polygon(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1)))` */
  plane(polygon: Polygon3Argument, options?: Options): Handle<'Plane'>;
  /** The plane of a linear equation in x, y and z. `Plane(x + 2 y + 2 z = 6)` */
  plane(equation: ExprArgument, options?: Options): Handle<'Plane'>;
  /**
   * The plane through P perpendicular to a line. `PerpPlane(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1, 2, 3))`
   */
  perpPlane(l: LineLike3Argument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /** The plane that halves a segment at a right angle. `PerpPlane(Segment(Point(0, 0, 0), Point(0, 0, 2)))` */
  perpPlane(s: Segment3Argument, options?: Options): Handle<'Plane'>;
  /**
   * The plane through P parallel to a plane. `ParallelPlane(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Point(1, 2,
   * 3))`
   */
  parallelPlane(plane: PlaneArgument, P: Point3Argument, options?: Options): Handle<'Plane'>;
  /** The surface (x(u, v), y(u, v), z(u, v)). `Surface(u cos(v), u sin(v), u^2, 0, 2, 0, 2π)` */
  surface(
    x: ExprArgument,
    y: ExprArgument,
    z: ExprArgument,
    u0: NumberArgument,
    u1: NumberArgument,
    v0: NumberArgument,
    v1: NumberArgument,
    options?: Options,
  ): Handle<'Surface'>;
  /** The sphere around a centre. `Sphere(Point(0, 0, 0), 2)` */
  sphere(center: Point3Argument, radius: NumberArgument, options?: Options): Handle<'Sphere'>;
  /** The sphere around a centre through P. `Sphere(Point(0, 0, 0), Point(0, 0, 2))` */
  sphere(center: Point3Argument, P: Point3Argument, options?: Options): Handle<'Sphere'>;
  /** The right circular cone over a base centre. `Cone(Point(0, 0, 0), Point(0, 0, 3), 1)` */
  cone(base: Point3Argument, apex: Point3Argument, radius: NumberArgument, options?: Options): Handle<'Cone'>;
  /** The right circular cylinder between two centres. `Cylinder(Point(0, 0, 0), Point(0, 0, 3), 1)` */
  cylinder(base: Point3Argument, top: Point3Argument, radius: NumberArgument, options?: Options): Handle<'Cylinder'>;
  /** The frustum of a cone between two centres. `Frustum(Point(0, 0, 0), Point(0, 0, 2), 2, 1)` */
  frustum(
    base: Point3Argument,
    top: Point3Argument,
    radius: NumberArgument,
    topRadius: NumberArgument,
    options?: Options,
  ): Handle<'Cone'>;
  /**
   * The frustum of the pyramid over a polygon; its top is the base scaled by the ratio towards the apex.
   * `Frustum(Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2)), Point(1, 1, 4), 0.5)`
   */
  frustum(base: Polygon3Argument, apex: Point3Argument, ratio: NumberArgument, options?: Options): Handle<'Polyhedron'>;
  /** The cube on the edge AB, its base as horizontal as possible. `Cube(Point(0, 0, 0), Point(2, 0, 0))` */
  cube(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /** The regular tetrahedron on the edge AB. `Tetrahedron(Point(0, 0, 0), Point(2, 0, 0))` */
  tetrahedron(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /** The regular octahedron on the edge AB, standing on a face. `Octahedron(Point(0, 0, 0), Point(2, 0, 0))` */
  octahedron(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /** The regular icosahedron on the edge AB. `Icosahedron(Point(0, 0, 0), Point(2, 0, 0))` */
  icosahedron(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /** The regular dodecahedron on the edge AB. `Dodecahedron(Point(0, 0, 0), Point(2, 0, 0))` */
  dodecahedron(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /** The cuboid from P to P + (a, b, c). `Cuboid(Point(0, 0, 0), 3, 2, 1)` */
  cuboid(
    P: Point3Argument,
    a: NumberArgument,
    b: NumberArgument,
    c: NumberArgument,
    options?: Options,
  ): Handle<'Polyhedron'>;
  /**
   * The right prism over a polygon, along its normal. `Prism(Polygon(Point(0, 0), Point(2, 0), Point(2, 2),
   * Point(0, 2)), 3)`
   */
  prism(base: Polygon3Argument, height: NumberArgument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The prism whose first corner goes to P. `Prism(Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2)),
   * Point(1, 0, 3))`
   */
  prism(base: Polygon3Argument, P: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The pyramid over a polygon, its apex over the centroid. `Pyramid(Polygon(Point(0, 0), Point(2, 0), Point(2, 2),
   * Point(0, 2)), 3)`
   */
  pyramid(base: Polygon3Argument, height: NumberArgument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The pyramid over a polygon with the given apex. `Pyramid(Polygon(Point(0, 0), Point(2, 0), Point(2, 2),
   * Point(0, 2)), Point(1, 1, 3))`
   */
  pyramid(base: Polygon3Argument, apex: Point3Argument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The polyhedron with the given corners and faces; a face lists corner numbers from 1. `Polyhedron([Point(0,0,0),
   * Point(1,0,0), Point(0,1,0), Point(0,0,1)], [[1,3,2], [1,2,4], [2,3,4], [3,1,4]])`
   */
  polyhedron(points: ListArgument, faces: ListArgument, options?: Options): Handle<'Polyhedron'>;
  /**
   * The polygon, circle or ellipse that a plane cuts out of a solid. `Section(Cube(Point(0, 0, 0), Point(2, 0, 0)),
   * Plane(Point(0, 0, 1), Vector(1, 1, 1)))`
   */
  section(
    solid: SolidArgument,
    plane: PlaneArgument,
    options?: Options,
  ): Handle<'Polygon3' | 'Circle3' | 'Arc3' | 'List'>;
  /**
   * The faces of a solid unfolded over its base; 0 is closed, 1 lies flat. `Net(Cube(Point(0, 0, 0), Point(2, 0,
   * 0)), 1)`
   */
  net(solid: PolyhedronArgument, unfolding: NumberArgument, options?: Options): Handle<'Polyhedron'>;
}
