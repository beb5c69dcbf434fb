import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { makeNumber, makePolygon } from '../make.js';
import { areaOf, distanceBetween, perimeterOfValue } from '../measure.js';
import { distance } from '../vec.js';

const TRIANGLE = 'Point(0, 0), Point(4, 0), Point(0, 3)';

/** Forms of the number functions that take several objects of the plane; those of one object read its property. */
export const valueConstructors: readonly Constructor[] = [
  {
    name: 'distance',
    group: 'values',
    signatures: [
      form({
        parameters: 'l: LineLike, m: LineLike',
        returns: 'Number',
        doc: 'The least distance between two lines, rays or segments; 0 where they meet.',
        example: 'distance(Line(Point(0, 0), Point(1, 0)), Line(Point(0, 2), Point(1, 2)))',
        evaluate: ({ l, m }) => makeNumber(distanceBetween(l, m)),
      }),
    ],
  },
  {
    name: 'length',
    group: 'values',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Number',
        doc: 'The distance of two points.',
        example: 'length(Point(0, 0), Point(3, 4))',
        evaluate: ({ A, B }) => makeNumber(distance(A, B)),
      }),
      form({
        parameters: 'A: Point3, B: Point3',
        returns: 'Number',
        doc: 'The distance of two points in space.',
        example: 'length(Point(0, 0, 0), Point(1, 2, 2))',
        evaluate: ({ A, B }) => makeNumber(Math.hypot(B.x - A.x, B.y - A.y, B.z - A.z)),
      }),
    ],
  },
  {
    name: 'area',
    group: 'values',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point…',
        returns: 'Number',
        doc: 'The area of the polygon with these vertices.',
        example: `area(${TRIANGLE})`,
        evaluate: ({ A, B, C }) => makeNumber(areaOf(makePolygon([A, B, ...C]))),
      }),
    ],
  },
  {
    name: 'perimeter',
    group: 'values',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point…',
        returns: 'Number',
        doc: 'The perimeter of the polygon with these vertices.',
        example: `perimeter(${TRIANGLE})`,
        evaluate: ({ A, B, C }) => makeNumber(perimeterOfValue(makePolygon([A, B, ...C]))),
      }),
    ],
  },
];
