import { form } from '../../form.js';
import type { Constructor, Signature } from '../../table.js';
import type { LineValue, ListValue, Value, Vec2 } from '../../values.js';
import { nth } from '../arguments.js';
import { asymptotesOf } from '../conics/conic-parts.js';
import { commonTangents, polarLine, tangentsThrough } from '../conics/tangent-lines.js';
import { makeList } from '../make.js';

const CIRCLE = 'Circle(Point(0, 0), 2)';
const OTHER_CIRCLE = 'Circle(Point(6, 0), 1)';

export const tangentConstructors: readonly Constructor[] = [
  {
    name: 'Tangent',
    anyOrder: true,
    group: 'lines',
    signatures: [
      ...tangentForms('CircleLike', CIRCLE),
      ...tangentForms('Conic', 'Ellipse(Point(0, 0), 4, 2)'),
      ...tangentForms('EllipticArc', 'EllipticArc(Ellipse(Point(0, 0), 4, 2), -90°, 90°)'),
    ],
  },
  {
    name: 'CommonTangent',
    group: 'lines',
    signatures: [
      form({
        parameters: 'c: CircleLike, d: CircleLike, n: Number',
        returns: 'Line',
        doc: 'The n-th common tangent, from its touch point on c to that on d: the outer ones first, then those between the circles; in each pair first the one that touches c on the left of the line from centre to centre.',
        example: `CommonTangent(${CIRCLE}, ${OTHER_CIRCLE}, 1)`,
        evaluate: ({ c, d, n }) => nth(commonTangents(c, d), n, 'common tangent'),
      }),
      form({
        parameters: 'c: CircleLike, d: CircleLike',
        returns: 'List',
        doc: 'All common tangents of two circles, in the same order.',
        example: `CommonTangent(${CIRCLE}, ${OTHER_CIRCLE})`,
        evaluate: ({ c, d }) => makeList(commonTangents(c, d)),
      }),
    ],
  },
  {
    name: 'PolarLine',
    group: 'lines',
    signatures: [
      form({
        parameters: 'P: Point, conic: Conic',
        returns: 'Line',
        doc: 'The polar line of P: through the touch points of its tangents where it has any.',
        example: `PolarLine(Point(4, 0), ${CIRCLE})`,
        evaluate: ({ P, conic }) => polarLine(P, conic),
      }),
    ],
  },
  {
    name: 'Asymptote',
    group: 'lines',
    signatures: [
      form({
        parameters: 'hyperbola: Hyperbola, n: Number',
        returns: 'Line',
        doc: 'The n-th asymptote: counterclockwise from the axis first, then clockwise.',
        example: 'Asymptote(Hyperbola(Point(-5, 0), Point(5, 0), Point(3, 0)), 1)',
        evaluate: ({ hyperbola, n }) => nth(asymptotesOf(hyperbola), n, 'asymptote'),
      }),
      form({
        parameters: 'hyperbola: Hyperbola',
        returns: 'List',
        doc: 'Both asymptotes.',
        example: 'Asymptote(Hyperbola(Point(-5, 0), Point(5, 0), Point(3, 0)))',
        evaluate: ({ hyperbola }) => makeList(asymptotesOf(hyperbola)),
      }),
    ],
  },
];

function tangentsAt({ curve, P }: { readonly curve: Value; readonly P: Vec2 }): LineValue | ListValue {
  const { touching, lines } = tangentsThrough(curve, P);
  return touching ? lines[0]! : makeList(lines);
}

function tangentForms(type: 'CircleLike' | 'Conic' | 'EllipticArc', example: string): readonly Signature[] {
  return [
    form({
      parameters: `curve: ${type}, P: Point, n: Number`,
      returns: 'Line',
      doc: 'The n-th tangent through P, in order of the touch points along the curve.',
      example: `Tangent(${example}, Point(6, 0), 1)`,
      evaluate: ({ curve, P, n }) => {
        const { touching, lines } = tangentsThrough(curve, P);
        // As P moves onto the curve both tangents become one, so either number is right there.
        return touching && n === 2 ? lines[0]! : nth(lines, n, 'tangent');
      },
    }),
    form({
      parameters: `curve: ${type}, P: Point`,
      returns: 'Line | List',
      doc: 'The tangent at P where P lies on the curve, along growing parameter; otherwise the list of tangents from P (t = 0) to their touch points (t = 1), in order of these along the curve.',
      example: `Tangent(${example}, Point(6, 0))`,
      evaluate: tangentsAt,
    }),
    form({
      parameters: `P: Point, curve: ${type}`,
      returns: 'Line | List',
      doc: 'The same with the point first.',
      example: `Tangent(Point(6, 0), ${example})`,
      evaluate: tangentsAt,
    }),
  ];
}
