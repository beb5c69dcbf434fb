// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type {
  AngleArgument,
  CircleLikeArgument,
  ConicArgument,
  CurveArgument,
  EllipticArcArgument,
  HyperbolaArgument,
  LineLike3Argument,
  LineLikeArgument,
  NumberArgument,
  Path3Argument,
  PathArgument,
  PlaneArgument,
  Point3Argument,
  PointArgument,
  SegmentArgument,
  Vector3Argument,
  VectorArgument,
} from './value-types.js';

export interface LinesForms {
  /** The line A + t (B - A). `Line(Point(0, 0), Point(2, 1))` */
  line(A: PointArgument, B: PointArgument, options?: Options): Handle<'Line'>;
  /** The line through P along a vector or parallel to a line. `Line(Point(0, 1), Vector(2, 1))` */
  line(P: PointArgument, direction: LineLikeArgument, options?: Options): Handle<'Line'>;
  /** The line given by an equation; the whole line that a segment or ray lies on. `Line(2x + 4y = 8)` */
  line(l: LineLikeArgument, options?: Options): Handle<'Line'>;
  /** The line through two points. `Line(Point(0, 0, 0), Point(1, 1, 1))` */
  line(P: Point3Argument, Q: Point3Argument, options?: Options): Handle<'Line3'>;
  /** The line through P along a vector, or parallel to a line. `Line(Point(0, 0, 1), Vector(1, 1, 0))` */
  line(P: Point3Argument, direction: LineLike3Argument, options?: Options): Handle<'Line3'>;
  /** The first form again, which the compiler tells of where none fits. */
  line(A: PointArgument, B: PointArgument, options?: Options): Handle<'Line'>;
  /** The segment A + t (B - A), t from 0 to 1. `Segment(Point(0, 0), Point(4, 0))` */
  segment(A: PointArgument, B: PointArgument, options?: Options): Handle<'Segment'>;
  /** The segment of this length from A to the right. `Segment(Point(0, 0), 3)` */
  segment(A: PointArgument, length: NumberArgument, options?: Options): Handle<'Segment'>;
  /**
   * The segment of this length from A in the direction α, counterclockwise from the right. `Segment(Point(0, 0), 3,
   * 40°)`
   */
  segment(A: PointArgument, length: NumberArgument, α: NumberArgument, options?: Options): Handle<'Segment'>;
  /** The segment from P to Q. `Segment(Point(0, 0, 0), Point(1, 1, 1))` */
  segment(P: Point3Argument, Q: Point3Argument, options?: Options): Handle<'Segment3'>;
  /** The first form again, which the compiler tells of where none fits. */
  segment(A: PointArgument, B: PointArgument, options?: Options): Handle<'Segment'>;
  /** The ray from A through B: A + t (B - A), t ≥ 0. `Ray(Point(0, 0), Point(2, 1))` */
  ray(A: PointArgument, B: PointArgument, options?: Options): Handle<'Ray'>;
  /** The ray from A along a vector or in the direction of a line. `Ray(Point(0, 1), Vector(2, 1))` */
  ray(A: PointArgument, direction: LineLikeArgument, options?: Options): Handle<'Ray'>;
  /** The ray from P through Q. `Ray(Point(0, 0, 0), Point(1, 1, 1))` */
  ray(P: Point3Argument, Q: Point3Argument, options?: Options): Handle<'Ray3'>;
  /** The ray from P along a vector, or parallel to a line. `Ray(Point(0, 0, 1), Vector(1, 1, 0))` */
  ray(P: Point3Argument, direction: LineLike3Argument, options?: Options): Handle<'Ray3'>;
  /** The first form again, which the compiler tells of where none fits. */
  ray(A: PointArgument, B: PointArgument, options?: Options): Handle<'Ray'>;
  /** The vector from A to B. `Vector(Point(1, 1), Point(3, 2))` */
  vector(A: PointArgument, B: PointArgument, options?: Options): Handle<'Vector'>;
  /** The vector v, drawn from A. `Vector(Point(1, 1), Vector(2, 1))` */
  vector(A: PointArgument, v: VectorArgument, options?: Options): Handle<'Vector'>;
  /** The vector from the origin to (x, y). `Vector(2, 1)` */
  vector(x: NumberArgument, y: NumberArgument, options?: Options): Handle<'Vector'>;
  /** The vector from the origin to P. `Vector(Point(2, 1))` */
  vector(P: PointArgument, options?: Options): Handle<'Vector'>;
  /** The vector from P to Q. `Vector(Point(0, 0, 0), Point(1, 1, 1))` */
  vector(P: Point3Argument, Q: Point3Argument, options?: Options): Handle<'Vector3'>;
  /** The vector v, drawn from P. `Vector(Point(0, 0, 1), Vector(1, 1, 0))` */
  vector(P: Point3Argument, v: Vector3Argument, options?: Options): Handle<'Vector3'>;
  /** The vector (x, y, z) from the origin. `Vector(0, 0, 1)` */
  vector(x: NumberArgument, y: NumberArgument, z: NumberArgument, options?: Options): Handle<'Vector3'>;
  /** The vector from the origin to P. `Vector(Point(1, 2, 2))` */
  vector(P: Point3Argument, options?: Options): Handle<'Vector3'>;
  /** The first form again, which the compiler tells of where none fits. */
  vector(A: PointArgument, B: PointArgument, options?: Options): Handle<'Vector'>;
  /**
   * The open chain of segments through the points of a list. `Polyline([Point(0, 0), Point(1, 2), Point(3, 1)])`
   */
  polyline(points: readonly PointArgument[], options?: Options): Handle<'Polyline'>;
  /** The open chain of segments through the points. `Polyline(Point(0, 0), Point(1, 2), Point(3, 1))` */
  polyline(A: PointArgument, ...B: readonly [PointArgument, ...PointArgument[]]): Handle<'Polyline'>;
  /** The open chain of segments through the points. `Polyline(Point(0, 0), Point(1, 2), Point(3, 1))` */
  polyline(A: PointArgument, ...B: readonly [PointArgument, ...PointArgument[], Options]): Handle<'Polyline'>;
  /** The line through the listed points, in order. `Polyline([Point(0, 0, 0), Point(1, 0, 1), Point(1, 1, 2)])` */
  polyline(points: readonly Point3Argument[], options?: Options): Handle<'Polyline3'>;
  /** The line through the points, in order. `Polyline(Point(0, 0, 0), Point(1, 0, 1), Point(1, 1, 2))` */
  polyline(P: Point3Argument, ...Q: readonly [Point3Argument, ...Point3Argument[]]): Handle<'Polyline3'>;
  /** The line through the points, in order. `Polyline(Point(0, 0, 0), Point(1, 0, 1), Point(1, 1, 2))` */
  polyline(P: Point3Argument, ...Q: readonly [Point3Argument, ...Point3Argument[], Options]): Handle<'Polyline3'>;
  /** The first form again, which the compiler tells of where none fits. */
  polyline(points: readonly PointArgument[], options?: Options): Handle<'Polyline'>;
  /**
   * The line through P perpendicular to l: P + t times the direction of l turned by 90° counterclockwise.
   * `PerpLine(Segment(Point(0, 0), Point(4, 0)), Point(1, 2))`
   */
  perpLine(l: LineLikeArgument, P: PointArgument, options?: Options): Handle<'Line'>;
  /**
   * The line through P perpendicular to a plane. `PerpLine(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Point(1, 2, 3))`
   */
  perpLine(plane: PlaneArgument, P: Point3Argument, options?: Options): Handle<'Line3'>;
  /**
   * The line through P that meets the line l at a right angle. `PerpLine(Line(Point(0, 0, 0), Point(0, 0, 1)),
   * Point(1, 2, 3))`
   */
  perpLine(l: LineLike3Argument, P: Point3Argument, options?: Options): Handle<'Line3'>;
  /**
   * The line that meets both lines at right angles. `PerpLine(Line(Point(0, 0, 0), Point(0, 0, 1)), Line(Point(2,
   * 0, 1), Point(2, 1, 1)))`
   */
  perpLine(l: LineLike3Argument, m: LineLike3Argument, options?: Options): Handle<'Line3'>;
  /** The first form again, which the compiler tells of where none fits. */
  perpLine(l: LineLikeArgument, P: PointArgument, options?: Options): Handle<'Line'>;
  /**
   * The line through P parallel to l: P + t times the direction of l. `ParallelLine(Segment(Point(0, 0), Point(4,
   * 0)), Point(1, 2))`
   */
  parallelLine(l: LineLikeArgument, P: PointArgument, options?: Options): Handle<'Line'>;
  /**
   * The line through P parallel to the line l. `ParallelLine(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1, 2, 3))`
   */
  parallelLine(l: LineLike3Argument, P: Point3Argument, options?: Options): Handle<'Line3'>;
  /**
   * The perpendicular bisector of AB: its middle + t times B - A turned by 90° counterclockwise.
   * `PerpBisector(Point(0, 0), Point(4, 2))`
   */
  perpBisector(A: PointArgument, B: PointArgument, options?: Options): Handle<'Line'>;
  /** The perpendicular bisector of a segment. `PerpBisector(Segment(Point(0, 0), Point(4, 0)))` */
  perpBisector(s: SegmentArgument, options?: Options): Handle<'Line'>;
  /**
   * The line through the vertex that halves an angle, directed into it. `AngleBisector(Angle(Point(4, 0), Point(0,
   * 0), Point(0, 3)))`
   */
  angleBisector(angle: AngleArgument, options?: Options): Handle<'Line'>;
  /**
   * The line through V that halves the angle AVB, directed into it. `AngleBisector(Point(4, 0), Point(0, 0),
   * Point(0, 3))`
   */
  angleBisector(A: PointArgument, V: PointArgument, B: PointArgument, options?: Options): Handle<'Line'>;
  /**
   * Both bisectors of two lines through their common point: the one between their directions, then the one at right
   * angles to it. `AngleBisector(Line(Point(0, 0), Point(4, 0)), Line(Point(0, 0), Point(1, 3)))`
   */
  angleBisector(l: LineLikeArgument, m: LineLikeArgument, options?: Options): Handle<'List'>;
  /**
   * The n-th tangent through P, in order of the touch points along the curve. `Tangent(Circle(Point(0, 0), 2),
   * Point(6, 0), 1)`
   */
  tangent(curve: CircleLikeArgument, P: PointArgument, n: NumberArgument, options?: Options): Handle<'Line'>;
  /**
   * The tangent at P where P lies on the curve, along growing parameter; otherwise the list of tangents from P (t =
   * 0) to their touch points (t = 1), in order of these along the curve. `Tangent(Circle(Point(0, 0), 2), Point(6,
   * 0))`
   */
  tangent(curve: CircleLikeArgument, P: PointArgument, options?: Options): Handle<'Line' | 'List'>;
  /** The same with the point first. `Tangent(Point(6, 0), Circle(Point(0, 0), 2))` */
  tangent(P: PointArgument, curve: CircleLikeArgument, options?: Options): Handle<'Line' | 'List'>;
  /**
   * The n-th tangent through P, in order of the touch points along the curve. `Tangent(Ellipse(Point(0, 0), 4, 2),
   * Point(6, 0), 1)`
   */
  tangent(curve: ConicArgument, P: PointArgument, n: NumberArgument, options?: Options): Handle<'Line'>;
  /**
   * The tangent at P where P lies on the curve, along growing parameter; otherwise the list of tangents from P (t =
   * 0) to their touch points (t = 1), in order of these along the curve. `Tangent(Ellipse(Point(0, 0), 4, 2),
   * Point(6, 0))`
   */
  tangent(curve: ConicArgument, P: PointArgument, options?: Options): Handle<'Line' | 'List'>;
  /** The same with the point first. `Tangent(Point(6, 0), Ellipse(Point(0, 0), 4, 2))` */
  tangent(P: PointArgument, curve: ConicArgument, options?: Options): Handle<'Line' | 'List'>;
  /**
   * The n-th tangent through P, in order of the touch points along the curve. `Tangent(EllipticArc(Ellipse(Point(0,
   * 0), 4, 2), -90°, 90°), Point(6, 0), 1)`
   */
  tangent(curve: EllipticArcArgument, P: PointArgument, n: NumberArgument, options?: Options): Handle<'Line'>;
  /**
   * The tangent at P where P lies on the curve, along growing parameter; otherwise the list of tangents from P (t =
   * 0) to their touch points (t = 1), in order of these along the curve. `Tangent(EllipticArc(Ellipse(Point(0, 0),
   * 4, 2), -90°, 90°), Point(6, 0))`
   */
  tangent(curve: EllipticArcArgument, P: PointArgument, options?: Options): Handle<'Line' | 'List'>;
  /** The same with the point first. `Tangent(Point(6, 0), EllipticArc(Ellipse(Point(0, 0), 4, 2), -90°, 90°))` */
  tangent(P: PointArgument, curve: EllipticArcArgument, options?: Options): Handle<'Line' | 'List'>;
  /**
   * The tangent at P where P lies on the curve; otherwise the list of tangents through P, in order of their touch
   * points along the curve. `Tangent(y = x^2, Point(1, 1))`
   */
  tangent(curve: CurveArgument, P: PointArgument, options?: Options): Handle<'Line' | 'List'>;
  /**
   * The n-th tangent through P: where P lies on the curve the one at P first, then in order of the touch points
   * along the curve. `Tangent(y = x^2, Point(0, -1), 1)`
   */
  tangent(curve: CurveArgument, P: PointArgument, n: NumberArgument, options?: Options): Handle<'Line'>;
  /** The tangent at a value of the curve's parameter: x for y = f(x). `Tangent(y = x^2, 1)` */
  tangent(curve: CurveArgument, t: NumberArgument, options?: Options): Handle<'Line'>;
  /** The same with the point first. `Tangent(Point(1, 1), y = x^2)` */
  tangent(P: PointArgument, curve: CurveArgument, options?: Options): Handle<'Line' | 'List'>;
  /** The line that touches a curve in space at parameter t. `Tangent(Curve(cos(t), sin(t), t/4, 0, 4π), 2)` */
  tangent(curve: Path3Argument, t: NumberArgument, options?: Options): Handle<'Line3'>;
  /** The first form again, which the compiler tells of where none fits. */
  tangent(curve: CircleLikeArgument, P: PointArgument, n: NumberArgument, options?: Options): Handle<'Line'>;
  /**
   * The n-th common tangent, from its touch point on c to that on d: the outer ones first, then those between the
   * circles; in each pair first the one that touches c on the left of the line from centre to centre.
   * `CommonTangent(Circle(Point(0, 0), 2), Circle(Point(6, 0), 1), 1)`
   */
  commonTangent(c: CircleLikeArgument, d: CircleLikeArgument, n: NumberArgument, options?: Options): Handle<'Line'>;
  /**
   * All common tangents of two circles, in the same order. `CommonTangent(Circle(Point(0, 0), 2), Circle(Point(6,
   * 0), 1))`
   */
  commonTangent(c: CircleLikeArgument, d: CircleLikeArgument, options?: Options): Handle<'List'>;
  /**
   * The polar line of P: through the touch points of its tangents where it has any. `PolarLine(Point(4, 0),
   * Circle(Point(0, 0), 2))`
   */
  polarLine(P: PointArgument, conic: ConicArgument, options?: Options): Handle<'Line'>;
  /**
   * The n-th asymptote: counterclockwise from the axis first, then clockwise. `Asymptote(Hyperbola(Point(-5, 0),
   * Point(5, 0), Point(3, 0)), 1)`
   */
  asymptote(hyperbola: HyperbolaArgument, n: NumberArgument, options?: Options): Handle<'Line'>;
  /** Both asymptotes. `Asymptote(Hyperbola(Point(-5, 0), Point(5, 0), Point(3, 0)))` */
  asymptote(hyperbola: HyperbolaArgument, options?: Options): Handle<'List'>;
  /**
   * The n-th asymptote of a quotient of polynomials: the vertical ones from left to right, then the horizontal or
   * slant one. `Asymptote(y = (x^2 + 1) / (x - 1), 2)`
   */
  asymptote(f: PathArgument, n: NumberArgument, options?: Options): Handle<'Line'>;
  /** All asymptotes of a quotient of polynomials, in the same order. `Asymptote(y = (x^2 + 1) / (x - 1))` */
  asymptote(f: PathArgument, options?: Options): Handle<'List'>;
  /** The first form again, which the compiler tells of where none fits. */
  asymptote(hyperbola: HyperbolaArgument, n: NumberArgument, options?: Options): Handle<'Line'>;
  /**
   * The segment prolonged by shares of its length, before its start and after its end; a negative share shortens
   * it. `Extend(Segment(Point(0, 0), Point(4, 2)), 0.25, 0.5)`
   */
  extend(s: LineLikeArgument, before: NumberArgument, after: NumberArgument, options?: Options): Handle<'Segment'>;
  /** The same of the segment AB. `Extend(Point(0, 0), Point(4, 2), 0.25, 0.5)` */
  extend(
    A: PointArgument,
    B: PointArgument,
    before: NumberArgument,
    after: NumberArgument,
    options?: Options,
  ): Handle<'Segment'>;
  /**
   * The segment prolonged by a share of its length at both ends. `Extend(Segment(Point(0, 0), Point(4, 2)), 0.25)`
   */
  extend(s: LineLikeArgument, share: NumberArgument, options?: Options): Handle<'Segment'>;
  /** The same of the segment AB. `Extend(Point(0, 0), Point(4, 2), 0.25)` */
  extend(A: PointArgument, B: PointArgument, share: NumberArgument, options?: Options): Handle<'Segment'>;
  /** The first form again, which the compiler tells of where none fits. */
  extend(s: LineLikeArgument, before: NumberArgument, after: NumberArgument, options?: Options): Handle<'Segment'>;
}
