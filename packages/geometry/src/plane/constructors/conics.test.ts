import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestPoint } from '../closest.js';
import { conicThrough } from '../conics/conic-through.js';
import { pointAt } from '../path.js';
import { expectClose } from '../testing/expect-close.js';
import { figureValue } from '../testing/figure.js';
import { distance } from '../vec.js';

const p = (x: number, y: number) => ({ x, y });

describe('constructors of conics', () => {
  it.each<[string, object]>([
    [
      'Ellipse(Point(-3, 0), Point(3, 0), C)',
      { type: 'Ellipse', center: p(0, 0), a: Math.sqrt(18), b: 3, rotation: 0 },
    ],
    ['Ellipse(Point(0, 3), Point(0, -3), B)', { type: 'Ellipse', a: 5, b: 4, rotation: -Math.PI / 2 }],
    ['Ellipse(Point(-3, 0), Point(3, 0), 5)', { type: 'Ellipse', center: p(0, 0), a: 5, b: 4, rotation: 0 }],
    ['Ellipse(O, O, 4)', { type: 'Circle', center: p(0, 0), radius: 4 }],
    ['Hyperbola(Point(0, -5), Point(0, 5), 3)', { type: 'Hyperbola', a: 3, b: 4, rotation: Math.PI / 2 }],
    ['Ellipse(O, O, B)', { type: 'Circle', center: p(0, 0), radius: 4 }],
    ['Ellipse(P, 3, 2)', { type: 'Ellipse', center: p(5, 1), a: 3, b: 2, rotation: 0 }],
    ['Ellipse(P, 2, 2)', { type: 'Circle', center: p(5, 1), radius: 2 }],
    [
      'Hyperbola(Point(-5, 0), Point(5, 0), Point(3, 0))',
      { type: 'Hyperbola', center: p(0, 0), a: 3, b: 4, rotation: 0 },
    ],
    ['Hyperbola(Point(-5, 0), Point(5, 0), Point(5, 16/3))', { type: 'Hyperbola', a: 3, b: 4 }],
    ['Hyperbola(P, 3, 2)', { type: 'Hyperbola', center: p(5, 1), a: 3, b: 2, rotation: 0 }],
    ['Parabola(Point(0, 1), xAxis)', { type: 'Parabola', vertex: p(0, 0.5), p: 0.5, rotation: Math.PI / 2 }],
    ['Parabola(Point(-2, 0), yAxis)', { type: 'Parabola', vertex: p(-1, 0), p: 1, rotation: Math.PI }],
    [
      'Conic(Point(5, 0), Point(-5, 0), Point(0, 4), Point(0, -4), Point(3, 3.2))',
      { type: 'Ellipse', center: p(0, 0), a: 5, b: 4, rotation: 0 },
    ],
    [
      'Conic(Point(0, 0), Point(1, 1), Point(-1, 1), Point(2, 4), Point(3, 9))',
      { type: 'Parabola', vertex: p(0, 0), p: 0.25, rotation: Math.PI / 2 },
    ],
    [
      'Conic(Point(5, 0), Point(0, 5), Point(-3, 4), Point(4, -3), Point(-5, 0))',
      { type: 'Circle', center: p(0, 0), radius: 5 },
    ],
    [
      'Conic(Point(1, 1), Point(2, 0.5), Point(4, 0.25), Point(-1, -1), Point(-2, -0.5))',
      { type: 'Hyperbola', center: p(0, 0), a: Math.SQRT2, b: Math.SQRT2, rotation: Math.PI / 4 },
    ],
    [
      'Conic(A, B, Point(1, 0), C, Point(1, 3))',
      {
        type: 'Conic',
        lines: [
          { origin: p(0, 0), direction: p(4, 0) },
          { origin: p(0, 3), direction: p(1, 0) },
        ],
      },
    ],
    ['ellipse.focus(1)', p(-3, 0)],
    ['hyperbola.focus(2)', p(5, 0)],
    ['parabola.focus', p(0, 1)],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected);
  });

  it.each<[string, RegExp]>([
    ['Ellipse(A, B, Point(1, 0))', /between the foci/],
    ['Ellipse(Point(-3, 0), Point(3, 0), 3)', /more than half the distance of the foci, 3/],
    ['Hyperbola(Point(-3, 0), Point(3, 0), 3)', /less than half the distance of the foci, 3/],
    ['Ellipse(A, 0, 1)', /half axes must be positive/],
    ['Hyperbola(A, A, B)', /foci coincide/],
    ['Hyperbola(A, B, Point(2, 7))', /equally far/],
    ['Hyperbola(A, B, Point(7, 0))', /line of the foci/],
    ['Parabola(Point(3, 0), xAxis)', /focus lies on the directrix/],
    ['Conic(A, B, C, P, O)', /two of the five points coincide/],
    ['Conic(A, B, Point(1, 0), Point(2, 0), P)', /four of the five points/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });

  it('passes through five points in general position', () => {
    const coordinate = fc.integer({ min: -40, max: 40 }).map((k) => k / 4);
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 5, maxLength: 5 }), (pairs) => {
        const points = pairs.map(([x, y]) => p(x, y));
        let conic: ReturnType<typeof conicThrough>;
        try {
          conic = conicThrough(points);
        } catch {
          return;
        }
        for (const point of points) expect(distance(closestPoint(conic, point), point)).toBeLessThan(1e-6);
      }),
      { seed: 1 },
    );
  });

  it('finds a turned ellipse again from five of its points', () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(unit, unit, unit, unit, (x, y, size, turn) => {
        const ellipse = {
          type: 'Ellipse' as const,
          center: p(8 * x, 8 * y),
          a: 3,
          b: 1 + size,
          rotation: 1.4 * (turn - 0.5),
        };
        const points = [0.1, 1.4, 2.5, 3.9, 5.2].map((t) => pointAt(ellipse, t));
        expectClose(conicThrough(points), ellipse, 1e-9);
      }),
      { seed: 1 },
    );
  });
});
