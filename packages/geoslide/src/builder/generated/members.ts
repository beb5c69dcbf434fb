// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Expression } from '../expression.js';
import type { Any, NumberArgument, PointArgument, ValueType } from './value-types.js';

/** An expression with the properties and methods of its value, such as `s.midpoint`. */
export type Inner<T extends ValueType> = T extends ValueType ? Expression<T> & Members[T] : never;

/** What values of several types have. */
interface Shared {
  /** The middle of a segment, vector or arc; the centre of a circle, ellipse or hyperbola. */
  readonly midpoint: Inner<'Point'>;
  /** The length; of a closed path the whole way round. */
  readonly length: Inner<'Number'>;
  /** The first point. */
  readonly start: Inner<'Point'>;
  /** The last point of the arc. */
  readonly end: Inner<'Point'>;
  /** The part before the point P on it, of the same type. */
  splitBefore(P: PointArgument): Inner<'Segment' | 'Vector' | 'Arc' | 'EllipticArc'>;
  /** The part after the point P on it, of the same type. */
  splitAfter(P: PointArgument): Inner<'Segment' | 'Vector' | 'Arc' | 'EllipticArc'>;
  /** The centre. */
  readonly center: Inner<'Point'>;
  /** The radius. */
  readonly radius: Inner<'Number'>;
  /** Twice the radius. */
  readonly diameter: Inner<'Number'>;
  /** The enclosed area; of an arc that of its sector. */
  readonly area: Inner<'Number'>;
  /** The integral, or the sum: areas where the first function is the smaller one count as negative. */
  readonly value: Inner<'Number'>;
  /** The equation in x and y, such as y = 2x + 1 or (x - 1)^2 + y^2 = 9, with numbers to 6 digits. */
  readonly equation: Inner<'String'>;
  /** The length of the outline. */
  readonly perimeter: Inner<'Number'>;
  /**
   * The n-th focus (the first when n is missing): in the order in which they were given, otherwise from left to
   * right or upwards; of a circle its centre.
   */
  focus(n?: NumberArgument): Inner<'Point'>;
  /** All foci, in the same order. */
  readonly foci: Inner<'List'>;
  /**
   * The n-th vertex (the first when n is missing): of an ellipse the ends of the long axis, then of the short
   * one; of a hyperbola two, of a parabola one.
   */
  vertex(n?: NumberArgument): Inner<'Point'>;
  /** The directrix that belongs to the n-th focus (the first when n is missing). */
  directrix(n?: NumberArgument): Inner<'Line'>;
  /** The longer half axis of an ellipse, the real half axis of a hyperbola. */
  readonly a: Inner<'Number'>;
  /** The shorter half axis of an ellipse, the imaginary half axis of a hyperbola. */
  readonly b: Inner<'Number'>;
  /** The eccentricity: 0 for a circle, 1 for a parabola. */
  readonly e: Inner<'Number'>;
  /** The eccentricity: 0 for a circle, 1 for a parabola. */
  readonly eccentricity: Inner<'Number'>;
  /** The exact derivative of a function of x. */
  readonly derivative: Inner<'Curve'>;
  /** The value of a function of x, or of y for x = g(y). */
  at(x: NumberArgument): Inner<'Number'>;
  /** The n-th point of a graph on the x-axis, in order of x. */
  root(n: NumberArgument): Inner<'Point'>;
  /** The n-th local maximum or minimum of a function, in order of x. */
  extremum(n: NumberArgument): Inner<'Point'>;
  /** The integral of a function from a to b, with the area that it measures. */
  integral(a: NumberArgument, b: NumberArgument): Inner<'Area'>;
  /**
   * The perpendicular bisector of a segment: its middle + t times its direction turned by 90° counterclockwise.
   */
  readonly perpBisector: Inner<'Line'>;
  /** The whole line, with the same parameter. */
  readonly toLine: Inner<'Line'>;
  /** dy / dx; undefined for a vertical line. */
  readonly slope: Inner<'Number'>;
  /** Where the line meets the y-axis: b of y = m x + b; undefined for a vertical line. */
  readonly intercept: Inner<'Number'>;
  /** The direction as a vector from the origin, not normalised: B - A of Segment(A, B). */
  readonly direction: Inner<'Vector'>;
  /** The n-th edge, from the n-th vertex to the next one; a polygon’s last edge closes it. */
  edge(n: NumberArgument): Inner<'Segment'>;
  /** All edges, in order, as segments; `T.edges` of a list of triangles are lists. */
  readonly edges: Inner<'List'>;
  /** All vertices, in order. */
  readonly vertices: Inner<'List'>;
}

/** What values in space of several types have. */
interface SpaceShared {
  /** The centre. */
  readonly center: Inner<'Point3'>;
  /** The unit normal of its plane. */
  readonly normal: Inner<'Vector3'>;
  /** The radius (of the base). */
  readonly radius: Inner<'Number'>;
  /** The diameter. */
  readonly diameter: Inner<'Number'>;
  /** The area. */
  readonly area: Inner<'Number'>;
  /** The height. */
  readonly height: Inner<'Number'>;
  /** The centre of the base. */
  readonly start: Inner<'Point3'>;
  /** The apex or the centre of the top. */
  readonly end: Inner<'Point3'>;
  /** The volume. */
  readonly volume: Inner<'Number'>;
  /** The surface area, bases included; of other round solids where a formula is known. */
  readonly surfaceArea: Inner<'Number'>;
  /** The length. */
  readonly length: Inner<'Number'>;
  /** The direction vector. */
  readonly direction: Inner<'Vector3'>;
  /** The equation as text. */
  readonly equation: Inner<'String'>;
  /** The n-th corner, from 1. */
  vertex(n: NumberArgument): Inner<'Point3'>;
  /** All corners, in order. */
  readonly vertices: Inner<'List'>;
  /** The point halfway. */
  readonly midpoint: Inner<'Point3'>;
  /** The line through both ends. */
  readonly toLine: Inner<'Line3'>;
}

/** The properties and methods of the values of each type. */
interface Members {
  Boolean: object;
  List: {
    /** How many items a list has. */
    readonly length: Inner<'Number'>;
    /** The first item of a list. */
    readonly first: Inner<Any>;
    /** The last item of a list. */
    readonly last: Inner<Any>;
    /** The n-th item of a list L, as L(n). */
    item(n: NumberArgument): Inner<Any>;
    /** What sum(L) gives for a list L; where the items have it themselves, that of each. */
    readonly sum: Inner<Any>;
    /** What product(L) gives for a list L; where the items have it themselves, that of each. */
    readonly product: Inner<Any>;
    /** What mean(L) gives for a list L; where the items have it themselves, that of each. */
    readonly mean: Inner<Any>;
    /** What median(L) gives for a list L; where the items have it themselves, that of each. */
    readonly median: Inner<Any>;
    /** What mode(L) gives for a list L; where the items have it themselves, that of each. */
    readonly mode: Inner<Any>;
    /** What stdev(L) gives for a list L; where the items have it themselves, that of each. */
    readonly stdev: Inner<Any>;
    /** What variance(L) gives for a list L; where the items have it themselves, that of each. */
    readonly variance: Inner<Any>;
    /** What min(L) gives for a list L; where the items have it themselves, that of each. */
    readonly min: Inner<Any>;
    /** What max(L) gives for a list L; where the items have it themselves, that of each. */
    readonly max: Inner<Any>;
  };
  Mapping: object;
  Number: object;
  String: object;
  Angle: {
    /** The size in radians. */
    readonly value: Inner<'Number'>;
    /** The size in radians. */
    readonly radians: Inner<'Number'>;
    /** The size in degrees. */
    readonly degrees: Inner<'Number'>;
    /** The line through the vertex that halves the angle, directed into it. */
    readonly bisector: Inner<'Line'>;
    /** The vertex. */
    vertex(): Inner<'Point'>;
  };
  Arc: Pick<
    Shared,
    'midpoint' | 'length' | 'start' | 'end' | 'splitBefore' | 'splitAfter' | 'center' | 'radius' | 'diameter' | 'area'
  >;
  Area: Pick<Shared, 'value'> & {
    /** The length of the outline: of the graphs and of the straight sides between them. */
    readonly perimeter: Inner<'Number'>;
    /** The area between the graphs, positive whichever of them is the upper one. */
    readonly area: Inner<'Number'>;
  };
  Chart: {
    /**
     * The numbers that a chart shows: heights of bars, counts of classes, sizes of sectors; of a box plot the
     * least, the quartiles, the greatest.
     */
    readonly values: Inner<'List'>;
    /** The probability that a part of a distribution shows. */
    readonly value: Inner<'Number'>;
    /** The least number of the data of a box plot. */
    readonly min: Inner<'Number'>;
    /** The first quartile of a box plot. */
    readonly q1: Inner<'Number'>;
    /** The median of a box plot. */
    readonly median: Inner<'Number'>;
    /** The third quartile of a box plot. */
    readonly q3: Inner<'Number'>;
    /** The greatest number of the data of a box plot. */
    readonly max: Inner<'Number'>;
  };
  Circle: Pick<
    Shared,
    | 'midpoint'
    | 'length'
    | 'equation'
    | 'center'
    | 'radius'
    | 'diameter'
    | 'area'
    | 'perimeter'
    | 'focus'
    | 'foci'
    | 'vertex'
    | 'directrix'
    | 'a'
    | 'b'
    | 'e'
    | 'eccentricity'
  >;
  CircleSegment: Pick<
    Shared,
    'midpoint' | 'length' | 'start' | 'end' | 'center' | 'radius' | 'diameter' | 'area' | 'perimeter'
  >;
  Conic: Pick<
    Shared,
    'equation' | 'center' | 'focus' | 'foci' | 'vertex' | 'directrix' | 'a' | 'b' | 'e' | 'eccentricity'
  >;
  Curve: Pick<Shared, 'derivative' | 'at' | 'root' | 'extremum' | 'integral'> & {
    /** The length of a curve with two ends. */
    readonly length: Inner<'Number'>;
    /** The point of a curve at the start of its range. */
    readonly start: Inner<'Point'>;
    /** The point of a curve at the end of its range. */
    readonly end: Inner<'Point'>;
    /**
     * The area inside a curve that ends where it begins; what it winds around in opposite directions counts against
     * each other.
     */
    readonly area: Inner<'Number'>;
  };
  Dimension: Pick<Shared, 'midpoint' | 'length'> & {
    /** The point at t = 0: A of Segment(A, B). */
    readonly start: Inner<'Point'>;
    /** The point at t = 1: B of Segment(A, B). */
    readonly end: Inner<'Point'>;
  };
  Distribution: {
    /** The density of a continuous distribution. In a formula of x it is a function: `y = X.density(x)`. */
    density(x: NumberArgument): Inner<'Number'>;
    /** P(X = k) of a distribution of whole numbers. */
    probability(k: NumberArgument): Inner<'Number'>;
    /** P(X ≤ x). */
    cumulative(x: NumberArgument): Inner<'Number'>;
    /** P(X > x), with all of its digits where it is small. */
    upper(x: NumberArgument): Inner<'Number'>;
    /** The least x with P(X ≤ x) ≥ p, for 0 < p < 1. */
    quantile(p: NumberArgument): Inner<'Number'>;
    /** The expected value. */
    readonly mean: Inner<'Number'>;
    /** The variance. */
    readonly variance: Inner<'Number'>;
    /** The standard deviation. */
    readonly stdev: Inner<'Number'>;
    /** The density of a continuous distribution as a function. */
    readonly curve: Inner<'Curve'>;
  };
  Ellipse: Pick<
    Shared,
    | 'midpoint'
    | 'length'
    | 'equation'
    | 'center'
    | 'area'
    | 'perimeter'
    | 'focus'
    | 'foci'
    | 'vertex'
    | 'directrix'
    | 'a'
    | 'b'
    | 'e'
    | 'eccentricity'
  >;
  EllipticArc: Pick<Shared, 'midpoint' | 'length' | 'start' | 'end' | 'splitBefore' | 'splitAfter' | 'center' | 'area'>;
  Enclosure: Pick<Shared, 'value'> & {
    /** The same without its sign. */
    readonly area: Inner<'Number'>;
  };
  Hyperbola: Pick<
    Shared,
    'midpoint' | 'equation' | 'center' | 'focus' | 'foci' | 'vertex' | 'directrix' | 'a' | 'b' | 'e' | 'eccentricity'
  > & {
    /** The n-th asymptote (the first when n is missing): counterclockwise from the axis, then clockwise. */
    asymptote(n?: NumberArgument): Inner<'Line'>;
  };
  Image: object;
  Line: Pick<
    Shared,
    | 'midpoint'
    | 'perpBisector'
    | 'toLine'
    | 'length'
    | 'slope'
    | 'intercept'
    | 'direction'
    | 'equation'
    | 'derivative'
    | 'at'
    | 'root'
    | 'extremum'
    | 'integral'
  > & {
    /** The point at t = 0: A of Segment(A, B). */
    readonly start: Inner<'Point'>;
    /** The point at t = 1: B of Segment(A, B). */
    readonly end: Inner<'Point'>;
  };
  Parabola: Pick<
    Shared,
    'equation' | 'center' | 'focus' | 'foci' | 'vertex' | 'directrix' | 'a' | 'b' | 'e' | 'eccentricity'
  >;
  Point: {
    /** The x coordinate. */
    readonly x: Inner<'Number'>;
    /** The y coordinate. */
    readonly y: Inner<'Number'>;
  };
  Polygon: Pick<Shared, 'length' | 'area' | 'perimeter' | 'edge' | 'edges' | 'vertices'> & {
    /** The n-th vertex. */
    vertex(n: NumberArgument): Inner<'Point'>;
    /** The centre of mass of the area. */
    readonly centroid: Inner<'Point'>;
    /** The circle through all vertices. */
    readonly circumcircle: Inner<'Circle'>;
    /** The circle inside that touches all edges. */
    readonly incircle: Inner<'Circle'>;
  };
  Polyline: Pick<Shared, 'length' | 'start' | 'edge' | 'edges' | 'vertices'> & {
    /** The last vertex. */
    readonly end: Inner<'Point'>;
    /** The n-th vertex. */
    vertex(n: NumberArgument): Inner<'Point'>;
  };
  Ray: Pick<
    Shared,
    'midpoint' | 'perpBisector' | 'toLine' | 'length' | 'slope' | 'intercept' | 'direction' | 'equation'
  > & {
    /** The point at t = 0: A of Segment(A, B). */
    readonly start: Inner<'Point'>;
    /** The point at t = 1: B of Segment(A, B). */
    readonly end: Inner<'Point'>;
  };
  Region: {
    /** The area of a region that has an end, to about ten digits. */
    readonly area: Inner<'Number'>;
    /** The length of the border of a region that has an end, with that of its holes. */
    readonly perimeter: Inner<'Number'>;
    /** Whether a point lies inside of a region, or on an edge that belongs to it. */
    contains(P: PointArgument): Inner<'Boolean'>;
  };
  RiemannSum: Pick<Shared, 'value'> & {
    /** The areas of all pieces, added up without their signs. */
    readonly area: Inner<'Number'>;
  };
  Sector: Pick<
    Shared,
    'midpoint' | 'length' | 'start' | 'end' | 'center' | 'radius' | 'diameter' | 'area' | 'perimeter'
  >;
  Segment: Pick<
    Shared,
    | 'midpoint'
    | 'perpBisector'
    | 'toLine'
    | 'length'
    | 'slope'
    | 'intercept'
    | 'direction'
    | 'equation'
    | 'splitBefore'
    | 'splitAfter'
  > & {
    /** The point at t = 0: A of Segment(A, B). */
    readonly start: Inner<'Point'>;
    /** The point at t = 1: B of Segment(A, B). */
    readonly end: Inner<'Point'>;
  };
  SlopeField: {
    /** The slope of a slope field at a point. */
    at(P: PointArgument): Inner<'Number'>;
  };
  Tick: object;
  Vector: Pick<
    Shared,
    | 'midpoint'
    | 'perpBisector'
    | 'toLine'
    | 'length'
    | 'slope'
    | 'intercept'
    | 'direction'
    | 'equation'
    | 'splitBefore'
    | 'splitAfter'
  > & {
    /** The x component. */
    readonly x: Inner<'Number'>;
    /** The y component. */
    readonly y: Inner<'Number'>;
    /** The point at t = 0: A of Segment(A, B). */
    readonly start: Inner<'Point'>;
    /** The point at t = 1: B of Segment(A, B). */
    readonly end: Inner<'Point'>;
  };
  VectorField: {
    /** The arrow of a vector field at a point, in its full length. */
    at(P: PointArgument): Inner<'Vector'>;
  };
  Angle3: {
    /** The angle in radians. */
    readonly value: Inner<'Number'>;
    /** The angle in radians. */
    readonly radians: Inner<'Number'>;
    /** The angle in degrees. */
    readonly degrees: Inner<'Number'>;
  };
  Arc3: Pick<SpaceShared, 'center' | 'normal'> & {
    /** The radius of a circular arc. */
    readonly radius: Inner<'Number'>;
    /** Where the arc starts. */
    readonly start: Inner<'Point3'>;
    /** Where the arc ends. */
    readonly end: Inner<'Point3'>;
    /** The point halfway along the arc. */
    readonly midpoint: Inner<'Point3'>;
    /** The length of the arc. */
    readonly length: Inner<'Number'>;
    /** The area of a whole ellipse. */
    readonly area: Inner<'Number'>;
  };
  Circle3: Pick<SpaceShared, 'center' | 'radius' | 'diameter' | 'area' | 'normal'> & {
    /** The circumference. */
    readonly length: Inner<'Number'>;
  };
  Cone: Pick<SpaceShared, 'radius' | 'height' | 'start' | 'end' | 'volume' | 'surfaceArea'> & {
    /** The surface area, bases included; of other round solids where a formula is known. */
    readonly area: Inner<'Number'>;
  };
  Curve3: {
    /** The length, measured along 2000 chords. */
    readonly length: Inner<'Number'>;
  };
  CurvedSolid: Pick<SpaceShared, 'surfaceArea'> & {
    /** The surface area, bases included; of other round solids where a formula is known. */
    readonly area: Inner<'Number'>;
    /** The centre of an ellipsoid or hyperboloid, the apex of a cone, that an equation gives. */
    readonly center: Inner<'Point3'>;
    /**
     * The three half axes of an ellipsoid or hyperboloid that an equation gives, as vectors; those that meet it
     * come first.
     */
    readonly halfAxes: Inner<'List'>;
    /** The volume, where a formula is known. */
    readonly volume: Inner<'Number'>;
  };
  Cylinder: Pick<SpaceShared, 'radius' | 'height' | 'start' | 'end' | 'volume' | 'surfaceArea'> & {
    /** The surface area, bases included; of other round solids where a formula is known. */
    readonly area: Inner<'Number'>;
  };
  Dimension3: Pick<SpaceShared, 'length'>;
  HalfSpace: object;
  ImplicitSurface: object;
  Line3: Pick<SpaceShared, 'direction'>;
  Plane: Pick<SpaceShared, 'equation'> & {
    /** The unit normal. */
    readonly normal: Inner<'Vector3'>;
  };
  Point3: {
    /** The x coordinate. */
    readonly x: Inner<'Number'>;
    /** The y coordinate. */
    readonly y: Inner<'Number'>;
    /** The z coordinate. */
    readonly z: Inner<'Number'>;
  };
  Polygon3: Pick<SpaceShared, 'area' | 'vertex' | 'vertices'> & {
    /** The unit normal; the corners run counterclockwise around it. */
    readonly normal: Inner<'Vector3'>;
    /** The circle through the corners of a triangle. */
    readonly circumcircle: Inner<'Circle3'>;
    /** The circle inside a triangle that touches its sides. */
    readonly incircle: Inner<'Circle3'>;
    /** The perimeter. */
    readonly perimeter: Inner<'Number'>;
    /** The centre of the area. */
    readonly centroid: Inner<'Point3'>;
    /** The n-th edge, from 1. */
    edge(n: NumberArgument): Inner<'Segment3'>;
  };
  Polyhedron: Pick<SpaceShared, 'surfaceArea' | 'vertex' | 'vertices'> & {
    /** The mean of the corners. */
    readonly centroid: Inner<'Point3'>;
    /** The volume of a closed solid. */
    readonly volume: Inner<'Number'>;
    /** The surface area, bases included; of other round solids where a formula is known. */
    readonly area: Inner<'Number'>;
    /** The n-th edge, from 1: base, top, then sides. */
    edge(n: NumberArgument): Inner<'Segment3'>;
    /** The n-th face, from 1: base, top, then sides. */
    face(n: NumberArgument): Inner<'Polygon3'>;
  };
  Polyline3: {
    /** The length of all its parts. */
    readonly length: Inner<'Number'>;
  };
  Ray3: Pick<SpaceShared, 'direction'>;
  Segment3: Pick<SpaceShared, 'midpoint' | 'length' | 'toLine' | 'direction'> & {
    /** The first end. */
    readonly start: Inner<'Point3'>;
    /** The second end. */
    readonly end: Inner<'Point3'>;
  };
  Sphere: Pick<SpaceShared, 'center' | 'radius' | 'diameter' | 'equation' | 'volume' | 'surfaceArea'> & {
    /** The surface area, bases included; of other round solids where a formula is known. */
    readonly area: Inner<'Number'>;
  };
  Surface: object;
  Tick3: object;
  Vector3: Pick<SpaceShared, 'midpoint' | 'length' | 'toLine' | 'direction'> & {
    /** The first end. */
    readonly start: Inner<'Point3'>;
    /** The second end. */
    readonly end: Inner<'Point3'>;
  };
}
