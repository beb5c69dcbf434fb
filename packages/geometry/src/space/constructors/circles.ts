import { type ArgumentsFor, form } from '../../form.js';
import type { Constructor, Signature } from '../../table.js';
import { type Arc3Value, type Circle3Value, type PlaneInSpaceValue, Undefined, type Vec3 } from '../../values.js';
import { type LineLike3, lineForm } from '../line-form.js';
import { circumcenter, incenter, inradius, triangleNormal, triangleOf } from '../triangle.js';
import { along, cross, distance, dot, frame, length, sub, unit, vec3 } from '../vec3.js';
import { entry } from './entry.js';

const TRIANGLE = 'Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1)';
const UP = vec3(0, 0, 1);

/** A form for each way in which an axis can be given: a vector or line along it, or a plane across it. */
function aroundAxis<const P extends string>(
  parameters: P,
  returns: 'Circle3' | 'Arc3',
  doc: string,
  call: (axis: string) => string,
  make: (args: ArgumentsFor<P>, axis: Vec3) => Circle3Value | Arc3Value,
): Signature[] {
  const around = (parameter: string, how: string, example: string): Signature => ({
    ...form({
      parameters: `${parameters}, ${parameter}`,
      returns: 'SpaceObject',
      doc: `${doc} ${how}.`,
      example: call(example),
      // The compiler does not split the parameters before it knows P.
      evaluate: (args) => make(args as unknown as ArgumentsFor<P>, axisOf(args as unknown as GivenAxis)),
    }),
    returns,
  });
  return [
    around('axis: Vector3', 'around a vector', 'Vector(0, 0, 1)'),
    around('axis: LineLike3', 'around a line', 'Line(Point(0, 0, 0), Point(0, 0, 1))'),
    around('plane: Plane', 'parallel to a plane', 'Plane(z = 0)'),
  ];
}

type GivenAxis = { readonly axis: LineLike3 } | { readonly plane: PlaneInSpaceValue };

const axisOf = (given: GivenAxis): Vec3 => ('plane' in given ? given.plane.normal : lineForm(given.axis).direction);

/** Circles and arcs in space. */
export const spaceCircles: readonly Constructor[] = [
  entry(
    'Circle',
    form({
      parameters: `P: Point3, Q: Point3, R: Point3`,
      returns: 'Circle3',
      doc: 'The circle through three points.',
      example: `Circle(${TRIANGLE})`,
      evaluate: ({ P, Q, R }) => circumcircle(P, Q, R),
    }),
    ...aroundAxis(
      'center: Point3, radius: Number',
      'Circle3',
      'The circle around a centre, turned',
      (axis) => `Circle(Point(0, 0, 1), 2, ${axis})`,
      ({ center, radius }, axis) => circle(center, radius, axis),
    ),
    ...aroundAxis(
      'center: Point3, P: Point3',
      'Circle3',
      'The circle around a centre as wide as its distance from P, turned',
      (axis) => `Circle(Point(0, 0, 1), Point(2, 0, 1), ${axis})`,
      ({ center, P }, axis) => circle(center, distance(center, P), axis),
    ),
    form({
      parameters: 'center: Point3, radius: Number',
      returns: 'Circle3',
      doc: 'The horizontal circle around a centre.',
      example: 'Circle(Point(0, 0, 1), 2)',
      evaluate: ({ center, radius }) => circle(center, radius, UP),
    }),
    form({
      parameters: 'center: Point3, P: Point3',
      returns: 'Circle3',
      doc: 'The horizontal circle around a centre through P, which is as high.',
      example: 'Circle(Point(0, 0, 1), Point(2, 0, 1))',
      evaluate: ({ center, P }) => {
        if (Math.abs(center.z - P.z) > LEVEL * distance(center, P))
          throw new Undefined('the circle is not horizontal: give its axis or plane as a third argument');
        return circle(center, distance(center, P), UP);
      },
    }),
  ),
  entry(
    'Circumcircle',
    form({
      parameters: 'P: Point3, Q: Point3, R: Point3',
      returns: 'Circle3',
      doc: 'The circle through three points.',
      example: `Circumcircle(${TRIANGLE})`,
      evaluate: ({ P, Q, R }) => circumcircle(P, Q, R),
    }),
    form({
      parameters: 'triangle: Polygon3',
      returns: 'Circle3',
      doc: 'The circle through the corners of a triangle.',
      example: `Circumcircle(Polygon(${TRIANGLE}))`,
      evaluate: ({ triangle }) => circumcircle(...triangleOf(triangle)),
    }),
  ),
  entry(
    'Incircle',
    form({
      parameters: 'P: Point3, Q: Point3, R: Point3',
      returns: 'Circle3',
      doc: 'The circle inside a triangle that touches its sides.',
      example: `Incircle(${TRIANGLE})`,
      evaluate: ({ P, Q, R }) => inscribedCircle(P, Q, R),
    }),
    form({
      parameters: 'triangle: Polygon3',
      returns: 'Circle3',
      doc: 'The circle inside a triangle that touches its sides.',
      example: `Incircle(Polygon(${TRIANGLE}))`,
      evaluate: ({ triangle }) => inscribedCircle(...triangleOf(triangle)),
    }),
  ),
  entry(
    'Arc',
    form({
      parameters: 'center: Point3, P: Point3, Q: Point3',
      returns: 'Arc3',
      doc: 'The shorter arc around a centre from P to the ray towards Q.',
      example: 'Arc(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1))',
      evaluate: ({ center, P, Q }) => {
        const axis = cross(sub(P, center), sub(Q, center));
        if (length(axis) === 0)
          throw new Undefined('the centre and the two points lie on one line: give an axis as a fourth argument');
        return arc(center, P, Q, axis);
      },
    }),
    ...aroundAxis(
      'center: Point3, P: Point3, Q: Point3',
      'Arc3',
      'The arc around a centre from P to the ray towards Q, counterclockwise',
      (axis) => `Arc(Point(0, 0, 0), Point(1, 0, 0), Point(-1, 0, 0), ${axis})`,
      ({ center, P, Q }, axis) => arc(center, P, Q, axis),
    ),
  ),
  entry(
    'CircumArc',
    form({
      parameters: 'P: Point3, Q: Point3, R: Point3',
      returns: 'Arc3',
      doc: 'The arc from P through Q to R.',
      example: `CircumArc(${TRIANGLE})`,
      evaluate: ({ P, Q, R }) => {
        return arc(circumcenter(P, Q, R), P, R, triangleNormal(P, Q, R));
      },
    }),
  ),
];

/** Two heights this close, relative to the radius, are the same. */
const LEVEL = 1e-9;

/** The circle around `axis`. Throws Undefined for a radius that is not above 0 and an axis of length 0. */
function circle(center: Vec3, radius: number, axis: Vec3): Circle3Value {
  if (!(radius > 0)) throw new Undefined(`a circle needs a radius above 0, not ${radius}`);
  if (length(axis) === 0) throw new Undefined('the axis of the circle has length 0');
  const { u, v } = frame(axis);
  return { type: 'Circle3', center, radius, u, v };
}

export function circumcircle(a: Vec3, b: Vec3, c: Vec3): Circle3Value {
  const center = circumcenter(a, b, c);
  return circle(center, distance(a, center), triangleNormal(a, b, c));
}

export function inscribedCircle(a: Vec3, b: Vec3, c: Vec3): Circle3Value {
  return circle(incenter(a, b, c), inradius(a, b, c), triangleNormal(a, b, c));
}

/** From `p` counterclockwise around `axis` to the ray towards `q`; the circle's plane is across the axis. */
function arc(center: Vec3, p: Vec3, q: Vec3, axis: Vec3): Arc3Value {
  if (length(axis) === 0) throw new Undefined('the axis of the arc has length 0');
  const n = unit(axis);
  const flat = (d: Vec3): Vec3 => along(d, n, -dot(d, n));
  const from = flat(sub(p, center));
  const to = flat(sub(q, center));
  const radius = length(from);
  if (radius === 0 || length(to) === 0) throw new Undefined('an end of the arc lies on its axis');
  const u = unit(from);
  const v = cross(n, u);
  const angle = Math.atan2(dot(to, v), dot(to, u));
  const sweep = angle > 0 ? angle : angle + 2 * Math.PI;
  return { type: 'Arc3', center, a: radius, b: radius, u, v, startAngle: 0, sweep };
}
