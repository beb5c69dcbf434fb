import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { type Line3Value, Undefined, type Vec3, type Vector3Value } from '../../values.js';
import { type LineLike3, lineForm, nearestOnLine, nearestParameters } from '../line-form.js';
import { along, cross, distance, length, sub, vec3 } from '../vec3.js';
import { entry } from './entry.js';

const AXIS = 'Line(Point(0, 0, 0), Point(0, 0, 1))';

const apart = (start: Vec3, end: Vec3, what: string): void => {
  if (distance(start, end) === 0) throw new Undefined(`the two points of the ${what} are the same`);
};

const line = (origin: Vec3, direction: Vec3): Line3Value => ({ type: 'Line3', origin, direction });

function directionOf(line: LineLike3): Vec3 {
  const { direction } = lineForm(line);
  if (length(direction) === 0) throw new Undefined('the direction has length 0');
  return direction;
}

/** Lines, segments, rays and vectors in space. */
export const spaceLines: readonly Constructor[] = [
  entry(
    'Line',
    form({
      parameters: 'P: Point3, Q: Point3',
      returns: 'Line3',
      doc: 'The line through two points.',
      example: 'Line(Point(0, 0, 0), Point(1, 1, 1))',
      evaluate: ({ P, Q }) => {
        apart(P, Q, 'line');
        return line(P, sub(Q, P));
      },
    }),
    form({
      parameters: 'P: Point3, direction: LineLike3',
      returns: 'Line3',
      doc: 'The line through P along a vector, or parallel to a line.',
      example: 'Line(Point(0, 0, 1), Vector(1, 1, 0))',
      evaluate: ({ P, direction }) => line(P, directionOf(direction)),
    }),
  ),
  entry(
    'Ray',
    form({
      parameters: 'P: Point3, Q: Point3',
      returns: 'Ray3',
      doc: 'The ray from P through Q.',
      example: 'Ray(Point(0, 0, 0), Point(1, 1, 1))',
      evaluate: ({ P, Q }) => {
        apart(P, Q, 'ray');
        return { type: 'Ray3', origin: P, direction: sub(Q, P) };
      },
    }),
    form({
      parameters: 'P: Point3, direction: LineLike3',
      returns: 'Ray3',
      doc: 'The ray from P along a vector, or parallel to a line.',
      example: 'Ray(Point(0, 0, 1), Vector(1, 1, 0))',
      evaluate: ({ P, direction }) => ({ type: 'Ray3', origin: P, direction: directionOf(direction) }),
    }),
  ),
  entry(
    'Segment',
    form({
      parameters: 'P: Point3, Q: Point3',
      returns: 'Segment3',
      doc: 'The segment from P to Q.',
      example: 'Segment(Point(0, 0, 0), Point(1, 1, 1))',
      evaluate: ({ P, Q }) => ({ type: 'Segment3', start: P, end: Q }),
    }),
  ),
  entry(
    'Vector',
    form({
      parameters: 'P: Point3, Q: Point3',
      returns: 'Vector3',
      doc: 'The vector from P to Q.',
      example: 'Vector(Point(0, 0, 0), Point(1, 1, 1))',
      evaluate: ({ P, Q }) => ({ type: 'Vector3', start: P, end: Q }),
    }),
    form({
      parameters: 'P: Point3, v: Vector3',
      returns: 'Vector3',
      doc: 'The vector v, drawn from P.',
      example: 'Vector(Point(0, 0, 1), Vector(1, 1, 0))',
      evaluate: ({ P, v }) => ({ type: 'Vector3', start: P, end: along(P, sub(v.end, v.start), 1) }),
    }),
    form({
      parameters: 'x: Number, y: Number, z: Number',
      returns: 'Vector3',
      doc: 'The vector (x, y, z) from the origin.',
      example: 'Vector(0, 0, 1)',
      evaluate: ({ x, y, z }) => fromOrigin(vec3(x, y, z)),
    }),
    form({
      parameters: 'P: Point3',
      returns: 'Vector3',
      doc: 'The vector from the origin to P.',
      example: 'Vector(Point(1, 2, 2))',
      evaluate: ({ P }) => fromOrigin(P),
    }),
  ),
  entry(
    'PerpLine',
    form({
      parameters: 'plane: Plane, P: Point3',
      returns: 'Line3',
      doc: 'The line through P perpendicular to a plane.',
      example: 'PerpLine(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Point(1, 2, 3))',
      evaluate: ({ plane, P }) => line(P, plane.normal),
    }),
    form({
      parameters: 'l: LineLike3, P: Point3',
      returns: 'Line3',
      doc: 'The line through P that meets the line l at a right angle.',
      example: `PerpLine(${AXIS}, Point(1, 2, 3))`,
      evaluate: ({ l, P }) => {
        const { origin, direction } = lineForm(l);
        const q = nearestOnLine({ type: 'Line3', origin, direction }, P);
        if (distance(P, q) === 0)
          throw new Undefined('the point lies on the line, so many perpendiculars pass through it');
        return line(P, sub(q, P));
      },
    }),
    form({
      parameters: 'l: LineLike3, m: LineLike3',
      returns: 'Line3',
      doc: 'The line that meets both lines at right angles.',
      example: `PerpLine(${AXIS}, Line(Point(2, 0, 1), Point(2, 1, 1)))`,
      evaluate: ({ l, m }) => {
        const a = lineForm(l);
        const b = lineForm(m);
        const nearest = nearestParameters(a, b);
        if (!nearest) throw new Undefined('the lines are parallel, so they have many common perpendiculars');
        return line(along(a.origin, a.direction, nearest[0]), cross(a.direction, b.direction));
      },
    }),
  ),
  entry(
    'ParallelLine',
    form({
      parameters: 'l: LineLike3, P: Point3',
      returns: 'Line3',
      doc: 'The line through P parallel to the line l.',
      example: `ParallelLine(${AXIS}, Point(1, 2, 3))`,
      evaluate: ({ l, P }) => line(P, directionOf(l)),
    }),
  ),
];

function fromOrigin(end: Vec3): Vector3Value {
  return { type: 'Vector3', start: vec3(0, 0, 0), end };
}
