import type { Constructor } from '../table.js';
import {
  type Circle3Value,
  type PlaneInSpaceValue,
  type Polygon3Value,
  type PolyhedronValue,
  Undefined,
  type Value,
  type Vec3,
} from '../values.js';
import { entry, form, numberAt, point, pointAt, pointsOf } from './entry.js';
import { intersectSpace, type LineLike3, lineForm } from './intersect.js';
import { polygonCentroid } from './measure.js';
import { pathPoint } from './path.js';
import { foot } from './planes.js';
import { along, cross, distance, dot, frame, length, lerp, mean, mul, sub, unit, vec3 } from './vec3.js';

const apart = (start: Vec3, end: Vec3, what: string): void => {
  if (distance(start, end) === 0) throw new Undefined(`the two points of the ${what} are the same`);
};

const line = (origin: Vec3, direction: Vec3): Value => ({ type: 'Line3', origin, direction });

function intersections(args: readonly Value[]): Value[] {
  return intersectSpace(
    args[0] as Parameters<typeof intersectSpace>[0],
    args[1] as Parameters<typeof intersectSpace>[1],
  );
}

const CUTTABLE = 'a: SpaceObject, b: SpaceObject';

/** Points and lines in space. */
export const spaceLines: readonly Constructor[] = [
  entry(
    'Point',
    form('x: Number, y: Number, z: Number', 'Point3', 'The point (x, y, z).', 'Point(1, 2, 3)', (args) =>
      point(vec3(numberAt(args, 0), numberAt(args, 1), numberAt(args, 2))),
    ),
    form(
      'path: Path3, t: Number',
      'Point3',
      'The point of a path in space at parameter t.',
      'Point(Segment(Point(0, 0, 0), Point(2, 0, 2)), 0.5)',
      (args) => point(pathPoint(args[0]!, numberAt(args, 1))),
    ),
  ),
  entry(
    'Midpoint',
    form(
      'P: Point3, Q: Point3',
      'Point3',
      'The point halfway between two points.',
      'Midpoint(Point(0, 0, 0), Point(2, 4, 6))',
      (args) => point(lerp(pointAt(args, 0), pointAt(args, 1), 0.5)),
    ),
  ),
  entry(
    'Centroid',
    form(
      'polygon: Polygon3',
      'Point3',
      'The centre of the area of a polygon.',
      'Centroid(Polygon(Point(0, 0, 1), Point(3, 0, 1), Point(0, 3, 1)))',
      (args) => point(polygonCentroid((args[0] as Polygon3Value).vertices)),
    ),
    form(
      'solid: Polyhedron',
      'Point3',
      'The mean of the corners of a polyhedron.',
      'Centroid(Cuboid(Point(0, 0, 0), 2, 2, 2))',
      (args) => point(mean((args[0] as PolyhedronValue).vertices)),
    ),
  ),
  entry(
    'Closest',
    form(
      'plane: Plane, P: Point3',
      'Point3',
      'The foot of the perpendicular from P to a plane.',
      'Closest(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Point(1, 2, 3))',
      (args) => point(foot(args[0] as PlaneInSpaceValue, pointAt(args, 1))),
    ),
    form(
      'l: LineLike3, P: Point3',
      'Point3',
      'The point of a line nearest to P.',
      'Closest(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1, 2, 3))',
      (args) => point(nearest(args[0] as LineLike3, pointAt(args, 1))),
    ),
  ),
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
      'P: Point3, direction: Vector3',
      'Line3',
      'The line through P along a vector.',
      'Line(Point(0, 0, 1), Vector(1, 1, 0))',
      (args) => {
        const { direction } = lineForm(args[1] as LineLike3);
        if (length(direction) === 0) throw new Undefined('the direction has length 0');
        return line(pointAt(args, 0), direction);
      },
    ),
  ),
  entry(
    'Ray',
    form('P: Point3, Q: Point3', 'Ray3', 'The ray from P through Q.', 'Ray(Point(0, 0, 0), Point(1, 1, 1))', (args) => {
      apart(pointAt(args, 0), pointAt(args, 1), 'ray');
      return { type: 'Ray3', origin: pointAt(args, 0), direction: sub(pointAt(args, 1), pointAt(args, 0)) };
    }),
  ),
  entry(
    'Segment',
    form(
      'P: Point3, Q: Point3',
      'Segment3',
      'The segment from P to Q.',
      'Segment(Point(0, 0, 0), Point(1, 1, 1))',
      (args) => ({
        type: 'Segment3',
        start: pointAt(args, 0),
        end: pointAt(args, 1),
      }),
    ),
  ),
  entry(
    'Vector',
    form(
      'P: Point3, Q: Point3',
      'Vector3',
      'The vector from P to Q.',
      'Vector(Point(0, 0, 0), Point(1, 1, 1))',
      (args) => ({
        type: 'Vector3',
        start: pointAt(args, 0),
        end: pointAt(args, 1),
      }),
    ),
    form(
      'x: Number, y: Number, z: Number',
      'Vector3',
      'The vector (x, y, z) from the origin.',
      'Vector(0, 0, 1)',
      (args) => ({
        type: 'Vector3',
        start: vec3(0, 0, 0),
        end: vec3(numberAt(args, 0), numberAt(args, 1), numberAt(args, 2)),
      }),
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
      'PerpLine(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1, 2, 3))',
      (args) => {
        const p = pointAt(args, 1);
        const q = nearest(args[0] as LineLike3, p);
        if (distance(p, q) === 0)
          throw new Undefined('the point lies on the line, so many perpendiculars pass through it');
        return line(p, sub(q, p));
      },
    ),
  ),
  entry(
    'ParallelLine',
    form(
      'l: LineLike3, P: Point3',
      'Line3',
      'The line through P parallel to the line l.',
      'ParallelLine(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1, 2, 3))',
      (args) => line(pointAt(args, 1), lineForm(args[0] as LineLike3).direction),
    ),
  ),
  entry(
    'Intersect',
    form(
      `${CUTTABLE}, n: Number`,
      'Point3',
      'The n-th common point of two figures in space, in order along a; a common line or circle for n = 1.',
      'Intersect(Line(Point(0, 0, 0), Point(1, 1, 1)), Sphere(Point(0, 0, 0), 3), 1)',
      (args) => {
        const found = intersections(args);
        const n = numberAt(args, 2);
        const hit = found[n - 1];
        if (!hit)
          throw new Undefined(
            `there ${found.length === 1 ? 'is only 1 intersection' : `are only ${found.length} intersections`}, not ${n}`,
          );
        return hit;
      },
    ),
    form(
      CUTTABLE,
      'List',
      'What two figures in space have in common: the point, line or circle, or a list of points.',
      'Intersect(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Plane(Point(0, 0, 0), Vector(1, 0, 0)))',
      (args) => {
        const found = intersections(args);
        return found.length === 1 ? found[0]! : { type: 'List', items: found };
      },
    ),
  ),
  entry(
    'distance',
    form(
      'P: Point3, Q: Point3',
      'Number',
      'The distance of two points.',
      'distance(Point(0, 0, 0), Point(1, 2, 2))',
      (args) => ({
        type: 'Number',
        value: distance(pointAt(args, 0), pointAt(args, 1)),
      }),
    ),
    form(
      'P: Point3, plane: Plane',
      'Number',
      'The distance of a point from a plane.',
      'distance(Point(1, 2, 3), Plane(Point(0, 0, 0), Vector(0, 0, 1)))',
      (args) => ({
        type: 'Number',
        value: Math.abs(
          dot((args[1] as PlaneInSpaceValue).normal, pointAt(args, 0)) - (args[1] as PlaneInSpaceValue).offset,
        ),
      }),
    ),
    form(
      'P: Point3, l: LineLike3',
      'Number',
      'The distance of a point from a line, ray or segment.',
      'distance(Point(1, 2, 3), Line(Point(0, 0, 0), Point(0, 0, 1)))',
      (args) => ({
        type: 'Number',
        value: distance(pointAt(args, 0), nearest(args[1] as LineLike3, pointAt(args, 0))),
      }),
    ),
    form(
      'l: Line3, m: Line3',
      'Number',
      'The distance of two lines.',
      'distance(Line(Point(0, 0, 0), Point(0, 0, 1)), Line(Point(1, 0, 0), Point(1, 1, 0)))',
      (args) => ({
        type: 'Number',
        value: linesDistance(args[0] as LineLike3, args[1] as LineLike3),
      }),
    ),
  ),
  entry(
    'Circle',
    form(
      'center: Point3, radius: Number, axis: Vector3',
      'Circle3',
      'The circle around a vector through its centre.',
      'Circle(Point(0, 0, 1), 2, Vector(0, 0, 1))',
      (args) => circle(pointAt(args, 0), numberAt(args, 1), lineForm(args[2] as LineLike3).direction),
    ),
    form(
      'center: Point3, radius: Number, axis: LineLike3',
      'Circle3',
      'The circle whose plane is perpendicular to a line.',
      'Circle(Point(0, 0, 1), 2, Line(Point(0, 0, 0), Point(1, 0, 1)))',
      (args) => circle(pointAt(args, 0), numberAt(args, 1), lineForm(args[2] as LineLike3).direction),
    ),
    form(
      'center: Point3, radius: Number, plane: Plane',
      'Circle3',
      'The circle in a plane parallel to the given one.',
      'Circle(Point(0, 0, 1), 2, Plane(Point(0, 0, 0), Vector(0, 0, 1)))',
      (args) => circle(pointAt(args, 0), numberAt(args, 1), (args[2] as PlaneInSpaceValue).normal),
    ),
    form(
      'P: Point3, Q: Point3, R: Point3',
      'Circle3',
      'The circle through three points.',
      'Circle(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))',
      (args) => circumcircle(pointsOf(args)),
    ),
  ),
  entry(
    'Circumcircle',
    form(
      'P: Point3, Q: Point3, R: Point3',
      'Circle3',
      'The circle through three points.',
      'Circumcircle(Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))',
      (args) => circumcircle(pointsOf(args)),
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
        const radius = distance(center, p);
        const axis = cross(sub(p, center), sub(q, center));
        if (length(axis) === 0)
          throw new Undefined('the centre and the two points lie on one line, so the arc has no plane');
        const u = unit(sub(p, center));
        const v = cross(unit(axis), u);
        const sweep = Math.atan2(length(axis), dot(sub(p, center), sub(q, center)));
        return { type: 'Arc3', center, a: radius, b: radius, u, v, startAngle: 0, sweep };
      },
    ),
  ),
];

function axes(axis: Vec3): { u: Vec3; v: Vec3 } {
  const { u, v } = frame(axis);
  return { u, v };
}

function circle(center: Vec3, radius: number, axis: Vec3): Circle3Value {
  if (!(radius > 0)) throw new Undefined(`a circle needs a radius above 0, not ${radius}`);
  if (length(axis) === 0) throw new Undefined('the axis of the circle has length 0');
  return { type: 'Circle3', center, radius, ...axes(axis) };
}

function circumcircle(points: Vec3[]): Circle3Value {
  const [a, b, c] = points as [Vec3, Vec3, Vec3];
  const p = sub(b, a);
  const q = sub(c, a);
  const normal = cross(p, q);
  const square = dot(normal, normal);
  if (Math.sqrt(square) <= 1e-12 * length(p) * length(q)) {
    throw new Undefined('the three points lie on one line, so no circle passes through them');
  }
  // The circumcentre from a: ((p·p) q - (q·q) p) × (p × q) / 2 |p × q|², with signs so that it points inwards.
  const toCenter = cross(sub(mul(q, dot(p, p)), mul(p, dot(q, q))), normal);
  const center = along(a, toCenter, 1 / (2 * square));
  return { type: 'Circle3', center, radius: distance(a, center), ...axes(normal) };
}

function nearest(l: LineLike3, p: Vec3): Vec3 {
  const { origin, direction, min, max } = lineForm(l);
  const t = dot(sub(p, origin), direction) / dot(direction, direction);
  return along(origin, direction, Math.min(max, Math.max(min, t)));
}

function linesDistance(l: LineLike3, m: LineLike3): number {
  const p = lineForm(l);
  const q = lineForm(m);
  const normal = cross(p.direction, q.direction);
  const between = sub(q.origin, p.origin);
  if (length(normal) <= 1e-12 * length(p.direction) * length(q.direction)) {
    return length(cross(between, p.direction)) / length(p.direction);
  }
  return Math.abs(dot(between, normal)) / length(normal);
}
