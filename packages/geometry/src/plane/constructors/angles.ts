import type { Constructor } from '../../table.js';
import { form, lineLike, point, take } from '../arguments.js';
import { directionOf, meetLines, originOf } from '../line-like.js';
import { makeAngleBetween, makeList } from '../make.js';
import { interiorAngles } from '../polygon.js';
import { subtract } from '../vec.js';

export const angleConstructors: readonly Constructor[] = [
  {
    name: 'Angle',
    group: 'angles',
    signatures: [
      form(
        'P: Point, vertex: Point, Q: Point',
        'Angle',
        'Angle(Point(4, 0), Point(0, 0), Point(0, 3))',
        'The angle at the vertex between the rays towards P and Q that is at most 180°.',
        (args) => {
          const vertex = point(args, 1);
          return makeAngleBetween(vertex, subtract(point(args, 0), vertex), subtract(point(args, 2), vertex));
        },
      ),
      form(
        'l: LineLike, m: LineLike',
        'Angle',
        'Angle(Line(Point(0, 0), Point(4, 0)), Line(Point(0, 0), Point(1, 1)))',
        'The angle of at most 180° between the directions of two lines, marked where they meet; parallel ones give 0 or 180°.',
        (args) => {
          const [l, m] = [lineLike(args, 0), lineLike(args, 1)];
          return makeAngleBetween(meetLines(l, m) ?? originOf(l), directionOf(l), directionOf(m));
        },
      ),
      form(
        'polygon: Polygon',
        'List',
        'Angle(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)))',
        'The interior angles of a polygon in the order of its vertices.',
        (args) => makeList(interiorAngles(take(args, 0, 'Polygon').vertices)),
      ),
    ],
  },
];
