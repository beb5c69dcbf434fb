import type { Expr } from './syntax/ast.js';
import type { ExplicitCurve, PlaneValues, SpaceValues, Value, Vec2, Vec3 } from './values.js';

type ValueType = Value['type'];

const LINE_LIKE = ['Line', 'Segment', 'Ray', 'Vector'] as const;
const LINE_LIKE3 = ['Line3', 'Segment3', 'Ray3', 'Vector3'] as const;
const CIRCLE_LIKE = ['Circle', 'Arc', 'Sector', 'CircleSegment'] as const;
const CONICS = ['Circle', 'Ellipse', 'Hyperbola', 'Parabola', 'Conic'] as const;
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
const PATHS3 = [...LINE_LIKE3, 'Circle3', 'Arc3', 'Curve3'] as const;

/** Unions of types that have properties and functions in common. Those of the plane, of space and of all are in `types/unions.ts`. */
export const GROUPS = {
  LineLike: LINE_LIKE,
  LineLike3: LINE_LIKE3,
  CircleLike: CIRCLE_LIKE,
  Conic: CONICS,
  Path: PATHS,
  Path3: PATHS3,
  Position: ['Point', 'Vector'],
  Position3: ['Point3', 'Vector3'],
  Solid: ['Sphere', 'Cone', 'Cylinder', 'Polyhedron'],
} as const satisfies Readonly<Record<string, readonly ValueType[]>>;

/** The types of values in each union. */
type Unions = { readonly [G in keyof typeof GROUPS]: (typeof GROUPS)[G][number] } & {
  readonly Any: ValueType;
  readonly Object: keyof PlaneValues | keyof SpaceValues;
  readonly PlaneObject: keyof PlaneValues;
  readonly SpaceObject: keyof SpaceValues;
};

/** The types of what points move on, in the plane and in space. */
export type PathName = Unions['Path' | 'Path3'];

/** A type of value, or a union of some. */
export type TypeName = ValueType | keyof Unions;

/** The values whose type is one of these names; a cone's type is `Cone` or `Cylinder`, so it counts for either. */
type Among<V extends Value, Names extends string> = V extends unknown
  ? V['type'] & Names extends never
    ? never
    : V
  : never;

/** The values of a type or union. `Conic` is both: declared, it is the union. */
export type ValueOf<T extends TypeName> = Among<Value, T extends keyof Unions ? Unions[T] : T>;

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
