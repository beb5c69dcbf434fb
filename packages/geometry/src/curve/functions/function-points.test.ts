import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graph } from '../testing/curves.js';
import { derivativeOf, extremaOf, rootsOf } from './function-points.js';

const SOURCES = [
  'x^3 - 2x^2 + 5',
  'sin(3x) cos(x)',
  'exp(-x^2/4)',
  'x ln(x^2 + 1)',
  'sqrt(x^2 + 2)',
  '(x^2 - 1)/(x^2 + 1)',
  'atan(2x) - tanh(x)',
  '2^x',
  'abs(x)^(3/2)',
  'if(x < 0, x^2, x^3)',
  'asinh(x) + cbrt(x)',
  'x^5/5 - x^3/3',
] as const;

const functions = fc.constantFrom(...SOURCES.map((source) => graph(`0x + ${source}`)));

describe('derivativeOf', () => {
  it('agrees with finite differences', () => {
    const place = fc.double({ min: -3, max: 3, noNaN: true }).filter((x) => Math.abs(x) > 0.05);
    fc.assert(
      fc.property(functions, place, (curve, x) => {
        const f = curve.f.at;
        const h = 1e-4;
        const difference = (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
        expect(Math.abs(derivativeOf(curve).f.at(x) - difference)).toBeLessThan(1e-7 * (1 + Math.abs(difference)));
      }),
      { seed: 1 },
    );
  });
});

describe('rootsOf and extremaOf', () => {
  const shift = fc.integer({ min: -30, max: 30 }).map((n) => n / 10);

  it('give points where the function is zero, or has a flat tangent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SOURCES.slice(0, 7)), shift, (source, by) => {
        const curve = graph(`${source} + (${by})`, -20, 20);
        const slope = derivativeOf(curve).f.at;
        for (const x of rootsOf(curve)) expect(Math.abs(curve.f.at(x))).toBeLessThan(1e-9);
        for (const x of extremaOf(curve)) expect(Math.abs(slope(x))).toBeLessThan(1e-7);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it('come in order of x, with an extremum between neighbouring simple roots', () => {
    const curve = graph('y = sin(3x) cos(x)', -9, 9);
    const roots = rootsOf(curve);
    const extrema = extremaOf(curve);
    expect([...roots].sort((a, b) => a - b)).toEqual(roots);
    roots.slice(1).forEach((root, i) => {
      expect(extrema.some((x) => x > roots[i]! - 1e-9 && x < root + 1e-9)).toBe(true);
    });
  });
});
