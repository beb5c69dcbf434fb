import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import {
  type Circle3Value,
  type CurvedSolidValue,
  type Point3Value,
  type SpaceValue,
  Undefined,
  type Vec3,
} from '../../values.js';
import { nearestOnLine } from '../line-form.js';
import { polygonCentroid } from '../measure.js';
import { nearestPoint } from '../nearest/point.js';
import { pathPoint } from '../path.js';
import { foot, planeAcross } from '../planes.js';
import { symmetryOf } from '../symmetry.js';
import { circumcenter, incenter, orthocenter, triangleOf } from '../triangle.js';
import { cross, distance, lerp, mean, vec3 } from '../vec3.js';
import { entry, point } from './entry.js';

const TRIANGLE = 'Point(1, 0, 0), Point(0, 2, 0), Point(0, 0, 3)';

/** Points in space. */
export const spacePoints: readonly Constructor[] = [
  entry(
    'Point',
    form({
      parameters: 'x: Number, y: Number, z: Number',
      returns: 'Point3',
      doc: 'The point (x, y, z).',
      example: 'Point(1, 2, 3)',
      evaluate: ({ x, y, z }) => point(vec3(x, y, z)),
    }),
    form({
      parameters: 'path: Path3, t: Number',
      returns: 'Point3',
      doc: 'The point of a path in space at parameter t.',
      example: 'Point(Segment(Point(0, 0, 0), Point(2, 0, 2)), 0.5)',
      evaluate: ({ path, t }) => point(pathPoint(path, t)),
    }),
  ),
  entry(
    'Midpoint',
    form({
      parameters: 'P: Point3, Q: Point3',
      returns: 'Point3',
      doc: 'The point halfway between two points.',
      example: 'Midpoint(Point(0, 0, 0), Point(2, 4, 6))',
      evaluate: ({ P, Q }) => point(lerp(P, Q, 0.5)),
    }),
    ...(['Segment3', 'Vector3'] as const).map((type) =>
      form({
        parameters: `s: ${type}`,
        returns: 'Point3',
        doc: `The point halfway along a ${type === 'Segment3' ? 'segment' : 'vector'} in space.`,
        example: `Midpoint(${type.slice(0, -1)}(Point(0, 0, 0), Point(2, 4, 6)))`,
        evaluate: ({ s: { start, end } }) => point(lerp(start, end, 0.5)),
      }),
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
      form({
        parameters: `object: ${type}`,
        returns: 'Point3',
        doc: `The centre of ${what}.`,
        example: `Center(${example})`,
        evaluate: ({ object }) => point(object.center),
      }),
    ),
    form({
      parameters: 'object: CurvedSolid',
      returns: 'Point3',
      doc: 'The centre of a torus, and of an ellipsoid or hyperboloid, the apex of a cone, that an equation gives.',
      example: 'Center(Quadric(x^2 + 4 y^2 + z^2 = 4))',
      evaluate: ({ object }) => point(torusRing(object)?.center ?? symmetryOf(object).center),
    }),
  ),
  entry(
    'Centroid',
    form({
      parameters: 'polygon: Polygon3',
      returns: 'Point3',
      doc: 'The centre of the area of a polygon.',
      example: 'Centroid(Polygon(Point(0, 0, 1), Point(3, 0, 1), Point(0, 3, 1)))',
      evaluate: ({ polygon }) => point(polygonCentroid(polygon.vertices)),
    }),
    form({
      parameters: 'solid: Polyhedron',
      returns: 'Point3',
      doc: 'The mean of the corners of a polyhedron.',
      example: 'Centroid(Cuboid(Point(0, 0, 0), 2, 2, 2))',
      evaluate: ({ solid }) => point(mean(solid.vertices)),
    }),
    form({
      parameters: 'P: Point3, Q: Point3, R: Point3',
      returns: 'Point3',
      doc: 'Where the medians of a triangle meet.',
      example: `Centroid(${TRIANGLE})`,
      evaluate: ({ P, Q, R }) => point(mean([P, Q, R])),
    }),
    form({
      parameters: 'points: Point3[]',
      returns: 'Point3',
      doc: 'The mean of the points.',
      example: 'Centroid([Point(0, 0, 0), Point(2, 0, 0), Point(0, 2, 0), Point(0, 0, 2)])',
      evaluate: ({ points }) => {
        if (points.length === 0) throw new Undefined('an empty list has no centroid');
        return point(mean(points));
      },
    }),
  ),
  triangleCenter('Circumcenter', 'The centre of the circle through three points.', circumcenter),
  triangleCenter('Incenter', 'The centre of the circle inside a triangle that touches its sides.', incenter),
  triangleCenter('Orthocenter', 'Where the altitudes of a triangle meet.', orthocenter),
  entry(
    'Divide',
    form({
      parameters: 'A: Point3, B: Point3, ratio: Number',
      returns: 'Point3',
      doc: 'The point P that divides AB in the ratio AP : PB = ratio (2 gives two thirds of the way).',
      example: 'Divide(Point(0, 0, 0), Point(6, 3, 3), 2)',
      evaluate: ({ A, B, ratio }) => divided(A, B, ratio, 1),
    }),
    form({
      parameters: 'A: Point3, B: Point3, m: Number, n: Number',
      returns: 'Point3',
      doc: 'The point P that divides AB in the ratio AP : PB = m : n.',
      example: 'Divide(Point(0, 0, 0), Point(6, 3, 3), 1, 2)',
      evaluate: ({ A, B, m, n }) => divided(A, B, m, n),
    }),
  ),
  entry(
    'Closest',
    form({
      parameters: 'plane: Plane, P: Point3',
      returns: 'Point3',
      doc: 'The foot of the perpendicular from P to a plane.',
      example: 'Closest(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Point(1, 2, 3))',
      evaluate: ({ plane, P }) => point(foot(plane, P)),
    }),
    form({
      parameters: 'l: LineLike3, P: Point3',
      returns: 'Point3',
      doc: 'The point of a line nearest to P.',
      example: 'Closest(Line(Point(0, 0, 0), Point(0, 0, 1)), Point(1, 2, 3))',
      evaluate: ({ l, P }) => point(nearestOnLine(l, P)),
    }),
    form({
      parameters: 's: SpaceObject, P: Point3',
      returns: 'Point3',
      doc: 'The point nearest to P of the surface of a solid, of a surface, a curve or the face of a polygon.',
      example: 'Closest(Cylinder(Point(0, 0, 0), Point(0, 0, 2), 1), Point(0, 3, 4))',
      evaluate: ({ s, P }) => point(closest(s, P)),
    }),
  ),
];

/** The circle along which the tube of a torus runs. */
function torusRing({ sheets }: CurvedSolidValue): Circle3Value | undefined {
  const level = sheets[0]?.level;
  return level?.tube !== undefined && level.of?.type === 'Circle3' ? level.of : undefined;
}

function closest(s: SpaceValue, P: Vec3): Vec3 {
  if (s.type === 'Point3')
    throw new Undefined('a point is itself the nearest point: Closest takes a line, a path or a solid first');
  const isBall = s.type === 'Sphere' && distance(s.center, P) === 0;
  const isAxis = s.type === 'Circle3' && distance(s.center, foot(planeAcross(s.center, cross(s.u, s.v)), P)) === 0;
  if (isBall || isAxis)
    throw new Undefined(`all points of a ${s.type === 'Sphere' ? 'sphere' : 'circle'} are equally far from this point`);
  return nearestPoint(s, P);
}

function divided(a: Vec3, b: Vec3, m: number, n: number): Point3Value {
  if (m + n === 0) throw new Undefined('no point divides a segment in the ratio -1');
  return point(lerp(a, b, m / (m + n)));
}

function triangleCenter(name: string, doc: string, center: (a: Vec3, b: Vec3, c: Vec3) => Vec3): Constructor {
  return entry(
    name,
    form({
      parameters: 'P: Point3, Q: Point3, R: Point3',
      returns: 'Point3',
      doc,
      example: `${name}(${TRIANGLE})`,
      evaluate: ({ P, Q, R }) => point(center(P, Q, R)),
    }),
    form({
      parameters: 'triangle: Polygon3',
      returns: 'Point3',
      doc,
      example: `${name}(Polygon(${TRIANGLE}))`,
      evaluate: ({ triangle }) => point(center(...triangleOf(triangle))),
    }),
  );
}
