import { form } from '../../form.js';
import type { Constructor, Signature } from '../../table.js';
import { entry } from './entry.js';

const SEGMENT = 'Segment(Point(0, 0, 0), Point(1, 1, 1))';

/** The form for one type of what can be ticked in space. */
const tick = (type: 'Segment3' | 'Vector3' | 'Arc3' | 'Angle3', what: string, example: string): Signature =>
  form({
    parameters: `target: ${type}, n?: Number`,
    returns: 'Tick3',
    doc: `n strokes (1 where it is missing) across ${what}, which stand for equal sizes.`,
    example: `Tick(${example}, 2)`,
    evaluate: ({ target, n: count = 1 }) => ({ type: 'Tick3', target, count }),
  });

/** Marks and polylines in space. */
export const spaceMarks: readonly Constructor[] = [
  entry(
    'Tick',
    tick('Segment3', 'a segment in space', SEGMENT),
    tick('Vector3', 'a vector in space', 'Vector(1, 1, 1)'),
    tick('Arc3', 'an arc in space', 'Arc(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1))'),
    tick('Angle3', 'an angle in space', 'Angle(Point(1, 0, 0), Point(0, 0, 0), Point(0, 0, 1))'),
  ),
  entry(
    'Dimension',
    form({
      parameters: 'A: Point3, B: Point3',
      returns: 'Dimension3',
      doc: 'A dimension line with the distance of two points in space.',
      example: 'Dimension(Point(0, 0, 0), Point(1, 2, 2))',
      evaluate: ({ A, B }) => ({ type: 'Dimension3', start: A, end: B }),
    }),
    form({
      parameters: 's: Segment3',
      returns: 'Dimension3',
      doc: 'A dimension line with the length of a segment in space.',
      example: `Dimension(${SEGMENT})`,
      evaluate: ({ s: { start, end } }) => ({ type: 'Dimension3', start, end }),
    }),
  ),
  entry(
    'Polyline',
    form({
      parameters: 'points: Point3[]',
      returns: 'Polyline3',
      doc: 'The line through the listed points, in order.',
      example: 'Polyline([Point(0, 0, 0), Point(1, 0, 1), Point(1, 1, 2)])',
      evaluate: ({ points }) => ({ type: 'Polyline3', vertices: points }),
    }),
    form({
      parameters: 'P: Point3, Q: Point3…',
      returns: 'Polyline3',
      doc: 'The line through the points, in order.',
      example: 'Polyline(Point(0, 0, 0), Point(1, 0, 1), Point(1, 1, 2))',
      evaluate: ({ P, Q }) => ({ type: 'Polyline3', vertices: [P, ...Q] }),
    }),
  ),
];
