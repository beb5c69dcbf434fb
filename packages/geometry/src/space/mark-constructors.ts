import type { Constructor } from '../table.js';
import type { Segment3Value, Tick3Value, Value } from '../values.js';
import { entry, form, numberAt, pointAt } from './entry.js';
import { listPoints } from './list-points.js';

const SEGMENT = 'Segment(Point(0, 0, 0), Point(1, 1, 1))';

/** What can be ticked in space, and an example of it. */
const TICKED: readonly (readonly [type: string, what: string, example: string])[] = [
  ['Segment3', 'a segment in space', SEGMENT],
  ['Vector3', 'a vector in space', 'Vector(1, 1, 1)'],
  ['Arc3', 'an arc in space', 'Arc(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1))'],
  ['Angle3', 'an angle in space', 'Angle(Point(1, 0, 0), Point(0, 0, 0), Point(0, 0, 1))'],
];

/** Marks and polylines in space. */
export const spaceMarks: readonly Constructor[] = [
  entry(
    'Tick',
    ...TICKED.map(([type, what, example]) =>
      form(
        `target: ${type}, n?: Number`,
        'Tick3',
        `n strokes (1 where it is missing) across ${what}, which stand for equal sizes.`,
        `Tick(${example}, 2)`,
        (args): Value => ({
          type: 'Tick3',
          target: args[0] as Tick3Value['target'],
          count: args.length > 1 ? numberAt(args, 1) : 1,
        }),
      ),
    ),
  ),
  entry(
    'Dimension',
    form(
      'A: Point3, B: Point3',
      'Dimension3',
      'A dimension line with the distance of two points in space.',
      'Dimension(Point(0, 0, 0), Point(1, 2, 2))',
      (args): Value => ({ type: 'Dimension3', start: pointAt(args, 0), end: pointAt(args, 1) }),
    ),
    form(
      's: Segment3',
      'Dimension3',
      'A dimension line with the length of a segment in space.',
      `Dimension(${SEGMENT})`,
      (args): Value => {
        const { start, end } = args[0] as Segment3Value;
        return { type: 'Dimension3', start, end };
      },
    ),
  ),
  entry(
    'Polyline',
    form(
      'points: Point3[]',
      'Polyline3',
      'The line through the listed points, in order.',
      'Polyline([Point(0, 0, 0), Point(1, 0, 1), Point(1, 1, 2)])',
      (args): Value => ({ type: 'Polyline3', vertices: listPoints(args[0]!) }),
    ),
    form(
      'P: Point3, Q: Point3…',
      'Polyline3',
      'The line through the points, in order.',
      'Polyline(Point(0, 0, 0), Point(1, 0, 1), Point(1, 1, 2))',
      (args): Value => ({ type: 'Polyline3', vertices: args.map((_, i) => pointAt(args, i)) }),
    ),
  ),
];
