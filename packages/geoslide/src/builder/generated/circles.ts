// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type {
  ArcArgument,
  CircleArgument,
  EllipseArgument,
  LineLike3Argument,
  NumberArgument,
  PlaneArgument,
  Point3Argument,
  PointArgument,
  Polygon3Argument,
  PolygonArgument,
  Vector3Argument,
} from './value-types.js';

export interface CirclesForms {
  /** The circle with this centre and radius. `Circle(Point(1, 2), 3)` */
  circle(center: PointArgument, radius: NumberArgument, options?: Options): Handle<'Circle'>;
  /** The circle around a centre through P. `Circle(Point(1, 2), Point(4, 2))` */
  circle(center: PointArgument, P: PointArgument, options?: Options): Handle<'Circle'>;
  /** The circle through three points. `Circle(Point(0, 0), Point(4, 0), Point(0, 3))` */
  circle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Circle'>;
  /** The circle given by an equation. `Circle(x^2 + y^2 = 4)` */
  circle(equation: string | CircleArgument, options?: Options): Handle<'Circle'>;
  /** The circle through three points. `Circle(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))` */
  circle(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Circle3'>;
  /** The circle around a centre, turned around a vector. `Circle(Point(0, 0, 1), 2, Vector(0, 0, 1))` */
  circle(center: Point3Argument, radius: NumberArgument, axis: Vector3Argument, options?: Options): Handle<'Circle3'>;
  /**
   * The circle around a centre, turned around a line. `Circle(Point(0, 0, 1), 2, Line(Point(0, 0, 0), Point(0, 0,
   * 1)))`
   */
  circle(center: Point3Argument, radius: NumberArgument, axis: LineLike3Argument, options?: Options): Handle<'Circle3'>;
  /** The circle around a centre, turned parallel to a plane. `Circle(Point(0, 0, 1), 2, Plane(z = 0))` */
  circle(center: Point3Argument, radius: NumberArgument, plane: PlaneArgument, options?: Options): Handle<'Circle3'>;
  /**
   * The circle around a centre as wide as its distance from P, turned around a vector. `Circle(Point(0, 0, 1),
   * Point(2, 0, 1), Vector(0, 0, 1))`
   */
  circle(center: Point3Argument, P: Point3Argument, axis: Vector3Argument, options?: Options): Handle<'Circle3'>;
  /**
   * The circle around a centre as wide as its distance from P, turned around a line. `Circle(Point(0, 0, 1),
   * Point(2, 0, 1), Line(Point(0, 0, 0), Point(0, 0, 1)))`
   */
  circle(center: Point3Argument, P: Point3Argument, axis: LineLike3Argument, options?: Options): Handle<'Circle3'>;
  /**
   * The circle around a centre as wide as its distance from P, turned parallel to a plane. `Circle(Point(0, 0, 1),
   * Point(2, 0, 1), Plane(z = 0))`
   */
  circle(center: Point3Argument, P: Point3Argument, plane: PlaneArgument, options?: Options): Handle<'Circle3'>;
  /** The horizontal circle around a centre. `Circle(Point(0, 0, 1), 2)` */
  circle(center: Point3Argument, radius: NumberArgument, options?: Options): Handle<'Circle3'>;
  /** The horizontal circle around a centre through P, which is as high. `Circle(Point(0, 0, 1), Point(2, 0, 1))` */
  circle(center: Point3Argument, P: Point3Argument, options?: Options): Handle<'Circle3'>;
  /** The first form again, which the compiler tells of where none fits. */
  circle(center: PointArgument, radius: NumberArgument, options?: Options): Handle<'Circle'>;
  /** The circle through three points. `Circumcircle(Point(0, 0), Point(4, 0), Point(0, 3))` */
  circumcircle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Circle'>;
  /**
   * The circle through all vertices of a polygon. `Circumcircle(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)))`
   */
  circumcircle(polygon: PolygonArgument, options?: Options): Handle<'Circle'>;
  /** The circle through three points. `Circumcircle(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))` */
  circumcircle(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Circle3'>;
  /**
   * The circle through the corners of a triangle. `Circumcircle(Polygon(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0,
   * 1)))`
   */
  circumcircle(triangle: Polygon3Argument, options?: Options): Handle<'Circle3'>;
  /** The first form again, which the compiler tells of where none fits. */
  circumcircle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Circle'>;
  /** The circle inside a triangle that touches its sides. `Incircle(Point(0, 0), Point(4, 0), Point(0, 3))` */
  incircle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Circle'>;
  /**
   * The circle inside a polygon that touches all its edges. `Incircle(Polygon(Point(0, 0), Point(4, 0), Point(0,
   * 3)))`
   */
  incircle(polygon: PolygonArgument, options?: Options): Handle<'Circle'>;
  /**
   * The circle inside a triangle that touches its sides. `Incircle(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))`
   */
  incircle(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Circle3'>;
  /**
   * The circle inside a triangle that touches its sides. `Incircle(Polygon(Point(1, 0, 0), Point(0, 1, 0), Point(0,
   * 0, 1)))`
   */
  incircle(triangle: Polygon3Argument, options?: Options): Handle<'Circle3'>;
  /** The first form again, which the compiler tells of where none fits. */
  incircle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Circle'>;
  /**
   * The arc around a centre that starts at A and runs clockwise to the ray towards B. `Arc(Point(0, 0), Point(0,
   * 2), Point(2, 0))`
   */
  arc(center: PointArgument, A: PointArgument, B: PointArgument, options?: Options): Handle<'Arc'>;
  /**
   * The shorter arc around a centre from P to the ray towards Q. `Arc(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0,
   * 1))`
   */
  arc(center: Point3Argument, P: Point3Argument, Q: Point3Argument, options?: Options): Handle<'Arc3'>;
  /**
   * The arc around a centre from P to the ray towards Q, counterclockwise around a vector. `Arc(Point(0, 0, 0),
   * Point(1, 0, 0), Point(-1, 0, 0), Vector(0, 0, 1))`
   */
  arc(
    center: Point3Argument,
    P: Point3Argument,
    Q: Point3Argument,
    axis: Vector3Argument,
    options?: Options,
  ): Handle<'Arc3'>;
  /**
   * The arc around a centre from P to the ray towards Q, counterclockwise around a line. `Arc(Point(0, 0, 0),
   * Point(1, 0, 0), Point(-1, 0, 0), Line(Point(0, 0, 0), Point(0, 0, 1)))`
   */
  arc(
    center: Point3Argument,
    P: Point3Argument,
    Q: Point3Argument,
    axis: LineLike3Argument,
    options?: Options,
  ): Handle<'Arc3'>;
  /**
   * The arc around a centre from P to the ray towards Q, counterclockwise parallel to a plane. `Arc(Point(0, 0, 0),
   * Point(1, 0, 0), Point(-1, 0, 0), Plane(z = 0))`
   */
  arc(
    center: Point3Argument,
    P: Point3Argument,
    Q: Point3Argument,
    plane: PlaneArgument,
    options?: Options,
  ): Handle<'Arc3'>;
  /** The first form again, which the compiler tells of where none fits. */
  arc(center: PointArgument, A: PointArgument, B: PointArgument, options?: Options): Handle<'Arc'>;
  /** The arc from A through B to C. `CircumArc(Point(-1, 0), Point(0, 1), Point(1, 0))` */
  circumArc(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Arc'>;
  /** The arc from P through Q to R. `CircumArc(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))` */
  circumArc(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Arc3'>;
  /** The half circle from A clockwise to B: it lies on the left of AB. `Semicircle(Point(-2, 0), Point(2, 0))` */
  semicircle(A: PointArgument, B: PointArgument, options?: Options): Handle<'Arc'>;
  /** The sector between an arc and its centre. `Sector(Arc(Point(0, 0), Point(0, 2), Point(2, 0)))` */
  sector(arc: ArcArgument, options?: Options): Handle<'Sector'>;
  /**
   * The sector of the arc around a centre from A clockwise to the ray towards B. `Sector(Point(0, 0), Point(0, 2),
   * Point(2, 0))`
   */
  sector(center: PointArgument, A: PointArgument, B: PointArgument, options?: Options): Handle<'Sector'>;
  /**
   * The part of a disc between an arc and its chord. `CircleSegment(Arc(Point(0, 0), Point(0, 2), Point(2, 0)))`
   */
  circleSegment(arc: ArcArgument, options?: Options): Handle<'CircleSegment'>;
  /**
   * The same for the arc around a centre from A clockwise to the ray towards B. `CircleSegment(Point(0, 0),
   * Point(0, 2), Point(2, 0))`
   */
  circleSegment(center: PointArgument, A: PointArgument, B: PointArgument, options?: Options): Handle<'CircleSegment'>;
  /**
   * The part of an ellipse from P clockwise to Q (from the points of the ellipse nearest to them).
   * `EllipticArc(Ellipse(Point(0, 0), 3, 2), Point(0, 2), Point(3, 0))`
   */
  ellipticArc(ellipse: EllipseArgument, P: PointArgument, Q: PointArgument, options?: Options): Handle<'EllipticArc'>;
  /**
   * The part of an ellipse between two parameters, counterclockwise when `to` is larger.
   * `EllipticArc(Ellipse(Point(0, 0), 3, 2), 0, 90°)`
   */
  ellipticArc(
    ellipse: EllipseArgument,
    from: NumberArgument,
    to: NumberArgument,
    options?: Options,
  ): Handle<'EllipticArc'>;
  /**
   * The part of an ellipse from P clockwise to Q (from the points of the ellipse nearest to them).
   * `EllipticArc(Circle(Point(0, 0), 2), Point(0, 2), Point(3, 0))`
   */
  ellipticArc(ellipse: CircleArgument, P: PointArgument, Q: PointArgument, options?: Options): Handle<'EllipticArc'>;
  /**
   * The part of an ellipse between two parameters, counterclockwise when `to` is larger.
   * `EllipticArc(Circle(Point(0, 0), 2), 0, 90°)`
   */
  ellipticArc(
    ellipse: CircleArgument,
    from: NumberArgument,
    to: NumberArgument,
    options?: Options,
  ): Handle<'EllipticArc'>;
  /**
   * The part of the ellipse with half axes a along x and b along y between two parameters, counterclockwise when
   * `to` is larger. `EllipticArc(Point(0, 0), 3, 2, 0, 90°)`
   */
  ellipticArc(
    center: PointArgument,
    a: NumberArgument,
    b: NumberArgument,
    from: NumberArgument,
    to: NumberArgument,
    options?: Options,
  ): Handle<'EllipticArc'>;
  /** The first form again, which the compiler tells of where none fits. */
  ellipticArc(ellipse: EllipseArgument, P: PointArgument, Q: PointArgument, options?: Options): Handle<'EllipticArc'>;
}
