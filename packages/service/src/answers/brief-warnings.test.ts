import { expect, it } from 'vitest';
import { briefWarnings } from './brief-warnings.js';

it('merges equal ones with their count, in the order of the first', () => {
  const a = { id: 'a', message: 'x' };
  const b = { id: 'b', message: 'x' };
  const plain = { message: 'x' };
  expect(briefWarnings([a, b, a, plain, a, b])).toEqual([{ ...a, count: 3 }, { ...b, count: 2 }, plain]);
  expect(briefWarnings([{ ...a, count: 3 }, a])).toEqual([{ ...a, count: 4 }]);
  expect(briefWarnings([])).toEqual([]);
});

it.each([
  [200, 200, undefined],
  [201, 201, 'There is 1 more warning.'],
  [10_000, 201, 'There are 9800 more warnings.'],
])('of %i different ones', (count, length, note) => {
  const brief = briefWarnings(Array.from({ length: count }, (_, i) => ({ id: `P_${i}`, message: 'is undefined' })));
  expect(brief).toHaveLength(length);
  expect(brief[199]).toEqual({ id: 'P_199', message: 'is undefined' });
  expect(brief[200]?.message).toBe(note);
});
