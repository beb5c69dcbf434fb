import { describe, expect, it } from 'vitest';
import { expectClose } from '../testing/expect-close.js';
import { figureValue } from '../testing/figure.js';

const p = (x: number, y: number) => ({ x, y });
const angle = (x: number, y: number, startAngle: number, value: number) => ({
  type: 'Angle',
  vertex: p(x, y),
  startAngle,
  value,
});
const right = Math.PI / 2;

describe('angles, marks and numbers', () => {
  it.each<[string, object]>([
    ['Angle(B, A, C)', angle(0, 0, 0, right)],
    ['Angle(C, A, B)', angle(0, 0, 0, right)],
    ['Angle(A, B, C)', angle(4, 0, Math.PI - Math.atan(0.75), Math.atan(0.75))],
    ['Angle(B, A, Point(-1, 0))', angle(0, 0, 0, Math.PI)],
    ['Angle(B, A, Point(9, 0))', angle(0, 0, 0, 0)],
    ['Angle(xAxis, Line(Point(1, 0), Point(2, 1)))', angle(1, 0, 0, Math.PI / 4)],
    ['Angle(Segment(B, A), Segment(A, C))', angle(0, 0, right, right)],
    ['Angle(xAxis, Line(Point(0, 1), Point(-1, 1)))', { type: 'Angle', value: Math.PI }],
    ['Angle(triangle)', { items: [{ value: right }, { value: Math.atan(0.75) }, { value: Math.atan(4 / 3) }] }],
    ['Angle(Polygon(C, B, A))', { items: [{ value: Math.atan(4 / 3) }, { value: Math.atan(0.75) }, { value: right }] }],
    ['Angle(Polygon(A, B, Point(1, 1), C))', { items: [{ value: right }, {}, { value: 1.25 * Math.PI }, {}] }],
    ['Tick(s)', { type: 'Tick', count: 1, target: { type: 'Segment' } }],
    ['Tick(arc, 3)', { type: 'Tick', count: 3, target: { type: 'Arc' } }],
    ['Tick(Angle(B, A, C), 2)', { type: 'Tick', count: 2, target: { type: 'Angle' } }],
    ['Dimension(B, C)', { type: 'Dimension', start: p(4, 0), end: p(0, 3) }],
    ['Dimension(s)', { type: 'Dimension', start: p(0, 0), end: p(4, 0) }],
    ['Image("https://example.org/a.png")', { type: 'Image', address: 'https://example.org/a.png' }],
    ['distance(B, C)', { value: 5 }],
    ['distance(P, xAxis)', { value: 1 }],
    ['distance(s, P)', { value: Math.SQRT2 }],
    ['distance(Line(A, B), Line(C, Point(1, 3)))', { value: 3 }],
    ['distance(Segment(A, B), Segment(Point(5, 1), Point(9, 9)))', { value: Math.SQRT2 }],
    ['distance(Segment(A, B), Segment(Point(2, -1), Point(2, 1)))', { value: 0 }],
    ['distance(Ray(P, Vector(1, 1)), s)', { value: Math.SQRT2 }],
    ['angle(B, A, C)', { value: right }],
    ['length(B, C)', { value: 5 }],
    ['area(A, B, C)', { value: 6 }],
    ['perimeter(A, B, C)', { value: 12 }],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected, 1e-14);
  });

  it.each<[string, RegExp]>([
    ['Angle(A, A, B)', /vertex coincides/],
    ['Tick(s, 0)', /whole number from 1/],
    ['Tick(s, 1.5)', /whole number/],
    ['Dimension(A, O)', /no length/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});
