import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call, divide, negate, number, power } from '../syntax/build.js';
import { print } from '../syntax/print.js';
import { treesOfX } from '../testing/trees.js';
import { compile } from './compile.js';
import { differentiate } from './derivative.js';
import { simplify } from './simplify.js';

const unary = fc.constantFrom('sin', 'cos', 'exp', 'atan', 'sqrt', 'ln', 'tanh', 'cbrt', 'abs', 'asinh', 'lg');

/** Smooth functions of x nearly everywhere. */
const smooth = treesOfX((part) => [
  fc.tuple(part, part).map(([a, b]) => divide(a, b)),
  fc.tuple(part, fc.integer({ min: 0, max: 4 })).map(([a, n]) => power(a, number(n))),
  fc
    .tuple(part, fc.constantFrom([1, 3], [2, 3], [5, 3]))
    .map(([a, [p, q]]) => power(a, divide(number(p!), number(q!)))),
  part.map(negate),
  fc.tuple(unary, part).map(([f, a]) => call(f, a)),
]);

/** Away from the poles and corners that lie at simple numbers. */
const points = fc.integer({ min: -300, max: 300 }).map((n) => n / 97 + 0.00317);

/** Central differences at two step widths; undefined where they disagree: too near to a pole, a corner or the limits of doubles. */
function slopeAt(f: (x: number) => number, x: number): number | undefined {
  const wide = (f(x + 2e-4) - f(x - 2e-4)) / 4e-4;
  const narrow = (f(x + 1e-4) - f(x - 1e-4)) / 2e-4;
  const size = Math.max(1, Math.abs(f(x)), Math.abs(narrow));
  if (!(size < 1e3) || !(Math.abs(wide - narrow) < 1e-7 * size)) return undefined;
  return narrow;
}

describe('differentiate', () => {
  it('agrees with finite differences', () => {
    let compared = 0;
    fc.assert(
      fc.property(smooth, points, (tree, x) => {
        const expected = slopeAt(compile(tree, ['x']), x);
        const slope = compile(differentiate(tree, 'x'), ['x'])(x);
        // |x - x| has the slope 0 / 0 everywhere.
        if (expected === undefined || Number.isNaN(slope)) return;
        compared += 1;
        expect(slope, print(tree)).toBeCloseTo(expected, 2);
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});

describe('simplify', () => {
  it('keeps the value where there is one', () => {
    fc.assert(
      fc.property(smooth, points, (tree, x) => {
        const before = compile(tree, ['x'])(x);
        if (!Number.isFinite(before)) return;
        const after = compile(simplify(tree), ['x'])(x);
        expect(Math.abs(after - before)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(before)));
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
