import type { Constructor, Signature } from '../../table.js';
import type { Value } from '../../values.js';
import { form, nth, number, point, take } from '../arguments.js';
import { asymptotesOf } from '../conic-parts.js';
import { makeList } from '../make.js';
import { commonTangents, polarLine, tangentsThrough } from '../tangent-lines.js';

const CIRCLE = 'Circle(Point(0, 0), 2)';
const OTHER_CIRCLE = 'Circle(Point(6, 0), 1)';

export const tangentConstructors: readonly Constructor[] = [
  {
    name: 'Tangent',
    group: 'lines',
    signatures: [
      ...tangentForms('circle', 'CircleLike', CIRCLE),
      ...tangentForms('conic', 'Conic', 'Ellipse(Point(0, 0), 4, 2)'),
      ...tangentForms('arc', 'EllipticArc', 'EllipticArc(Ellipse(Point(0, 0), 4, 2), -90°, 90°)'),
    ],
  },
  {
    name: 'CommonTangent',
    group: 'lines',
    signatures: [
      form(
        'c: CircleLike, d: CircleLike, n: Number',
        'Line',
        `CommonTangent(${CIRCLE}, ${OTHER_CIRCLE}, 1)`,
        'The n-th common tangent, from its touch point on c to that on d: the outer ones first, then those between the circles; in each pair first the one that touches c on the left of the line from centre to centre.',
        (args) => nth(commonTangents(round(args, 0), round(args, 1)), number(args, 2), 'common tangent'),
      ),
      form(
        'c: CircleLike, d: CircleLike',
        'List',
        `CommonTangent(${CIRCLE}, ${OTHER_CIRCLE})`,
        'All common tangents of two circles, in the same order.',
        (args) => makeList(commonTangents(round(args, 0), round(args, 1))),
      ),
    ],
  },
  {
    name: 'PolarLine',
    group: 'lines',
    signatures: [
      form(
        'P: Point, conic: Conic',
        'Line',
        `PolarLine(Point(4, 0), ${CIRCLE})`,
        'The polar line of P: through the touch points of its tangents where it has any.',
        (args) => polarLine(point(args, 0), args[1]!),
      ),
    ],
  },
  {
    name: 'Asymptote',
    group: 'lines',
    signatures: [
      form(
        'hyperbola: Hyperbola, n: Number',
        'Line',
        'Asymptote(Hyperbola(Point(-5, 0), Point(5, 0), Point(3, 0)), 1)',
        'The n-th asymptote: counterclockwise from the axis first, then clockwise.',
        (args) => nth(asymptotesOf(take(args, 0, 'Hyperbola')), number(args, 1), 'asymptote'),
      ),
      form(
        'hyperbola: Hyperbola',
        'List',
        'Asymptote(Hyperbola(Point(-5, 0), Point(5, 0), Point(3, 0)))',
        'Both asymptotes.',
        (args) => makeList(asymptotesOf(take(args, 0, 'Hyperbola'))),
      ),
    ],
  },
];

function tangentForms(what: string, type: string, example: string): readonly Signature[] {
  return [
    form(
      `${what}: ${type}, P: Point, n: Number`,
      'Line',
      `Tangent(${example}, Point(6, 0), 1)`,
      'The n-th tangent through P, in order of the touch points along the curve.',
      (args) => {
        const { touching, lines } = tangentsThrough(args[0]!, point(args, 1));
        const n = number(args, 2);
        // As P moves onto the curve both tangents become one, so either number is right there.
        return touching && n === 2 ? lines[0]! : nth(lines, n, 'tangent');
      },
    ),
    form(
      `${what}: ${type}, P: Point`,
      'Line',
      `Tangent(${example}, Point(6, 0))`,
      'The tangent at P where P lies on the curve, along growing parameter; otherwise the list of tangents from P (t = 0) to their touch points (t = 1), in order of these along the curve.',
      (args) => {
        const { touching, lines } = tangentsThrough(args[0]!, point(args, 1));
        return touching ? lines[0]! : makeList(lines);
      },
    ),
  ];
}

const round = (args: readonly Value[], i: number) => take(args, i, 'Circle', 'Arc', 'Sector', 'CircleSegment');
