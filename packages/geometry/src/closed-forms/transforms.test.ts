import { describe } from 'vitest';
import { checkRows } from '../testing/closed-forms.js';

const { PI, sin, cos, sqrt, atan2, hypot, abs } = Math;

type Point = readonly [number, number];

const about =
  (angle: number) =>
  ([x, y]: Point): Point => [
    1 + (x - 1) * cos(angle) - (y - 2) * sin(angle),
    2 + (x - 1) * sin(angle) + (y - 2) * cos(angle),
  ];
const scaled =
  (k: number) =>
  ([x, y]: Point): Point => [1 + k * (x - 1), 2 + k * (y - 2)];
/** In the line through (0, 1) and (2, 2). */
const mirrored = ([x, y]: Point): Point => {
  const t = (2 * x + (y - 1)) / 5;
  return [4 * t - x, 2 + 2 * t - y];
};
const moved = ([x, y]: Point): Point => [x + 3, y - 1];

const MAPS: readonly (readonly [string, (p: Point) => Point, number])[] = [
  ['Translate(#, Vector(3, -1))', moved, 1],
  ['Translate(#, Point(3, -1))', moved, 1],
  ['Rotate(#, 40°, O)', about((40 * PI) / 180), 1],
  ['Rotate(#, -100°, O)', about((-100 * PI) / 180), 1],
  ['Reflect(#, m)', mirrored, 1],
  ['Reflect(#, O)', scaled(-1), 1],
  ['Scale(#, -2, O)', scaled(-2), 2],
  ['Scale(#, 0.5, O)', scaled(0.5), 0.5],
];

/** The circle around O through A from A clockwise towards B, at a part of its sweep. */
function onArc(part: number): Point {
  const start = atan2(4, 3);
  const sweep = atan2(1, -2) - start - 2 * PI;
  return [1 + 5 * cos(start + part * sweep), 2 + 5 * sin(start + part * sweep)];
}

describe('transforms of every type', () => {
  checkRows(
    MAPS.map(([source, f, k]) => {
      const map = (object: string) => source.replace('#', object);
      const passes = (curve: string, point: string) => `distance(${map(curve)}, ${map(point)})`;
      return {
        given: `O: Point(1, 2); A: Point(4, 6); B: Point(-1, 3); C: Point(2, -2); m: Line(Point(0, 1), Point(2, 2)); image: ${map('A')}`,
        gives: {
          image: f([4, 6]),
          [map('[A, B]')]: { list: [f([4, 6]), f([-1, 3])] },
          [`Point(${map('Line(A, B)')}, 0.3)`]: f([2.5, 5.1]),
          [map('Segment(A, B)')]: { start: f([4, 6]), end: f([-1, 3]), length: k * sqrt(34) },
          [`Point(${map('Ray(A, B)')}, 2)`]: f([-6, 0]),
          [map('Vector(A, B)')]: { start: f([4, 6]), end: f([-1, 3]) },
          [map('Polyline([A, B, C])')]: { vertices: { list: [f([4, 6]), f([-1, 3]), f([2, -2])] } },
          [map('Circle(A, 3)')]: { center: f([4, 6]), radius: 3 * k },
          [`Point(${map('Arc(O, A, B)')}, 0.3)`]: f(onArc(0.3)),
          [`Point(${map('Semicircle(A, B)')}, 0.5)`]: f([3, 2]),
          [`${map('Polygon(A, B, C)')}.edge(3).end`]: f([4, 6]),
          [`${map('Polygon(A, B, C)')}.area`]: k * k * 17,
          [`${map('Angle(A, B, C)')}.value`]: atan2(34, 0),
          [map('Ellipse(A, B, C)')]: { center: f([1.5, 4.5]), a: (k * (hypot(2, 8) + hypot(3, 5))) / 2 },
          [`${map('Hyperbola(A, B, C)')}.a`]: (k * (hypot(2, 8) - hypot(3, 5))) / 2,
          [`${map('Parabola(A, m)')}.focus(1)`]: f([4, 6]),
          [`distance(${map('Parabola(A, m)')}.directrix(1), image)`]: (k * abs(4 - 10)) / sqrt(5),
          [`Closest(${map('x^2')}, ${map('Point(2, 4)')})`]: f([2, 4]),
          [passes('sin(x)', 'Point(1, sin(1))')]: 0,
          [passes('Curve(x = y^2)', 'Point(4, 2)')]: 0,
          [passes('x^3 + y^3 = 9', 'Point(1, 2)')]: 0,
          [passes('2x + 3y = 6', 'Point(3, 0)')]: 0,
          [passes('x^2/9 - y^2/4 = 1', 'Point(3, 0)')]: 0,
          [`${map('x^2 + y^2 = 4')}.center`]: f([0, 0]),
          [`Point(${map('Curve(cos(t), 2sin(t), 0, π)')}, 1)`]: f([cos(1), 2 * sin(1)]),
          [`Point(${map('Bezier([A, B, C])')}, 0.5)`]: f([1, 2.5]),
          [`Point(${map('Spline([A, B, C])')}, 0)`]: f([4, 6]),
        },
      };
    }),
  );
});

describe('functions stay functions', () => {
  checkRows([
    {
      given: 'p: x^2; f: sin(x); v: Vector(3, -1); O: Point(1, 2)',
      gives: {
        'Translate(f, v).at(3)': -1,
        'Translate(f, v).derivative.at(3)': 1,
        'Translate(p, v).extremum(1)': [3, -1],
        'Translate(p, Vector(0, -4)).root(2)': [2, 0],
        'Integral(Translate(p, Vector(0, 1)), 0, 3).value': 12,
        'Reflect(f, xAxis).at(1)': -sin(1),
        'Reflect(p, O).at(1)': 3,
        'Scale(p, 2, O).at(3)': 6,
        'Rotate(p, 180°, Point(0, 0)).at(2)': -4,
        'Rotate(x y = 1, 45°, Point(0, 0)).a': sqrt(2),
        'Scale(Circle(O, 1), 0, O)': /./,
      },
    },
  ]);
});
