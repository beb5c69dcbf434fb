import type { Constructor } from '../../table.js';
import { Undefined, type Vec2 } from '../../values.js';
import { form, number, point, pointsFrom, pointsIn, take, wholeNumber } from '../arguments.js';
import { makePolygon } from '../make.js';
import { regularVertices } from '../polygon.js';
import { unitAt } from '../turn.js';
import { add, cross, dot, length, multiply, rot90, samePoint, subtract } from '../vec.js';

/** Vertices of a regular polygon: beyond this it cannot be told from a circle. */
const MAX_REGULAR_VERTICES = 1000;

const SIDE = 'Point(0, 0), Point(4, 0)';
const TRIANGLE = `${SIDE}, Point(0, 3)`;

export const polygonConstructors: readonly Constructor[] = [
  {
    name: 'Polygon',
    group: 'polygons',
    signatures: [
      form(
        'A: Point, B: Point, n: Number',
        'Polygon',
        `Polygon(${SIDE}, 6)`,
        'The regular polygon with n vertices on the left of AB, counterclockwise from A and B.',
        (args) => {
          const side = sideOf(point(args, 0), point(args, 1));
          const n = wholeNumber(args, 2, 3, MAX_REGULAR_VERTICES, 'the number of vertices');
          return makePolygon(regularVertices(side.a, side.b, n));
        },
      ),
      form(
        'points: Point[]',
        'Polygon',
        `Polygon([${TRIANGLE}])`,
        'The polygon with the points of a list as vertices.',
        (args) => makePolygon(pointsIn(take(args, 0, 'List'))),
      ),
      form(
        'A: Point, B: Point, C: Point…',
        'Polygon',
        `Polygon(${TRIANGLE})`,
        'The polygon with these vertices, in this order.',
        (args) => makePolygon(pointsFrom(args, 0)),
      ),
    ],
  },
  {
    name: 'Triangle',
    group: 'polygons',
    signatures: [
      form('A: Point, B: Point, C: Point', 'Polygon', `Triangle(${TRIANGLE})`, 'The triangle ABC.', (args) =>
        makePolygon(pointsFrom(args, 0)),
      ),
    ],
  },
  {
    name: 'Parallelogram',
    group: 'polygons',
    styleType: 'Parallelogram',
    signatures: [
      form(
        'A: Point, B: Point, C: Point',
        'Polygon',
        'Parallelogram(Point(0, 0), Point(4, 0), Point(5, 2))',
        'The parallelogram ABCD; its fourth vertex is A + C - B.',
        (args) => {
          const [a, b, c] = [point(args, 0), point(args, 1), point(args, 2)];
          return makePolygon([a, b, c, add(a, subtract(c, b))]);
        },
      ),
    ],
  },
  {
    name: 'Rectangle',
    group: 'polygons',
    signatures: [
      form(
        'A: Point, C: Point',
        'Polygon',
        'Rectangle(Point(0, 0), Point(4, 3))',
        'The rectangle with the diagonal AC and sides parallel to the axes: A, (x of C, y of A), C, (x of A, y of C).',
        (args) => {
          const [a, c] = [point(args, 0), point(args, 1)];
          return makePolygon([a, { x: c.x, y: a.y }, c, { x: a.x, y: c.y }]);
        },
      ),
      form(
        'A: Point, B: Point, height: Number',
        'Polygon',
        `Rectangle(${SIDE}, 3)`,
        'The rectangle on the side AB with this height to the left of AB (to the right when negative).',
        (args) => {
          const { a, b } = sideOf(point(args, 0), point(args, 1));
          return onSide(a, b, multiply(leftOf(a, b), number(args, 2)));
        },
      ),
      form(
        'A: Point, B: Point, P: Point',
        'Polygon',
        `Rectangle(${SIDE}, Point(1, 3))`,
        'The rectangle on the side AB whose opposite side lies on a line through P.',
        (args) => {
          const { a, b } = sideOf(point(args, 0), point(args, 1));
          const left = leftOf(a, b);
          return onSide(a, b, multiply(left, dot(subtract(point(args, 2), a), left)));
        },
      ),
    ],
  },
  {
    name: 'Square',
    group: 'polygons',
    signatures: [
      form(
        'A: Point, B: Point',
        'Polygon',
        `Square(${SIDE})`,
        'The square on the left of AB, counterclockwise from A and B.',
        (args) => {
          const { a, b } = sideOf(point(args, 0), point(args, 1));
          return onSide(a, b, rot90(subtract(b, a)));
        },
      ),
    ],
  },
  {
    name: 'Rhombus',
    group: 'polygons',
    signatures: [
      form(
        'A: Point, B: Point, α: Number',
        'Polygon',
        `Rhombus(${SIDE}, 60°)`,
        'The rhombus on the side AB with the angle α at A, counterclockwise from AB.',
        (args) => {
          const { a, b } = sideOf(point(args, 0), point(args, 1));
          const { x: cos, y: sin } = unitAt(number(args, 2));
          const side = subtract(b, a);
          return onSide(a, b, { x: cos * side.x - sin * side.y, y: sin * side.x + cos * side.y });
        },
      ),
      form(
        'A: Point, B: Point, P: Point',
        'Polygon',
        `Rhombus(${SIDE}, Point(1, 2))`,
        'The rhombus ABCD on the side AB with D on the ray from A through P.',
        (args) => {
          const { a, b } = sideOf(point(args, 0), point(args, 1));
          const { b: p } = sideOf(a, point(args, 2));
          const towards = subtract(p, a);
          if (cross(towards, subtract(b, a)) === 0)
            throw new Undefined('P lies on the line AB, so the rhombus would be flat');
          return onSide(a, b, multiply(towards, length(subtract(b, a)) / length(towards)));
        },
      ),
    ],
  },
];

/** Throws Undefined when the two ends are one. */
function sideOf(a: Vec2, b: Vec2): { readonly a: Vec2; readonly b: Vec2 } {
  if (samePoint(a, b)) throw new Undefined('the two points coincide, so the side has no direction');
  return { a, b };
}

/** The unit vector to the left of a → b. */
const leftOf = (a: Vec2, b: Vec2): Vec2 => {
  const side = subtract(b, a);
  return multiply(rot90(side), 1 / length(side));
};

/** A, B, B + side, A + side. */
const onSide = (a: Vec2, b: Vec2, side: Vec2) => makePolygon([a, b, add(b, side), add(a, side)]);
