import { compile } from '../functions/compile.js';
import { linearInSpace } from '../functions/polynomial.js';
import type { Expr } from '../syntax/ast.js';
import type { Constructor, EvaluateContext } from '../table.js';
import {
  type Angle3Value,
  type PlaneInSpaceValue,
  type Segment3Value,
  type SurfaceValue,
  Undefined,
  type Value,
  type Vec3,
} from '../values.js';
import { entry, form, numberAt, pointAt, pointsOf } from './entry.js';
import { type LineLike3, lineForm } from './intersect.js';
import { PARALLEL, planeAcross, planeThrough } from './planes.js';
import { add, along, cross, dot, length, lerp, mul, sub, unit, vec3 } from './vec3.js';

const BASE = 'Plane(Point(0, 0, 0), Vector(0, 0, 1))';
const AXIS = 'Line(Point(0, 0, 0), Point(0, 0, 1))';

const planeArg = (args: readonly Value[], index: number): PlaneInSpaceValue => args[index] as PlaneInSpaceValue;
const directionArg = (args: readonly Value[], index: number): Vec3 => lineForm(args[index] as LineLike3).direction;

/** Planes, angles, and curves and surfaces given by functions. */
export const spacePlanes: readonly Constructor[] = [
  entry(
    'Plane',
    form(
      'P: Point3, Q: Point3, R: Point3',
      'Plane',
      'The plane through three points.',
      'Plane(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))',
      (args) => {
        const [p, q, r] = pointsOf(args) as [Vec3, Vec3, Vec3];
        return planeThrough(p, q, r);
      },
    ),
    form('P: Point3, normal: Vector3', 'Plane', 'The plane through P across a vector.', BASE, (args) =>
      planeAcross(pointAt(args, 0), directionArg(args, 1)),
    ),
    form(
      'l: LineLike3, P: Point3',
      'Plane',
      'The plane that contains a line and a point.',
      `Plane(${AXIS}, Point(1, 0, 0))`,
      (args) => {
        const { origin, direction } = lineForm(args[0] as LineLike3);
        return planeThrough(origin, add(origin, direction), pointAt(args, 1));
      },
    ),
    form(
      'polygon: Polygon3',
      'Plane',
      'The plane of a polygon.',
      'Plane(Polygon(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1)))',
      (args) => {
        const polygon = args[0] as Extract<Value, { type: 'Polygon3' }>;
        return planeThrough(polygon.vertices[0]!, polygon.vertices[1]!, polygon.vertices[2]!);
      },
    ),
    form(
      'equation: Expr',
      'Plane',
      'The plane of a linear equation in x, y and z.',
      'Plane(x + 2 y + 2 z = 6)',
      (_, context) => planeFromEquation(context.trees[0]!, context),
    ),
  ),
  entry(
    'PerpPlane',
    form(
      'l: LineLike3, P: Point3',
      'Plane',
      'The plane through P perpendicular to a line.',
      `PerpPlane(${AXIS}, Point(1, 2, 3))`,
      (args) => planeAcross(pointAt(args, 1), directionArg(args, 0)),
    ),
    form(
      's: Segment3',
      'Plane',
      'The plane that halves a segment at a right angle.',
      'PerpPlane(Segment(Point(0, 0, 0), Point(0, 0, 2)))',
      (args) => {
        const { start, end } = args[0] as Segment3Value;
        return planeAcross(lerp(start, end, 0.5), sub(end, start));
      },
    ),
  ),
  entry(
    'ParallelPlane',
    form(
      'plane: Plane, P: Point3',
      'Plane',
      'The plane through P parallel to a plane.',
      `ParallelPlane(${BASE}, Point(1, 2, 3))`,
      (args) => planeAcross(pointAt(args, 1), planeArg(args, 0).normal),
    ),
  ),
  entry(
    'Angle',
    form(
      'P: Point3, vertex: Point3, Q: Point3',
      'Angle3',
      'The angle between the rays from the vertex through P and Q, at most π.',
      'Angle(Point(1, 0, 0), Point(0, 0, 0), Point(0, 0, 1))',
      (args) => {
        const [p, vertex, q] = pointsOf(args) as [Vec3, Vec3, Vec3];
        return angleBetween(vertex, sub(p, vertex), sub(q, vertex));
      },
    ),
    form(
      'l: LineLike3, m: LineLike3',
      'Angle3',
      'The angle between two lines, at most π/2, drawn where they meet or at the start of the first.',
      `Angle(${AXIS}, Line(Point(0, 0, 0), Point(1, 0, 1)))`,
      (args) => {
        const { origin, direction } = lineForm(args[0] as LineLike3);
        const other = directionArg(args, 1);
        return angleBetween(
          meetingPoint(args) ?? origin,
          direction,
          dot(direction, other) < 0 ? mul(other, -1) : other,
        );
      },
    ),
    form(
      'l: LineLike3, plane: Plane',
      'Angle3',
      'The angle between a line and a plane, at most π/2.',
      `Angle(Line(Point(0, 0, 0), Point(1, 0, 1)), ${BASE})`,
      (args) => {
        const { origin, direction } = lineForm(args[0] as LineLike3);
        const { normal, offset } = planeArg(args, 1);
        const rise = dot(normal, direction);
        const shadow = sub(direction, mul(normal, rise));
        if (length(shadow) <= PARALLEL * length(direction))
          throw new Undefined(
            'the line is perpendicular to the plane: the angle is π/2, but it has no second leg to draw',
          );
        const vertex =
          Math.abs(rise) <= PARALLEL * length(direction)
            ? origin
            : along(origin, direction, (offset - dot(normal, origin)) / rise);
        return angleBetween(vertex, rise < 0 ? mul(direction, -1) : direction, rise < 0 ? mul(shadow, -1) : shadow);
      },
    ),
    form(
      'p: Plane, q: Plane',
      'Angle3',
      'The angle between two planes, at most π/2.',
      `Angle(${BASE}, Plane(x + z = 0))`,
      (args) => {
        const [p, q] = [planeArg(args, 0), planeArg(args, 1)];
        const edge = cross(p.normal, q.normal);
        if (length(edge) <= PARALLEL)
          throw new Undefined('the planes are parallel, so they have no edge to draw the angle at');
        const first = cross(p.normal, edge);
        const second = cross(q.normal, edge);
        return angleBetween(onBoth(p, q, edge), first, dot(first, second) < 0 ? mul(second, -1) : second);
      },
    ),
  ),
  entry(
    'Curve',
    form(
      'x: Expr, y: Expr, z: Expr, from: Number, to: Number',
      'Curve3',
      'The curve (x(t), y(t), z(t)) for t from … to ….',
      'Curve(cos(t), sin(t), t/4, 0, 4π)',
      (args, context) => {
        const [x, y, z] = [0, 1, 2].map((i) => compile(context.close(context.trees[i]!, ['t']), ['t']));
        const [min, max] = [numberAt(args, 3), numberAt(args, 4)];
        return {
          type: 'Curve3',
          at: (t) => vec3(x!(t), y!(t), z!(t)),
          min: Math.min(min, max),
          max: Math.max(min, max),
        };
      },
    ),
  ),
  entry(
    'Surface',
    form(
      'x: Expr, y: Expr, z: Expr, u0: Number, u1: Number, v0: Number, v1: Number',
      'Surface',
      'The surface (x(u, v), y(u, v), z(u, v)).',
      'Surface(u cos(v), u sin(v), u^2, 0, 2, 0, 2π)',
      (args, context) => {
        const [x, y, z] = [0, 1, 2].map((i) => compile(context.close(context.trees[i]!, ['u', 'v']), ['u', 'v']));
        return {
          type: 'Surface',
          at: (u, v) => vec3(x!(u, v), y!(u, v), z!(u, v)),
          u: [numberAt(args, 3), numberAt(args, 4)],
          v: [numberAt(args, 5), numberAt(args, 6)],
        };
      },
    ),
  ),
];

/** How far `z = f(x, y)` reaches from the origin where nothing bounds it: the default camera shows 10 units. */
const GRAPH_REACH = 5;

/** The surface of a free expression `z = f(x, y)`. */
export function graphSurface(tree: Expr, context: EvaluateContext): SurfaceValue {
  const f = compile(context.close(tree, ['x', 'y']), ['x', 'y']);
  const range: [number, number] = [-GRAPH_REACH, GRAPH_REACH];
  return { type: 'Surface', at: (x, y) => vec3(x, y, f(x, y)), u: range, v: range };
}

/** The plane of a linear equation; throws Undefined for an equation that is not linear. */
export function planeFromEquation(tree: Expr, context: EvaluateContext): PlaneInSpaceValue {
  const plane = linearPlane(tree, context);
  if (!plane) throw new Undefined('a plane needs a linear equation in x, y and z, such as x + 2 y + 2 z = 6');
  return plane;
}

/** The plane of an equation that is linear in x, y and z; undefined for any other tree. */
export function linearPlane(tree: Expr, context: EvaluateContext): PlaneInSpaceValue | undefined {
  if (tree.kind !== 'equation') return undefined;
  const { start, end } = tree;
  const closed = context.close({ kind: 'binary', operator: '-', left: tree.left, right: tree.right, start, end }, [
    'x',
    'y',
    'z',
  ]);
  const linear = linearInSpace(closed);
  if (!linear) return undefined;
  const [constant, a, b, c] = linear;
  const normal = vec3(a, b, c);
  if (length(normal) === 0) return undefined;
  return planeAcross(mul(normal, -constant / dot(normal, normal)), normal);
}

function angleBetween(vertex: Vec3, p: Vec3, q: Vec3): Angle3Value {
  if (length(p) === 0 || length(q) === 0) throw new Undefined('a leg of the angle has length 0');
  const value = Math.atan2(length(cross(p, q)), dot(p, q));
  return { type: 'Angle3', vertex, start: unit(p), end: unit(q), value };
}

function meetingPoint(args: readonly Value[]): Vec3 | undefined {
  const p = lineForm(args[0] as LineLike3);
  const q = lineForm(args[1] as LineLike3);
  const normal = cross(p.direction, q.direction);
  const square = dot(normal, normal);
  if (Math.sqrt(square) <= PARALLEL * length(p.direction) * length(q.direction)) return undefined;
  const between = sub(q.origin, p.origin);
  if (Math.abs(dot(between, normal)) > PARALLEL ** 0.5 * length(normal) * (1 + length(between))) return undefined;
  return along(p.origin, p.direction, dot(cross(between, q.direction), normal) / square);
}

function onBoth(p: PlaneInSpaceValue, q: PlaneInSpaceValue, edge: Vec3): Vec3 {
  const base = mul(
    add(mul(cross(q.normal, edge), p.offset), mul(cross(edge, p.normal), q.offset)),
    1 / dot(edge, edge),
  );
  const direction = unit(edge);
  return along(base, direction, dot(sub(lerp(p.center, q.center, 0.5), base), direction));
}
