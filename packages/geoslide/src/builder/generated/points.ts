// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type {
  Arc3Argument,
  Circle3Argument,
  ConicArgument,
  CurvedSolidArgument,
  LineLike3Argument,
  LineLikeArgument,
  NumberArgument,
  Path3Argument,
  PathArgument,
  PlaneArgument,
  PlaneObjectArgument,
  Point3Argument,
  PointArgument,
  Polygon3Argument,
  PolygonArgument,
  PolyhedronArgument,
  Segment3Argument,
  SpaceObject,
  SpaceObjectArgument,
  SphereArgument,
  Vector3Argument,
} from './value-types.js';

export interface PointsForms {
  /** The point with these coordinates. `Point(1, 2)` */
  point(x: NumberArgument, y: NumberArgument, options?: Options): Handle<'Point'>;
  /**
   * The point of a path at a parameter: 0..1 along segments and arcs, the angle on circles and ellipses, x on y =
   * f(x), edge index from 0 + fraction on polygons. `Point(Segment(Point(0, 0), Point(4, 2)), 0.5)`
   */
  point(path: PathArgument, parameter: NumberArgument, options?: Options): Handle<'Point'>;
  /** The point at a place that is computed. `Point((2, 3) + (1, 1))` */
  point(P: PointArgument, options?: Options): Handle<'Point'>;
  /** The point (x, y, z). `Point(1, 2, 3)` */
  point(x: NumberArgument, y: NumberArgument, z: NumberArgument, options?: Options): Handle<'Point3'>;
  /** The point of a path in space at parameter t. `Point(Segment(Point(0, 0, 0), Point(2, 0, 2)), 0.5)` */
  point(path: Path3Argument, t: NumberArgument, options?: Options): Handle<'Point3'>;
  /**
   * The point of a sphere by its latitude and longitude; angles are in radians, so write 30°.
   * `Point(Sphere(Point(0, 0, 0), 2), 30°, 45°)`
   */
  point(
    sphere: SphereArgument,
    latitude: NumberArgument,
    longitude: NumberArgument,
    options?: Options,
  ): Handle<'Point3'>;
  /** The first form again, which the compiler tells of where none fits. */
  point(x: NumberArgument, y: NumberArgument, options?: Options): Handle<'Point'>;
  /** The point at distance r from the origin in direction θ. `Polar(2, 30°)` */
  polar(r: NumberArgument, θ: NumberArgument, options?: Options): Handle<'Point'>;
  /** The polar line of P, as PolarLine gives it. `Polar(Point(4, 1), Circle(Point(0, 0), 2))` */
  polar(P: PointArgument, conic: ConicArgument, options?: Options): Handle<'Line'>;
  /** The middle of two points. `Midpoint(Point(0, 0), Point(4, 2))` */
  midpoint(P: PointArgument, Q: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The middle of a segment, vector or arc; the centre of a circle, ellipse or hyperbola.
   * `Midpoint(Segment(Point(0, 0), Point(4, 2)))`
   */
  midpoint(object: PlaneObjectArgument, options?: Options): Handle<'Point'>;
  /** The point halfway between two points. `Midpoint(Point(0, 0, 0), Point(2, 4, 6))` */
  midpoint(P: Point3Argument, Q: Point3Argument, options?: Options): Handle<'Point3'>;
  /** The point halfway along a segment in space. `Midpoint(Segment(Point(0, 0, 0), Point(2, 4, 6)))` */
  midpoint(s: Segment3Argument, options?: Options): Handle<'Point3'>;
  /** The point halfway along a vector in space. `Midpoint(Vector(Point(0, 0, 0), Point(2, 4, 6)))` */
  midpoint(s: Vector3Argument, options?: Options): Handle<'Point3'>;
  /** The first form again, which the compiler tells of where none fits. */
  midpoint(P: PointArgument, Q: PointArgument, options?: Options): Handle<'Point'>;
  /** The point of a path nearest to P. `Closest(Circle(Point(0, 0), 2), Point(5, 0))` */
  closest(path: PathArgument, P: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The foot of the perpendicular from P to a plane. `Closest(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Point(1, 2,
   * 3))`
   */
  closest(plane: PlaneArgument, P: Point3Argument, options?: Options): Handle<'Point3'>;
  /** The point of a line nearest to P. `Closest(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1, 2, 3))` */
  closest(l: LineLike3Argument, P: Point3Argument, options?: Options): Handle<'Point3'>;
  /**
   * The point nearest to P of the surface of a solid, of a surface, a curve or the face of a polygon.
   * `Closest(Cylinder(Point(0, 0, 0), Point(0, 0, 2), 1), Point(0, 3, 4))`
   */
  closest(s: SpaceObjectArgument, P: Point3Argument, options?: Options): Handle<'Point3'>;
  /** The first form again, which the compiler tells of where none fits. */
  closest(path: PathArgument, P: PointArgument, options?: Options): Handle<'Point'>;
  /** The centre of a circle, arc, ellipse or hyperbola. `Center(Circle(Point(1, 2), 3))` */
  center(object: PlaneObjectArgument, options?: Options): Handle<'Point'>;
  /** The centre of a circle in space. `Center(Circle(Point(0, 0, 1), 2, Vector(1, 0, 1)))` */
  center(object: Circle3Argument, options?: Options): Handle<'Point3'>;
  /** The centre of an arc in space. `Center(Arc(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1)))` */
  center(object: Arc3Argument, options?: Options): Handle<'Point3'>;
  /** The centre of a sphere. `Center(Sphere(Point(0, 0, 1), 2))` */
  center(object: SphereArgument, options?: Options): Handle<'Point3'>;
  /**
   * The centre of a torus, and of an ellipsoid or hyperboloid, the apex of a cone, that an equation gives.
   * `Center(Quadric(x^2 + 4 y^2 + z^2 = 4))`
   */
  center(object: CurvedSolidArgument, options?: Options): Handle<'Point3'>;
  /** The first form again, which the compiler tells of where none fits. */
  center(object: PlaneObjectArgument, options?: Options): Handle<'Point'>;
  /** The centre of mass of a polygon’s area. `Centroid(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)))` */
  centroid(polygon: PolygonArgument, options?: Options): Handle<'Point'>;
  /** Where the medians of a triangle meet. `Centroid(Point(0, 0), Point(4, 0), Point(0, 3))` */
  centroid(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /** The mean of the points. `Centroid([Point(0, 0), Point(4, 0), Point(0, 3)])` */
  centroid(points: readonly PointArgument[], options?: Options): Handle<'Point'>;
  /** The centre of the area of a polygon. `Centroid(Polygon(Point(0, 0, 1), Point(3, 0, 1), Point(0, 3, 1)))` */
  centroid(polygon: Polygon3Argument, options?: Options): Handle<'Point3'>;
  /** The mean of the corners of a polyhedron. `Centroid(Cuboid(Point(0, 0, 0), 2, 2, 2))` */
  centroid(solid: PolyhedronArgument, options?: Options): Handle<'Point3'>;
  /** Where the medians of a triangle meet. `Centroid(Point(1, 0, 0), Point(0, 2, 0), Point(0, 0, 3))` */
  centroid(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Point3'>;
  /** The mean of the points. `Centroid([Point(0, 0, 0), Point(2, 0, 0), Point(0, 2, 0), Point(0, 0, 2)])` */
  centroid(points: readonly Point3Argument[], options?: Options): Handle<'Point3'>;
  /** The first form again, which the compiler tells of where none fits. */
  centroid(polygon: PolygonArgument, options?: Options): Handle<'Point'>;
  /** The centre of the circle through three points. `Circumcenter(Point(0, 0), Point(4, 0), Point(0, 3))` */
  circumcenter(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The centre of the circle through three points. `Circumcenter(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)))`
   */
  circumcenter(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * The centre of the circle through three points. `Circumcenter(Point(1, 0, 0), Point(0, 2, 0), Point(0, 0, 3))`
   */
  circumcenter(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Point3'>;
  /**
   * The centre of the circle through three points. `Circumcenter(Polygon(Point(1, 0, 0), Point(0, 2, 0), Point(0,
   * 0, 3)))`
   */
  circumcenter(triangle: Polygon3Argument, options?: Options): Handle<'Point3'>;
  /** The first form again, which the compiler tells of where none fits. */
  circumcenter(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The centre of the circle inside a triangle that touches its sides. `Incenter(Point(0, 0), Point(4, 0), Point(0,
   * 3))`
   */
  incenter(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The centre of the circle inside a triangle that touches its sides. `Incenter(Polygon(Point(0, 0), Point(4, 0),
   * Point(0, 3)))`
   */
  incenter(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * The centre of the circle inside a triangle that touches its sides. `Incenter(Point(1, 0, 0), Point(0, 2, 0),
   * Point(0, 0, 3))`
   */
  incenter(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Point3'>;
  /**
   * The centre of the circle inside a triangle that touches its sides. `Incenter(Polygon(Point(1, 0, 0), Point(0,
   * 2, 0), Point(0, 0, 3)))`
   */
  incenter(triangle: Polygon3Argument, options?: Options): Handle<'Point3'>;
  /** The first form again, which the compiler tells of where none fits. */
  incenter(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /** Where the altitudes of a triangle meet. `Orthocenter(Point(0, 0), Point(4, 0), Point(0, 3))` */
  orthocenter(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /** Where the altitudes of a triangle meet. `Orthocenter(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)))` */
  orthocenter(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /** Where the altitudes of a triangle meet. `Orthocenter(Point(1, 0, 0), Point(0, 2, 0), Point(0, 0, 3))` */
  orthocenter(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Point3'>;
  /**
   * Where the altitudes of a triangle meet. `Orthocenter(Polygon(Point(1, 0, 0), Point(0, 2, 0), Point(0, 0, 3)))`
   */
  orthocenter(triangle: Polygon3Argument, options?: Options): Handle<'Point3'>;
  /** The first form again, which the compiler tells of where none fits. */
  orthocenter(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The n-th vertex of a conic: of an ellipse the ends of the long axis, then of the short one; of a hyperbola two,
   * of a parabola one; each axis from left to right or upwards, or from the first focus to the second.
   * `Vertex(Ellipse(Point(-3, 0), Point(3, 0), Point(0, 4)), 1)`
   */
  vertex(conic: ConicArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /**
   * Every vertex of a conic as a list, or the point itself where there is one. `Vertex(Ellipse(Point(-3, 0),
   * Point(3, 0), Point(0, 4)))`
   */
  vertex(conic: ConicArgument, options?: Options): Handle<'List' | 'Point'>;
  /** The n-th vertex of a polygon. `Vertex(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)), 2)` */
  vertex(polygon: PolygonArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /**
   * The n-th focus of a conic: in the order in which they were given, otherwise from left to right or upwards; a
   * parabola has one. `Focus(Ellipse(Point(-3, 0), Point(3, 0), Point(0, 4)), 1)`
   */
  focus(conic: ConicArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /**
   * Every focus of a conic as a list, or the point itself where there is one. `Focus(Ellipse(Point(-3, 0), Point(3,
   * 0), Point(0, 4)))`
   */
  focus(conic: ConicArgument, options?: Options): Handle<'List' | 'Point'>;
  /**
   * The point P that divides AB in the ratio AP : PB = ratio (2 gives two thirds of the way); a negative ratio
   * divides from outside. `Divide(Point(0, 0), Point(6, 3), 2)`
   */
  divide(A: PointArgument, B: PointArgument, ratio: NumberArgument, options?: Options): Handle<'Point'>;
  /** The point P that divides AB in the ratio AP : PB = m : n. `Divide(Point(0, 0), Point(6, 3), 1, 2)` */
  divide(A: PointArgument, B: PointArgument, m: NumberArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /**
   * The point P that divides AB in the ratio AP : PB = ratio (2 gives two thirds of the way). `Divide(Point(0, 0,
   * 0), Point(6, 3, 3), 2)`
   */
  divide(A: Point3Argument, B: Point3Argument, ratio: NumberArgument, options?: Options): Handle<'Point3'>;
  /** The point P that divides AB in the ratio AP : PB = m : n. `Divide(Point(0, 0, 0), Point(6, 3, 3), 1, 2)` */
  divide(
    A: Point3Argument,
    B: Point3Argument,
    m: NumberArgument,
    n: NumberArgument,
    options?: Options,
  ): Handle<'Point3'>;
  /** The first form again, which the compiler tells of where none fits. */
  divide(A: PointArgument, B: PointArgument, ratio: NumberArgument, options?: Options): Handle<'Point'>;
  /**
   * The foot of the perpendicular from P on the whole line of l. `Foot(Point(1, 3), Line(Point(0, 0), Point(4,
   * 1)))`
   */
  foot(P: PointArgument, l: LineLikeArgument, options?: Options): Handle<'Point'>;
  /** The same. `Foot(Line(Point(0, 0), Point(4, 1)), Point(1, 3))` */
  foot(l: LineLikeArgument, P: PointArgument, options?: Options): Handle<'Point'>;
  /** The foot of the altitude from A on the line BC. `Foot(Point(0, 0), Point(5, 0), Point(1.5, 4))` */
  foot(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /** The foot of the perpendicular from P on a plane. `Foot(Point(1, 2, 3), Plane(z = 0))` */
  foot(P: Point3Argument, plane: PlaneArgument, options?: Options): Handle<'Point3'>;
  /**
   * The foot of the perpendicular from P on the whole line of l in space. `Foot(Point(1, 2, 3), Line(Point(0, 0,
   * 0), Point(1, 1, 1)))`
   */
  foot(P: Point3Argument, l: LineLike3Argument, options?: Options): Handle<'Point3'>;
  /**
   * The foot of the altitude from A on the line BC in space. `Foot(Point(0, 0, 3), Point(2, 0, 0), Point(0, 2, 0))`
   */
  foot(A: Point3Argument, B: Point3Argument, C: Point3Argument, options?: Options): Handle<'Point3'>;
  /** The first form again, which the compiler tells of where none fits. */
  foot(P: PointArgument, l: LineLikeArgument, options?: Options): Handle<'Point'>;
  /**
   * The point D of the line AB with the cross ratio (A, B; C, D) = −1: C and D divide AB in the same ratio.
   * `HarmonicConjugate(Point(0, 0), Point(4, 0), Point(1, 0))`
   */
  harmonicConjugate(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The common point of two straight lines, or parts of them. `Intersect(xAxis, Line(Point(0, 2), Point(2, 0)))`
   */
  intersect(a: LineLikeArgument, b: LineLikeArgument, options?: Options): Handle<'Point'>;
  /**
   * All points that a and b have in common, in order along a. `Intersect(Circle(Point(0, 0), 5), Line(Point(0, 3),
   * Point(1, 3)))`
   */
  intersect(a: PathArgument, b: PathArgument, options?: Options): Handle<'List'>;
  /**
   * The n-th common point, counted from 1 in order of increasing parameter along a. `Intersect(Circle(Point(0, 0),
   * 5), Line(Point(0, 3), Point(1, 3)), 1)`
   */
  intersect(a: PathArgument, b: PathArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /** The common point nearest to (x, y). `Intersect(y = x^2 - 1, xAxis, 2, 0)` */
  intersect(a: PathArgument, b: PathArgument, x: NumberArgument, y: NumberArgument, options?: Options): Handle<'Point'>;
  /**
   * The n-th common point of two figures in space, in order along a; a common line or circle for n = 1.
   * `Intersect(Line(Point(0, 0, 0), Point(1, 1, 1)), Sphere(Point(0, 0, 0), 3), 1)`
   */
  intersect(a: SpaceObjectArgument, b: SpaceObjectArgument, n: NumberArgument, options?: Options): Handle<SpaceObject>;
  /**
   * The common point of two figures in space that is nearest to (x, y, z). `Intersect(Line(Point(0, 0, 0), Point(1,
   * 1, 1)), Sphere(Point(0, 0, 0), 3), 2, 2, 2)`
   */
  intersect(
    a: SpaceObjectArgument,
    b: SpaceObjectArgument,
    x: NumberArgument,
    y: NumberArgument,
    z: NumberArgument,
    options?: Options,
  ): Handle<'Point3'>;
  /**
   * What two figures in space have in common: the point, line or circle, or a list of points.
   * `Intersect(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Plane(Point(0, 0, 0), Vector(1, 0, 0)))`
   */
  intersect(a: SpaceObjectArgument, b: SpaceObjectArgument, options?: Options): Handle<'List' | SpaceObject>;
  /** The first form again, which the compiler tells of where none fits. */
  intersect(a: LineLikeArgument, b: LineLikeArgument, options?: Options): Handle<'Point'>;
  /**
   * The common point of a and b that is not P, whichever number it has; a list, in order along a, where there are
   * several. `OtherIntersection(Circle(Point(0, 0), 5), Line(Point(3, 4), Point(-1, 1)), Point(3, 4))`
   */
  otherIntersection(a: PathArgument, b: PathArgument, P: PointArgument, options?: Options): Handle<'Point' | 'List'>;
  /**
   * The n-th point of a graph on the x-axis, in order of x; within ±100 for functions that are no polynomials.
   * `Root(y = x^3 - 3x, 1)`
   */
  root(f: PathArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /** All points of a graph on the x-axis, in order of x. `Root(y = x^3 - 3x)` */
  root(f: PathArgument, options?: Options): Handle<'List'>;
  /** The first point of a graph on the x-axis from one x to another. `Root(y = x^3 - 3x, 1, 2)` */
  root(f: PathArgument, from: NumberArgument, to: NumberArgument, options?: Options): Handle<'Point'>;
  /**
   * The n-th local maximum or minimum of a function, in order of x; within ±100 for functions that are no
   * polynomials. `Extremum(y = x^3 - 3x, 1)`
   */
  extremum(f: PathArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /** All local maxima and minima of a function, in order of x. `Extremum(y = x^3 - 3x)` */
  extremum(f: PathArgument, options?: Options): Handle<'List'>;
  /** The first local maximum or minimum of a function between one x and another. `Extremum(y = x^3 - 3x, 0, 2)` */
  extremum(f: PathArgument, from: NumberArgument, to: NumberArgument, options?: Options): Handle<'Point'>;
  /**
   * The n-th point where the graph of a function changes the side to which it bends, in order of x; within ±100 for
   * functions that are no polynomials. `Inflection(y = x^3 - 3x, 1)`
   */
  inflection(f: PathArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /** All these points, in order of x. `Inflection(y = x^3 - 3x)` */
  inflection(f: PathArgument, options?: Options): Handle<'List'>;
}
