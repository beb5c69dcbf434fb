import { describe } from 'vitest';
import { checkRows } from '../testing/closed-forms.js';

const { sqrt, PI, cos, hypot } = Math;

describe('conics', () => {
  checkRows([
    {
      given: 'e: Ellipse(Point(-3, 0), Point(3, 0), Point(0, 4))',
      gives: {
        e: {
          center: [0, 0],
          a: 5,
          b: 4,
          rotation: 0,
          foci: {
            list: [
              [-3, 0],
              [3, 0],
            ],
          },
        },
        'e.e': 0.6,
        'e.area': 20 * PI,
        'Focus(e)': {
          list: [
            [-3, 0],
            [3, 0],
          ],
        },
        'e.vertex(1).x^2': 25,
        'Closest(e, Point(10, 0))': [5, 0],
        'Point(e, π/6)': [5 * cos(PI / 6), 2],
        'abs(Closest(e.directrix(1), Point(0, 0)).x)': 25 / 3,
        'e.directrix(3)': /./,
        'e.focus(3)': /./,
      },
    },
    {
      given: 'k: Ellipse(Point(1, 2), 3, 2)',
      gives: {
        'k.center': [1, 2],
        'k.a': 3,
        'k.b': 2,
        'k.e': sqrt(5) / 3,
        'Point(k, 0)': [4, 2],
        'Point(k, π/2)': [1, 4],
      },
    },
    {
      given: 'k: Ellipse(Point(1, 2), 2, 3)',
      gives: { 'k.e': sqrt(5) / 3, 'k.focus(1).x': 1, '(k.focus(1).y - 2)^2': 5, 'k.area': 6 * PI },
    },
    {
      given: 'k: Ellipse(Point(0, 0), Point(2, 2), Point(3, 0))',
      gives: { '2k.a': 3 + sqrt(5), 'k.center': [1, 1], 'k.e': (2 * sqrt(2)) / (3 + sqrt(5)) },
    },
    {
      given: 'h: Hyperbola(Point(-5, 0), Point(5, 0), Point(3, 0))',
      gives: {
        h: { center: [0, 0], a: 3, b: 4 },
        'h.e': 5 / 3,
        'h.focus(1).x^2': 25,
        'h.vertex(1).x^2': 9,
        'Asymptote(h, 1).slope^2': 16 / 9,
        'Asymptote(h, 1).slope + Asymptote(h, 2).slope': 0,
        'abs(Closest(h.directrix(1), Point(0, 0)).x)': 9 / 5,
        'Asymptote(h, 3)': /./,
      },
    },
    {
      given: 'p: Parabola(Point(0, 1), Line(Point(0, -1), Point(1, -1)))',
      gives: {
        'p.focus(1)': [0, 1],
        'p.vertex(1)': [0, 0],
        'p.e': 1,
        'Closest(p.directrix(1), Point(5, 5))': [5, -1],
        'Closest(p, Point(0, -3))': [0, 0],
      },
    },
    {
      given: 'p: y = x^2 - 4x + 1',
      gives: {
        'p.vertex(1)': [2, -3],
        'p.focus(1)': [2, -2.75],
        'Closest(p.directrix(1), Point(0, 0))': [0, -3.25],
        'p.e': 1,
        'Point(p, 3)': [3, -2],
        'p.extremum(1)': [2, -3],
      },
    },
    {
      given: 'p: y^2 = 8x',
      gives: { 'p.focus(1)': [2, 0], 'p.vertex(1)': [0, 0], 'Closest(p.directrix(1), Point(0, 0))': [-2, 0] },
    },
    {
      given: 'q: 9(x-1)^2 + 16(y-1)^2 = 25',
      gives: { 'q.center': [1, 1], 'q.a': 5 / 3, 'q.b': 5 / 4, 'q.area': (PI * 25) / 12 },
    },
    { given: 'q: x^2/16 - y^2/9 = 1', gives: { 'q.a': 4, 'q.b': 3, 'q.e': 5 / 4, 'Asymptote(q, 1).slope^2': 9 / 16 } },
    {
      given: 'q: x y = 2',
      gives: { 'q.a': 2, 'q.b': 2, 'q.e': sqrt(2), 'q.focus(1).x^2': 4, 'q.focus(1).x - q.focus(1).y': 0 },
    },
    { given: 'q: x^2 + y^2 - 2x + 4y = 4', gives: { q: { center: [1, -2], radius: 3 } } },
    { given: 'q: 5x^2 + 4x y + 8y^2 = 36', gives: { 'q.a': 3, 'q.b': 2, 'q.e': sqrt(5) / 3 } },
    // u² = 4w with u = (x + y)/√2, w = (x - y)/√2.
    {
      given: 'q: x^2 + 2x y + y^2 - 4sqrt(2) x + 4sqrt(2) y = 0',
      gives: { 'q.e': 1, 'q.vertex(1)': [0, 0], 'q.focus(1)': [sqrt(0.5), -sqrt(0.5)] },
    },
    {
      given: 'k: Conic(Point(3, 0), Point(-3, 0), Point(0, 2), Point(0, -2), Point(3/sqrt(2), sqrt(2)))',
      gives: {
        'k.a': 3,
        'k.b': 2,
        'Conic(Point(0, 0), Point(1, 1), Point(-1, 1), Point(2, 4), Point(-2, 4)).focus(1)': [0, 0.25],
        'Conic(Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1), Point(0.6, 0.8)).a': 1,
        'Conic(Point(1, 1), Point(2, 0.5), Point(0.5, 2), Point(-1, -1), Point(-2, -0.5)).e': sqrt(2),
        'Conic(Point(0, 0), Point(1, 1), Point(2, 2), Point(3, 3), Point(4, 4))': /./,
      },
    },
  ]);
});

describe('tangents', () => {
  checkRows([
    {
      given: 'c: Circle(Point(0, 0), 3); P: Point(5, 0)',
      gives: {
        'Closest(Tangent(c, P, 1), Point(0, 0)).x': 1.8,
        'Closest(Tangent(c, P, 1), Point(0, 0)).y^2': 2.4 ** 2,
        'distance(Tangent(c, P, 2), Point(0, 0))': 3,
        'distance(P, Intersect(c, Tangent(c, P, 1), 1))': 4,
        'Closest(Tangent(c, Point(0, 3)), Point(7, 7))': [7, 3],
        'Closest(PolarLine(P, c), Point(0, 0))': [1.8, 0],
        'Tangent(c, Point(1, 0))': /inside/,
      },
    },
    {
      given: 'a: Arc(Point(0, 0), Point(0, 5), Point(5, 0))',
      gives: { 'Tangent(a, Point(3, 4)).slope': -0.75, 'Tangent(a, Point(a, 1/2)).slope': -1 },
    },
    {
      given: 'c: Circle(Point(0, 0), 3); d: Circle(Point(10, 0), 2)',
      gives: {
        ...Object.fromEntries(
          [1, 2, 3, 4].flatMap((n) => [
            [`distance(CommonTangent(c, d, ${n}), Point(0, 0))`, 3],
            [`distance(CommonTangent(c, d, ${n}), Point(10, 0))`, 2],
          ]),
        ),
        'length(CommonTangent(c, d))': 4,
        'length(CommonTangent(c, Circle(Point(3, 0), 2)))': 2,
        'length(CommonTangent(c, Circle(Point(5, 0), 2)))': 3,
        'length(CommonTangent(c, Circle(Point(1, 0), 2)))': 1,
        'CommonTangent(c, d, 5)': /./,
        'CommonTangent(c, Circle(Point(0.5, 0), 2))': /inside/,
      },
    },
    {
      given: 'k: Ellipse(Point(0, 0), 5, 3)',
      gives: {
        'Tangent(k, Point(3, 2.4), 1).slope': (-3 * 9) / (25 * 2.4),
        'length(Tangent(k, Point(0, 5)))': 2,
        'abs(Tangent(k, Point(7, 0), 1).slope)': sqrt(9 / (49 - 25)),
        'Tangent(k, Point(0, 0))': /inside/,
      },
    },
    {
      given: 'p: y = x^2; s: sin(x)',
      gives: {
        'Tangent(p, Point(1, 1), 1).slope': 2,
        'Tangent(p, Point(0, -1), 1).slope': -2,
        'Tangent(p, Point(0, -1), 2).slope': 2,
        'Tangent(x^3, Point(1, 1), 1).slope': 3,
        'Tangent(x^3, Point(1, 1), 2).slope': 0.75,
        'Tangent(s, Point(s, π/3), 1).slope': 0.5,
        'Tangent(s, 0).slope': 1,
        'Tangent(p, Point(0, 1))': /no tangent/,
      },
    },
    {
      given: 'F: Point(0.5, 0); t1: Ellipse(Point(-1, 0), F, Point(0, 2))',
      gives: { '2t1.a': sqrt(5) + hypot(0.5, 2) },
    },
  ]);
});
