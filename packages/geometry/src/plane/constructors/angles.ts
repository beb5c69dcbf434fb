import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { directionOf, meetLines, originOf } from '../line-like.js';
import { makeAngleBetween, makeList } from '../make.js';
import { interiorAngles } from '../polygon.js';
import { subtract } from '../vec.js';

export const angleConstructors: readonly Constructor[] = [
  {
    name: 'Angle',
    group: 'angles',
    signatures: [
      form({
        parameters: 'P: Point, vertex: Point, Q: Point',
        returns: 'Angle',
        doc: 'The angle at the vertex between the rays towards P and Q that is at most 180°.',
        example: 'Angle(Point(4, 0), Point(0, 0), Point(0, 3))',
        evaluate: ({ P, vertex, Q }) => {
          return makeAngleBetween(vertex, subtract(P, vertex), subtract(Q, vertex));
        },
      }),
      form({
        parameters: 'l: LineLike, m: LineLike',
        returns: 'Angle',
        doc: 'The angle of at most 180° between the directions of two lines, marked where they meet; parallel ones give 0 or 180°.',
        example: 'Angle(Line(Point(0, 0), Point(4, 0)), Line(Point(0, 0), Point(1, 1)))',
        evaluate: ({ l, m }) => {
          return makeAngleBetween(meetLines(l, m) ?? originOf(l), directionOf(l), directionOf(m));
        },
      }),
      form({
        parameters: 'polygon: Polygon',
        returns: 'List',
        doc: 'The interior angles of a polygon in the order of its vertices.',
        example: 'Angle(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)))',
        evaluate: ({ polygon }) => makeList(interiorAngles(polygon.vertices)),
      }),
    ],
  },
];
