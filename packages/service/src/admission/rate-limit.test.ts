import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limit.js';

it('gives a burst, then a steady rate, and forgets idle time past a burst', () => {
  let time = 0;
  const { take } = createRateLimiter(2, () => time);
  const many = (count: number) => Array.from({ length: count }, () => take('k')).filter((wait) => wait === 0).length;
  expect(many(10)).toBe(4);
  expect(take('k')).toBe(0.5);
  time = 1000;
  expect(many(10)).toBe(2);
  time = 1_000_000;
  expect(many(10)).toBe(4);
});

it('survives a clock that goes back', () => {
  let time = 1000;
  const { take } = createRateLimiter(1, () => time);
  take('k');
  time = 0;
  expect(take('k')).toBe(0);
  expect(take('k')).toBe(1);
});
