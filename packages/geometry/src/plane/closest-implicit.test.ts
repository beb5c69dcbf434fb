import { describe, expect, it } from 'vitest';
import { expectClose } from './testing/expect-close.js';
import { figureValue } from './testing/figure.js';

describe('the nearest point of an implicit curve', () => {
  it.each<[string, { x: number; y: number }]>([
    ['Closest(x^4 + y^4 = 1, Point(2, 2))', { x: 0.5 ** 0.25, y: 0.5 ** 0.25 }],
    ['Closest(x^4 + y^4 = 1, Point(3, 0))', { x: 1, y: 0 }],
    ['Closest(Rotate(x^3 + y^3 = 1, 90°, O), Point(0, 1.5))', { x: 0, y: 1 }],
    // On x² y = 16 from the origin: the square x² + 256 / x⁴ is least at x² = 8, where y = 2.
    ['Closest(x^2 y = 16, O)', { x: Math.sqrt(8), y: 2 }],
    ['Closest(x^4 + y^4 = 16, Point(2, 0))', { x: 2, y: 0 }],
    ['Closest(x^3 = y^2, Point(-1, 0))', { x: 0, y: 0 }],
  ])('%s', (source, expected) => {
    const point = figureValue(source) as { x: number; y: number };
    expectClose({ x: Math.abs(point.x), y: point.y }, expected, 1e-7);
  });

  it.each<[string, { x: number; y: number }]>([
    ['Closest((x^4 + y^4 - 1)^2 = 0, Point(3, 0))', { x: 1, y: 0 }],
    ['Closest((x^2 + y^2 - 1)^2 = 0, Point(3, 0))', { x: 1, y: 0 }],
    ['Closest(abs(x - y) = 0, Point(2, 0))', { x: 1, y: 1 }],
    ['Closest(-2 (x - 1)^2 (y - x)^3 / 4 = 0, Point(1.1, 5))', { x: 1, y: 5 }],
  ])('of squares and absolute values: %s', (source, expected) => {
    expectClose(figureValue(source) as { x: number; y: number }, expected, 1e-7);
  });

  it('needs a change of sign', () => {
    expect(() => figureValue('Closest(x^4 + y^4 = 0, Point(1, 2))')).toThrow(/no point of the curve/);
  });
});
