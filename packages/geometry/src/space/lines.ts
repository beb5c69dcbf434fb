import type { Constructor } from '../table.js';
import { type PlaneInSpaceValue, Undefined, type Value, type Vec3 } from '../values.js';
import { entry, form, numberAt, pointAt } from './entry.js';
import { type LineLike3, lineForm, nearestOnLine, nearestParameters } from './line-form.js';
import { along, cross, distance, length, sub, vec3 } from './vec3.js';

const AXIS = 'Line(Point(0, 0, 0), Point(0, 0, 1))';

const apart = (start: Vec3, end: Vec3, what: string): void => {
  if (distance(start, end) === 0) throw new Undefined(`the two points of the ${what} are the same`);
};

const line = (origin: Vec3, direction: Vec3): Value => ({ type: 'Line3', origin, direction });

function directionOf(value: Value): Vec3 {
  const { direction } = lineForm(value as LineLike3);
  if (length(direction) === 0) throw new Undefined('the direction has length 0');
  return direction;
}

/** Lines, segments, rays and vectors in space. */
export const spaceLines: readonly Constructor[] = [
  entry(
    'Line',
    form(
      'P: Point3, Q: Point3',
      'Line3',
      'The line through two points.',
      'Line(Point(0, 0, 0), Point(1, 1, 1))',
      (args) => {
        apart(pointAt(args, 0), pointAt(args, 1), 'line');
        return line(pointAt(args, 0), sub(pointAt(args, 1), pointAt(args, 0)));
      },
    ),
    form(
      'P: Point3, direction: LineLike3',
      'Line3',
      'The line through P along a vector, or parallel to a line.',
      'Line(Point(0, 0, 1), Vector(1, 1, 0))',
      (args) => line(pointAt(args, 0), directionOf(args[1]!)),
    ),
  ),
  entry(
    'Ray',
    form('P: Point3, Q: Point3', 'Ray3', 'The ray from P through Q.', 'Ray(Point(0, 0, 0), Point(1, 1, 1))', (args) => {
      apart(pointAt(args, 0), pointAt(args, 1), 'ray');
      return { type: 'Ray3', origin: pointAt(args, 0), direction: sub(pointAt(args, 1), pointAt(args, 0)) };
    }),
    form(
      'P: Point3, direction: LineLike3',
      'Ray3',
      'The ray from P along a vector, or parallel to a line.',
      'Ray(Point(0, 0, 1), Vector(1, 1, 0))',
      (args) => ({ type: 'Ray3', origin: pointAt(args, 0), direction: directionOf(args[1]!) }),
    ),
  ),
  entry(
    'Segment',
    form(
      'P: Point3, Q: Point3',
      'Segment3',
      'The segment from P to Q.',
      'Segment(Point(0, 0, 0), Point(1, 1, 1))',
      (args) => ({ type: 'Segment3', start: pointAt(args, 0), end: pointAt(args, 1) }),
    ),
  ),
  entry(
    'Vector',
    form(
      'P: Point3, Q: Point3',
      'Vector3',
      'The vector from P to Q.',
      'Vector(Point(0, 0, 0), Point(1, 1, 1))',
      (args) => ({ type: 'Vector3', start: pointAt(args, 0), end: pointAt(args, 1) }),
    ),
    form(
      'x: Number, y: Number, z: Number',
      'Vector3',
      'The vector (x, y, z) from the origin.',
      'Vector(0, 0, 1)',
      (args) => fromOrigin(vec3(numberAt(args, 0), numberAt(args, 1), numberAt(args, 2))),
    ),
    form('P: Point3', 'Vector3', 'The vector from the origin to P.', 'Vector(Point(1, 2, 2))', (args) =>
      fromOrigin(pointAt(args, 0)),
    ),
  ),
  entry(
    'PerpLine',
    form(
      'plane: Plane, P: Point3',
      'Line3',
      'The line through P perpendicular to a plane.',
      'PerpLine(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Point(1, 2, 3))',
      (args) => line(pointAt(args, 1), (args[0] as PlaneInSpaceValue).normal),
    ),
    form(
      'l: LineLike3, P: Point3',
      'Line3',
      'The line through P that meets the line l at a right angle.',
      `PerpLine(${AXIS}, Point(1, 2, 3))`,
      (args) => {
        const p = pointAt(args, 1);
        const { origin, direction } = lineForm(args[0] as LineLike3);
        const q = nearestOnLine({ type: 'Line3', origin, direction }, p);
        if (distance(p, q) === 0)
          throw new Undefined('the point lies on the line, so many perpendiculars pass through it');
        return line(p, sub(q, p));
      },
    ),
    form(
      'l: LineLike3, m: LineLike3',
      'Line3',
      'The line that meets both lines at right angles.',
      `PerpLine(${AXIS}, Line(Point(2, 0, 1), Point(2, 1, 1)))`,
      (args) => {
        const a = lineForm(args[0] as LineLike3);
        const b = lineForm(args[1] as LineLike3);
        const nearest = nearestParameters(a, b);
        if (!nearest) throw new Undefined('the lines are parallel, so they have many common perpendiculars');
        return line(along(a.origin, a.direction, nearest[0]), cross(a.direction, b.direction));
      },
    ),
  ),
  entry(
    'ParallelLine',
    form(
      'l: LineLike3, P: Point3',
      'Line3',
      'The line through P parallel to the line l.',
      `ParallelLine(${AXIS}, Point(1, 2, 3))`,
      (args) => line(pointAt(args, 1), directionOf(args[0]!)),
    ),
  ),
];

function fromOrigin(end: Vec3): Value {
  return { type: 'Vector3', start: vec3(0, 0, 0), end };
}
