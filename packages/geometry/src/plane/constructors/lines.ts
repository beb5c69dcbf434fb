import type { Constructor } from '../../table.js';
import type { Value, Vec2 } from '../../values.js';
import { form, lineLike, number, point, pointsFrom, pointsIn, take } from '../arguments.js';
import { bisectorOf } from '../bisector.js';
import { directionOf } from '../line-like.js';
import {
  makeAngleBetween,
  makeLine,
  makeLineThrough,
  makePolyline,
  makeRay,
  makeRayThrough,
  makeSegment,
  makeVector,
} from '../make.js';
import { perpendicularBisector } from '../perpendicular-bisector.js';
import { ORIGIN, rot90, subtract } from '../vec.js';

const SEGMENT = 'Segment(Point(0, 0), Point(4, 0))';

export const lineConstructors: readonly Constructor[] = [
  {
    name: 'Line',
    group: 'lines',
    signatures: [
      form('A: Point, B: Point', 'Line', 'Line(Point(0, 0), Point(2, 1))', 'The line A + t (B - A).', (args) =>
        makeLineThrough(point(args, 0), point(args, 1)),
      ),
      form(
        'P: Point, direction: LineLike',
        'Line',
        'Line(Point(0, 1), Vector(2, 1))',
        'The line through P along a vector or parallel to a line.',
        (args) => makeLine(point(args, 0), directionOf(lineLike(args, 1))),
      ),
      form(
        'l: LineLike',
        'Line',
        'Line(2x + 4y = 8)',
        'The line given by an equation; the whole line that a segment or ray lies on.',
        (args) => toLine(lineLike(args, 0)),
      ),
    ],
  },
  {
    name: 'Segment',
    group: 'lines',
    signatures: [
      form('A: Point, B: Point', 'Segment', SEGMENT, 'The segment A + t (B - A), t from 0 to 1.', (args) =>
        makeSegment(point(args, 0), point(args, 1)),
      ),
    ],
  },
  {
    name: 'Ray',
    group: 'lines',
    signatures: [
      form(
        'A: Point, B: Point',
        'Ray',
        'Ray(Point(0, 0), Point(2, 1))',
        'The ray from A through B: A + t (B - A), t ≥ 0.',
        (args) => makeRayThrough(point(args, 0), point(args, 1)),
      ),
      form(
        'A: Point, direction: LineLike',
        'Ray',
        'Ray(Point(0, 1), Vector(2, 1))',
        'The ray from A along a vector or in the direction of a line.',
        (args) => makeRay(point(args, 0), directionOf(lineLike(args, 1))),
      ),
    ],
  },
  {
    name: 'Vector',
    group: 'lines',
    signatures: [
      form('A: Point, B: Point', 'Vector', 'Vector(Point(1, 1), Point(3, 2))', 'The vector from A to B.', (args) =>
        makeVector(point(args, 0), point(args, 1)),
      ),
      form('x: Number, y: Number', 'Vector', 'Vector(2, 1)', 'The vector from the origin to (x, y).', (args) =>
        makeVector(ORIGIN, { x: number(args, 0), y: number(args, 1) }),
      ),
      form('P: Point', 'Vector', 'Vector(Point(2, 1))', 'The vector from the origin to P.', (args) =>
        makeVector(ORIGIN, point(args, 0)),
      ),
    ],
  },
  {
    name: 'Polyline',
    group: 'lines',
    signatures: [
      form(
        'points: Point[]',
        'Polyline',
        'Polyline([Point(0, 0), Point(1, 2), Point(3, 1)])',
        'The open chain of segments through the points of a list.',
        (args) => makePolyline(pointsIn(take(args, 0, 'List'))),
      ),
      form(
        'A: Point, B: Point…',
        'Polyline',
        'Polyline(Point(0, 0), Point(1, 2), Point(3, 1))',
        'The open chain of segments through the points.',
        (args) => makePolyline(pointsFrom(args, 0)),
      ),
    ],
  },
  {
    name: 'PerpLine',
    group: 'lines',
    signatures: [
      form(
        'l: LineLike, P: Point',
        'Line',
        `PerpLine(${SEGMENT}, Point(1, 2))`,
        'The line through P perpendicular to l: P + t times the direction of l turned by 90° counterclockwise.',
        (args) => makeLine(point(args, 1), rot90(directionOf(lineLike(args, 0)))),
      ),
    ],
  },
  {
    name: 'ParallelLine',
    group: 'lines',
    signatures: [
      form(
        'l: LineLike, P: Point',
        'Line',
        `ParallelLine(${SEGMENT}, Point(1, 2))`,
        'The line through P parallel to l: P + t times the direction of l.',
        (args) => makeLine(point(args, 1), directionOf(lineLike(args, 0))),
      ),
    ],
  },
  {
    name: 'PerpBisector',
    group: 'lines',
    signatures: [
      form(
        'A: Point, B: Point',
        'Line',
        'PerpBisector(Point(0, 0), Point(4, 2))',
        'The perpendicular bisector of AB: its middle + t times B - A turned by 90° counterclockwise.',
        (args) => perpendicularBisector(point(args, 0), point(args, 1)),
      ),
      form('s: Segment', 'Line', `PerpBisector(${SEGMENT})`, 'The perpendicular bisector of a segment.', (args) => {
        const { start, end } = take(args, 0, 'Segment');
        return perpendicularBisector(start, end);
      }),
    ],
  },
  {
    name: 'AngleBisector',
    group: 'lines',
    signatures: [
      form(
        'angle: Angle',
        'Line',
        'AngleBisector(Angle(Point(4, 0), Point(0, 0), Point(0, 3)))',
        'The line through the vertex that halves an angle, directed into it.',
        (args) => bisectorOf(take(args, 0, 'Angle')),
      ),
      form(
        'A: Point, V: Point, B: Point',
        'Line',
        'AngleBisector(Point(4, 0), Point(0, 0), Point(0, 3))',
        'The line through V that halves the angle AVB, directed into it.',
        (args) => bisectorOf(angleAt(point(args, 0), point(args, 1), point(args, 2))),
      ),
    ],
  },
];

const angleAt = (a: Vec2, vertex: Vec2, b: Vec2) => makeAngleBetween(vertex, subtract(a, vertex), subtract(b, vertex));

const toLine = (line: Parameters<typeof directionOf>[0]): Value =>
  line.type === 'Line' ? line : makeLine('start' in line ? line.start : line.origin, directionOf(line));
