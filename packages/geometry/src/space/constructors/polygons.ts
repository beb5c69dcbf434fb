import { form } from '../../form.js';
import { tooFewCorners } from '../../plane/make.js';
import type { Constructor } from '../../table.js';
import { type Polygon3Value, Undefined, type Vec3 } from '../../values.js';
import { foot, unevenness } from '../planes.js';
import { regularBase } from '../solids.js';
import { add, sub } from '../vec3.js';
import { entry } from './entry.js';

/** A polygon of more corners is a circle. */
const MAX_CORNERS = 1000;

/**
 * Nearly flat corners are moved into one plane. Throws Undefined for fewer than three points, or points that are not
 * nearly in one plane.
 */
function polygon(vertices: readonly Vec3[]): Polygon3Value {
  if (vertices.length < 3) throw new Undefined(tooFewCorners(vertices.length));
  const { plane, uneven } = unevenness(vertices);
  if (uneven === 0) return { type: 'Polygon3', vertices };
  return { type: 'Polygon3', vertices: vertices.map((p) => foot(plane, p)), uneven };
}

/** Polygons in space. */
export const spacePolygons: readonly Constructor[] = [
  entry(
    'Polygon',
    form({
      parameters: 'A: Point3, B: Point3, n: Number',
      returns: 'Polygon3',
      doc: 'The regular polygon on the edge AB, as horizontal as possible, counterclockwise seen from above.',
      example: 'Polygon(Point(0, 0, 1), Point(1, 0, 1), 6)',
      evaluate: ({ A, B, n }) => {
        if (!Number.isInteger(n) || n < 3 || n > MAX_CORNERS)
          throw new Undefined(`a regular polygon has 3 to ${MAX_CORNERS} corners, not ${n}`);
        return { type: 'Polygon3', vertices: regularBase(A, B, n) };
      },
    }),
    form({
      parameters: 'P: Point3…',
      returns: 'Polygon3',
      doc: 'The polygon with the given corners, which lie in one plane.',
      example: 'Polygon(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1))',
      evaluate: ({ P }) => polygon(P),
    }),
    form({
      parameters: 'points: Point3[]',
      returns: 'Polygon3',
      doc: 'The polygon with the listed corners.',
      example: 'Polygon([Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1)])',
      evaluate: ({ points }) => polygon(points),
    }),
  ),
  entry(
    'Triangle',
    form({
      parameters: 'P: Point3, Q: Point3, R: Point3',
      returns: 'Polygon3',
      doc: 'The triangle with the given corners.',
      example: 'Triangle(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1))',
      evaluate: ({ P, Q, R }) => polygon([P, Q, R]),
    }),
  ),
  {
    ...entry(
      'Parallelogram',
      form({
        parameters: 'A: Point3, B: Point3, C: Point3',
        returns: 'Polygon3',
        doc: 'The parallelogram ABCD with D = A + C - B.',
        example: 'Parallelogram(Point(0, 0, 0), Point(2, 0, 0), Point(2, 1, 1))',
        evaluate: ({ A, B, C }) => polygon([A, B, C, add(A, sub(C, B))]),
      }),
    ),
    styleType: 'Parallelogram',
  },
  entry(
    'Square',
    form({
      parameters: 'A: Point3, B: Point3',
      returns: 'Polygon3',
      doc: 'The square on the edge AB, as horizontal as possible, counterclockwise seen from above.',
      example: 'Square(Point(0, 0, 1), Point(2, 0, 1))',
      evaluate: ({ A, B }) => ({ type: 'Polygon3', vertices: regularBase(A, B, 4) }),
    }),
  ),
];
