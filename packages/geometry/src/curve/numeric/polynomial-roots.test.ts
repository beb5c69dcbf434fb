import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOfProducts, quadraticRoots, realRoots } from './polynomial-roots.js';

/** The coefficients of Π(x − r). */
function fromRoots(roots: readonly number[]): number[] {
  let p = [1];
  for (const r of roots) {
    const next = new Array<number>(p.length + 1).fill(0);
    p.forEach((c, i) => {
      next[i] = next[i]! - r * c;
      next[i + 1] = next[i + 1]! + c;
    });
    p = next;
  }
  return p;
}

describe('realRoots', () => {
  const cases: readonly [string, number[], number[]][] = [
    ['the zero polynomial', [0, 0], []],
    ['a constant', [3], []],
    ['linear', [-6, 2], [3]],
    ['leading zeros', [-6, 2, 0, 0], [3]],
    ['quadratic', [2, -1, -1], [-2, 1]],
    ['quadratic without real roots', [1, 0, 1], []],
    ['quadratic, double', [1, -2, 1], [1]],
    ['quadratic with cancellation', [1, -1e8, 1], [1e-8, 1e8]],
    ['huge coefficients', [-4e300, 0, 1e300], [-2, 2]],
    ['tiny coefficients', [-4e-200, 0, 1e-200], [-2, 2]],
    ['root zero', [0, -4, 0, 1], [-2, 0, 2]],
    ['cubic', fromRoots([1, 2, 3]), [1, 2, 3]],
    ['cubic with one real root', [-2, 0, 0, 1], [Math.cbrt(2)]],
    ['cubic, triple', fromRoots([0.3, 0.3, 0.3]), [0.3]],
    ['quartic, two double', fromRoots([-1, -1, 2, 2]), [-1, 2]],
    ['quartic, quadruple', fromRoots([2, 2, 2, 2]), [2]],
    ['biquadratic', [4, 0, -5, 0, 1], [-2, -1, 1, 2]],
    ['quintic, double inside', fromRoots([-3, 1, 1, 2, 5]), [-3, 1, 2, 5]],
    ['quintic, golden', [-1, -1, 0, 0, 0, 1], [1.1673039782614187]],
    ['degree ten', fromRoots([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['tiny scale', fromRoots([1e-6, 2e-6, 3e-6]), [1e-6, 2e-6, 3e-6]],
    ['large scale', fromRoots([1e6, 2e6, 3e6]), [1e6, 2e6, 3e6]],
  ];
  it.each(cases)('%s', (_name, p, expected) => {
    const roots = realRoots(p);
    expect(roots).toHaveLength(expected.length);
    roots.forEach((root, i) => {
      expect(Math.abs(root - expected[i]!)).toBeLessThanOrEqual(1e-9 * Math.max(1e-6, Math.abs(expected[i]!)));
    });
  });

  it('finds simple roots to the last digits', () => {
    expect(realRoots([-2, 0, 0, 1])[0]).toBeCloseTo(1.2599210498948732, 15);
    expect(quadraticRoots(1, -1, -1)).toEqual([-0.6180339887498948, 1.618033988749895]);
  });

  it('tells two close roots from one and from none', () => {
    expect(realRoots(fromRoots([1, 1 + 1e-5, -4]))).toHaveLength(3);
    expect(realRoots([1 + 1e-10, -2, 1])).toEqual([]);
  });

  it('finds the roots that a polynomial was made from', () => {
    const root = fc.integer({ min: -40, max: 40 }).map((n) => n / 4);
    fc.assert(
      fc.property(
        fc.uniqueArray(root, { minLength: 1, maxLength: 7 }),
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        (made, k) => {
          const found = realRoots(fromRoots(made).map((c) => c * k));
          const expected = [...made].sort((a, b) => a - b);
          expect(found).toHaveLength(expected.length);
          found.forEach((x, i) => {
            expect(Math.abs(x - expected[i]!)).toBeLessThan(1e-6);
          });
        },
      ),
      { seed: 1 },
    );
  });
});

describe('differenceOfProducts', () => {
  it('keeps what rounding would lose', () => {
    const a = 1 + 2 ** -30;
    expect(differenceOfProducts(a, a, 1, 1 + 2 ** -29)).toBe(2 ** -60);
  });
});
