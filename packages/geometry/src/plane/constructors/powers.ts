import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { nth } from '../arguments.js';
import { polarLine, tangentsThrough } from '../conics/tangent-lines.js';
import { throughOf } from '../line-like.js';
import { makeCircle, makeList, makeNumber, makePoint } from '../make.js';
import { antipode, poleOf, powerOf, radicalAxis, radicalCenter } from '../powers/power.js';
import { apolloniusCircle, ratioOfDistances } from '../powers/ratio.js';
import { tangentCircles } from '../powers/tangent-circles.js';
import { distance, middle } from '../vec.js';

const CIRCLE = 'Circle(Point(0, 0), 2)';
const OTHER = 'Circle(Point(5, 0), 1)';
const THIRD = 'Circle(Point(2, 4), 1.5)';

const touchPoints = (...[curve, point]: Parameters<typeof tangentsThrough>) => {
  const { touching, lines } = tangentsThrough(curve, point);
  return touching ? [makePoint(point)] : lines.map((line) => makePoint(throughOf(line)));
};

const ORDER =
  'for a, then b, then c, first those that touch a circle from outside or lie on the left of a line, then those that touch from inside or around it or lie on the right; among equals the smaller first, then the one further left';

/** What belongs to a circle: powers, radical axes, poles, circles that touch. */
export const powerConstructors: readonly Constructor[] = [
  {
    name: 'Power',
    aliases: ['PowerOfPoint'],
    group: 'powers',
    signatures: [
      form({
        parameters: 'P: Point, c: CircleLike',
        returns: 'Number',
        doc: 'The power of P: PO² − r², negative inside the circle.',
        example: `Power(Point(3, 0), ${CIRCLE})`,
        evaluate: ({ P, c }) => makeNumber(powerOf(P, c)),
      }),
    ],
  },
  {
    name: 'RadicalAxis',
    group: 'powers',
    signatures: [
      form({
        parameters: 'c: CircleLike, d: CircleLike',
        returns: 'Line',
        doc: 'The line of the points that have equal powers with respect to two circles: their common chord where they cut each other.',
        example: `RadicalAxis(${CIRCLE}, ${OTHER})`,
        evaluate: ({ c, d }) => radicalAxis(c, d),
      }),
      form({
        parameters: 'P: Point, c: CircleLike',
        returns: 'Line',
        doc: 'The same for a point, which counts as a circle of radius 0.',
        example: `RadicalAxis(Point(5, 1), ${CIRCLE})`,
        evaluate: ({ P, c }) => radicalAxis({ center: P, radius: 0 }, c),
      }),
    ],
  },
  {
    name: 'RadicalCenter',
    aliases: ['RadicalCentre'],
    group: 'powers',
    signatures: [
      form({
        parameters: 'c: CircleLike, d: CircleLike, e: CircleLike',
        returns: 'Point',
        doc: 'The point that has equal powers with respect to three circles.',
        example: `RadicalCenter(${CIRCLE}, ${OTHER}, ${THIRD})`,
        evaluate: ({ c, d, e }) => makePoint(radicalCenter(c, d, e)),
      }),
    ],
  },
  {
    name: 'Polar',
    group: 'powers',
    signatures: [
      form({
        parameters: 'P: Point, conic: Conic',
        returns: 'Line',
        doc: 'The polar line of P, as PolarLine gives it.',
        example: `Polar(Point(4, 1), ${CIRCLE})`,
        evaluate: ({ P, conic }) => polarLine(P, conic),
      }),
    ],
  },
  {
    name: 'Pole',
    group: 'powers',
    signatures: [
      form({
        parameters: 'l: LineLike, conic: Conic',
        returns: 'Point',
        doc: 'The point whose polar line is l.',
        example: `Pole(Line(Point(1, 0), Point(0.5, 2)), ${CIRCLE})`,
        evaluate: ({ l, conic }) => makePoint(poleOf(l, conic)),
      }),
    ],
  },
  {
    name: 'TouchPoints',
    aliases: ['TangentPoints'],
    group: 'powers',
    signatures: [
      form({
        parameters: 'P: Point, conic: Conic',
        returns: 'List',
        doc: 'The points where the tangents through P touch a conic, in order along it; P itself where it lies on the conic.',
        example: `TouchPoints(Point(5, 1), ${CIRCLE})`,
        evaluate: ({ P, conic }) => makeList(touchPoints(conic, P)),
      }),
      form({
        parameters: 'P: Point, conic: Conic, n: Number',
        returns: 'Point',
        doc: 'The n-th of these points.',
        example: `TouchPoints(Point(5, 1), ${CIRCLE}, 1)`,
        evaluate: ({ P, conic, n }) => {
          const points = touchPoints(conic, P);
          // As P moves onto the conic both become one, so either number is right there.
          return points.length === 1 && n === 2 ? points[0]! : nth(points, n, 'touch point');
        },
      }),
    ],
  },
  {
    name: 'DiameterCircle',
    aliases: ['CircleWithDiameter'],
    group: 'powers',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Circle',
        doc: 'The circle with the diameter AB.',
        example: 'DiameterCircle(Point(0, 0), Point(4, 2))',
        evaluate: ({ A, B }) => makeCircle(middle(A, B), distance(A, B) / 2),
      }),
    ],
  },
  {
    name: 'Antipode',
    group: 'powers',
    signatures: [
      form({
        parameters: 'P: Point, c: CircleLike',
        returns: 'Point',
        doc: 'The point opposite a point P of a circle.',
        example: `Antipode(Point(0, 2), ${CIRCLE})`,
        evaluate: ({ P, c }) => makePoint(antipode(P, c)),
      }),
    ],
  },
  {
    name: 'ApolloniusCircle',
    group: 'powers',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, ratio: Number',
        returns: 'Circle',
        doc: 'The circle of the points X with XA : XB = ratio.',
        example: 'ApolloniusCircle(Point(0, 0), Point(3, 0), 2)',
        evaluate: ({ A, B, ratio }) => apolloniusCircle(A, B, ratio),
      }),
      form({
        parameters: 'A: Point, B: Point, P: Point',
        returns: 'Circle',
        doc: 'The circle through P of the points X with XA : XB = PA : PB.',
        example: 'ApolloniusCircle(Point(0, 0), Point(3, 0), Point(3, 1.5))',
        evaluate: ({ A, B, P }) => apolloniusCircle(A, B, ratioOfDistances(P, A, B)),
      }),
    ],
  },
  {
    name: 'TangentCircles',
    group: 'powers',
    signatures: [
      form({
        parameters: 'a: PlaneObject, b: PlaneObject, c: PlaneObject',
        returns: 'List',
        doc: `All circles that touch three points, lines or circles, which they run through where it is a point (Apollonius’ problem): ${ORDER}.`,
        example: `TangentCircles(${CIRCLE}, ${OTHER}, ${THIRD})`,
        evaluate: ({ a, b, c }) => makeList(tangentCircles([a, b, c])),
      }),
      form({
        parameters: 'a: PlaneObject, b: PlaneObject, c: PlaneObject, n: Number',
        returns: 'Circle',
        doc: 'The n-th of these circles.',
        example: `TangentCircles(${CIRCLE}, ${OTHER}, ${THIRD}, 1)`,
        evaluate: ({ a, b, c, n }) => nth(tangentCircles([a, b, c]), n, 'tangent circle'),
      }),
    ],
  },
];
