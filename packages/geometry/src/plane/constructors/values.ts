import type { Constructor } from '../../table.js';
import { form, lineLike, point, pointsFrom } from '../arguments.js';
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
      form(
        'l: LineLike, m: LineLike',
        'Number',
        'distance(Line(Point(0, 0), Point(1, 0)), Line(Point(0, 2), Point(1, 2)))',
        'The least distance between two lines, rays or segments; 0 where they meet.',
        (args) => makeNumber(distanceBetween(lineLike(args, 0), lineLike(args, 1))),
      ),
    ],
  },
  {
    name: 'length',
    group: 'values',
    signatures: [
      form('A: Point, B: Point', 'Number', 'length(Point(0, 0), Point(3, 4))', 'The distance of two points.', (args) =>
        makeNumber(distance(point(args, 0), point(args, 1))),
      ),
    ],
  },
  {
    name: 'area',
    group: 'values',
    signatures: [
      form(
        'A: Point, B: Point, C: Point…',
        'Number',
        `area(${TRIANGLE})`,
        'The area of the polygon with these vertices.',
        (args) => makeNumber(areaOf(makePolygon(pointsFrom(args, 0)))),
      ),
    ],
  },
  {
    name: 'perimeter',
    group: 'values',
    signatures: [
      form(
        'A: Point, B: Point, C: Point…',
        'Number',
        `perimeter(${TRIANGLE})`,
        'The perimeter of the polygon with these vertices.',
        (args) => makeNumber(perimeterOfValue(makePolygon(pointsFrom(args, 0)))),
      ),
    ],
  },
];
