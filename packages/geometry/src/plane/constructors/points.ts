import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { Undefined } from '../../values.js';
import { nth, requireWhole } from '../arguments.js';
import { closestPoint } from '../closest.js';
import { centerOf, fociOf, verticesOf } from '../conics/conic-parts.js';
import { makeList, makePoint } from '../make.js';
import { midpointOf } from '../midpoint.js';
import { pointAt } from '../path.js';
import { centroidOf } from '../polygon.js';
import { circumcenter, incircle, orthocenter } from '../triangle.js';
import { unitAt } from '../turn.js';
import { middle, mix, multiply, ORIGIN } from '../vec.js';

const TRIANGLE = 'Point(0, 0), Point(4, 0), Point(0, 3)';

const vertex = conicPoints(
  'Vertex',
  'vertex',
  'of an ellipse the ends of the long axis, then of the short one; of a hyperbola two, of a parabola one; each axis from left to right or upwards, or from the first focus to the second',
  verticesOf,
);

export const pointConstructors: readonly Constructor[] = [
  {
    name: 'Point',
    group: 'points',
    signatures: [
      form({
        parameters: 'x: Number, y: Number',
        returns: 'Point',
        doc: 'The point with these coordinates.',
        example: 'Point(1, 2)',
        evaluate: ({ x, y }) => makePoint({ x: x, y: y }),
      }),
      form({
        parameters: 'path: Path, parameter: Number',
        returns: 'Point',
        doc: 'The point of a path at a parameter: 0..1 along segments and arcs, the angle on circles and ellipses, x on y = f(x), edge index from 0 + fraction on polygons.',
        example: 'Point(Segment(Point(0, 0), Point(4, 2)), 0.5)',
        evaluate: ({ path, parameter }) => makePoint(pointAt(path, parameter)),
      }),
      form({
        parameters: 'P: Point',
        returns: 'Point',
        doc: 'The point at a place that is computed.',
        example: 'Point((2, 3) + (1, 1))',
        evaluate: ({ P }) => makePoint({ x: P.x, y: P.y }),
      }),
    ],
  },
  {
    name: 'Polar',
    group: 'points',
    signatures: [
      form({
        parameters: 'r: Number, θ: Number',
        returns: 'Point',
        doc: 'The point at distance r from the origin in direction θ.',
        example: 'Polar(2, 30°)',
        evaluate: ({ r, θ }) => makePoint(multiply(unitAt(θ), r)),
      }),
    ],
  },
  {
    name: 'Midpoint',
    aliases: ['MidPoint'],
    group: 'points',
    signatures: [
      form({
        parameters: 'P: Point, Q: Point',
        returns: 'Point',
        doc: 'The middle of two points.',
        example: 'Midpoint(Point(0, 0), Point(4, 2))',
        evaluate: ({ P, Q }) => makePoint(middle(P, Q)),
      }),
      form({
        parameters: 'object: PlaneObject',
        returns: 'Point',
        doc: 'The middle of a segment, vector or arc; the centre of a circle, ellipse or hyperbola.',
        example: 'Midpoint(Segment(Point(0, 0), Point(4, 2)))',
        evaluate: ({ object }) => makePoint(midpointOf(object)),
      }),
    ],
  },
  {
    name: 'Closest',
    group: 'points',
    signatures: [
      form({
        parameters: 'path: Path, P: Point',
        returns: 'Point',
        doc: 'The point of a path nearest to P.',
        example: 'Closest(Circle(Point(0, 0), 2), Point(5, 0))',
        evaluate: ({ path, P }) => makePoint(closestPoint(path, P)),
      }),
    ],
  },
  {
    name: 'Center',
    group: 'points',
    signatures: [
      form({
        parameters: 'object: PlaneObject',
        returns: 'Point',
        doc: 'The centre of a circle, arc, ellipse or hyperbola.',
        example: 'Center(Circle(Point(1, 2), 3))',
        evaluate: ({ object }) => makePoint(centerOf(object)),
      }),
    ],
  },
  {
    name: 'Centroid',
    group: 'points',
    signatures: [
      form({
        parameters: 'polygon: Polygon',
        returns: 'Point',
        doc: 'The centre of mass of a polygon’s area.',
        example: `Centroid(Polygon(${TRIANGLE}))`,
        evaluate: ({ polygon }) => makePoint(centroidOf(polygon.vertices)),
      }),
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Point',
        doc: 'Where the medians of a triangle meet.',
        example: `Centroid(${TRIANGLE})`,
        evaluate: ({ A, B, C }) => makePoint(meanOf([A, B, C])),
      }),
      form({
        parameters: 'points: Point[]',
        returns: 'Point',
        doc: 'The mean of the points.',
        example: `Centroid([${TRIANGLE}])`,
        evaluate: ({ points }) => makePoint(meanOf(points)),
      }),
    ],
  },
  triangleCenter('Circumcenter', 'The centre of the circle through three points.', circumcenter),
  triangleCenter(
    'Incenter',
    'The centre of the circle inside a triangle that touches its sides.',
    (a, b, c) => incircle(a, b, c).center,
  ),
  triangleCenter('Orthocenter', 'Where the altitudes of a triangle meet.', orthocenter),
  {
    ...vertex,
    signatures: [
      ...vertex.signatures,
      form({
        parameters: 'polygon: Polygon, n: Number',
        returns: 'Point',
        doc: 'The n-th vertex of a polygon.',
        example: `Vertex(Polygon(${TRIANGLE}), 2)`,
        evaluate: ({ polygon: { vertices }, n }) => {
          requireWhole(n, 1, vertices.length, 'the number of a vertex');
          return makePoint(vertices[n - 1]!);
        },
      }),
    ],
  },
  conicPoints(
    'Focus',
    'focus',
    'in the order in which they were given, otherwise from left to right or upwards; a parabola has one',
    fociOf,
  ),
  {
    name: 'Divide',
    group: 'points',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, ratio: Number',
        returns: 'Point',
        doc: 'The point P that divides AB in the ratio AP : PB = ratio (2 gives two thirds of the way); a negative ratio divides from outside.',
        example: 'Divide(Point(0, 0), Point(6, 3), 2)',
        evaluate: ({ A, B, ratio }) => {
          if (ratio === -1) throw new Undefined('no point divides a segment in the ratio -1');
          return makePoint(mix(A, B, ratio / (1 + ratio)));
        },
      }),
      form({
        parameters: 'A: Point, B: Point, m: Number, n: Number',
        returns: 'Point',
        doc: 'The point P that divides AB in the ratio AP : PB = m : n.',
        example: 'Divide(Point(0, 0), Point(6, 3), 1, 2)',
        evaluate: ({ A, B, m, n }) => {
          if (m + n === 0) throw new Undefined('no point divides a segment in the ratio -1');
          return makePoint(mix(A, B, m / (m + n)));
        },
      }),
    ],
  },
];

const meanOf = (points: readonly { readonly x: number; readonly y: number }[]) => {
  if (points.length === 0) throw new Undefined('an empty list has no centroid');
  const [first = ORIGIN] = points;
  const sum = points.reduce((s, p) => ({ x: s.x + (p.x - first.x), y: s.y + (p.y - first.y) }), ORIGIN);
  return { x: first.x + sum.x / points.length, y: first.y + sum.y / points.length };
};

function triangleCenter(name: string, doc: string, center: typeof circumcenter): Constructor {
  return {
    name,
    group: 'points',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Point',
        doc,
        example: `${name}(${TRIANGLE})`,
        evaluate: ({ A, B, C }) => makePoint(center(A, B, C)),
      }),
      form({
        parameters: 'triangle: Polygon',
        returns: 'Point',
        doc,
        example: `${name}(Polygon(${TRIANGLE}))`,
        evaluate: ({ triangle: { vertices } }) => {
          const [a, b, c] = vertices;
          if (vertices.length !== 3) throw new Undefined(`a polygon with ${vertices.length} vertices is no triangle`);
          return makePoint(center(a!, b!, c!));
        },
      }),
    ],
  };
}

function conicPoints(name: string, what: string, order: string, points: typeof fociOf): Constructor {
  const example = 'Ellipse(Point(-3, 0), Point(3, 0), Point(0, 4))';
  return {
    name,
    group: 'points',
    signatures: [
      form({
        parameters: 'conic: Conic, n: Number',
        returns: 'Point',
        doc: `The n-th ${what} of a conic: ${order}.`,
        example: `${name}(${example}, 1)`,
        evaluate: ({ conic, n }) => makePoint(nth(points(conic), n, what)),
      }),
      form({
        parameters: 'conic: Conic',
        returns: 'List | Point',
        doc: `Every ${what} of a conic as a list, or the point itself where there is one.`,
        example: `${name}(${example})`,
        evaluate: ({ conic }) => {
          const all = points(conic).map(makePoint);
          return all.length === 1 ? all[0]! : makeList(all);
        },
      }),
    ],
  };
}
