import { expect, it } from 'vitest';
import { renderThreadLimits } from './render-thread-limits.js';

const heapOf = (threads: number) => {
  const { maxOldGenerationSizeMb = Number.POSITIVE_INFINITY, maxYoungGenerationSizeMb = Number.POSITIVE_INFINITY } =
    renderThreadLimits(threads);
  return maxOldGenerationSizeMb + maxYoungGenerationSizeMb;
};

it.each([1, 2, 3, 4])('%i threads have at most 610 MB of heaps together', (threads) => {
  expect(threads * heapOf(threads)).toBeLessThanOrEqual(610);
});

it('a thread has enough for a large project, however many there are', () => {
  for (const threads of [1, 2, 3, 4, 8, 65]) expect(heapOf(threads)).toBeGreaterThanOrEqual(150);
});
