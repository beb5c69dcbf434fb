import type { Constructor } from '../../table.js';
import { Undefined } from '../../values.js';
import { form, nth, number, point, pointsFrom, pointsIn, take } from '../arguments.js';
import { closestPoint } from '../closest.js';
import { centerOf, fociOf, verticesOf } from '../conic-parts.js';
import { makeList, makePoint } from '../make.js';
import { midpointOf } from '../midpoint.js';
import { pointAt } from '../path.js';
import { centroidOf } from '../polygon.js';
import { circumcenter, incircle, orthocenter } from '../triangle.js';
import { unitAt } from '../turn.js';
import { middle, mix, multiply, ORIGIN } from '../vec.js';

const TRIANGLE = 'Point(0, 0), Point(4, 0), Point(0, 3)';

export const pointConstructors: readonly Constructor[] = [
  {
    name: 'Point',
    group: 'points',
    signatures: [
      form('x: Number, y: Number', 'Point', 'Point(1, 2)', 'The point with these coordinates.', (args) =>
        makePoint({ x: number(args, 0), y: number(args, 1) }),
      ),
      form(
        'path: Path, parameter: Number',
        'Point',
        'Point(Segment(Point(0, 0), Point(4, 2)), 0.5)',
        'The point of a path at a parameter: 0..1 along segments and arcs, the angle on circles and ellipses, x on y = f(x), edge index from 0 + fraction on polygons.',
        (args) => makePoint(pointAt(args[0]!, number(args, 1))),
      ),
    ],
  },
  {
    name: 'Polar',
    group: 'points',
    signatures: [
      form(
        'r: Number, θ: Number',
        'Point',
        'Polar(2, 30°)',
        'The point at distance r from the origin in direction θ.',
        (args) => makePoint(multiply(unitAt(number(args, 1)), number(args, 0))),
      ),
    ],
  },
  {
    name: 'Midpoint',
    aliases: ['MidPoint'],
    group: 'points',
    signatures: [
      form('P: Point, Q: Point', 'Point', 'Midpoint(Point(0, 0), Point(4, 2))', 'The middle of two points.', (args) =>
        makePoint(middle(point(args, 0), point(args, 1))),
      ),
      form(
        'object: PlaneObject',
        'Point',
        'Midpoint(Segment(Point(0, 0), Point(4, 2)))',
        'The middle of a segment, vector or arc; the centre of a circle, ellipse or hyperbola.',
        (args) => makePoint(midpointOf(args[0]!)),
      ),
    ],
  },
  {
    name: 'Closest',
    group: 'points',
    signatures: [
      form(
        'path: Path, P: Point',
        'Point',
        'Closest(Circle(Point(0, 0), 2), Point(5, 0))',
        'The point of a path nearest to P.',
        (args) => makePoint(closestPoint(args[0]!, point(args, 1))),
      ),
    ],
  },
  {
    name: 'Center',
    group: 'points',
    signatures: [
      form(
        'object: PlaneObject',
        'Point',
        'Center(Circle(Point(1, 2), 3))',
        'The centre of a circle, arc, ellipse or hyperbola.',
        (args) => makePoint(centerOf(args[0]!)),
      ),
    ],
  },
  {
    name: 'Centroid',
    group: 'points',
    signatures: [
      form(
        'polygon: Polygon',
        'Point',
        `Centroid(Polygon(${TRIANGLE}))`,
        'The centre of mass of a polygon’s area.',
        (args) => makePoint(centroidOf(take(args, 0, 'Polygon').vertices)),
      ),
      form(
        'A: Point, B: Point, C: Point',
        'Point',
        `Centroid(${TRIANGLE})`,
        'Where the medians of a triangle meet.',
        (args) => makePoint(meanOf(pointsFrom(args, 0))),
      ),
      form('points: Point[]', 'Point', `Centroid([${TRIANGLE}])`, 'The mean of the points.', (args) =>
        makePoint(meanOf(pointsIn(take(args, 0, 'List')))),
      ),
    ],
  },
  triangleCenter('Circumcenter', 'The centre of the circle through three points.', circumcenter),
  triangleCenter(
    'Incenter',
    'The centre of the circle inside a triangle that touches its sides.',
    (a, b, c) => incircle(a, b, c).center,
  ),
  triangleCenter('Orthocenter', 'Where the altitudes of a triangle meet.', orthocenter),
  conicPoints(
    'Vertex',
    'vertex',
    'of an ellipse the ends of the long axis, then of the short one; of a hyperbola two, of a parabola one; each axis from left to right or upwards, or from the first focus to the second',
    verticesOf,
  ),
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
      form(
        'A: Point, B: Point, ratio: Number',
        'Point',
        'Divide(Point(0, 0), Point(6, 3), 2)',
        'The point P that divides AB in the ratio AP : PB = ratio (2 gives two thirds of the way); a negative ratio divides from outside.',
        (args) => {
          const ratio = number(args, 2);
          if (ratio === -1) throw new Undefined('no point divides a segment in the ratio -1');
          return makePoint(mix(point(args, 0), point(args, 1), ratio / (1 + ratio)));
        },
      ),
      form(
        'A: Point, B: Point, m: Number, n: Number',
        'Point',
        'Divide(Point(0, 0), Point(6, 3), 1, 2)',
        'The point P that divides AB in the ratio AP : PB = m : n.',
        (args) => {
          const [m, n] = [number(args, 2), number(args, 3)];
          if (m + n === 0) throw new Undefined('no point divides a segment in the ratio -1');
          return makePoint(mix(point(args, 0), point(args, 1), m / (m + n)));
        },
      ),
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
      form('A: Point, B: Point, C: Point', 'Point', `${name}(${TRIANGLE})`, doc, (args) =>
        makePoint(center(point(args, 0), point(args, 1), point(args, 2))),
      ),
      form('triangle: Polygon', 'Point', `${name}(Polygon(${TRIANGLE}))`, doc, (args) => {
        const { vertices } = take(args, 0, 'Polygon');
        const [a, b, c] = vertices;
        if (vertices.length !== 3) throw new Undefined(`a polygon with ${vertices.length} vertices is no triangle`);
        return makePoint(center(a!, b!, c!));
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
      form(
        'conic: Conic, n: Number',
        'Point',
        `${name}(${example}, 1)`,
        `The n-th ${what} of a conic: ${order}.`,
        (args) => makePoint(nth(points(args[0]!), number(args, 1), what)),
      ),
      form(
        'conic: Conic',
        'List',
        `${name}(${example})`,
        `Every ${what} of a conic as a list, or the point itself where there is one.`,
        (args) => {
          const all = points(args[0]!).map(makePoint);
          return all.length === 1 ? all[0]! : makeList(all);
        },
      ),
    ],
  };
}
