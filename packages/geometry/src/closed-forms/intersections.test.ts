import { describe } from 'vitest';
import { checkRows, NUMERIC } from '../testing/closed-forms.js';

const { sqrt, PI } = Math;

describe('intersections of lines and circles', () => {
  checkRows([
    {
      given: 'a: Line(Point(0, 0), Point(1, 1)); b: Line(Point(0, 4), Point(4, 0))',
      gives: {
        'Intersect(a, b, 1)': [2, 2],
        'Intersect(a, b)': [2, 2],
        'length(Segment(Point(0, 0), Intersect(a, b)))': Math.sqrt(8),
        'Intersect(a, b, 0, 0)': [2, 2],
        'Intersect(a, b, 2)': /./,
        'Intersect(a, Segment(Point(0, 4), Point(1, 3)), 1)': /no intersection/,
        'Intersect(a, Ray(Point(0, 4), Point(-1, 5)), 1)': /no intersection/,
        'Intersect(a, Ray(Point(0, 4), Point(1, 3)), 1)': [2, 2],
        'Intersect(a, ParallelLine(a, Point(1, 0)), 1)': /parallel/,
        'Intersect(xAxis, b, 1)': [4, 0],
        'Intersect(a, b, 0)': /./,
        'Intersect(a, b, 1.5)': /./,
      },
    },
    {
      given: 'c: Circle(Point(0, 0), 5); l: Line(Point(0, 3), Point(1, 3)); m: Line(Point(1, 3), Point(0, 3))',
      gives: {
        'Intersect(l, c)': {
          list: [
            [-4, 3],
            [4, 3],
          ],
        },
        'Intersect(m, c)': {
          list: [
            [4, 3],
            [-4, 3],
          ],
        },
        'Intersect(c, l)': {
          list: [
            [4, 3],
            [-4, 3],
          ],
        },
        'Intersect(c, Segment(Point(0, 3), Point(9, 3)), 1)': [4, 3],
        'Intersect(Ray(Point(0, 3), Point(-1, 3)), c, 1)': [-4, 3],
        'Intersect(l, c, 3, 4)': [4, 3],
        'Intersect(Line(Point(0, 5), Point(1, 5)), c)': { list: [[0, 5]] },
        'Intersect(Line(Point(0, 6), Point(1, 6)), c, 1)': /misses/,
        'Intersect(yAxis, c, 1)': [0, -5],
        'Intersect(c, xAxis, 1)': [5, 0],
        'Intersect(c, Line(Point(0, -3), Point(1, -3)), 1)': [-4, -3],
      },
    },
    {
      given: 'c: Circle(Point(0, 0), 5); d: Circle(Point(8, 0), 5)',
      gives: {
        'Intersect(c, d)': {
          list: [
            [4, 3],
            [4, -3],
          ],
        },
        'Intersect(d, c, 1)': [4, 3],
        'Intersect(c, Circle(Point(10, 0), 5))': { list: [[5, 0]] },
        'Intersect(c, Circle(Point(2, 0), 3))': { list: [[5, 0]] },
        'Intersect(c, Circle(Point(20, 0), 5), 1)': /no intersection/,
        'Intersect(c, Circle(Point(0, 0), 3), 1)': /no intersection/,
      },
    },
    {
      given: 'h: Semicircle(Point(-2, 0), Point(2, 0)); a: Arc(Point(0, 0), Point(2, 0), Point(0, 2))',
      gives: {
        'Intersect(h, Line(Point(0, 1), Point(1, 1)))': {
          list: [
            [-sqrt(3), 1],
            [sqrt(3), 1],
          ],
        },
        'Intersect(h, yAxis)': { list: [[0, 2]] },
        'Intersect(h, xAxis)': {
          list: [
            [-2, 0],
            [2, 0],
          ],
        },
        'Intersect(h, Circle(Point(2, 0), 2))': { list: [[1, sqrt(3)]] },
        'Intersect(a, Line(Point(0, 0), Point(1, 1)))': { list: [[-sqrt(2), -sqrt(2)]] },
        'Intersect(a, Line(Point(0, 0), Point(-1, 1)))': {
          list: [
            [sqrt(2), -sqrt(2)],
            [-sqrt(2), sqrt(2)],
          ],
        },
      },
    },
    {
      given: 'c: Circle(Point(0, 0), 1)',
      gives: {
        'length(Intersect(Line(Point(0, 1 - 1e-10), Point(1, 1 - 1e-10)), c))': 2,
        'length(Intersect(Line(Point(0, 1 + 1e-13), Point(1, 1 + 1e-13)), c))': 1,
        'length(Intersect(c, Tangent(c, Point(-3.7, 0.3), 2)))': 1,
      },
    },
  ]);
});

describe('intersections of conics and polygons', () => {
  checkRows([
    {
      given: 'k: Ellipse(Point(0, 0), 5, 3)',
      gives: {
        'Intersect(k, xAxis)': {
          list: [
            [5, 0],
            [-5, 0],
          ],
        },
        'Intersect(xAxis, k)': {
          list: [
            [-5, 0],
            [5, 0],
          ],
        },
        'Intersect(k, Circle(Point(0, 0), 4), 1)': [(5 * sqrt(7)) / 4, sqrt(16 - (25 * 7) / 16)],
        'length(Intersect(k, Circle(Point(0, 0), 4)))': 4,
        'Intersect(k, Line(Point(0, 3), Point(1, 3)))': { list: [[0, 3]] },
        'Intersect(k, Ellipse(Point(0, 0), 3, 5), 1)': [15 / sqrt(34), 15 / sqrt(34)],
        'Intersect(k, Ellipse(Point(10, 0), 5, 3))': { list: [[5, 0]] },
        'Intersect(k, Circle(Point(0, 0), 5))': {
          list: [
            [5, 0],
            [-5, 0],
          ],
        },
        'Intersect(k, Circle(Point(0, 0), 6))': /misses/,
        'length(Intersect(k, x^2 - 3))': 3,
      },
    },
    {
      given: 'h: x^2/9 - y^2/16 = 1; p: y^2 = 4x; q: y = x^2',
      gives: {
        'Intersect(xAxis, h)': {
          list: [
            [-3, 0],
            [3, 0],
          ],
        },
        'Intersect(Line(Point(0, 4), Point(1, 4)), h)': {
          list: [
            [-3 * sqrt(2), 4],
            [3 * sqrt(2), 4],
          ],
        },
        'Intersect(h, yAxis)': /misses/,
        'Intersect(q, p)': {
          list: [
            [0, 0],
            [2 ** (2 / 3), 2 ** (4 / 3)],
          ],
        },
        'Intersect(Line(Point(0, 0), Point(1, 1)), p)': {
          list: [
            [0, 0],
            [4, 4],
          ],
        },
        'Intersect(p, Line(Point(0, 1), Point(1, 2)))': { list: [[1, 2]] },
        'length(Intersect(h, Circle(Point(0, 0), 5)))': 4,
        'length(Intersect(h, Circle(Point(0, 0), 3)))': 2,
      },
    },
    {
      given:
        'p: Polygon(Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)); q: Polygon(Point(2, 2), Point(6, 2), Point(6, 6), Point(2, 6))',
      gives: {
        'Intersect(p, Line(Point(0, 2), Point(1, 2)))': {
          list: [
            [4, 2],
            [0, 2],
          ],
        },
        'Intersect(Line(Point(0, 2), Point(1, 2)), p)': {
          list: [
            [0, 2],
            [4, 2],
          ],
        },
        'Intersect(p, q)': {
          list: [
            [4, 2],
            [2, 4],
          ],
        },
        'Intersect(p, Circle(Point(0, 0), 2))': {
          list: [
            [2, 0],
            [0, 2],
          ],
        },
        'Intersect(p, Line(Point(0, 0), Point(1, 1)))': {
          list: [
            [0, 0],
            [4, 4],
          ],
        },
      },
    },
    {
      given: 'l: Polyline([Point(-1, 1), Point(5, 1), Point(5, 3), Point(-1, 3)])',
      gives: {
        'Intersect(l, Square(Point(0, 0), Point(4, 0)))': {
          list: [
            [0, 1],
            [4, 1],
            [4, 3],
            [0, 3],
          ],
        },
        'Intersect(l, Line(Point(2, 0), Point(2, 1)))': {
          list: [
            [2, 1],
            [2, 3],
          ],
        },
        'Intersect(l, y = x)': {
          list: [
            [1, 1],
            [3, 3],
          ],
        },
      },
    },
  ]);
});

describe('objects that share a stretch have no points in common to choose from', () => {
  checkRows([
    {
      given: 'l: Line(Point(0, 0), Point(1, 1)); c: Circle(Point(0, 0), 2)',
      gives: {
        'Intersect(l, l, 1)': /./,
        'Intersect(l, y = x)': /stretch|same/,
        'Intersect(l, Segment(Point(0, 0), Point(2, 2)))': /stretch|same/,
        'Intersect(c, c, 1)': /stretch|same/,
        'Intersect(c, x^2 + y^2 = 4, 1)': /stretch|same/,
        'Intersect(c, Arc(Point(0, 0), Point(2, 0), Point(0, 2)), 1)': /stretch|same/,
        'Intersect(y = x^2, x^2, 1)': /stretch|same/,
        'Intersect(sin(x), cos(x - π/2), 1)': /stretch|same/,
        'Intersect(Curve(2cos(t), 2sin(t), 0, 3), c, 1)': /stretch|same/,
        'Intersect(Segment(Point(0, 0), Point(2, 0)), Segment(Point(1, 0), Point(3, 0)), 1)': /stretch|same/,
      },
    },
  ]);
});

describe('intersections of curves', () => {
  checkRows(
    [
      {
        given: 'f: x^2; g: x + 2; s: sin(x); k: x^3 - x',
        gives: {
          'Intersect(f, g)': {
            list: [
              [-1, 1],
              [2, 4],
            ],
          },
          'Intersect(k, xAxis)': {
            list: [
              [-1, 0],
              [0, 0],
              [1, 0],
            ],
          },
          'Intersect(s, xAxis, 3, 0)': [PI, 0],
          'Intersect(s, cos(x), 1, 1)': [PI / 4, sqrt(0.5)],
          'Intersect(f, -x^2)': { list: [[0, 0]] },
          'Intersect(f, 2x - 1)': { list: [[1, 1]] },
          'Intersect(exp(x), x + 1)': { list: [[0, 1]] },
          'Intersect(ln(x), xAxis)': { list: [[1, 0]] },
          'Intersect(1/x, x)': {
            list: [
              [-1, -1],
              [1, 1],
            ],
          },
          'Intersect(sqrt(x), x)': {
            list: [
              [0, 0],
              [1, 1],
            ],
          },
          'Intersect(x^4 - 5x^2 + 4, xAxis)': {
            list: [
              [-2, 0],
              [-1, 0],
              [1, 0],
              [2, 0],
            ],
          },
          'Intersect(x^5 - x - 1, xAxis, 1)': [1.1673039782614187, 0],
          'Intersect(f, Segment(Point(0, 1), Point(5, 1)))': { list: [[1, 1]] },
          'length(Intersect(f, Circle(Point(0, 1), 1)))': 3,
        },
      },
      {
        given: 'f: x = y^2; g: Curve(x = sin(y))',
        gives: {
          'Intersect(f, x = 4)': {
            list: [
              [4, -2],
              [4, 2],
            ],
          },
          'Intersect(g, x = 0.5, 0, 0)': [0.5, PI / 6],
          'Point(g, π/2)': [1, PI / 2],
        },
      },
      {
        given: 'c: Curve(2cos(t), 2sin(t), 0, π); d: Curve(t, t^2, -3, 3); l: Curve(t^3, t^2, -2, 2)',
        gives: {
          'Intersect(c, yAxis)': { list: [[0, 2]] },
          'Intersect(c, y = 1)': {
            list: [
              [sqrt(3), 1],
              [-sqrt(3), 1],
            ],
          },
          'Intersect(y = 1, c)': {
            list: [
              [-sqrt(3), 1],
              [sqrt(3), 1],
            ],
          },
          'Intersect(d, y = 1)': {
            list: [
              [-1, 1],
              [1, 1],
            ],
          },
          'Intersect(c, d)': {
            list: [
              [sqrt((sqrt(17) - 1) / 2), (sqrt(17) - 1) / 2],
              [-sqrt((sqrt(17) - 1) / 2), (sqrt(17) - 1) / 2],
            ],
          },
          'Intersect(l, x = 1)': { list: [[1, 1]] },
          'Intersect(l, y = 1)': {
            list: [
              [-1, 1],
              [1, 1],
            ],
          },
          'Intersect(c, Circle(Point(2, 0), 2))': { list: [[1, sqrt(3)]] },
          'Intersect(d, x + 2)': {
            list: [
              [-1, 1],
              [2, 4],
            ],
          },
          'Point(d, 5)': /range/,
        },
      },
      {
        given: 'f: x^3 + y^3 = 9; g: x^4 + y^4 = 17',
        gives: {
          'Intersect(y = 3 - x, f)': {
            list: [
              [1, 2],
              [2, 1],
            ],
          },
          'Intersect(f, xAxis)': { list: [[9 ** (1 / 3), 0]] },
          'length(Intersect(g, Circle(Point(0, 0), sqrt(5))))': 8,
          'Intersect(Circle(Point(0, 0), sqrt(5)), g, 1)': [2, 1],
          'Intersect(x^2*y = 1, y = x)': { list: [[1, 1]] },
          'Intersect(sin(x) + sin(y) = 1, xAxis, 1.5, 0)': [PI / 2, 0],
        },
      },
    ],
    NUMERIC,
  );
});
