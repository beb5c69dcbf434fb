import { describe, expect, it } from 'vitest';
import { Undefined } from '../../values.js';
import { integrate } from './integrate.js';

const { PI, E } = Math;

describe('integrate', () => {
  const cases: readonly [string, (x: number) => number, number, number, number][] = [
    ['a constant', () => 3, 1, 5, 12],
    ['a high power', (x) => x ** 20, 0, 1, 1 / 21],
    ['reversed limits', (x) => x * x, 3, 0, -9],
    ['an empty interval', (x) => 1 / x, 0, 0, 0],
    ['sine', Math.sin, 0, PI, 2],
    ['exponential', Math.exp, 0, 1, E - 1],
    ['many waves', (x) => Math.sin(50 * x) ** 2, 0, 2 * PI, PI],
    ['square root', Math.sqrt, 0, 1, 2 / 3],
    ['half circle', (x) => Math.sqrt(1 - x * x), -1, 1, PI / 2],
    ['singular end', (x) => 1 / Math.sqrt(x), 0, 1, 2],
    ['logarithm', Math.log, 0, 1, -1],
    ['a jump', (x) => Math.floor(x), 0, 3.3, 3.9],
    ['a corner', (x) => Math.abs(x - 1 / 3), 0, 1, 5 / 18],
    ['a narrow peak', (x) => 1 / (1e-4 + x * x), -1, 1, 200 * Math.atan(100)],
    ['bell', (x) => Math.exp(-x * x), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Math.sqrt(PI)],
    ['half infinite', (x) => Math.exp(-x), 1, Number.POSITIVE_INFINITY, 1 / E],
  ];
  it.each(cases)('%s', (_name, f, a, b, expected) => {
    expect(Math.abs(integrate(f, a, b) - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
  });

  it('is undefined where the integral is', () => {
    expect(() => integrate((x) => 1 / (x - 0.3), 0, 1)).toThrow(Undefined);
    expect(() => integrate((x) => 1 / x, 0, 1)).toThrow(/converge/);
    expect(() => integrate(Math.sqrt, -1, 1)).toThrow(/no value/);
  });
});
