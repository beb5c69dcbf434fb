// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type {
  LineLike3Argument,
  LineLikeArgument,
  ListArgument,
  NumberArgument,
  ObjectArgument,
  PathArgument,
  PlaneArgument,
  Point3Argument,
  PointArgument,
  Position,
  Position3,
  Position3Argument,
  PositionArgument,
  SpaceObjectArgument,
  StringArgument,
} from './value-types.js';

export interface ValuesForms {
  /**
   * The cross ratio (A, B; C, D) = (AC · BD) / (BC · AD) of four points on a line, with signed lengths, or on a
   * circle. `CrossRatio(Point(0, 0), Point(4, 0), Point(1, 0), Point(-2, 0))`
   */
  crossRatio(
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    D: PointArgument,
    options?: Options,
  ): Handle<'Number'>;
  /**
   * Whether three points lie on one line, within 1e-8 of their distances. `AreCollinear(Point(0, 0), Point(4, 0),
   * Point(1, 0))`
   */
  areCollinear(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Boolean'>;
  /**
   * Whether four points lie on one circle, within 1e-8 of their distances. `AreConcyclic(Point(0, 0), Point(4, 0),
   * Point(4, 3), Point(0, 3))`
   */
  areConcyclic(
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    D: PointArgument,
    options?: Options,
  ): Handle<'Boolean'>;
  /**
   * Whether two lines are parallel, within 1e-8. `AreParallel(Segment(Point(0, 0), Point(2, 1)), Segment(Point(0,
   * 1), Point(4, 3)))`
   */
  areParallel(l: LineLikeArgument, m: LineLikeArgument, options?: Options): Handle<'Boolean'>;
  /**
   * Whether two lines are perpendicular, within 1e-8. `ArePerpendicular(Segment(Point(0, 0), Point(2, 1)),
   * Segment(Point(0, 1), Point(1, -1)))`
   */
  arePerpendicular(l: LineLikeArgument, m: LineLikeArgument, options?: Options): Handle<'Boolean'>;
  /**
   * The least distance between two lines, rays or segments; 0 where they meet. `distance(Line(Point(0, 0), Point(1,
   * 0)), Line(Point(0, 2), Point(1, 2)))`
   */
  distance(l: LineLikeArgument, m: LineLikeArgument, options?: Options): Handle<'Number'>;
  /** The distance of two points. `distance(Point(0, 0, 0), Point(1, 2, 2))` */
  distance(P: Point3Argument, Q: Point3Argument, options?: Options): Handle<'Number'>;
  /** The distance of a point from a plane. `distance(Point(1, 2, 3), Plane(Point(0, 0, 0), Vector(0, 0, 1)))` */
  distance(P: Point3Argument, plane: PlaneArgument, options?: Options): Handle<'Number'>;
  /** The distance of a point from a plane. `distance(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Point(1, 2, 3))` */
  distance(plane: PlaneArgument, P: Point3Argument, options?: Options): Handle<'Number'>;
  /**
   * The distance of a point from a line, ray or segment. `distance(Point(1, 2, 3), Line(Point(0, 0, 0), Point(0, 0,
   * 1)))`
   */
  distance(P: Point3Argument, l: LineLike3Argument, options?: Options): Handle<'Number'>;
  /**
   * The distance of a point from a line, ray or segment. `distance(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1,
   * 2, 3))`
   */
  distance(l: LineLike3Argument, P: Point3Argument, options?: Options): Handle<'Number'>;
  /**
   * The least distance of two lines, rays or segments. `distance(Line(Point(0, 0, 0), Point(0, 0, 1)),
   * Line(Point(1, 0, 0), Point(1, 1, 0)))`
   */
  distance(l: LineLike3Argument, m: LineLike3Argument, options?: Options): Handle<'Number'>;
  /**
   * The least distance of a line, ray or segment from a plane; 0 where it meets it. `distance(Line(Point(0, 0, 2),
   * Point(1, 0, 2)), Plane(Point(0, 0, 0), Vector(0, 0, 1)))`
   */
  distance(l: LineLike3Argument, plane: PlaneArgument, options?: Options): Handle<'Number'>;
  /**
   * The least distance of a line, ray or segment from a plane; 0 where it meets it. `distance(Plane(Point(0, 0, 0),
   * Vector(0, 0, 1)), Line(Point(0, 0, 2), Point(1, 0, 2)))`
   */
  distance(plane: PlaneArgument, l: LineLike3Argument, options?: Options): Handle<'Number'>;
  /**
   * The distance of two parallel planes; 0 for others, which meet. `distance(Plane(Point(0, 0, 0), Vector(0, 0,
   * 1)), Plane(z = 3))`
   */
  distance(p: PlaneArgument, q: PlaneArgument, options?: Options): Handle<'Number'>;
  /**
   * The least distance of a point, line, plane or sphere from the surface of a solid, from a surface or a curve; 0
   * where they meet. `distance(Point(0, 3, 4), Cylinder(Point(0, 0, 0), Point(0, 0, 2), 1))`
   */
  distance(s: SpaceObjectArgument, t: SpaceObjectArgument, options?: Options): Handle<'Number'>;
  /** The distance of two points. `distance(Point(0, 0), Point(3, 4))` */
  distance(A: PointArgument, B: PointArgument, options?: Options): Handle<'Number'>;
  /** The distance of a point from the nearest point of a path. `distance(Point(0, 2), xAxis)` */
  distance(P: PointArgument, path: PathArgument, options?: Options): Handle<'Number'>;
  /** The distance of a point from the nearest point of a path. `distance(xAxis, Point(0, 2))` */
  distance(path: PathArgument, P: PointArgument, options?: Options): Handle<'Number'>;
  /** The distance of two points in space. `distance(Point(0, 0, 0), Point(1, 2, 2))` */
  distance(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Number'>;
  /** The first form again, which the compiler tells of where none fits. */
  distance(l: LineLikeArgument, m: LineLikeArgument, options?: Options): Handle<'Number'>;
  /** The distance of two points. `length(Point(0, 0), Point(3, 4))` */
  length(A: PointArgument, B: PointArgument, options?: Options): Handle<'Number'>;
  /** The distance of two points in space. `length(Point(0, 0, 0), Point(1, 2, 2))` */
  length(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Number'>;
  /**
   * The length of a segment, vector, polyline, circle, arc or curve. `length(Segment(Point(0, 0), Point(3, 4)))`
   */
  length(object: ObjectArgument, options?: Options): Handle<'Number'>;
  /** How many items a list has. `length([1, 2, 3])` */
  length(list: ListArgument, options?: Options): Handle<'Number'>;
  /** The first form again, which the compiler tells of where none fits. */
  length(A: PointArgument, B: PointArgument, options?: Options): Handle<'Number'>;
  /** The area of the polygon with these vertices. `area(Point(0, 0), Point(4, 0), Point(0, 3))` */
  area(A: PointArgument, B: PointArgument, ...C: readonly [PointArgument, ...PointArgument[]]): Handle<'Number'>;
  /** The area of the polygon with these vertices. `area(Point(0, 0), Point(4, 0), Point(0, 3))` */
  area(
    A: PointArgument,
    B: PointArgument,
    ...C: readonly [PointArgument, ...PointArgument[], Options]
  ): Handle<'Number'>;
  /**
   * The area of a polygon, circle or other region, or of the surface of a solid. `area(Polygon(Point(0, 0),
   * Point(2, 0), Point(2, 2), Point(0, 2)))`
   */
  area(object: ObjectArgument, options?: Options): Handle<'Number'>;
  /** The perimeter of the polygon with these vertices. `perimeter(Point(0, 0), Point(4, 0), Point(0, 3))` */
  perimeter(A: PointArgument, B: PointArgument, ...C: readonly [PointArgument, ...PointArgument[]]): Handle<'Number'>;
  /** The perimeter of the polygon with these vertices. `perimeter(Point(0, 0), Point(4, 0), Point(0, 3))` */
  perimeter(
    A: PointArgument,
    B: PointArgument,
    ...C: readonly [PointArgument, ...PointArgument[], Options]
  ): Handle<'Number'>;
  /**
   * The length of the boundary of a figure. `perimeter(Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0,
   * 2)))`
   */
  perimeter(object: ObjectArgument, options?: Options): Handle<'Number'>;
  /**
   * The limit of a function at x = a, which may be ∞ or −∞, to about nine digits; with "left" or "right" that of
   * one side. `Limit(y = sin(x) / x, 0)`
   */
  limit(f: PathArgument, a: NumberArgument, side?: StringArgument, options?: Options): Handle<'Number'>;
  /**
   * The angle at B between the rays to A and C, in radians, at most π. `angle(Point(1, 0), Point(0, 0), Point(0,
   * 1))`
   */
  angleOf(A: ObjectArgument, B: ObjectArgument, C: ObjectArgument, options?: Options): Handle<'Number'>;
  /**
   * The same with "reflex", "oriented" or "clockwise", as Angle takes them: up to 2π. `angle(Point(1, 0), Point(0,
   * 0), Point(0, 1), "reflex")`
   */
  angleOf(
    A: ObjectArgument,
    B: ObjectArgument,
    C: ObjectArgument,
    kind: StringArgument,
    options?: Options,
  ): Handle<'Number'>;
  /** The angle between two lines or planes, in radians. `angle(xAxis, Line(Point(0, 0), Point(1, 1)))` */
  angleOf(a: ObjectArgument, b: ObjectArgument, options?: Options): Handle<'Number'>;
  /** The volume of a solid. `volume(Sphere(Point(0, 0, 0), 2))` */
  volume(object: ObjectArgument, options?: Options): Handle<'Number'>;
  /** The slope of a line, segment or ray that is not vertical. `slope(Segment(Point(0, 0), Point(3, 4)))` */
  slope(object: ObjectArgument, options?: Options): Handle<'Number'>;
  /**
   * The dot product of two vectors, or of the vectors from the origin to points; `u . v` and `u * v` are the same.
   * `dot((1, 2), (3, 4))`
   */
  dot(u: PositionArgument, v: PositionArgument, options?: Options): Handle<'Number'>;
  /** The dot product of two vectors in space. `dot((1, 2, 3), (4, 5, 6))` */
  dot(u: Position3Argument, v: Position3Argument, options?: Options): Handle<'Number'>;
  /**
   * The cross product of two vectors of the plane, a number: the signed area of the parallelogram that they span.
   * `cross((1, 2), (3, 4))`
   */
  cross(u: PositionArgument, v: PositionArgument, options?: Options): Handle<'Number'>;
  /**
   * The cross product of two vectors in space: a point where both are points, else a vector. `cross((1, 0, 0), (0,
   * 1, 0))`
   */
  cross(u: Position3Argument, v: Position3Argument, options?: Options): Handle<Position3>;
  /**
   * The vector of length 1 in the direction of u, or the point at distance 1 from the origin in the direction of a
   * point. `unit((3, 4))`
   */
  unit(u: PositionArgument, options?: Options): Handle<Position>;
  /** The same in space. `unit((1, 2, 2))` */
  unit(u: Position3Argument, options?: Options): Handle<Position3>;
  /** The vector of length 1 in the direction of a line, segment or ray. `unit(Segment((0, 0), (3, 4)))` */
  unit(l: LineLikeArgument, options?: Options): Handle<'Vector'>;
  /**
   * The vector, or point, turned by 90° counterclockwise around the origin: (x, y) becomes (−y, x). `perp((3, 4))`
   */
  perp(u: PositionArgument, options?: Options): Handle<Position>;
  /** The direction of a line, segment or ray turned by 90° counterclockwise. `perp(Segment((0, 0), (3, 4)))` */
  perp(l: LineLikeArgument, options?: Options): Handle<'Vector'>;
  /** The mean of a list of numbers. `mean([1, 2, 6])` */
  mean(numbers: readonly NumberArgument[], options?: Options): Handle<'Number'>;
  /** The mean of a list of points. `mean([(0, 0), (4, 0), (2, 3)])` */
  mean(points: readonly PositionArgument[], options?: Options): Handle<'Point'>;
  /** The mean of a list of points in space. `mean([(0, 0, 0), (4, 0, 2)])` */
  mean(points: readonly Position3Argument[], options?: Options): Handle<'Point3'>;
  /** The mean of several numbers. `mean(1, 2, 6)` */
  mean(a: NumberArgument, ...b: readonly [NumberArgument, ...NumberArgument[]]): Handle<'Number'>;
  /** The mean of several numbers. `mean(1, 2, 6)` */
  mean(a: NumberArgument, ...b: readonly [NumberArgument, ...NumberArgument[], Options]): Handle<'Number'>;
  /** The first form again, which the compiler tells of where none fits. */
  mean(numbers: readonly NumberArgument[], options?: Options): Handle<'Number'>;
}
