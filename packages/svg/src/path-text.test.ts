import { PathBuilder } from '@geoslide/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatQuantized, joinNumbers } from './number.js';
import { pathData } from './path-data.js';
import { newMark, PathText } from './path-text.js';

const L = 'L'.charCodeAt(0);

it('writes numbers in a row as they are joined as texts', () => {
  const count = fc.oneof(
    fc.integer({ min: -300, max: 300 }),
    fc.integer({ min: -1e9, max: 1e9 }),
    fc.maxSafeInteger(),
    fc.constantFrom(2 ** 60, -(2 ** 70)),
  );
  fc.assert(
    fc.property(fc.array(count, { minLength: 1 }), fc.integer({ min: 0, max: 5 }), (counts, digits) => {
      const text = new PathText(1);
      text.command(L);
      for (const one of counts) text.number(one, digits);
      const texts = counts.map((one) => formatQuantized(one, digits));
      expect(`${text}`).toBe(`L${joinNumbers(texts)}`);
    }),
    { seed: 1 },
  );
});

it('keeps the shorter of two choices, and the second of equals', () => {
  const text = new PathText(1);
  const [from, between] = [newMark(), newMark()];
  const choose = (first: number, second: number) => {
    text.mark(from);
    text.command(L);
    text.number(first, 0);
    text.mark(between);
    text.again(from);
    text.command(L);
    text.number(second, 0);
    text.keepShorter(from, between);
  };
  choose(10, 7);
  choose(5, 8);
  choose(1, -2);
  expect(`${text}`).toBe('L7 8-2');
});

it('writes paths longer than the room it begins with', () => {
  const path = new PathBuilder().moveTo(-1234.56, -1234.56);
  for (let i = 0; i < 500; i++) path.lineTo(i % 2 === 0 ? 1234.56 : -1234.56, 1.01 * i - 1234.5);
  expect(pathData(path, { digits: 2 }).match(/-?(\d+\.?\d*|\.\d+)/g)).toHaveLength(1002);
});
