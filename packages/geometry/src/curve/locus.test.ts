import { expect, it } from 'vitest';
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
