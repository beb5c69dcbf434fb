import type { Constructor, Signature } from '../table.js';
import {
  type Arc3Value,
  type Circle3Value,
  type PlaneInSpaceValue,
  Undefined,
  type Value,
  type Vec3,
} from '../values.js';
import { entry, form, numberAt, pointAt, pointsOf } from './entry.js';
import { type LineLike3, lineForm } from './line-form.js';
import { circumcenter, incenter, inradius, triangleNormal, triangleOf } from './triangle.js';
import { along, cross, distance, dot, frame, length, sub, unit, vec3 } from './vec3.js';

const TRIANGLE = 'Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1)';
const UP = vec3(0, 0, 1);

/** A form for each way in which an axis can be given: a vector or line along it, or a plane across it. */
function aroundAxis(
  form3: string,
  returns: string,
  doc: string,
  call: (axis: string) => string,
  make: (args: readonly Value[], axis: Vec3) => Value,
): Signature[] {
  const count = form3.split(', ').length;
  const axes: readonly (readonly [string, string, string, (value: Value) => Vec3])[] = [
    ['axis: Vector3', 'around a vector', 'Vector(0, 0, 1)', along3],
    ['axis: LineLike3', 'around a line', 'Line(Point(0, 0, 0), Point(0, 0, 1))', along3],
    ['plane: Plane', 'parallel to a plane', 'Plane(z = 0)', (value) => (value as PlaneInSpaceValue).normal],
  ];
  return axes.map(([parameter, how, example, read]) =>
    form(`${form3}, ${parameter}`, returns, `${doc} ${how}.`, call(example), (args) => make(args, read(args[count]!))),
  );
}

const along3 = (value: Value): Vec3 => lineForm(value as LineLike3).direction;

/** Circles and arcs in space. */
export const spaceCircles: readonly Constructor[] = [
  entry(
    'Circle',
    form(
      `P: Point3, Q: Point3, R: Point3`,
      'Circle3',
      'The circle through three points.',
      `Circle(${TRIANGLE})`,
      (args) => circumcircle(...(pointsOf(args) as [Vec3, Vec3, Vec3])),
    ),
    ...aroundAxis(
      'center: Point3, radius: Number',
      'Circle3',
      'The circle around a centre, turned',
      (axis) => `Circle(Point(0, 0, 1), 2, ${axis})`,
      (args, axis) => circle(pointAt(args, 0), numberAt(args, 1), axis),
    ),
    ...aroundAxis(
      'center: Point3, P: Point3',
      'Circle3',
      'The circle around a centre as wide as its distance from P, turned',
      (axis) => `Circle(Point(0, 0, 1), Point(2, 0, 1), ${axis})`,
      (args, axis) => circle(pointAt(args, 0), distance(pointAt(args, 0), pointAt(args, 1)), axis),
    ),
    form(
      'center: Point3, radius: Number',
      'Circle3',
      'The horizontal circle around a centre.',
      'Circle(Point(0, 0, 1), 2)',
      (args) => circle(pointAt(args, 0), numberAt(args, 1), UP),
    ),
    form(
      'center: Point3, P: Point3',
      'Circle3',
      'The horizontal circle around a centre through P, which is as high.',
      'Circle(Point(0, 0, 1), Point(2, 0, 1))',
      (args) => {
        const [center, p] = pointsOf(args) as [Vec3, Vec3];
        if (Math.abs(center.z - p.z) > LEVEL * distance(center, p))
          throw new Undefined('the circle is not horizontal: give its axis or plane as a third argument');
        return circle(center, distance(center, p), UP);
      },
    ),
  ),
  entry(
    'Circumcircle',
    form(
      'P: Point3, Q: Point3, R: Point3',
      'Circle3',
      'The circle through three points.',
      `Circumcircle(${TRIANGLE})`,
      (args) => circumcircle(...(pointsOf(args) as [Vec3, Vec3, Vec3])),
    ),
    form(
      'triangle: Polygon3',
      'Circle3',
      'The circle through the corners of a triangle.',
      `Circumcircle(Polygon(${TRIANGLE}))`,
      (args) => circumcircle(...triangleOf(args[0]!)),
    ),
  ),
  entry(
    'Incircle',
    form(
      'P: Point3, Q: Point3, R: Point3',
      'Circle3',
      'The circle inside a triangle that touches its sides.',
      `Incircle(${TRIANGLE})`,
      (args) => inscribedCircle(...(pointsOf(args) as [Vec3, Vec3, Vec3])),
    ),
    form(
      'triangle: Polygon3',
      'Circle3',
      'The circle inside a triangle that touches its sides.',
      `Incircle(Polygon(${TRIANGLE}))`,
      (args) => inscribedCircle(...triangleOf(args[0]!)),
    ),
  ),
  entry(
    'Arc',
    form(
      'center: Point3, P: Point3, Q: Point3',
      'Arc3',
      'The shorter arc around a centre from P to the ray towards Q.',
      'Arc(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1))',
      (args) => {
        const [center, p, q] = pointsOf(args) as [Vec3, Vec3, Vec3];
        const axis = cross(sub(p, center), sub(q, center));
        if (length(axis) === 0)
          throw new Undefined('the centre and the two points lie on one line: give an axis as a fourth argument');
        return arc(center, p, q, axis);
      },
    ),
    ...aroundAxis(
      'center: Point3, P: Point3, Q: Point3',
      'Arc3',
      'The arc around a centre from P to the ray towards Q, counterclockwise',
      (axis) => `Arc(Point(0, 0, 0), Point(1, 0, 0), Point(-1, 0, 0), ${axis})`,
      (args, axis) => {
        const [center, p, q] = pointsOf(args.slice(0, 3)) as [Vec3, Vec3, Vec3];
        return arc(center, p, q, axis);
      },
    ),
  ),
  entry(
    'CircumArc',
    form(
      'P: Point3, Q: Point3, R: Point3',
      'Arc3',
      'The arc from P through Q to R.',
      `CircumArc(${TRIANGLE})`,
      (args) => {
        const [p, q, r] = pointsOf(args) as [Vec3, Vec3, Vec3];
        return arc(circumcenter(p, q, r), p, r, triangleNormal(p, q, r));
      },
    ),
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
