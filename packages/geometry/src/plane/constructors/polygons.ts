import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { Undefined, type Vec2 } from '../../values.js';
import { requireWhole } from '../arguments.js';
import { makePolygon } from '../make.js';
import { onCircle } from '../path.js';
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
      form({
        parameters: 'A: Point, B: Point, n: Number',
        returns: 'Polygon',
        doc: 'The regular polygon with n vertices on the left of AB, counterclockwise from A and B.',
        example: `Polygon(${SIDE}, 6)`,
        evaluate: ({ A, B, n }) => {
          const side = sideOf(A, B);
          requireWhole(n, 3, MAX_REGULAR_VERTICES, 'the number of vertices, which stands last as in Polygon(A, 2, 6),');
          return makePolygon(regularVertices(side.a, side.b, n));
        },
      }),
      form({
        parameters: 'center: Point, radius: Number, n: Number',
        returns: 'Polygon',
        doc: 'The regular polygon with n vertices on a circle, counterclockwise from the one on the right of the centre.',
        example: 'Polygon(Point(0, 0), 2, 5)',
        evaluate: ({ center, radius, n }) => makePolygon(around(center, radius, 0, n)),
      }),
      form({
        parameters: 'center: Point, radius: Number, n: Number, α: Number',
        returns: 'Polygon',
        doc: 'The same with the first vertex in the direction α from the centre.',
        example: 'Polygon(Point(0, 0), 2, 5, 90°)',
        evaluate: ({ center, radius, n, α }) => makePolygon(around(center, radius, α, n)),
      }),
      form({
        parameters: 'points: Point[]',
        returns: 'Polygon',
        doc: 'The polygon with the points of a list as vertices.',
        example: `Polygon([${TRIANGLE}])`,
        evaluate: ({ points }) => makePolygon(points),
      }),
      form({
        parameters: 'A: Point, B: Point, C: Point…',
        returns: 'Polygon',
        doc: 'The polygon with these vertices, in this order.',
        example: `Polygon(${TRIANGLE})`,
        evaluate: ({ A, B, C }) => makePolygon([A, B, ...C]),
      }),
    ],
  },
  {
    name: 'Triangle',
    group: 'polygons',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Polygon',
        doc: 'The triangle ABC.',
        example: `Triangle(${TRIANGLE})`,
        evaluate: ({ A, B, C }) => makePolygon([A, B, C]),
      }),
    ],
  },
  {
    name: 'Parallelogram',
    group: 'polygons',
    styleType: 'Parallelogram',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Polygon',
        doc: 'The parallelogram ABCD; its fourth vertex is A + C - B.',
        example: 'Parallelogram(Point(0, 0), Point(4, 0), Point(5, 2))',
        evaluate: ({ A, B, C }) => makePolygon([A, B, C, add(A, subtract(C, B))]),
      }),
    ],
  },
  {
    name: 'Rectangle',
    group: 'polygons',
    signatures: [
      form({
        parameters: 'A: Point, C: Point',
        returns: 'Polygon',
        doc: 'The rectangle with the diagonal AC and sides parallel to the axes: A, (x of C, y of A), C, (x of A, y of C).',
        example: 'Rectangle(Point(0, 0), Point(4, 3))',
        evaluate: ({ A, C }) => makePolygon([A, { x: C.x, y: A.y }, C, { x: A.x, y: C.y }]),
      }),
      form({
        parameters: 'A: Point, B: Point, height: Number',
        returns: 'Polygon',
        doc: 'The rectangle on the side AB with this height to the left of AB (to the right when negative).',
        example: `Rectangle(${SIDE}, 3)`,
        evaluate: ({ A, B, height }) => {
          const { a, b } = sideOf(A, B);
          return onSide(a, b, multiply(leftOf(a, b), height));
        },
      }),
      form({
        parameters: 'A: Point, B: Point, P: Point',
        returns: 'Polygon',
        doc: 'The rectangle on the side AB whose opposite side lies on a line through P.',
        example: `Rectangle(${SIDE}, Point(1, 3))`,
        evaluate: ({ A, B, P }) => {
          const { a, b } = sideOf(A, B);
          const left = leftOf(a, b);
          return onSide(a, b, multiply(left, dot(subtract(P, a), left)));
        },
      }),
    ],
  },
  {
    name: 'Square',
    group: 'polygons',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Polygon',
        doc: 'The square on the left of AB, counterclockwise from A and B.',
        example: `Square(${SIDE})`,
        evaluate: ({ A, B }) => {
          const { a, b } = sideOf(A, B);
          return onSide(a, b, rot90(subtract(b, a)));
        },
      }),
    ],
  },
  {
    name: 'Rhombus',
    group: 'polygons',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, α: Number',
        returns: 'Polygon',
        doc: 'The rhombus on the side AB with the angle α at A, counterclockwise from AB.',
        example: `Rhombus(${SIDE}, 60°)`,
        evaluate: ({ A, B, α }) => {
          const { a, b } = sideOf(A, B);
          const { x: cos, y: sin } = unitAt(α);
          const side = subtract(b, a);
          return onSide(a, b, { x: cos * side.x - sin * side.y, y: sin * side.x + cos * side.y });
        },
      }),
      form({
        parameters: 'A: Point, B: Point, P: Point',
        returns: 'Polygon',
        doc: 'The rhombus ABCD on the side AB with D on the ray from A through P.',
        example: `Rhombus(${SIDE}, Point(1, 2))`,
        evaluate: ({ A, B, P }) => {
          const { a, b } = sideOf(A, B);
          const { b: p } = sideOf(a, P);
          const towards = subtract(p, a);
          if (cross(towards, subtract(b, a)) === 0)
            throw new Undefined('P lies on the line AB, so the rhombus would be flat');
          return onSide(a, b, multiply(towards, length(subtract(b, a)) / length(towards)));
        },
      }),
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

/** The vertices of a regular polygon around a centre, the first in the direction `angle`. */
function around(center: Vec2, radius: number, angle: number, n: number): readonly Vec2[] {
  requireWhole(n, 3, MAX_REGULAR_VERTICES, 'the number of vertices, which stands last as in Polygon(A, 2, 6),');
  if (!(radius > 0)) throw new Undefined(`the radius must be positive, not ${radius}`);
  return Array.from({ length: n }, (_, i) => onCircle(center, radius, angle + (2 * Math.PI * i) / n));
}
