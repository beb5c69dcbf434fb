import { compile } from '../functions/compile.js';
import { linearInSpace } from '../functions/polynomial.js';
import type { Expr } from '../syntax/ast.js';
import type { Constructor, EvaluateContext } from '../table.js';
import {
  type PlaneInSpaceValue,
  type Polygon3Value,
  type Segment3Value,
  type SurfaceValue,
  Undefined,
  type Value,
  type Vec3,
} from '../values.js';
import { entry, form, numberAt, pointAt, pointsOf } from './entry.js';
import { type LineForm, type LineLike3, lineForm, nearestParameters } from './line-form.js';
import { planeAcross, planeThrough } from './planes.js';
import { add, along, cross, distance, dot, length, lerp, mean, mul, polygonNormal, sub, vec3 } from './vec3.js';

const BASE = 'Plane(Point(0, 0, 0), Vector(0, 0, 1))';
const AXIS = 'Line(Point(0, 0, 0), Point(0, 0, 1))';

const planeArg = (args: readonly Value[], index: number): PlaneInSpaceValue => args[index] as PlaneInSpaceValue;
const directionArg = (args: readonly Value[], index: number): Vec3 => lineForm(args[index] as LineLike3).direction;

/** Planes, and curves and surfaces given by functions. */
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
      'l: LineLike3, m: LineLike3',
      'Plane',
      'The plane that contains two lines, which meet or are parallel.',
      `Plane(${AXIS}, Line(Point(0, 0, 1), Point(1, 1, 1)))`,
      (args) => planeOfLines(lineForm(args[0] as LineLike3), lineForm(args[1] as LineLike3)),
    ),
    form(
      'polygon: Polygon3',
      'Plane',
      'The plane of a polygon.',
      'Plane(Polygon(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1)))',
      (args) => {
        const { vertices } = args[0] as Polygon3Value;
        return planeAcross(mean(vertices), polygonNormal(vertices));
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

function planeOfLines(l: LineForm, m: LineForm): PlaneInSpaceValue {
  const nearest = nearestParameters(l, m);
  if (!nearest) return planeThrough(l.origin, add(l.origin, l.direction), m.origin);
  const [onL, onM] = [along(l.origin, l.direction, nearest[0]), along(m.origin, m.direction, nearest[1])];
  const size = distance(l.origin, m.origin) + length(l.direction) + length(m.direction);
  if (distance(onL, onM) > MEET * size) throw new Undefined('the lines are skew, so no plane contains both');
  return planeAcross(onL, cross(l.direction, m.direction));
}

/** Lines that pass each other this near, relative to what defines them, meet. */
const MEET = 1e-9;

/** How far `z = f(x, y)` reaches from the origin where nothing bounds it: the default camera shows 10 units. */
const GRAPH_REACH = 5;

/** The surface of a free expression `z = f(x, y)`. */
export function graphSurface(tree: Expr, context: EvaluateContext): SurfaceValue {
  const f = compile(context.close(tree, ['x', 'y']), ['x', 'y']);
  const range: [number, number] = [-GRAPH_REACH, GRAPH_REACH];
  return { type: 'Surface', endless: true, at: (x, y) => vec3(x, y, f(x, y)), u: range, v: range };
}

/** The plane of a linear equation; throws Undefined for an equation that is not linear. */
function planeFromEquation(tree: Expr, context: EvaluateContext): PlaneInSpaceValue {
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
