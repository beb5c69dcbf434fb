import { form } from '../../form.js';
import { print } from '../../syntax/print.js';
import type { Constructor } from '../../table.js';
import { type LineValue, type ListValue, type SegmentValue, Undefined, type Vec2 } from '../../values.js';
import { bisectorOf } from '../bisector.js';
import type { LineLike } from '../line-like.js';
import { directionOf, meetLines } from '../line-like.js';
import {
  makeAngleBetween,
  makeLine,
  makeLineThrough,
  makeList,
  makePolyline,
  makeRay,
  makeRayThrough,
  makeSegment,
  makeVector,
} from '../make.js';
import { perpendicularBisector } from '../perpendicular-bisector.js';
import { unitAt } from '../turn.js';
import { along, ORIGIN, rot90, subtract } from '../vec.js';

const SEGMENT = 'Segment(Point(0, 0), Point(4, 0))';

function segmentFrom(A: Vec2, length: number, α: number): SegmentValue {
  if (length < 0) throw new Undefined(`a segment has no length of ${length}`);
  return makeSegment(A, along(A, unitAt(α), length));
}

export const lineConstructors: readonly Constructor[] = [
  {
    name: 'Line',
    group: 'lines',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Line',
        doc: 'The line A + t (B - A).',
        example: 'Line(Point(0, 0), Point(2, 1))',
        evaluate: ({ A, B }) => makeLineThrough(A, B),
      }),
      form({
        parameters: 'P: Point, direction: LineLike',
        returns: 'Line',
        doc: 'The line through P along a vector or parallel to a line.',
        example: 'Line(Point(0, 1), Vector(2, 1))',
        evaluate: ({ P, direction }) => makeLine(P, directionOf(direction)),
      }),
      form({
        parameters: 'l: LineLike',
        returns: 'Line',
        doc: 'The line given by an equation; the whole line that a segment or ray lies on.',
        example: 'Line(2x + 4y = 8)',
        evaluate: ({ l }) => toLine(l),
      }),
    ],
  },
  {
    name: 'Segment',
    group: 'lines',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Segment',
        doc: 'The segment A + t (B - A), t from 0 to 1.',
        example: SEGMENT,
        evaluate: ({ A, B }) => makeSegment(A, B),
      }),
      form({
        parameters: 'A: Point, length: Number',
        returns: 'Segment',
        doc: 'The segment of this length from A to the right.',
        example: 'Segment(Point(0, 0), 3)',
        evaluate: ({ A, length }) => segmentFrom(A, length, 0),
      }),
      form({
        parameters: 'A: Point, length: Number, α: Number',
        returns: 'Segment',
        doc: 'The segment of this length from A in the direction α, counterclockwise from the right.',
        example: 'Segment(Point(0, 0), 3, 40°)',
        evaluate: ({ A, length, α }, { trees: [start, first, second] }) => {
          if (first!.kind === 'degrees' && second!.kind !== 'degrees') {
            const call = [start!, second!, first!].map(print).join(', ');
            throw new Undefined(`the length stands before the angle: write Segment(${call})`);
          }
          return segmentFrom(A, length, α);
        },
      }),
    ],
  },
  {
    name: 'Ray',
    group: 'lines',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Ray',
        doc: 'The ray from A through B: A + t (B - A), t ≥ 0.',
        example: 'Ray(Point(0, 0), Point(2, 1))',
        evaluate: ({ A, B }) => makeRayThrough(A, B),
      }),
      form({
        parameters: 'A: Point, direction: LineLike',
        returns: 'Ray',
        doc: 'The ray from A along a vector or in the direction of a line.',
        example: 'Ray(Point(0, 1), Vector(2, 1))',
        evaluate: ({ A, direction }) => makeRay(A, directionOf(direction)),
      }),
    ],
  },
  {
    name: 'Vector',
    group: 'lines',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Vector',
        doc: 'The vector from A to B.',
        example: 'Vector(Point(1, 1), Point(3, 2))',
        evaluate: ({ A, B }) => makeVector(A, B),
      }),
      form({
        parameters: 'A: Point, v: Vector',
        returns: 'Vector',
        doc: 'The vector v, drawn from A.',
        example: 'Vector(Point(1, 1), Vector(2, 1))',
        evaluate: ({ A, v }) => makeVector(A, along(A, subtract(v.end, v.start), 1)),
      }),
      form({
        parameters: 'x: Number, y: Number',
        returns: 'Vector',
        doc: 'The vector from the origin to (x, y).',
        example: 'Vector(2, 1)',
        evaluate: ({ x, y }) => makeVector(ORIGIN, { x: x, y: y }),
      }),
      form({
        parameters: 'P: Point',
        returns: 'Vector',
        doc: 'The vector from the origin to P.',
        example: 'Vector(Point(2, 1))',
        evaluate: ({ P }) => makeVector(ORIGIN, P),
      }),
    ],
  },
  {
    name: 'Polyline',
    group: 'lines',
    signatures: [
      form({
        parameters: 'points: Point[]',
        returns: 'Polyline',
        doc: 'The open chain of segments through the points of a list.',
        example: 'Polyline([Point(0, 0), Point(1, 2), Point(3, 1)])',
        evaluate: ({ points }) => makePolyline(points),
      }),
      form({
        parameters: 'A: Point, B: Point…',
        returns: 'Polyline',
        doc: 'The open chain of segments through the points.',
        example: 'Polyline(Point(0, 0), Point(1, 2), Point(3, 1))',
        evaluate: ({ A, B }) => makePolyline([A, ...B]),
      }),
    ],
  },
  {
    name: 'PerpLine',
    group: 'lines',
    signatures: [
      form({
        parameters: 'l: LineLike, P: Point',
        returns: 'Line',
        doc: 'The line through P perpendicular to l: P + t times the direction of l turned by 90° counterclockwise.',
        example: `PerpLine(${SEGMENT}, Point(1, 2))`,
        evaluate: ({ l, P }) => makeLine(P, rot90(directionOf(l))),
      }),
    ],
  },
  {
    name: 'ParallelLine',
    group: 'lines',
    signatures: [
      form({
        parameters: 'l: LineLike, P: Point',
        returns: 'Line',
        doc: 'The line through P parallel to l: P + t times the direction of l.',
        example: `ParallelLine(${SEGMENT}, Point(1, 2))`,
        evaluate: ({ l, P }) => makeLine(P, directionOf(l)),
      }),
    ],
  },
  {
    name: 'PerpBisector',
    group: 'lines',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Line',
        doc: 'The perpendicular bisector of AB: its middle + t times B - A turned by 90° counterclockwise.',
        example: 'PerpBisector(Point(0, 0), Point(4, 2))',
        evaluate: ({ A, B }) => perpendicularBisector(A, B),
      }),
      form({
        parameters: 's: Segment',
        returns: 'Line',
        doc: 'The perpendicular bisector of a segment.',
        example: `PerpBisector(${SEGMENT})`,
        evaluate: ({ s }) => {
          const { start, end } = s;
          return perpendicularBisector(start, end);
        },
      }),
    ],
  },
  {
    name: 'AngleBisector',
    group: 'lines',
    signatures: [
      form({
        parameters: 'angle: Angle',
        returns: 'Line',
        doc: 'The line through the vertex that halves an angle, directed into it.',
        example: 'AngleBisector(Angle(Point(4, 0), Point(0, 0), Point(0, 3)))',
        evaluate: ({ angle }) => bisectorOf(angle),
      }),
      form({
        parameters: 'A: Point, V: Point, B: Point',
        returns: 'Line',
        doc: 'The line through V that halves the angle AVB, directed into it.',
        example: 'AngleBisector(Point(4, 0), Point(0, 0), Point(0, 3))',
        evaluate: ({ A, V, B }) => bisectorOf(angleAt(A, V, B)),
      }),
      form({
        parameters: 'l: LineLike, m: LineLike',
        returns: 'List',
        doc: 'Both bisectors of two lines through their common point: the one between their directions, then the one at right angles to it.',
        example: 'AngleBisector(Line(Point(0, 0), Point(4, 0)), Line(Point(0, 0), Point(1, 3)))',
        evaluate: ({ l, m }) => bisectorsOf(l, m),
      }),
    ],
  },
];

function bisectorsOf(l: LineLike, m: LineLike): ListValue {
  const vertex = meetLines(l, m);
  if (vertex === undefined) throw new Undefined('the lines are parallel, so that no line halves an angle between them');
  const first = bisectorOf(makeAngleBetween(vertex, directionOf(l), directionOf(m)));
  return makeList([first, makeLine(vertex, rot90(first.direction))]);
}

const angleAt = (a: Vec2, vertex: Vec2, b: Vec2) => makeAngleBetween(vertex, subtract(a, vertex), subtract(b, vertex));

const toLine = (line: LineLike): LineValue =>
  line.type === 'Line' ? line : makeLine('start' in line ? line.start : line.origin, directionOf(line));
