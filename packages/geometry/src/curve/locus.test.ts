import { describe, expect, it } from 'vitest';
import { takeSteps, withinSteps } from '../functions/steps.js';
import { Undefined, type Value } from '../values.js';
import { traceLocus } from './locus.js';

it('asks for no further positions once the steps are used up', () => {
  let asked = 0;
  const pointAt = (t: number): Value | undefined => {
    asked++;
    try {
      takeSteps(1000);
    } catch (error) {
      if (error instanceof Undefined) return undefined;
      throw error;
    }
    return { type: 'Point', x: t, y: 0 };
  };
  expect(() => withinSteps(20_000, 'too long', () => traceLocus(pointAt, 0, 1))).toThrow('too long');
  expect(asked).toBeLessThan(25);
});

describe('a driver without an end', () => {
  const xs = (place: (t: number) => number, min: number, max: number) =>
    traceLocus((t) => ({ type: 'Point', x: place(t), y: 0 }), min, max)
      .branches.flat()
      .map(({ x }) => x);

  it('is followed to where the moving point comes to rest', () => {
    const found = xs((t) => (t * t) / (t * t + 1), 0, Number.POSITIVE_INFINITY);
    expect(Math.max(...found)).toBeGreaterThan(1 - 1e-12);
    const both = xs((t) => Math.atan(t), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    expect(Math.max(...both)).toBeCloseTo(Math.PI / 2, 6);
    expect(Math.min(...both)).toBeCloseTo(-Math.PI / 2, 6);
  });

  it.each([
    ['goes on', (t: number) => 2 * t],
    ['goes on ever slower', (t: number) => Math.log(1 + Math.abs(t))],
  ])('ends where it did when the moving point %s', (_, place) => {
    expect(Math.max(...xs(place, 0, Number.POSITIVE_INFINITY))).toBe(place(50));
  });
});
