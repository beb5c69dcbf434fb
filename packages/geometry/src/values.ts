import type { Expr } from './syntax/ast.js';

export interface Vec2 {
  readonly x: number;
  readonly y: number;
}

export interface Vec3 extends Vec2 {
  readonly z: number;
}

/** x' = a x + c y + e, y' = b x + d y + f (the order of an SVG matrix). */
export interface Affine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface NumberValue {
  readonly type: 'Number';
  readonly value: number;
}
export interface BooleanValue {
  readonly type: 'Boolean';
  readonly value: boolean;
}
export interface StringValue {
  readonly type: 'String';
  readonly value: string;
}
export interface ListValue {
  readonly type: 'List';
  readonly items: readonly Value[];
}

export interface PointValue extends Vec2 {
  readonly type: 'Point';
}
/** point(t) = origin + t direction. The axes are lines too. */
export interface LineValue {
  readonly type: 'Line';
  readonly origin: Vec2;
  readonly direction: Vec2;
}
/** point(t) = origin + t direction, t >= 0. */
export interface RayValue {
  readonly type: 'Ray';
  readonly origin: Vec2;
  readonly direction: Vec2;
}
/** point(t) = start + t (end - start), 0 <= t <= 1. */
export interface SegmentValue {
  readonly type: 'Segment';
  readonly start: Vec2;
  readonly end: Vec2;
}
export interface VectorValue {
  readonly type: 'Vector';
  readonly start: Vec2;
  readonly end: Vec2;
}
export interface PolylineValue {
  readonly type: 'Polyline';
  readonly vertices: readonly Vec2[];
}
export interface CircleValue {
  readonly type: 'Circle';
  readonly center: Vec2;
  readonly radius: number;
}
/** Angles in radians, counterclockwise from +x; `sweep` is signed: negative runs clockwise. point(t) is at startAngle + t sweep. */
export interface ArcValue {
  readonly type: 'Arc';
  readonly center: Vec2;
  readonly radius: number;
  readonly startAngle: number;
  readonly sweep: number;
}
export interface SectorValue {
  readonly type: 'Sector';
  readonly center: Vec2;
  readonly radius: number;
  readonly startAngle: number;
  readonly sweep: number;
}
export interface CircleSegmentValue {
  readonly type: 'CircleSegment';
  readonly center: Vec2;
  readonly radius: number;
  readonly startAngle: number;
  readonly sweep: number;
}
/** point(t) = center + a cos t u + b sin t v, where u is the unit vector at `rotation` and v = rot90(u); a, b > 0, in no order. */
export interface EllipseValue {
  readonly type: 'Ellipse';
  readonly center: Vec2;
  readonly a: number;
  readonly b: number;
  readonly rotation: number;
}
/** A part of an ellipse; angles are the ellipse's parameter t. */
export interface EllipticArcValue {
  readonly type: 'EllipticArc';
  readonly center: Vec2;
  readonly a: number;
  readonly b: number;
  readonly rotation: number;
  readonly startAngle: number;
  readonly sweep: number;
}
/** (X/a)^2 - (Y/b)^2 = 1 in the frame at `center` turned by `rotation`. */
export interface HyperbolaValue {
  readonly type: 'Hyperbola';
  readonly center: Vec2;
  readonly a: number;
  readonly b: number;
  readonly rotation: number;
}
/** Y^2 = 4 p X in the frame at `vertex` turned by `rotation` (it opens towards +X); p > 0 is the focal length. point(t) = vertex + p t^2 u + 2 p t v. */
export interface ParabolaValue {
  readonly type: 'Parabola';
  readonly vertex: Vec2;
  readonly p: number;
  readonly rotation: number;
}
/** A degenerate conic A x^2 + B x y + C y^2 + D x + E y + F = 0: two lines, one line twice, or a point. */
export interface ConicValue {
  readonly type: 'Conic';
  readonly coefficients: readonly [number, number, number, number, number, number];
  readonly lines: readonly LineValue[];
  readonly point?: Vec2;
}
/** Vertices in order, at least three; the last edge closes it. */
export interface PolygonValue {
  readonly type: 'Polygon';
  readonly vertices: readonly Vec2[];
}
/** The mark from `startAngle` counterclockwise over `value` radians (0..2π; Angle(P, V, Q) gives at most π). */
export interface AngleValue {
  readonly type: 'Angle';
  readonly vertex: Vec2;
  readonly startAngle: number;
  readonly value: number;
}
/** n equal-length strokes across `target`, or n arcs across an angle. */
export interface TickValue {
  readonly type: 'Tick';
  readonly target: SegmentValue | ArcValue | AngleValue | CircleValue | VectorValue | RayValue | LineValue;
  readonly count: number;
}
export interface DimensionValue {
  readonly type: 'Dimension';
  readonly start: Vec2;
  readonly end: Vec2;
}

/** A compiled real function of one variable; NaN where it is undefined. */
export interface ScalarFunction {
  readonly variable: string;
  /** The tree with every name but the variable replaced by its number. */
  readonly expr: Expr;
  readonly at: (value: number) => number;
}
/** A compiled real function of x and y. */
export interface PlaneFunction {
  readonly expr: Expr;
  readonly at: (x: number, y: number) => number;
}

interface CurveBase {
  readonly type: 'Curve';
  /** Applied after the form below; the identity where it is missing. */
  readonly transform?: Affine;
}
/** y = f(x) on [min, max]; infinite ends are usual. The parameter is x. */
export interface ExplicitCurve extends CurveBase {
  readonly form: 'explicit';
  readonly f: ScalarFunction;
  readonly min: number;
  readonly max: number;
}
/** x = g(y) on [min, max]. The parameter is y. */
export interface InverseCurve extends CurveBase {
  readonly form: 'inverse';
  readonly f: ScalarFunction;
  readonly min: number;
  readonly max: number;
}
/** (x(t), y(t)), t in [min, max]. Polar curves, Bézier and spline curves are parametric too. */
export interface ParametricCurve extends CurveBase {
  readonly form: 'parametric';
  readonly fx: ScalarFunction;
  readonly fy: ScalarFunction;
  readonly min: number;
  readonly max: number;
}
/** F(x, y) = 0. It has no parameter. */
export interface ImplicitCurve extends CurveBase {
  readonly form: 'implicit';
  readonly f: PlaneFunction;
}
/** Points met in order (loci, splines), as branches; the parameter is the fraction of the whole length. */
export interface SampledCurve extends CurveBase {
  readonly form: 'sampled';
  readonly branches: readonly (readonly Vec2[])[];
}
export type CurveValue = ExplicitCurve | InverseCurve | ParametricCurve | ImplicitCurve | SampledCurve;

/** The set where an inequality holds: `f` > 0 inside, `boundary` its edge F = 0, drawn dashed when the inequality is strict. */
export interface RegionValue {
  readonly type: 'Region';
  readonly f: PlaneFunction;
  readonly strict: boolean;
}
/** The area between two curves over [min, max] (an integral is the area between f and the x-axis). */
export interface AreaValue {
  readonly type: 'Area';
  readonly upper: ExplicitCurve;
  readonly lower: ExplicitCurve;
  readonly min: number;
  readonly max: number;
  /** The signed integral of upper - lower. */
  readonly value: number;
}

/** A picture given by address; how it is fetched is the renderer's matter. */
export interface ImageValue {
  readonly type: 'Image';
  readonly address: string;
}

export type PlaneValue =
  | PointValue
  | LineValue
  | RayValue
  | SegmentValue
  | VectorValue
  | PolylineValue
  | CircleValue
  | ArcValue
  | SectorValue
  | CircleSegmentValue
  | EllipseValue
  | EllipticArcValue
  | HyperbolaValue
  | ParabolaValue
  | ConicValue
  | PolygonValue
  | AngleValue
  | TickValue
  | DimensionValue
  | CurveValue
  | RegionValue
  | AreaValue
  | ImageValue;

export type Value = NumberValue | BooleanValue | StringValue | ListValue | PlaneValue | SpaceValue;

/* Space. A value of the plane used among these lies in z = 0 (see space/lift.ts). */

export interface Point3Value extends Vec3 {
  readonly type: 'Point3';
}
export interface Line3Value {
  readonly type: 'Line3';
  readonly origin: Vec3;
  readonly direction: Vec3;
}
export interface Ray3Value {
  readonly type: 'Ray3';
  readonly origin: Vec3;
  readonly direction: Vec3;
}
export interface Segment3Value {
  readonly type: 'Segment3';
  readonly start: Vec3;
  readonly end: Vec3;
}
export interface Vector3Value {
  readonly type: 'Vector3';
  readonly start: Vec3;
  readonly end: Vec3;
}
/** A planar polygon. */
export interface Polygon3Value {
  readonly type: 'Polygon3';
  readonly vertices: readonly Vec3[];
}
/** point(t) = center + radius (cos t u + sin t v); u, v orthonormal, u × v is the axis. */
export interface Circle3Value {
  readonly type: 'Circle3';
  readonly center: Vec3;
  readonly radius: number;
  readonly u: Vec3;
  readonly v: Vec3;
}
/** A part of an ellipse in space: center + a cos t u + b sin t v for t from startAngle over sweep. */
export interface Arc3Value {
  readonly type: 'Arc3';
  readonly center: Vec3;
  readonly a: number;
  readonly b: number;
  readonly u: Vec3;
  readonly v: Vec3;
  readonly startAngle: number;
  readonly sweep: number;
  /** What closes it to a region: its radii (a sector) or its chord (a segment of a circle). */
  readonly closing?: 'radii' | 'chord';
}
/** normal · X = offset, |normal| = 1; `center` is a point of it near what defined it. */
export interface PlaneInSpaceValue {
  readonly type: 'Plane';
  readonly normal: Vec3;
  readonly offset: number;
  readonly center: Vec3;
}
export interface SphereValue {
  readonly type: 'Sphere';
  readonly center: Vec3;
  readonly radius: number;
}
/** A right circular cone (topRadius 0), frustum, or cylinder (topRadius = radius), with its caps. */
export interface ConeValue {
  readonly type: 'Cone' | 'Cylinder';
  readonly base: Vec3;
  readonly top: Vec3;
  readonly radius: number;
  readonly topRadius: number;
}
/** Faces list vertex indices from 0, counterclockwise seen from outside; edges in the order of protocol.md 2.5. */
export interface PolyhedronValue {
  readonly type: 'Polyhedron';
  readonly vertices: readonly Vec3[];
  readonly faces: readonly (readonly number[])[];
  readonly edges: readonly (readonly [number, number])[];
  /** False for an open surface such as a net: both sides of its faces are outside. */
  readonly closed: boolean;
}
export interface SurfaceValue {
  readonly type: 'Surface';
  /** A graph z = f(x, y) without bounds of its own: what is drawn of it is up to the camera. */
  readonly endless?: boolean;
  readonly at: (u: number, v: number) => Vec3;
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
}
export interface Curve3Value {
  readonly type: 'Curve3';
  readonly at: (t: number) => Vec3;
  readonly min: number;
  readonly max: number;
}
export interface Polyline3Value {
  readonly type: 'Polyline3';
  readonly vertices: readonly Vec3[];
}
/** n equal-length strokes across `target`, or n arcs across an angle. */
export interface Tick3Value {
  readonly type: 'Tick3';
  readonly target: Segment3Value | Vector3Value | Ray3Value | Line3Value | Circle3Value | Arc3Value | Angle3Value;
  readonly count: number;
}
export interface Dimension3Value {
  readonly type: 'Dimension3';
  readonly start: Vec3;
  readonly end: Vec3;
}
/** From `start` over `value` radians towards `end` (unit vectors). */
export interface Angle3Value {
  readonly type: 'Angle3';
  readonly vertex: Vec3;
  readonly start: Vec3;
  readonly end: Vec3;
  readonly value: number;
}

export type SpaceValue =
  | Point3Value
  | Line3Value
  | Ray3Value
  | Segment3Value
  | Vector3Value
  | Polygon3Value
  | Circle3Value
  | Arc3Value
  | PlaneInSpaceValue
  | SphereValue
  | ConeValue
  | PolyhedronValue
  | SurfaceValue
  | Curve3Value
  | Angle3Value
  | Polyline3Value
  | Tick3Value
  | Dimension3Value;

/** Why a value does not exist: a well-formed construction that is impossible here. Caught at its definition, which becomes undefined. */
export class Undefined extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Undefined';
  }
}
