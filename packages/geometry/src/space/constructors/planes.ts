import { form } from '../../form.js';
import { compile } from '../../functions/compile.js';
import { dependsOn } from '../../functions/free-names.js';
import { linearInSpace } from '../../functions/polynomial.js';
import type { Expr } from '../../syntax/ast.js';
import { name as named, subtract } from '../../syntax/build.js';
import { print } from '../../syntax/print.js';
import type { Constructor, EvaluateContext } from '../../table.js';
import { type HalfSpaceValue, type PlaneInSpaceValue, type SurfaceValue, Undefined, type Vec3 } from '../../values.js';
import { graphBounds } from '../equations/graph-bounds.js';
import { halfSpacesOf } from '../equations/half-space.js';
import { withoutPowers } from '../equations/without-powers.js';
import { surfaceOfZeros } from '../level/implicit-surface.js';
import { type LineForm, lineForm, nearestParameters } from '../line-form.js';
import { planeAcross, planeThrough } from '../planes.js';
import { graphLevel } from '../skins/levels.js';
import { add, along, cross, distance, dot, length, lerp, mean, mul, polygonNormal, sub, vec3 } from '../vec3.js';
import { entry } from './entry.js';

const BASE = 'Plane(Point(0, 0, 0), Vector(0, 0, 1))';
const AXIS = 'Line(Point(0, 0, 0), Point(0, 0, 1))';

/** Planes, and curves and surfaces given by functions. */
export const spacePlanes: readonly Constructor[] = [
  entry(
    'Plane',
    form({
      parameters: 'P: Point3, Q: Point3, R: Point3',
      returns: 'Plane',
      doc: 'The plane through three points.',
      example: 'Plane(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))',
      evaluate: ({ P, Q, R }) => planeThrough(P, Q, R),
    }),
    form({
      parameters: 'P: Point3, normal: Vector3',
      returns: 'Plane',
      doc: 'The plane through P across a vector.',
      example: BASE,
      evaluate: ({ P, normal }) => planeAcross(P, lineForm(normal).direction),
    }),
    form({
      parameters: 'l: LineLike3, P: Point3',
      returns: 'Plane',
      doc: 'The plane that contains a line and a point.',
      example: `Plane(${AXIS}, Point(1, 0, 0))`,
      evaluate: ({ l, P }) => {
        const { origin, direction } = lineForm(l);
        return planeThrough(origin, add(origin, direction), P);
      },
    }),
    form({
      parameters: 'l: LineLike3, m: LineLike3',
      returns: 'Plane',
      doc: 'The plane that contains two lines, which meet or are parallel.',
      example: `Plane(${AXIS}, Line(Point(0, 0, 1), Point(1, 1, 1)))`,
      evaluate: ({ l, m }) => planeOfLines(lineForm(l), lineForm(m)),
    }),
    form({
      parameters: 'polygon: Polygon3',
      returns: 'Plane',
      doc: 'The plane of a polygon.',
      example: 'Plane(Polygon(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1)))',
      evaluate: ({ polygon: { vertices } }) => planeAcross(mean(vertices), polygonNormal(vertices)),
    }),
    form({
      parameters: 'equation: Expr',
      returns: 'Plane',
      doc: 'The plane of a linear equation in x, y and z.',
      example: 'Plane(x + 2 y + 2 z = 6)',
      evaluate: ({ equation }, context) => planeFromEquation(equation, context),
    }),
  ),
  entry(
    'HalfSpace',
    form({
      parameters: 'inequality: Expr',
      returns: 'HalfSpace',
      doc: 'One side of a plane, of a linear inequality in x, y and z; its border is drawn with arrows to that side.',
      example: 'HalfSpace(x + y + z <= 3)',
      evaluate: ({ inequality }, context) => oneHalfSpace(inequality, context),
    }),
  ),
  entry(
    'PerpPlane',
    form({
      parameters: 'l: LineLike3, P: Point3',
      returns: 'Plane',
      doc: 'The plane through P perpendicular to a line.',
      example: `PerpPlane(${AXIS}, Point(1, 2, 3))`,
      evaluate: ({ l, P }) => planeAcross(P, lineForm(l).direction),
    }),
    form({
      parameters: 's: Segment3',
      returns: 'Plane',
      doc: 'The plane that halves a segment at a right angle.',
      example: 'PerpPlane(Segment(Point(0, 0, 0), Point(0, 0, 2)))',
      evaluate: ({ s: { start, end } }) => planeAcross(lerp(start, end, 0.5), sub(end, start)),
    }),
  ),
  entry(
    'ParallelPlane',
    form({
      parameters: 'plane: Plane, P: Point3',
      returns: 'Plane',
      doc: 'The plane through P parallel to a plane.',
      example: `ParallelPlane(${BASE}, Point(1, 2, 3))`,
      evaluate: ({ plane, P }) => planeAcross(P, plane.normal),
    }),
  ),
  entry(
    'Curve',
    form({
      parameters: 'x: Expr, y: Expr, z: Expr, from: Number, to: Number',
      returns: 'Curve3',
      doc: 'The curve (x(t), y(t), z(t)) for t from … to ….',
      example: 'Curve(cos(t), sin(t), t/4, 0, 4π)',
      infinite: true,
      evaluate: ({ x, y, z, from, to }, context) => {
        const [atX, atY, atZ] = [x, y, z].map((tree) => compile(context.close(tree, ['t']), ['t']));
        return {
          type: 'Curve3',
          at: (t) => vec3(atX!(t), atY!(t), atZ!(t)),
          min: Math.min(from, to),
          max: Math.max(from, to),
        };
      },
    }),
  ),
  entry(
    'Surface',
    form({
      parameters: 'x: Expr, y: Expr, z: Expr, u0: Number, u1: Number, v0: Number, v1: Number',
      returns: 'Surface',
      doc: 'The surface (x(u, v), y(u, v), z(u, v)).',
      example: 'Surface(u cos(v), u sin(v), u^2, 0, 2, 0, 2π)',
      infinite: true,
      evaluate: ({ x, y, z, u0, u1, v0, v1 }, context) => surfaceBy([x, y, z], [u0, u1], [v0, v1], context),
    }),
    form({
      parameters: 'z: Expr, x0: Number, x1: Number, y0: Number, y1: Number',
      returns: 'Surface',
      doc: 'The graph z = f(x, y) over a rectangle.',
      example: 'Surface(x^2 - y^2, -2, 2, -2, 2)',
      evaluate: ({ z, x0, x1, y0, y1 }, context) => surfaceBy([named('x'), named('y'), z], [x0, x1], [y0, y1], context),
    }),
    form({
      parameters: 'equation: Expr',
      returns: 'ImplicitSurface',
      doc: 'The surface of an equation in x, y and z, of any form.',
      example: 'Surface((x^2 + y^2)^2 - x^2 + y^2 + z^2 = 0.02)',
      evaluate: ({ equation }, context) => {
        if (equation.kind !== 'equation')
          throw new Undefined(
            dependsOn(equation, ['x', 'y'])
              ? `a surface needs an equation: write z = ${print(equation)} alone for the graph`
              : 'a surface needs an equation: write z = x^2 - y^2 alone for a graph, or x^4 + y^4 + z^4 = 16',
          );
        const { left, right } = withoutPowers(equation);
        return surfaceOfZeros(context.close(subtract(left, right), ['x', 'y', 'z']));
      },
    }),
  ),
];

const isNamed = (tree: Expr, name: string): boolean => tree.kind === 'name' && tree.name === name;

/** A surface by the coordinates of its points, which are expressions in u and v, or in x and y. */
function surfaceBy(
  trees: readonly [x: Expr, y: Expr, z: Expr],
  u: readonly [number, number],
  v: readonly [number, number],
  context: EvaluateContext,
): SurfaceValue {
  const names = trees.some((tree) => dependsOn(tree, ['x', 'y'])) ? ['x', 'y'] : ['u', 'v'];
  const [atX, atY, atZ] = trees.map((tree) => compile(context.close(tree, names), names));
  const at = (s: number, t: number): Vec3 => vec3(atX!(s, t), atY!(s, t), atZ!(s, t));
  const isGraph = trees.slice(0, 2).every((tree, i) => isNamed(tree, names[i]!));
  return { type: 'Surface', at, u, v, ...(isGraph && { graph: true, level: graphLevel(at, u, v) }) };
}

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

/** The half-space of one inequality; throws Undefined for other trees. */
function oneHalfSpace(tree: Expr, context: EvaluateContext): HalfSpaceValue {
  const found = halfSpacesOf(tree, context);
  if (found.type === 'List') throw new Undefined('a half-space has one inequality, such as x + y + z <= 3');
  return found;
}

/** How far `z = f(x, y)` reaches from the origin where nothing bounds it: the default camera shows 10 units. */
const GRAPH_REACH = 5;

/** The surface of a free expression `z = f(x, y)`: it has an end where the function has values in a bounded area. */
export function graphSurface(tree: Expr, context: EvaluateContext): SurfaceValue {
  const f = compile(context.close(tree, ['x', 'y']), ['x', 'y']);
  const bounds = graphBounds(f);
  if (bounds) {
    const at = (x: number, y: number): Vec3 => vec3(x, y, f(x, y));
    return { type: 'Surface', graph: true, at, ...bounds, level: graphLevel(at, bounds.u, bounds.v) };
  }
  const range: [number, number] = [-GRAPH_REACH, GRAPH_REACH];
  return { type: 'Surface', endless: true, graph: true, at: (x, y) => vec3(x, y, f(x, y)), u: range, v: range };
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
