import type { Constructor } from '../table.js';
import type { PlaneInSpaceValue, SphereValue, Value } from '../values.js';
import { entry, form, number, pointAt } from './entry.js';
import { type LineLike3, lineForm, linesDistance, nearestOnLine } from './line-form.js';
import { heightOver, PARALLEL } from './planes.js';
import { along, cross, distance, length } from './vec3.js';

const BASE = 'Plane(Point(0, 0, 0), Vector(0, 0, 1))';
const AXIS = 'Line(Point(0, 0, 0), Point(0, 0, 1))';
const SPHERE = 'Sphere(Point(0, 0, 0), 2)';

type Measure = (first: Value, second: Value) => number;

/** A form and, for two different types, the one with its arguments in the other order. */
function bothWays(first: string, second: string, doc: string, [a, b]: readonly [string, string], measure: Measure) {
  const one = form(`${first}, ${second}`, 'Number', doc, `distance(${a}, ${b})`, (args) =>
    number(measure(args[0]!, args[1]!)),
  );
  if (first.split(': ')[1] === second.split(': ')[1]) return [one];
  const other = form(`${second}, ${first}`, 'Number', doc, `distance(${b}, ${a})`, (args) =>
    number(measure(args[1]!, args[0]!)),
  );
  return [one, other];
}

/** Distances in space. */
export const spaceDistances: Constructor = entry(
  'distance',
  form(
    'P: Point3, Q: Point3',
    'Number',
    'The distance of two points.',
    'distance(Point(0, 0, 0), Point(1, 2, 2))',
    (args) => number(distance(pointAt(args, 0), pointAt(args, 1))),
  ),
  ...bothWays(
    'P: Point3',
    'plane: Plane',
    'The distance of a point from a plane.',
    ['Point(1, 2, 3)', BASE],
    (point, plane) => Math.abs(heightOver(plane as PlaneInSpaceValue, pointAt([point], 0))),
  ),
  ...bothWays(
    'P: Point3',
    'l: LineLike3',
    'The distance of a point from a line, ray or segment.',
    ['Point(1, 2, 3)', AXIS],
    (point, line) => {
      const p = pointAt([point], 0);
      return distance(p, nearestOnLine(line as LineLike3, p));
    },
  ),
  ...bothWays(
    'P: Point3',
    'sphere: Sphere',
    'The distance of a point from the nearest point of a sphere.',
    ['Point(0, 3, 4)', SPHERE],
    (point, sphere) => {
      const { center, radius } = sphere as SphereValue;
      return Math.abs(distance(pointAt([point], 0), center) - radius);
    },
  ),
  ...bothWays(
    'l: LineLike3',
    'm: LineLike3',
    'The least distance of two lines, rays or segments.',
    [AXIS, 'Line(Point(1, 0, 0), Point(1, 1, 0))'],
    (l, m) => linesDistance(l as LineLike3, m as LineLike3),
  ),
  ...bothWays(
    'l: LineLike3',
    'plane: Plane',
    'The least distance of a line, ray or segment from a plane; 0 where it meets it.',
    ['Line(Point(0, 0, 2), Point(1, 0, 2))', BASE],
    (line, plane) => lineAndPlane(line as LineLike3, plane as PlaneInSpaceValue),
  ),
  ...bothWays(
    'p: Plane',
    'q: Plane',
    'The distance of two parallel planes; 0 for others, which meet.',
    [BASE, 'Plane(z = 3)'],
    (p, q) => {
      const [first, second] = [p as PlaneInSpaceValue, q as PlaneInSpaceValue];
      const parallel = length(cross(first.normal, second.normal)) <= PARALLEL;
      return parallel ? Math.abs(heightOver(first, second.center)) : 0;
    },
  ),
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
