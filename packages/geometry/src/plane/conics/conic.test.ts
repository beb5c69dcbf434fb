import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectClose } from '../testing/expect-close.js';
import { type ConicCoefficients, conicCoefficients, conicFromCoefficients } from './conic.js';

const shape = (...c: [number, number, number, number, number, number]) => conicFromCoefficients(...c);

describe('conicFromCoefficients', () => {
  it.each<[string, ConicCoefficients, object]>([
    ['x² + y² = 25', [1, 0, 1, 0, 0, -25], { type: 'Circle', center: { x: 0, y: 0 }, radius: 5 }],
    ['(x - 1)² + (y + 2)² = 9', [1, 0, 1, -2, 4, -4], { type: 'Circle', center: { x: 1, y: -2 }, radius: 3 }],
    ['-2x² - 2y² + 8 = 0', [-2, 0, -2, 0, 0, 8], { type: 'Circle', center: { x: 0, y: 0 }, radius: 2 }],
    ['x²/25 + y²/9 = 1', [9, 0, 25, 0, 0, -225], { type: 'Ellipse', center: { x: 0, y: 0 }, a: 5, b: 3, rotation: 0 }],
    ['x²/4 + y²/9 = 1', [9, 0, 4, 0, 0, -36], { type: 'Ellipse', center: { x: 0, y: 0 }, a: 2, b: 3, rotation: 0 }],
    [
      '9(x - 1)² + 16(y - 1)² = 25',
      [9, 0, 16, -18, -32, 0],
      { type: 'Ellipse', center: { x: 1, y: 1 }, a: 5 / 3, b: 5 / 4, rotation: 0 },
    ],
    [
      'x² + xy + y² = 3',
      [1, 1, 1, 0, 0, -3],
      { type: 'Ellipse', center: { x: 0, y: 0 }, a: Math.SQRT2, b: Math.sqrt(6), rotation: Math.PI / 4 },
    ],
    [
      'x²/16 - y²/9 = 1',
      [9, 0, -16, 0, 0, -144],
      { type: 'Hyperbola', center: { x: 0, y: 0 }, a: 4, b: 3, rotation: 0 },
    ],
    [
      'y²/16 - x²/9 = 1',
      [-16, 0, 9, 0, 0, -144],
      { type: 'Hyperbola', center: { x: 0, y: 0 }, a: 4, b: 3, rotation: Math.PI / 2 },
    ],
    [
      'xy = 1',
      [0, 1, 0, 0, 0, -1],
      { type: 'Hyperbola', center: { x: 0, y: 0 }, a: Math.SQRT2, b: Math.SQRT2, rotation: Math.PI / 4 },
    ],
    [
      'xy = -1',
      [0, 1, 0, 0, 0, 1],
      { type: 'Hyperbola', center: { x: 0, y: 0 }, a: Math.SQRT2, b: Math.SQRT2, rotation: -Math.PI / 4 },
    ],
    ['y² = 4x', [0, 0, 1, -4, 0, 0], { type: 'Parabola', vertex: { x: 0, y: 0 }, p: 1, rotation: 0 }],
    ['x² = -8(y - 1)', [1, 0, 0, 0, 8, -8], { type: 'Parabola', vertex: { x: 0, y: 1 }, p: 2, rotation: -Math.PI / 2 }],
    [
      '(x + y)² = 4√2 (x - y), a parabola turned by -45°',
      [1, 2, 1, -4 * Math.SQRT2, 4 * Math.SQRT2, 0],
      { type: 'Parabola', vertex: { x: 0, y: 0 }, p: 1, rotation: -Math.PI / 4 },
    ],
    ['2x + 4y = 8', [0, 0, 0, 2, 4, -8], { type: 'Line', origin: { x: 0, y: 2 }, direction: { x: 1, y: -0.5 } }],
    ['3x = 6', [0, 0, 0, 3, 0, -6], { type: 'Line', origin: { x: 2, y: 0 }, direction: { x: 0, y: 1 } }],
    ['x² + y² = 0', [1, 0, 1, 0, 0, 0], { type: 'Conic', point: { x: 0, y: 0 }, lines: [] }],
    [
      'x² - y² = 0',
      [1, 0, -1, 0, 0, 0],
      {
        type: 'Conic',
        lines: [
          { type: 'Line', origin: { x: 0, y: 0 }, direction: { x: 1, y: 1 } },
          { type: 'Line', origin: { x: 0, y: 0 }, direction: { x: 1, y: -1 } },
        ],
      },
    ],
    [
      'y² = 4',
      [0, 0, 1, 0, 0, -4],
      {
        type: 'Conic',
        lines: [
          { type: 'Line', origin: { x: 0, y: -2 }, direction: { x: 1, y: 0 } },
          { type: 'Line', origin: { x: 0, y: 2 }, direction: { x: 1, y: 0 } },
        ],
      },
    ],
    [
      '(x - 3)² = 0',
      [1, 0, 0, -6, 0, 9],
      { type: 'Conic', lines: [{ type: 'Line', origin: { x: 3, y: 0 }, direction: { x: 0, y: 1 } }] },
    ],
  ])('%s', (_, coefficients, expected) => {
    expectClose(conicFromCoefficients(...coefficients), expected);
    expectClose(conicFromCoefficients(...(coefficients.map((k) => k * -7e-9) as unknown as ConicCoefficients)), {
      type: (expected as { type: string }).type,
    });
  });

  it.each<[string, ConicCoefficients, RegExp]>([
    ['x² + y² = -1', [1, 0, 1, 0, 0, 1], /no real point/],
    ['y² = -4', [0, 0, 1, 0, 0, 4], /no real point/],
    ['0 = 1', [0, 0, 0, 0, 0, 1], /no point/],
    ['0 = 0', [0, 0, 0, 0, 0, 0], /every point/],
    ['∞', [Infinity, 0, 0, 0, 0, 0], /finite/],
  ])('%s is undefined', (_, coefficients, reason) => {
    expect(() => conicFromCoefficients(...coefficients)).toThrow(reason);
  });

  // Smaller ones so far from the origin lose half of the digits in their coefficients.
  const size = fc.double({ min: 0.2, max: 20, noNaN: true });
  const at = fc.double({ min: -50, max: 50, noNaN: true });
  const turn = fc.double({ min: -0.78, max: 0.78, noNaN: true });

  it('gives back an ellipse or hyperbola from its coefficients', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Ellipse' as const, 'Hyperbola' as const),
        at,
        at,
        size,
        size,
        turn,
        (type, x, y, a, b, rotation) => {
          fc.pre(Math.abs(a - b) > 0.01);
          const conic = { type, center: { x, y }, a, b, rotation };
          expectClose(shape(...conicCoefficients(conic)), conic, 1e-6);
        },
      ),
      { seed: 1 },
    );
  });

  it('gives back a parabola from its coefficients', () => {
    fc.assert(
      fc.property(at, at, size, fc.double({ min: -3.1, max: 3.1, noNaN: true }), (x, y, p, rotation) => {
        const conic = { type: 'Parabola' as const, vertex: { x, y }, p, rotation };
        expectClose(shape(...conicCoefficients(conic)), conic, 1e-6);
      }),
      { seed: 1 },
    );
  });
});
