import { type ArgumentsFor, form } from '../../form.js';
import type { Constructor, Signature } from '../../table.js';
import type { PlaneInSpaceValue } from '../../values.js';
import { type LineLike3, lineForm, linesDistance, nearestOnLine } from '../line-form.js';
import { distanceOf } from '../nearest/distance.js';
import { heightOver, PARALLEL } from '../planes.js';
import { along, cross, distance, length } from '../vec3.js';
import { entry, number } from './entry.js';

const BASE = 'Plane(Point(0, 0, 0), Vector(0, 0, 1))';
const AXIS = 'Line(Point(0, 0, 0), Point(0, 0, 1))';

/** A form and, for two different types, the one with its arguments in the other order. */
function bothWays<const A extends string, const B extends string>(
  first: A,
  second: B,
  doc: string,
  [a, b]: readonly [string, string],
  measure: (args: ArgumentsFor<`${A}, ${B}`>) => number,
): readonly Signature[] {
  const evaluate = (args: ArgumentsFor<`${A}, ${B}`>) => number(measure(args));
  const one = form({
    parameters: `${first}, ${second}`,
    returns: 'Number',
    doc,
    example: `distance(${a}, ${b})`,
    evaluate,
  });
  if (first.split(': ')[1] === second.split(': ')[1]) return [one];
  const other = form({
    parameters: `${second}, ${first}`,
    returns: 'Number',
    doc,
    example: `distance(${b}, ${a})`,
    // The names are the same in either order.
    evaluate: (args) => evaluate(args as unknown as ArgumentsFor<`${A}, ${B}`>),
  });
  return [one, other];
}

/** Distances in space. */
export const spaceDistances: Constructor = entry(
  'distance',
  form({
    parameters: 'P: Point3, Q: Point3',
    returns: 'Number',
    doc: 'The distance of two points.',
    example: 'distance(Point(0, 0, 0), Point(1, 2, 2))',
    evaluate: ({ P, Q }) => number(distance(P, Q)),
  }),
  ...bothWays(
    'P: Point3',
    'plane: Plane',
    'The distance of a point from a plane.',
    ['Point(1, 2, 3)', BASE],
    ({ P, plane }) => Math.abs(heightOver(plane, P)),
  ),
  ...bothWays(
    'P: Point3',
    'l: LineLike3',
    'The distance of a point from a line, ray or segment.',
    ['Point(1, 2, 3)', AXIS],
    ({ P, l }) => distance(P, nearestOnLine(l, P)),
  ),
  ...bothWays(
    'l: LineLike3',
    'm: LineLike3',
    'The least distance of two lines, rays or segments.',
    [AXIS, 'Line(Point(1, 0, 0), Point(1, 1, 0))'],
    ({ l, m }) => linesDistance(l, m),
  ),
  ...bothWays(
    'l: LineLike3',
    'plane: Plane',
    'The least distance of a line, ray or segment from a plane; 0 where it meets it.',
    ['Line(Point(0, 0, 2), Point(1, 0, 2))', BASE],
    ({ l, plane }) => lineAndPlane(l, plane),
  ),
  ...bothWays(
    'p: Plane',
    'q: Plane',
    'The distance of two parallel planes; 0 for others, which meet.',
    [BASE, 'Plane(z = 3)'],
    ({ p, q }) => {
      const parallel = length(cross(p.normal, q.normal)) <= PARALLEL;
      return parallel ? Math.abs(heightOver(p, q.center)) : 0;
    },
  ),
  form({
    parameters: 's: SpaceObject, t: SpaceObject',
    returns: 'Number',
    doc: 'The least distance of a point, line, plane or sphere from the surface of a solid, from a surface or a curve; 0 where they meet.',
    example: 'distance(Point(0, 3, 4), Cylinder(Point(0, 0, 0), Point(0, 0, 2), 1))',
    evaluate: ({ s, t }) => number(distanceOf(s, t)),
  }),
);

function lineAndPlane(line: LineLike3, plane: PlaneInSpaceValue): number {
  const { origin, direction, min, max } = lineForm(line);
  const ends = [min, max].map((t) => (Number.isFinite(t) ? heightOver(plane, along(origin, direction, t)) : undefined));
  const [low, high] = ends;
  const rise = heightOver(plane, along(origin, direction, 1)) - heightOver(plane, origin);
  if (Math.abs(rise) <= PARALLEL * length(direction)) return Math.abs(heightOver(plane, origin));
  const from = low ?? -Math.sign(rise) * Infinity;
  const to = high ?? Math.sign(rise) * Infinity;
  return from * to <= 0 ? 0 : Math.min(Math.abs(from), Math.abs(to));
}
