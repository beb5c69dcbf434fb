import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { type SegmentValue, Undefined, type Vec2 } from '../../values.js';
import { makeSegment } from '../make.js';
import {
  altitude,
  bisectorFoot,
  eulerLine,
  externalBisector,
  median,
  simsonLine,
  symmedian,
} from '../triangles/lines.js';
import { areCollinear, middle } from '../vec.js';
import { ofPointAndTriangle, ofTriangle } from './triangle-forms.js';

function segmentOfTriangle(name: string, doc: string, make: (A: Vec2, B: Vec2, C: Vec2) => SegmentValue): Constructor {
  return ofTriangle({ name, returns: 'Segment', doc, make });
}

/** Segments and lines that belong to a triangle. */
export const triangleLineConstructors: readonly Constructor[] = [
  segmentOfTriangle('Altitude', 'The segment from A to its foot on the line BC.', altitude),
  segmentOfTriangle('Median', 'The segment from A to the middle of BC.', median),
  segmentOfTriangle(
    'Symmedian',
    'The segment from A to BC on the median’s mirror image in the bisector of the angle at A.',
    symmedian,
  ),
  segmentOfTriangle('BisectorSegment', 'The segment from A to BC that halves the angle at A.', (A, B, C) =>
    makeSegment(A, bisectorFoot(A, B, C)),
  ),
  segmentOfTriangle(
    'Midline',
    'The segment from the middle of AB to that of AC: parallel to BC and half as long.',
    (A, B, C) => {
      if (areCollinear(A, B, C)) throw new Undefined('the three points lie on one line, so they make no triangle');
      return makeSegment(middle(A, B), middle(A, C));
    },
  ),
  {
    name: 'ExternalBisector',
    aliases: ['ExternalAngleBisector'],
    group: 'triangles',
    signatures: [
      form({
        parameters: 'A: Point, V: Point, B: Point',
        returns: 'Line',
        doc: 'The line through V that halves the angle beside AVB: perpendicular to AngleBisector(A, V, B).',
        example: 'ExternalBisector(Point(4, 0), Point(0, 0), Point(1.5, 3))',
        evaluate: ({ A, V, B }) => externalBisector(A, V, B),
      }),
    ],
  },
  ofTriangle({
    name: 'EulerLine',
    returns: 'Line',
    doc: 'The line from the circumcentre (t = 0) to the orthocentre (t = 1), through the centroid.',
    make: eulerLine,
  }),
  ofPointAndTriangle({
    name: 'SimsonLine',
    returns: 'Line',
    doc: 'The line through the feet on the sides of a point P of the circumcircle.',
    make: simsonLine,
    example: ['Point(0, 3)', 'Point(-3, 0), Point(3, 0), Point(-1.8, 2.4)'],
  }),
];
