import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import type { BooleanValue } from '../../values.js';
import { nth } from '../arguments.js';
import { directionOf, footOnLine, type LineLike, originOf } from '../line-like.js';
import { makeList, makeNumber, makePoint, makeSegment } from '../make.js';
import { areConcyclic, crossRatio, harmonicConjugate } from '../powers/ratio.js';
import {
  homothetyCenters,
  inverseSimilarityCenter,
  miquelOfLines,
  miquelPoint,
  spiralCenter,
} from '../powers/similarity.js';
import { ON_OBJECT } from '../tolerance.js';
import { footOn } from '../triangles/lines.js';
import { areCollinear, cross, dot, length, mix } from '../vec.js';
import { SCALENE } from './triangle-forms.js';

const COLLINEAR = 'Point(0, 0), Point(4, 0), Point(1, 0)';
const PAIRS = 'Point(0, 0), Point(2, 0), Point(3, 1), Point(3, 4)';
const CIRCLES = 'Circle(Point(0, 0), 2), Circle(Point(5, 0), 1)';
const LINES = 'Line(Point(0, 0), Point(1, 0)), Line(Point(0, 0), Point(1, 2)), Line(Point(5, 0), Point(2, 3))';

const makeBoolean = (value: boolean): BooleanValue => ({ type: 'Boolean', value });
const isZero = (l: LineLike, m: LineLike, product: typeof dot) => {
  const [u, v] = [directionOf(l), directionOf(m)];
  return Math.abs(product(u, v)) <= ON_OBJECT * length(u) * length(v);
};

/** Feet, ratios, similarities, and whether points or lines lie so. */
export const ratioConstructors: readonly Constructor[] = [
  {
    name: 'Foot',
    group: 'points',
    signatures: [
      form({
        parameters: 'P: Point, l: LineLike',
        returns: 'Point',
        doc: 'The foot of the perpendicular from P on the whole line of l.',
        example: 'Foot(Point(1, 3), Line(Point(0, 0), Point(4, 1)))',
        evaluate: ({ P, l }) => makePoint(footOnLine(P, originOf(l), directionOf(l))),
      }),
      form({
        parameters: 'l: LineLike, P: Point',
        returns: 'Point',
        doc: 'The same.',
        example: 'Foot(Line(Point(0, 0), Point(4, 1)), Point(1, 3))',
        evaluate: ({ P, l }) => makePoint(footOnLine(P, originOf(l), directionOf(l))),
      }),
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Point',
        doc: 'The foot of the altitude from A on the line BC.',
        example: `Foot(${SCALENE})`,
        evaluate: ({ A, B, C }) => makePoint(footOn(A, B, C)),
      }),
    ],
  },
  {
    name: 'HarmonicConjugate',
    group: 'points',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Point',
        doc: 'The point D of the line AB with the cross ratio (A, B; C, D) = −1: C and D divide AB in the same ratio.',
        example: `HarmonicConjugate(${COLLINEAR})`,
        evaluate: ({ A, B, C }) => makePoint(harmonicConjugate(A, B, C)),
      }),
    ],
  },
  {
    name: 'HomothetyCenter',
    aliases: ['SimilitudeCenter', 'HomothetyCentre'],
    group: 'powers',
    signatures: [
      form({
        parameters: 'c: CircleLike, d: CircleLike, n: Number',
        returns: 'Point',
        doc: 'A centre from which d is an enlargement of c: n = 1 the outer one, where the outer common tangents meet, n = 2 the one between the centres.',
        example: `HomothetyCenter(${CIRCLES}, 1)`,
        evaluate: ({ c, d, n }) => {
          const centers = homothetyCenters(c, d);
          // Of equal circles the outer one is at infinity; the other keeps its number.
          return makePoint(
            centers.length === 1 && n === 2
              ? centers[0]!
              : nth(centers.length === 1 ? [] : centers, n, 'homothety centre'),
          );
        },
      }),
      form({
        parameters: 'c: CircleLike, d: CircleLike',
        returns: 'List',
        doc: 'Both, the outer one first; of equal circles there is only the one between them.',
        example: `HomothetyCenter(${CIRCLES})`,
        evaluate: ({ c, d }) => makeList(homothetyCenters(c, d).map(makePoint)),
      }),
    ],
  },
  {
    name: 'SpiralCenter',
    aliases: ['SimilarityCenter', 'SpiralCentre'],
    group: 'powers',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point, D: Point',
        returns: 'Point',
        doc: 'The centre of the spiral similarity that takes A to C and B to D.',
        example: `SpiralCenter(${PAIRS})`,
        evaluate: ({ A, B, C, D }) => makePoint(spiralCenter(A, B, C, D)),
      }),
    ],
  },
  {
    name: 'InverseSimilarityCenter',
    group: 'powers',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point, D: Point',
        returns: 'Point',
        doc: 'The centre of the similarity with a mirror that takes A to C and B to D.',
        example: `InverseSimilarityCenter(${PAIRS})`,
        evaluate: ({ A, B, C, D }) => makePoint(inverseSimilarityCenter(A, B, C, D)),
      }),
    ],
  },
  {
    name: 'MiquelPoint',
    group: 'powers',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point, P: Point, Q: Point, R: Point',
        returns: 'Point',
        doc: 'The point that the circles AQR, BRP, CPQ share, for P on BC, Q on CA, R on AB.',
        example: 'MiquelPoint(Point(0, 0), Point(4, 0), Point(0, 3), Point(2, 1.5), Point(0, 1), Point(1, 0))',
        evaluate: ({ A, B, C, P, Q, R }) => makePoint(miquelPoint(A, B, C, P, Q, R)),
      }),
      form({
        parameters: 'k: LineLike, l: LineLike, m: LineLike, n: LineLike',
        returns: 'Point',
        doc: 'The point that the circumcircles of the four triangles of four lines share.',
        example: `MiquelPoint(${LINES}, Line(Point(0, 1), Point(4, 2)))`,
        evaluate: ({ k, l, m, n }) => makePoint(miquelOfLines(k, l, m, n)),
      }),
    ],
  },
  {
    name: 'Extend',
    group: 'lines',
    signatures: [
      form({
        parameters: 's: LineLike, before: Number, after: Number',
        returns: 'Segment',
        doc: 'The segment prolonged by shares of its length, before its start and after its end; a negative share shortens it.',
        example: 'Extend(Segment(Point(0, 0), Point(4, 2)), 0.25, 0.5)',
        evaluate: ({ s, before, after }) => extended(s, before, after),
      }),
      form({
        parameters: 'A: Point, B: Point, before: Number, after: Number',
        returns: 'Segment',
        doc: 'The same of the segment AB.',
        example: 'Extend(Point(0, 0), Point(4, 2), 0.25, 0.5)',
        evaluate: ({ A, B, before, after }) => extended(makeSegment(A, B), before, after),
      }),
      form({
        parameters: 's: LineLike, share: Number',
        returns: 'Segment',
        doc: 'The segment prolonged by a share of its length at both ends.',
        example: 'Extend(Segment(Point(0, 0), Point(4, 2)), 0.25)',
        evaluate: ({ s, share }) => extended(s, share, share),
      }),
      form({
        parameters: 'A: Point, B: Point, share: Number',
        returns: 'Segment',
        doc: 'The same of the segment AB.',
        example: 'Extend(Point(0, 0), Point(4, 2), 0.25)',
        evaluate: ({ A, B, share }) => extended(makeSegment(A, B), share, share),
      }),
    ],
  },
  {
    name: 'CrossRatio',
    group: 'values',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point, D: Point',
        returns: 'Number',
        doc: 'The cross ratio (A, B; C, D) = (AC · BD) / (BC · AD) of four points on a line, with signed lengths, or on a circle.',
        example: 'CrossRatio(Point(0, 0), Point(4, 0), Point(1, 0), Point(-2, 0))',
        evaluate: ({ A, B, C, D }) => makeNumber(crossRatio(A, B, C, D)),
      }),
    ],
  },
  {
    name: 'AreCollinear',
    group: 'values',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Boolean',
        doc: 'Whether three points lie on one line, within 1e-8 of their distances.',
        example: `AreCollinear(${COLLINEAR})`,
        evaluate: ({ A, B, C }) => {
          const [u, v] = [
            { x: B.x - A.x, y: B.y - A.y },
            { x: C.x - A.x, y: C.y - A.y },
          ];
          const size = Math.max(length(u), length(v)) ** 2;
          return makeBoolean(areCollinear(A, B, C) || Math.abs(cross(u, v)) <= ON_OBJECT * size);
        },
      }),
    ],
  },
  {
    name: 'AreConcyclic',
    group: 'values',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point, D: Point',
        returns: 'Boolean',
        doc: 'Whether four points lie on one circle, within 1e-8 of their distances.',
        example: 'AreConcyclic(Point(0, 0), Point(4, 0), Point(4, 3), Point(0, 3))',
        evaluate: ({ A, B, C, D }) => makeBoolean(areConcyclic(A, B, C, D)),
      }),
    ],
  },
  {
    name: 'AreParallel',
    group: 'values',
    signatures: [
      form({
        parameters: 'l: LineLike, m: LineLike',
        returns: 'Boolean',
        doc: 'Whether two lines are parallel, within 1e-8.',
        example: 'AreParallel(Segment(Point(0, 0), Point(2, 1)), Segment(Point(0, 1), Point(4, 3)))',
        evaluate: ({ l, m }) => makeBoolean(isZero(l, m, cross)),
      }),
    ],
  },
  {
    name: 'ArePerpendicular',
    group: 'values',
    signatures: [
      form({
        parameters: 'l: LineLike, m: LineLike',
        returns: 'Boolean',
        doc: 'Whether two lines are perpendicular, within 1e-8.',
        example: 'ArePerpendicular(Segment(Point(0, 0), Point(2, 1)), Segment(Point(0, 1), Point(1, -1)))',
        evaluate: ({ l, m }) => makeBoolean(isZero(l, m, dot)),
      }),
    ],
  },
];

function extended(s: LineLike, before: number, after: number) {
  const [start, direction] = [originOf(s), directionOf(s)];
  const end = { x: start.x + direction.x, y: start.y + direction.y };
  return makeSegment(mix(start, end, -before), mix(start, end, 1 + after));
}
