import { describe, expect, it } from 'vitest';
import { free, graph } from '../curve/testing/curves.js';
import type { Value, Vec2 } from '../values.js';
import { intersections } from './intersect.js';

const p = (x: number, y: number): Vec2 => ({ x, y });
const line = (a: Vec2, b: Vec2): Value => ({ type: 'Line', origin: a, direction: p(b.x - a.x, b.y - a.y) });
const segment = (start: Vec2, end: Vec2): Value => ({ type: 'Segment', start, end });
const ray = (a: Vec2, b: Vec2): Value => ({ type: 'Ray', origin: a, direction: p(b.x - a.x, b.y - a.y) });
const circle = (x: number, y: number, radius: number): Value => ({ type: 'Circle', center: p(x, y), radius });
const arc = (x: number, y: number, radius: number, startAngle: number, sweep: number): Value => ({
  type: 'Arc',
  center: p(x, y),
  radius,
  startAngle,
  sweep,
});
const polygon = (...vertices: Vec2[]): Value => ({ type: 'Polygon', vertices });
const xAxis = line(p(0, 0), p(1, 0));
const yAxis = line(p(0, 0), p(0, 1));
const square = polygon(p(0, 0), p(2, 0), p(2, 2), p(0, 2));
const { PI, SQRT2, sqrt } = Math;

describe('intersections', () => {
  const cases: readonly [string, Value, Value, readonly (readonly [number, number])[]][] = [
    ['two lines', line(p(0, 0), p(1, 1)), line(p(0, 2), p(1, 1)), [[1, 1]]],
    ['a line and a segment', xAxis, segment(p(2, -1), p(2, 3)), [[2, 0]]],
    ['a segment that ends on a line', xAxis, segment(p(2, 0), p(2, 3)), [[2, 0]]],
    ['segments that share an end on one line', segment(p(0, 0), p(1, 1)), segment(p(3, 3), p(1, 1)), [[1, 1]]],
    ['rays', ray(p(0, 0), p(1, 0)), ray(p(3, 5), p(3, 4)), [[3, 0]]],
    [
      'a line through a circle',
      line(p(-9, 3), p(0, 3)),
      circle(0, 0, 5),
      [
        [-4, 3],
        [4, 3],
      ],
    ],
    [
      'a line the other way',
      line(p(0, 3), p(-9, 3)),
      circle(0, 0, 5),
      [
        [4, 3],
        [-4, 3],
      ],
    ],
    [
      'a circle and a line, by angle',
      circle(0, 0, 5),
      line(p(-9, 3), p(0, 3)),
      [
        [4, 3],
        [-4, 3],
      ],
    ],
    [
      'a circle and the x-axis: angle 0 first',
      circle(0.1, 0, 0.3),
      xAxis,
      [
        [0.4, 0],
        [-0.2, 0],
      ],
    ],
    ['a tangent', line(p(0, 5), p(1, 5)), circle(0, 0, 5), [[0, 5]]],
    ['a tangent but for rounding', line(p(0, 1 + 1e-14), p(1, 1 + 1e-14)), circle(0, 0, 1), [[0, 1]]],
    ['a skew tangent', line(p(0, SQRT2), p(SQRT2, 0)), circle(0, 0, 1), [[SQRT2 / 2, SQRT2 / 2]]],
    ['a segment that reaches one side only', segment(p(0, 0), p(9, 0)), circle(0, 0, 5), [[5, 0]]],
    [
      'two circles',
      circle(0, 0, 5),
      circle(6, 0, 5),
      [
        [3, 4],
        [3, -4],
      ],
    ],
    ['circles that touch outside', circle(0, 0, 1), circle(3, 0, 2), [[1, 0]]],
    ['circles that touch inside', circle(0, 0, 3), circle(1, 0, 2), [[3, 0]]],
    [
      'an arc, by its fraction',
      arc(0, 0, 5, PI, -PI),
      line(p(0, 3), p(1, 3)),
      [
        [-4, 3],
        [4, 3],
      ],
    ],
    [
      'an arc ends on the line',
      arc(0, 0, 5, 0, PI),
      xAxis,
      [
        [5, 0],
        [-5, 0],
      ],
    ],
    ['the other half of an arc', arc(0, 0, 5, 0, PI / 2), line(p(0, 3), p(1, 3)), [[4, 3]]],
    [
      'a polygon along its boundary',
      square,
      line(p(0, 1), p(1, 1)),
      [
        [2, 1],
        [0, 1],
      ],
    ],
    [
      'a polygon through vertices, each once',
      square,
      line(p(0, 0), p(1, 1)),
      [
        [0, 0],
        [2, 2],
      ],
    ],
    [
      'a line along itself through a polygon',
      line(p(0, 1), p(1, 1)),
      square,
      [
        [0, 1],
        [2, 1],
      ],
    ],
    [
      'a polygon and a circle',
      square,
      circle(0, 0, 1),
      [
        [1, 0],
        [0, 1],
      ],
    ],
    [
      'a parabola and the x-axis',
      graph('y = -x^2 - x + 2'),
      xAxis,
      [
        [-2, 0],
        [1, 0],
      ],
    ],
    ['a parabola and the y-axis', graph('y = -x^2 - x + 2'), yAxis, [[0, 2]]],
    [
      'a factored parabola',
      graph('y = (x - 1.5) * (x - 3 * 1.5)'),
      xAxis,
      [
        [1.5, 0],
        [4.5, 0],
      ],
    ],
    ['a parabola touching', graph('y = (x - 0.1)^2'), xAxis, [[0.1, 0]]],
    [
      'a cubic and a chord',
      graph('y = x^3 - x'),
      free('y = 3x'),
      [
        [-2, -6],
        [0, 0],
        [2, 6],
      ],
    ],
    [
      'two parabolas',
      graph('y = x^2'),
      graph('y = 8 - x^2'),
      [
        [-2, 4],
        [2, 4],
      ],
    ],
    [
      'a parabola and a sideways one',
      graph('y = x^2'),
      free('x = y^2'),
      [
        [0, 0],
        [1, 1],
      ],
    ],
    ['an explicit curve on a range', graph('y = x^2', 0, 9), free('y = 4'), [[2, 4]]],
    [
      'sine and a segment',
      graph('y = sin(x)'),
      segment(p(1, 0), p(10, 0)),
      [
        [PI, 0],
        [2 * PI, 0],
        [3 * PI, 0],
      ],
    ],
    ['exponential and its tangent', graph('y = exp(x)'), free('y = e*x'), [[1, Math.E]]],
    ['logarithm and the axis', graph('y = ln(x)'), xAxis, [[1, 0]]],
    ['a square root reaches the axis', graph('y = sqrt(x - 2)'), xAxis, [[2, 0]]],
    [
      'hyperbola branch and diagonal',
      graph('y = 1/x'),
      free('y = x'),
      [
        [-1, -1],
        [1, 1],
      ],
    ],
    [
      'a parabola and a circle',
      graph('y = x^2'),
      free('x^2 + y^2 = 2'),
      [
        [-1, 1],
        [1, 1],
      ],
    ],
    [
      'a circle touching a parabola',
      graph('y = x^2'),
      free('x^2 + (y - 1)^2 = 1'),
      [
        [-1, 1],
        [0, 0],
        [1, 1],
      ],
    ],
    [
      'an ellipse and a line',
      free('x^2/9 + y^2/4 = 1'),
      yAxis,
      [
        [0, 2],
        [0, -2],
      ],
    ],
    ['an ellipse and a tangent', free('x^2/9 + y^2/4 = 1'), free('x = 3'), [[3, 0]]],
    [
      'an ellipse and a circle',
      free('x^2/9 + y^2/4 = 1'),
      free('x^2 + y^2 = 9'),
      [
        [3, 0],
        [-3, 0],
      ],
    ],
    [
      'an ellipse and a circle, four',
      free('x^2/4 + y^2 = 1'),
      free('x^2 + y^2 = 2'),
      [
        [2 / sqrt(3), sqrt(2 / 3)],
        [-2 / sqrt(3), sqrt(2 / 3)],
        [-2 / sqrt(3), -sqrt(2 / 3)],
        [2 / sqrt(3), -sqrt(2 / 3)],
      ],
    ],
    [
      'a hyperbola and a circle',
      free('x^2 - y^2 = 1'),
      free('x^2 + y^2 = 3'),
      [
        [SQRT2, -1],
        [SQRT2, 1],
        [-SQRT2, -1],
        [-SQRT2, 1],
      ],
    ],
    ['a hyperbola and a line like its asymptote', free('x^2 - y^2 = 1'), free('y = x + 1'), [[-1, 0]]],
    ['a parabola and its axis', free('y^2 = 4x'), xAxis, [[0, 0]]],
    [
      'two parabolas as conics',
      free('y^2 = x'),
      free('x^2 = y'),
      [
        [0, 0],
        [1, 1],
      ],
    ],
    [
      'crossed lines and a circle',
      free('x^2 - y^2 = 0'),
      circle(0, 0, SQRT2),
      [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
      ],
    ],
    [
      'a circle and sine',
      circle(0, 0, sqrt(PI ** 2 / 4 + 1)),
      graph('y = sin(x)'),
      [
        [PI / 2, 1],
        [-PI / 2, -1],
      ],
    ],
    [
      'the folium and the diagonal',
      free('x^3 + y^3 = 3 x y'),
      free('y = x'),
      [
        [0, 0],
        [1.5, 1.5],
      ],
    ],
    [
      'a circle and the lemniscate',
      free('x^2 + y^2 = 1'),
      free('(x^2 + y^2)^2 = 2(x^2 - y^2)'),
      [
        [sqrt(3) / 2, 0.5],
        [-sqrt(3) / 2, 0.5],
        [-sqrt(3) / 2, -0.5],
        [sqrt(3) / 2, -0.5],
      ],
    ],
    ['two implicit curves', free('x^3 + y^3 = 9'), free('x^3 - y^3 = 7'), [[2, 1]]],
    [
      'a polar curve and a line',
      free('r = 2 cos(θ)'),
      free('x = 1'),
      [
        [1, 1],
        [1, -1],
      ],
    ],
    [
      'two polar curves',
      free('r = 2 cos(θ)'),
      free('r = 2 sin(θ)'),
      [
        [1, 1],
        [0, 0],
      ],
    ],
  ];
  it.each(cases)('%s', (_name, a, b, expected) => {
    const points = intersections(a, b);
    expect(points.map((q) => [q.x, q.y].map((v) => Number(v.toFixed(9)) + 0))).toEqual(
      expected.map((q) => q.map((v) => Number(v.toFixed(9)) + 0)),
    );
  });

  it.each([
    ['parallel lines', xAxis, free('y = 1'), 'the two lines are parallel'],
    ['one line twice', xAxis, line(p(3, 0), p(1, 0)), 'whole stretch'],
    ['overlapping segments', segment(p(0, 0), p(2, 2)), segment(p(1, 1), p(5, 5)), 'whole stretch'],
    ['segments apart on one line', segment(p(0, 0), p(1, 1)), segment(p(2, 2), p(5, 5)), 'no intersection'],
    ['a segment too short', xAxis, segment(p(2, 1), p(2, 3)), 'no intersection: the line misses the segment'],
    ['a line beside a circle', line(p(0, 6), p(1, 6)), circle(0, 0, 5), 'no intersection: the line misses the circle'],
    ['nearly a tangent', line(p(0, 1 + 1e-9), p(1, 1 + 1e-9)), circle(0, 0, 1), 'misses'],
    ['one circle twice', circle(1, 1, 2), circle(1, 1, 2), 'whole stretch'],
    ['concentric circles', circle(1, 1, 2), circle(1, 1, 3), 'the two circles do not meet'],
    ['one ellipse twice', free('x^2/9 + y^2/4 = 1'), free('4x^2 + 9y^2 = 36'), 'whole stretch'],
    ['one parabola in two forms', graph('y = x^2'), free('x^2 = y'), 'whole stretch'],
    ['one cubic twice', free('x^3 + y^3 = 9'), free('2x^3 + 2y^3 = 18'), 'whole stretch'],
    ['one polar curve twice', free('r = 2 + cos(θ)'), free('r = 2 + cos(-θ)'), 'whole stretch'],
    ['an asymptote', free('x^2 - y^2 = 1'), free('y = x'), 'misses'],
    ['a parabola above the axis', graph('y = x^2 + 1'), xAxis, 'no intersection: the curve misses the line'],
    ['a curve on the axis', graph('y = abs(x) - x'), xAxis, 'whole stretch'],
  ] as const)('%s: none', (_name, a, b, reason) => {
    expect(() => intersections(a, b)).toThrow(reason);
  });

  it.each([
    ['two circles', circle(2, 0, 2), circle(1.2000000000000002, 1.6, 2)],
    ['a line and a circle', line(p(3, 4), p(4.5, 6)), circle(1.2, 1.6, 2)],
    ['two lines', line(p(0.3, 0.1), p(0.9, 0.3)), line(p(0.7, 2.1), p(0.1, 0.3))],
    ['an ellipse and a circle', free('(x - 3)^2/9 + y^2/4 = 1'), circle(1.2, 1.6, 2)],
  ])('%s that meet at the origin leave no rounding there', (_name, a, b) => {
    expect(intersections(a, b)).toContainEqual({ type: 'Point', x: 0, y: 0 });
  });

  it('keeps a point next to the origin that is no rounding', () => {
    expect(intersections(circle(1e-9, 0, 1), line(p(0, 0), p(1, 0))).at(0)?.x).toBeCloseTo(1, 6);
    expect(intersections(line(p(1e-9, 1), p(1e-9, 2)), xAxis)).toEqual([{ type: 'Point', x: 1e-9, y: 0 }]);
  });
});
