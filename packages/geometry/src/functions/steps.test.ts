import { describe, expect, it } from 'vitest';
import { Undefined } from '../values.js';
import { stepsOf, takeSteps, withinSteps } from './steps.js';

describe('withinSteps', () => {
  it('gives what fits', () => {
    expect(withinSteps(10, 'too long', () => stepsOf(() => takeSteps(10)))).toBe(10);
  });

  it('names its reason past its limit, whatever catches the first', () => {
    const swallowing = () => {
      try {
        takeSteps(11);
      } catch (error) {
        return error;
      }
    };
    expect(() => withinSteps(10, 'too long', () => takeSteps(11))).toThrow(new Undefined('too long'));
    expect(() => withinSteps(10, 'too long', swallowing)).toThrow(new Undefined('too long'));
  });

  it('sets nothing for what comes after it, and keeps to the limit around it', () => {
    expect(() => withinSteps(1, 'inner', () => takeSteps(2))).toThrow('inner');
    expect(() => takeSteps(1e9)).not.toThrow();
    const nested = () => withinSteps(1e9, 'inner', () => takeSteps(20));
    expect(() => withinSteps(10, 'outer', nested)).toThrow('outer');
  });

  it('lets other errors through', () => {
    const fail = () => {
      throw new RangeError('other');
    };
    expect(() => withinSteps(10, 'too long', fail)).toThrow(RangeError);
  });
});
