import { describe, expect, it } from 'vitest';
import { expectClose } from '../testing/expect-close.js';
import { figureValue } from '../testing/figure.js';

const p = (x: number, y: number) => ({ x, y });
const line = (x: number, y: number, dx: number, dy: number) => ({
  type: 'Line',
  origin: p(x, y),
  direction: p(dx, dy),
});
const list = (...items: object[]) => ({ type: 'List', items });
const h = Math.sqrt(3) / 2;

describe('Tangent', () => {
  it.each<[string, object]>([
    ['Tangent(unit, Point(2, 0))', list(line(2, 0, -1.5, h), line(2, 0, -1.5, -h))],
    ['Tangent(unit, Point(2, 0), 2)', line(2, 0, -1.5, -h)],
    ['Tangent(unit, Point(0, 1))', line(0, 1, -1, 0)],
    ['Tangent(Point(0, 1), unit)', line(0, 1, -1, 0)],
    ['Tangent(Point(2, 0), unit)', list(line(2, 0, -1.5, h), line(2, 0, -1.5, -h))],
    ['Tangent(unit, Point(0, 1), 2)', line(0, 1, -1, 0)],
    ['Tangent(circle, Point(4, 6))', line(4, 6, -4, 3)],
    ['Tangent(circle, Point(1, 15), 1)', line(1, 15, 60 / 13, 2 + 25 / 13 - 15)],
    ['Tangent(arc, Point(2, 2))', list(line(2, 2, -2, 0), line(2, 2, 0, -2))],
    ['Tangent(arc, Point(-1, 2))', list(line(-1, 2, 1, 0))],
    ['Tangent(arc, Point(0, 2))', line(0, 2, 2, 0)],
    ['Tangent(ellipse, Point(5, 4))', list(line(5, 4, 0, -4), line(5, 4, -5, 0))],
    ['Tangent(ellipse, Point(3, 3.2))', line(3, 3.2, -4, 2.4)],
    ['Tangent(hyperbola, Point(1.8, 0))', list(line(1.8, 0, 3.2, -16 / 3), line(1.8, 0, 3.2, 16 / 3))],
    ['Tangent(hyperbola, Point(5, 16/3))', line(5, 16 / 3, 2.4, 4)],
    ['Tangent(hyperbola, Point(3, 4))', list(line(3, 4, 0, -4))],
    ['Tangent(parabola, Point(1, -2))', list(line(1, -2, 3, 6), line(1, -2, -3, 3))],
    ['Tangent(parabola, Point(2, 1))', line(2, 1, -1, -1)],
    ['Tangent(y^2 = 4x, Point(0, 0))', line(0, 0, 0, 1)],
    ['Tangent(EllipticArc(Point(0, 0), 5, 4, 0, 90°), Point(5, 4))', list(line(5, 4, 0, -4), line(5, 4, -5, 0))],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected, 1e-11);
  });

  it('touches at t = 1: the tangent length is √(d² - r²)', () => {
    expectClose(
      figureValue('distance(Point(7, 10), Point(Tangent(circle, Point(7, 10), 1), 1))'),
      { value: Math.sqrt(75) },
      1e-14,
    );
  });

  it.each<[string, RegExp]>([
    ['Tangent(circle, O)', /inside the circle, so no tangent/],
    ['Tangent(ellipse, O)', /inside the ellipse/],
    ['Tangent(hyperbola, Point(9, 0))', /inside a branch/],
    ['Tangent(hyperbola, O)', /asymptotes/],
    ['Tangent(parabola, Point(0, 2))', /inside the parabola/],
    ['Tangent(arc, Point(-5, -5))', /no tangent through the point touches the arc/],
    ['Tangent(arc, Point(-2, 0))', /outside the arc/],
    ['Tangent(circle, Point(9, 9), 3)', /no tangent number 3: there are 2/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});

describe('CommonTangent', () => {
  it('gives the outer tangents, then the inner ones, left of the centre line first', () => {
    const circles = 'Circle(O, 1), Circle(Point(4, 0), 1)';
    expectClose(
      figureValue(`CommonTangent(${circles})`),
      list(line(0, 1, 4, 0), line(0, -1, 4, 0), line(0.5, h, 3, -2 * h), line(0.5, -h, 3, 2 * h)),
    );
    expectClose(figureValue(`CommonTangent(${circles}, 3)`), line(0.5, h, 3, -2 * h));
  });

  it.each<[string, number]>([
    ['Circle(O, 3), Circle(Point(3, 4), 2)', 3],
    ['Circle(O, 3), Circle(Point(0, 1), 2)', 1],
    ['Circle(O, 2), Circle(Point(0, 1), 2)', 2],
    ['Circle(O, 2), Circle(Point(10, 1), 3)', 4],
  ])('%s have %d', (circles, count) => {
    const tangents = figureValue(`CommonTangent(${circles})`);
    expect(tangents.type === 'List' && tangents.items.length).toBe(count);
  });

  it.each<[string, RegExp]>([
    ['CommonTangent(unit, Circle(O, 2))', /same centre/],
    ['CommonTangent(unit, Circle(Point(0.1, 0), 5))', /inside the other/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});

describe('PolarLine and Asymptote', () => {
  it.each<[string, object]>([
    ['PolarLine(Point(2, 0), unit)', line(0.5, 0, 0, 2)],
    ['PolarLine(Point(1, 12), circle)', line(1, 4.5, -10, 0)],
    ['PolarLine(Point(0, 8), ellipse).equation', { value: 'y = 2' }],
    ['PolarLine(Point(1, 0), hyperbola).equation', { value: 'x = 9' }],
    ['PolarLine(Point(1, -2), parabola).equation', { value: 'y = 0.5x + 2' }],
    ['Asymptote(hyperbola)', list(line(0, 0, 3, 4), line(0, 0, 3, -4))],
    ['Asymptote(hyperbola, 2)', line(0, 0, 3, -4)],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected);
  });

  it.each<[string, RegExp]>([
    ['PolarLine(O, unit)', /at infinity/],
    ['PolarLine(O, x^2 - y^2 = 0)', /no polar lines/],
    ['Asymptote(hyperbola, 3)', /there are 2/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});
