import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call, divide, negate, number, power } from '../syntax/build.js';
import { parse } from '../syntax/parser.js';
import { print } from '../syntax/print.js';
import { treesOfX } from '../testing/trees.js';
import { bendBound } from './bend-bound.js';
import { compile } from './compile.js';
import { differentiate } from './derivative.js';

const outer = fc.constantFrom('sin', 'cos', 'exp', 'sinh', 'cosh', 'atan', 'tanh');

const smooth = treesOfX((part) => [
  fc.tuple(part, fc.constantFrom(-7, 0.5, 3)).map(([a, b]) => divide(a, number(b))),
  fc.tuple(part, fc.integer({ min: 2, max: 5 })).map(([a, n]) => power(a, number(n))),
  part.map(negate),
  fc.tuple(outer, part).map(([f, a]) => call(f, a)),
]);

describe('bendBound', () => {
  it('is never below a second derivative', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        smooth,
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.constantFrom(0.1, 1, 3),
        (tree, part, size) => {
          const bound = bendBound(tree, 'x', size);
          const bend = Math.abs(compile(differentiate(differentiate(tree, 'x'), 'x'), ['x'])(part * size));
          if (bound === undefined || !Number.isFinite(bound + bend)) return;
          if (bend > 0) compared++;
          expect(bend, print(tree)).toBeLessThanOrEqual(bound * (1 + 1e-9) + 1e-12);
        },
      ),
      { numRuns: 2000, seed: 7 },
    );
    expect(compared).toBeGreaterThan(700);
  });

  it.each([
    ['3x - 2', 4, 0],
    ['x^2', 4, 2],
    ['sin(3x)', 10, 9],
    ['exp(-x)', 2, Math.exp(2)],
    ['atan(x)', 9, 0.6495190528],
    ['tanh(2x)/4', 9, 0.7698003589],
    ['x^3 / 6 + π', 5, 5],
  ])('of %s up to %d is %d, which it reaches', (source, size, bound) => {
    expect(bendBound(parse(source), 'x', size)).toBeCloseTo(bound, 9);
  });

  it.each(['1/x', 'sqrt(x)', 'abs(x)', 'x^0.5', 'x^(-2)', '2^x', 'tan(x)', 'if(x < 0, x, 1)', 'sin(x) + ln(x)'])(
    '%s has none',
    (source) => {
      expect(bendBound(parse(source), 'x', 3)).toBeUndefined();
    },
  );
});
