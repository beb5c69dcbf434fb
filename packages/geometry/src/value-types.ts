import type { Expr } from './syntax/ast.js';
import type { ExplicitCurve, SpaceValue, Value, Vec2, Vec3 } from './values.js';

type ValueType = Value['type'];

const SCALARS = ['Number', 'Boolean', 'String', 'List'] as const;
const LINE_LIKE = ['Line', 'Segment', 'Ray', 'Vector'] as const;
const LINE_LIKE3 = ['Line3', 'Segment3', 'Ray3', 'Vector3'] as const;
const CIRCLE_LIKE = ['Circle', 'Arc', 'Sector', 'CircleSegment'] as const;
const CONICS = ['Circle', 'Ellipse', 'Hyperbola', 'Parabola', 'Conic'] as const;
const MARKS = ['Tick', 'Dimension', 'Image'] as const;
const REGIONS = ['Region', 'Area'] as const;
const SPACE = [
  'Point3',
  ...LINE_LIKE3,
  'Polygon3',
  'Circle3',
  'Arc3',
  'Plane',
  'Sphere',
  'Cone',
  'Cylinder',
  'Polyhedron',
  'Surface',
  'Curve3',
  'Angle3',
  'Polyline3',
  'Tick3',
  'Dimension3',
] as const satisfies readonly SpaceValue['type'][];
const PATHS = [
  ...LINE_LIKE,
  'Polyline',
  'Polygon',
  ...CIRCLE_LIKE,
  'Ellipse',
  'EllipticArc',
  'Hyperbola',
  'Parabola',
  'Conic',
  'Curve',
] as const;
const PLANE = ['Point', ...PATHS, 'Angle', ...MARKS, ...REGIONS] as const;

const UNIONS = {
  Any: [...SCALARS, ...PLANE, ...SPACE],
  Object: [...PLANE, ...SPACE],
  PlaneObject: PLANE,
  SpaceObject: SPACE,
  LineLike: LINE_LIKE,
  LineLike3: LINE_LIKE3,
  CircleLike: CIRCLE_LIKE,
  Conic: CONICS,
  Path: PATHS,
  Path3: [...LINE_LIKE3, 'Circle3', 'Arc3', 'Curve3'],
  Solid: ['Sphere', 'Cone', 'Cylinder', 'Polyhedron'],
} as const satisfies Readonly<Record<string, readonly ValueType[]>>;

/** What a parameter or a result may be declared as beside the types of values themselves. */
export const unions: Readonly<Record<string, readonly ValueType[]>> = UNIONS;

/** Types of values that are no figure. */
export const scalarTypes: ReadonlySet<string> = new Set(SCALARS);

/** Every type of value. */
export const valueTypes: ReadonlySet<string> = new Set<ValueType>(UNIONS.Any);

type UnionName = keyof typeof UNIONS;

/** A type of value, or a union of some. */
export type TypeName = ValueType | UnionName;

/** The values whose type is one of these names; a cone's type is `Cone` or `Cylinder`, so it counts for either. */
type Among<V extends Value, Names extends string> = V extends unknown
  ? V['type'] & Names extends never
    ? never
    : V
  : never;

/** The values of a type or union. `Conic` is both: declared, it is the union. */
export type ValueOf<T extends TypeName> = Among<Value, T extends UnionName ? (typeof UNIONS)[T][number] : T>;

/** What `evaluate` gets for a parameter that is declared as one value: a number, coordinates, the tree of an `Expr`, else the value itself. */
export type ArgumentOf<T extends string> = T extends 'Expr'
  ? Expr
  : T extends 'Function'
    ? ExplicitCurve
    : T extends 'Number'
      ? number
      : T extends 'Point'
        ? Vec2
        : T extends 'Point3'
          ? Vec3
          : T extends TypeName
            ? ValueOf<T>
            : never;
