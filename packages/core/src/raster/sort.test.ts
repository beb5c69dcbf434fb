import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortByKey } from './sort.js';

it('sorts a part by key and leaves the rest', () => {
  const keys = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 4, maxLength: 2000, size: 'max' });
  fc.assert(
    fc.property(keys, (values) => {
      const key = Float64Array.from(values);
      const items = Int32Array.from(values.keys());
      sortByKey(items, 1, items.length - 1, key);
      const last = items.length - 1;
      expect([items[0], items[last]]).toEqual([0, last]);
      const sorted = [...items.subarray(1, last)];
      expect(sorted.map((i) => key[i])).toEqual(values.slice(1, last).sort((a, b) => a - b));
      expect(new Set(sorted).size).toBe(last - 1);
    }),
    { numRuns: 30, seed: 1 },
  );
});

it('sorts what is upside down', () => {
  const key = Float64Array.from({ length: 20_000 }, (_, i) => -i);
  const items = Int32Array.from(key.keys());
  sortByKey(items, 0, items.length, key);
  expect([...items]).toEqual(Array.from({ length: 20_000 }, (_, i) => 19_999 - i));
});
