import type { Constructor } from '../table.js';
import { type Polygon3Value, Undefined, type Value, type Vec3 } from '../values.js';
import { entry, form, numberAt, pointAt, pointsOf } from './entry.js';
import { listPoints } from './list-points.js';
import { requireFlat } from './planes.js';
import { regularBase } from './solids.js';
import { add, sub } from './vec3.js';

/** A polygon of more corners is a circle. */
const MAX_CORNERS = 1000;

/** Throws Undefined for fewer than three points, or points that are not in one plane. */
function polygon(vertices: readonly Vec3[]): Polygon3Value {
  if (vertices.length < 3) throw new Undefined('a polygon needs at least three points');
  requireFlat(vertices);
  return { type: 'Polygon3', vertices };
}

/** Polygons in space. */
export const spacePolygons: readonly Constructor[] = [
  entry(
    'Polygon',
    form(
      'A: Point3, B: Point3, n: Number',
      'Polygon3',
      'The regular polygon on the edge AB, as horizontal as possible, counterclockwise seen from above.',
      'Polygon(Point(0, 0, 1), Point(1, 0, 1), 6)',
      (args) => {
        const n = numberAt(args, 2);
        if (!Number.isInteger(n) || n < 3 || n > MAX_CORNERS)
          throw new Undefined(`a regular polygon has 3 to ${MAX_CORNERS} corners, not ${n}`);
        return { type: 'Polygon3', vertices: regularBase(pointAt(args, 0), pointAt(args, 1), n) };
      },
    ),
    form(
      'P: Point3…',
      'Polygon3',
      'The polygon with the given corners, which lie in one plane.',
      'Polygon(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1))',
      (args) => polygon(pointsOf(args)),
    ),
    form(
      'points: List',
      'Polygon3',
      'The polygon with the listed corners.',
      'Polygon([Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1)])',
      (args) => polygon(listPoints(args[0]!)),
    ),
  ),
  entry(
    'Triangle',
    form(
      'P: Point3, Q: Point3, R: Point3',
      'Polygon3',
      'The triangle with the given corners.',
      'Triangle(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1))',
      (args) => polygon(pointsOf(args)),
    ),
  ),
  {
    ...entry(
      'Parallelogram',
      form(
        'A: Point3, B: Point3, C: Point3',
        'Polygon3',
        'The parallelogram ABCD with D = A + C - B.',
        'Parallelogram(Point(0, 0, 0), Point(2, 0, 0), Point(2, 1, 1))',
        (args) => {
          const [a, b, c] = pointsOf(args) as [Vec3, Vec3, Vec3];
          return polygon([a, b, c, add(a, sub(c, b))]);
        },
      ),
    ),
    styleType: 'Parallelogram',
  },
  entry(
    'Square',
    form(
      'A: Point3, B: Point3',
      'Polygon3',
      'The square on the edge AB, as horizontal as possible, counterclockwise seen from above.',
      'Square(Point(0, 0, 1), Point(2, 0, 1))',
      (args): Value => ({ type: 'Polygon3', vertices: regularBase(pointAt(args, 0), pointAt(args, 1), 4) }),
    ),
  ),
];
