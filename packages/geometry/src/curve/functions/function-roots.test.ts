import { describe, expect, it } from 'vitest';
import { functionRoots, ZeroStretch } from './function-roots.js';

const { PI } = Math;
const infinite = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

describe('functionRoots', () => {
  const cases: readonly [string, (x: number) => number, readonly [number, number], number[]][] = [
    ['a crossing', (x) => Math.exp(x) - 2, infinite, [Math.LN2]],
    ['several crossings', Math.sin, [1, 10], [PI, 2 * PI, 3 * PI]],
    ['roots at both ends', Math.sin, [0, PI], [0, PI]],
    ['a root far out', (x) => Math.log(x) - 4, infinite, [Math.exp(4)]],
    ['touching', (x) => Math.exp(x) - Math.E * x, infinite, [1]],
    ['touching between stops', (x) => 1 - Math.cos(x - 0.123456), [-3, 3], [0.123456]],
    ['touching from below', (x) => -((x - 1 / 3) ** 2) * Math.exp(x), infinite, [1 / 3]],
    ['a corner', (x) => Math.abs(x - 0.7654), infinite, [0.7654]],
    ['close crossings between stops', (x) => (x - 1.2341) * (x - 1.2343) * Math.exp(x), infinite, [1.2341, 1.2343]],
    ['nearly touching', (x) => (x - 0.5) ** 2 + 1e-9, infinite, []],
    ['poles are no roots', (x) => 1 / (x - 0.123), infinite, []],
    ['tan has roots, no poles', Math.tan, [-4, 4], [-PI, 0, PI]],
    ['jumps are no roots', (x) => Math.floor(x) - 0.5, [-3, 3], []],
    ['the end of a domain', (x) => Math.sqrt(x - 0.3), infinite, [0.3]],
    ['beside the end of a domain', (x) => Math.sqrt(x) - 0.001, infinite, [1e-6]],
    ['x ln x does not reach its end', (x) => x * Math.log(x), infinite, [0, 1]],
    ['steep', (x) => Math.tanh(1e6 * (x - 0.01)), infinite, [0.01]],
    ['infinitely steep', (x) => Math.cbrt(x - 1), infinite, [1]],
    ['values without an end are no roots', (x) => Math.exp(x * x) - Math.E, infinite, [-1, 1]],
    ['between stretches of one value', (x) => Math.max(2, Math.abs(x)) - 3, infinite, [-3, 3]],
    ['nothing defined', () => Number.NaN, infinite, []],
    ['one point', (x) => x, [0, 0], [0]],
    ['an empty range', (x) => x, [1, -1], []],
  ];
  it.each(cases)('%s', (_name, f, [min, max], expected) => {
    const roots = functionRoots(f, min, max);
    expect(roots.map((x) => Number(x.toFixed(9)))).toEqual(expected.map((x) => Number(x.toFixed(9))));
  });

  it('stays bounded for sin(1/x)', () => {
    const roots = functionRoots((x) => Math.sin(1 / x), 0, 1);
    expect(roots.length).toBeLessThanOrEqual(1000);
    expect(roots.at(-1)).toBeCloseTo(1 / PI, 12);
  });

  it('refuses functions that vanish on an interval', () => {
    expect(() => functionRoots((x) => Math.max(x, 0), -2, 2)).toThrow(ZeroStretch);
    expect(() => functionRoots((x) => Math.max(x - 1, 0) - Math.max(-1 - x, 0), -2, 2)).toThrow(ZeroStretch);
  });

  it('takes values that are too small for a double for no zeros', () => {
    expect(functionRoots((x) => Math.exp(-(x ** 2)), -Infinity, Infinity)).toEqual([]);
    expect(functionRoots((x) => Math.exp(-(x ** 2)) - Math.exp(-2 * x ** 2), -Infinity, Infinity)).toEqual([0]);
  });
});
