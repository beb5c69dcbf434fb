// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Expression, Free } from '../expression.js';

/** The type of a value. */
export type ValueType = Object | 'Boolean' | 'List' | 'Mapping' | 'Number' | 'String';

export type Any = ValueType;

type Object = PlaneObject | SpaceObject;

export type PlaneObject =
  | Path
  | 'Angle'
  | 'Area'
  | 'Chart'
  | 'Dimension'
  | 'Distribution'
  | 'Enclosure'
  | 'Image'
  | 'Point'
  | 'Region'
  | 'RiemannSum'
  | 'SlopeField'
  | 'Tick'
  | 'VectorField';

export type SpaceObject =
  | Path3
  | Solid
  | 'Angle3'
  | 'CurvedSolid'
  | 'Dimension3'
  | 'HalfSpace'
  | 'ImplicitSurface'
  | 'Plane'
  | 'Point3'
  | 'Polygon3'
  | 'Polyline3'
  | 'Surface'
  | 'Tick3';

type LineLike = 'Line' | 'Segment' | 'Ray' | 'Vector';

type LineLike3 = 'Line3' | 'Segment3' | 'Ray3' | 'Vector3';

type CircleLike = 'Circle' | 'Arc' | 'Sector' | 'CircleSegment';

type Path =
  | LineLike
  | CircleLike
  | 'Polyline'
  | 'Polygon'
  | 'Ellipse'
  | 'EllipticArc'
  | 'Hyperbola'
  | 'Parabola'
  | 'Conic'
  | 'Curve';

type Path3 = LineLike3 | 'Circle3' | 'Arc3' | 'Curve3';

export type Position = 'Point' | 'Vector';

export type Position3 = 'Point3' | 'Vector3';

type Solid = 'Sphere' | 'Cone' | 'Cylinder' | 'Polyhedron';

/** A number, an expression, or a number that can be moved by hand. */
export type Coordinate = number | string | Free;

/** What a list may hold. */
type ListItem = NumberArgument | Expression<Any> | readonly ListItem[];

export type AngleArgument = Expression<'Angle'>;
export type Angle3Argument = Expression<'Angle3' | 'Angle'>;
export type AnyArgument = Expression<Any>;
export type ArcArgument = Expression<'Arc'>;
export type Arc3Argument = Expression<'Arc3' | 'Arc'>;
export type CircleArgument = Expression<'Circle'>;
export type Circle3Argument = Expression<'Circle3' | 'Circle'>;
export type CircleLikeArgument = Expression<CircleLike>;
export type ConeArgument = Expression<'Cone'>;
export type ConicArgument = Expression<'Circle' | 'Ellipse' | 'Hyperbola' | 'Parabola' | 'Conic' | 'Curve'>;
export type CurveArgument = Expression<'Curve'>;
export type CurvedSolidArgument = Expression<'CurvedSolid'>;
export type CylinderArgument = Expression<'Cylinder'>;
export type DistributionArgument = Expression<'Distribution'>;
export type EllipseArgument = Expression<'Ellipse'>;
export type EllipticArcArgument = Expression<'EllipticArc'>;
/** An expression of the language. */
export type ExprArgument = string | Expression<Any>;
export type HyperbolaArgument = Expression<'Hyperbola'>;
export type ImplicitSurfaceArgument = Expression<'ImplicitSurface'>;
export type LineArgument = Expression<'Line'>;
export type LineLikeArgument = Expression<LineLike>;
export type LineLike3Argument = Expression<LineLike | LineLike3>;
export type ListArgument = readonly ListItem[] | Expression<'List'>;
export type NumberArgument =
  | Coordinate
  | Expression<'Number' | 'Angle' | 'Area' | 'Enclosure' | 'RiemannSum' | 'Segment'>;
export type ObjectArgument = Expression<Object>;
export type PathArgument = Expression<Path>;
export type Path3Argument = Expression<Path3 | LineLike | 'Circle' | 'Arc' | 'Curve'>;
export type PlaneArgument = Expression<'Plane'>;
export type PlaneObjectArgument = Expression<PlaneObject>;
export type PointArgument = readonly [x: Coordinate, y: Coordinate] | Expression<'Point'>;
export type Point3Argument = readonly [x: Coordinate, y: Coordinate, z: Coordinate] | Expression<'Point3' | 'Point'>;
export type PolygonArgument = Expression<'Polygon'>;
export type Polygon3Argument = Expression<'Polygon3' | 'Polygon'>;
export type PolyhedronArgument = Expression<'Polyhedron'>;
export type PositionArgument = Expression<Position>;
export type Position3Argument = Expression<'Point3' | 'Vector3' | 'Point' | 'Vector'>;
export type RayArgument = Expression<'Ray'>;
export type SegmentArgument = Expression<'Segment'>;
export type Segment3Argument = Expression<'Segment3' | 'Segment'>;
export type SolidArgument = Expression<Solid>;
export type SpaceObjectArgument = Expression<SpaceObject>;
export type SphereArgument = Expression<'Sphere'>;
export type StringArgument = Expression<'String'>;
export type SurfaceArgument = Expression<'Surface'>;
export type VectorArgument = Expression<'Vector' | 'Point'>;
export type Vector3Argument = Expression<'Vector3' | 'Point' | 'Point3' | 'Vector'>;
