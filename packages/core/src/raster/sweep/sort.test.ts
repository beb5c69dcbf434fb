import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortByKey, sortWithNew } from './sort.js';

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

it('merges new items in, behind those of the same key', () => {
  const keys = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 300 });
  fc.assert(
    fc.property(keys, keys, (before, added) => {
      const key = Float64Array.from([...before, ...added]);
      const items = Int32Array.from(key.keys());
      sortWithNew(items, before.length, items.length, key, new Int32Array(added.length));
      const isNew = (item: number) => item >= before.length;
      expect([...items].sort((a, b) => a - b)).toEqual([...key.keys()]);
      items.forEach((item, k) => {
        const last = items[k - 1] ?? item;
        expect(key[last]! < key[item]! || (key[last] === key[item] && (!isNew(last) || isNew(item)))).toBe(true);
      });
    }),
    { numRuns: 200, seed: 2 },
  );
});
