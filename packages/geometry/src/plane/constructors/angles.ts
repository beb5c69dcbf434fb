import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { type AngleValue, Undefined, type Vec2 } from '../../values.js';
import { nth } from '../arguments.js';
import { directionOf, meetLines, originOf } from '../line-like.js';
import { makeAngleBetween, makeAngleFrom, makeList, makePoint, makeRay } from '../make.js';
import { interiorAngles } from '../polygon.js';
import { angleBetween, normalizeAngle, TWO_PI, unitAt } from '../turn.js';
import { add, multiply, subtract } from '../vec.js';

type MakeAngle = (vertex: Vec2, from: Vec2, to: Vec2) => AngleValue;

/** What the fourth argument of Angle may be. */
const KINDS: Readonly<Record<string, MakeAngle>> = {
  reflex: (vertex, from, to) => {
    const { startAngle, value, ...rest } = makeAngleBetween(vertex, from, to);
    return { ...rest, startAngle: normalizeAngle(startAngle + value), value: TWO_PI - value };
  },
  oriented: makeAngleFrom,
  clockwise: (vertex, from, to) => makeAngleFrom(vertex, to, from),
};

function angleOfKind(kind: string, vertex: Vec2, from: Vec2, to: Vec2): AngleValue {
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const known = Object.keys(KINDS).map((name) => JSON.stringify(name));
  if (make === undefined) throw new Undefined(`Angle knows no ${JSON.stringify(kind)}: write ${known.join(', ')}`);
  // Both sides need a direction.
  angleBetween(from, to);
  return make(vertex, from, to);
}

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
        parameters: 'P: Point, vertex: Point, Q: Point, kind: String',
        returns: 'Angle',
        doc: 'With "reflex" the angle of at least 180° between the two rays; with "oriented" the angle counterclockwise from the ray to P to that to Q, from 0 to 360°; with "clockwise" the angle the other way round.',
        example: 'Angle(Point(4, 0), Point(0, 0), Point(0, 3), "reflex")',
        evaluate: ({ P, vertex, Q, kind }) => angleOfKind(kind.value, vertex, subtract(P, vertex), subtract(Q, vertex)),
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
      form({
        parameters: 'polygon: Polygon, n: Number',
        returns: 'Angle',
        doc: 'The interior angle at the n-th vertex.',
        example: 'Angle(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)), 2)',
        evaluate: ({ polygon, n }) => nth(interiorAngles(polygon.vertices), n, 'angle'),
      }),
    ],
  },
  {
    name: 'AngleRay',
    group: 'angles',
    yields: true,
    signatures: [
      form({
        parameters: 'A: Point, vertex: Point, α: Number',
        returns: 'Ray',
        doc: 'The ray from the vertex at the angle α counterclockwise from the ray to A; a negative α turns it clockwise.',
        example: 'AngleRay(Point(3, 0), Point(0, 0), 40°)',
        evaluate: ({ A, vertex, α }) => makeRay(vertex, turned(subtract(A, vertex), α)),
      }),
    ],
  },
  {
    name: 'AnglePoint',
    group: 'angles',
    yields: true,
    signatures: [
      form({
        parameters: 'A: Point, vertex: Point, α: Number, distance?: Number',
        returns: 'Point',
        doc: 'The point at the angle α counterclockwise from the ray from the vertex to A, at that distance from the vertex, or as far from it as A.',
        example: 'AnglePoint(Point(3, 0), Point(0, 0), 40°, 2)',
        evaluate: ({ A, vertex, α, distance }) => {
          const arm = turned(subtract(A, vertex), α);
          const length = Math.hypot(arm.x, arm.y);
          if (distance === undefined) return makePoint(add(vertex, arm));
          if (length === 0) throw new Undefined('A is the vertex, so the angle has no first side');
          return makePoint(add(vertex, multiply(arm, distance / length)));
        },
      }),
    ],
  },
];

/** A vector turned counterclockwise. */
function turned(v: Vec2, α: number): Vec2 {
  const { x, y } = unitAt(α);
  return { x: v.x * x - v.y * y, y: v.x * y + v.y * x };
}
