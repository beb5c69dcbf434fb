import type { Constructor } from '../table.js';
import {
  type Arc3Value,
  type Circle3Value,
  type PlaneInSpaceValue,
  type Polygon3Value,
  type PolyhedronValue,
  type Segment3Value,
  type SphereValue,
  Undefined,
  type Value,
  type Vec3,
} from '../values.js';
import { entry, form, numberAt, point, pointAt, pointsOf } from './entry.js';
import { type LineLike3, nearestOnLine } from './line-form.js';
import { listPoints } from './list-points.js';
import { polygonCentroid } from './measure.js';
import { pathPoint } from './path.js';
import { foot } from './planes.js';
import { circumcenter, incenter, orthocenter, triangleOf } from './triangle.js';
import { along, distance, lerp, mean, sub, unit, vec3 } from './vec3.js';

const TRIANGLE = 'Point(1, 0, 0), Point(0, 2, 0), Point(0, 0, 3)';

/** Points in space. */
export const spacePoints: readonly Constructor[] = [
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
    ...(['Segment3', 'Vector3'] as const).map((type) =>
      form(
        `s: ${type}`,
        'Point3',
        `The point halfway along a ${type === 'Segment3' ? 'segment' : 'vector'} in space.`,
        `Midpoint(${type.slice(0, -1)}(Point(0, 0, 0), Point(2, 4, 6)))`,
        (args) => {
          const { start, end } = args[0] as Segment3Value;
          return point(lerp(start, end, 0.5));
        },
      ),
    ),
  ),
  entry(
    'Center',
    ...(
      [
        ['Circle3', 'a circle in space', 'Circle(Point(0, 0, 1), 2, Vector(1, 0, 1))'],
        ['Arc3', 'an arc in space', 'Arc(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1))'],
        ['Sphere', 'a sphere', 'Sphere(Point(0, 0, 1), 2)'],
      ] as const
    ).map(([type, what, example]) =>
      form(`object: ${type}`, 'Point3', `The centre of ${what}.`, `Center(${example})`, (args) =>
        point((args[0] as Circle3Value | Arc3Value | SphereValue).center),
      ),
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
    form(
      'P: Point3, Q: Point3, R: Point3',
      'Point3',
      'Where the medians of a triangle meet.',
      `Centroid(${TRIANGLE})`,
      (args) => point(mean(pointsOf(args))),
    ),
    form(
      'points: Point3[]',
      'Point3',
      'The mean of the points.',
      'Centroid([Point(0, 0, 0), Point(2, 0, 0), Point(0, 2, 0), Point(0, 0, 2)])',
      (args) => {
        const points = listPoints(args[0]!);
        if (points.length === 0) throw new Undefined('an empty list has no centroid');
        return point(mean(points));
      },
    ),
  ),
  triangleCenter('Circumcenter', 'The centre of the circle through three points.', circumcenter),
  triangleCenter('Incenter', 'The centre of the circle inside a triangle that touches its sides.', incenter),
  triangleCenter('Orthocenter', 'Where the altitudes of a triangle meet.', orthocenter),
  entry(
    'Divide',
    form(
      'A: Point3, B: Point3, ratio: Number',
      'Point3',
      'The point P that divides AB in the ratio AP : PB = ratio (2 gives two thirds of the way).',
      'Divide(Point(0, 0, 0), Point(6, 3, 3), 2)',
      (args) => divided(args, numberAt(args, 2), 1),
    ),
    form(
      'A: Point3, B: Point3, m: Number, n: Number',
      'Point3',
      'The point P that divides AB in the ratio AP : PB = m : n.',
      'Divide(Point(0, 0, 0), Point(6, 3, 3), 1, 2)',
      (args) => divided(args, numberAt(args, 2), numberAt(args, 3)),
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
      (args) => point(nearestOnLine(args[0] as LineLike3, pointAt(args, 1))),
    ),
    form(
      'sphere: Sphere, P: Point3',
      'Point3',
      'The point of a sphere nearest to P.',
      'Closest(Sphere(Point(0, 0, 0), 2), Point(0, 3, 4))',
      (args) => {
        const { center, radius } = args[0] as SphereValue;
        const p = pointAt(args, 1);
        if (distance(center, p) === 0)
          throw new Undefined('the centre of a sphere is equally far from all of its points');
        return point(along(center, unit(sub(p, center)), radius));
      },
    ),
  ),
];

function divided(args: readonly Value[], m: number, n: number): Value {
  if (m + n === 0) throw new Undefined('no point divides a segment in the ratio -1');
  return point(lerp(pointAt(args, 0), pointAt(args, 1), m / (m + n)));
}

function triangleCenter(name: string, doc: string, center: (a: Vec3, b: Vec3, c: Vec3) => Vec3): Constructor {
  return entry(
    name,
    form('P: Point3, Q: Point3, R: Point3', 'Point3', doc, `${name}(${TRIANGLE})`, (args) => {
      const [a, b, c] = pointsOf(args) as [Vec3, Vec3, Vec3];
      return point(center(a, b, c));
    }),
    form('triangle: Polygon3', 'Point3', doc, `${name}(Polygon(${TRIANGLE}))`, (args) =>
      point(center(...triangleOf(args[0]!))),
    ),
  );
}
