import type { ResourceLimits } from 'node:worker_threads';

/**
 * JavaScript heaps of all render threads together, MB. With the main thread, the bodies in flight and the pixels of a
 * picture
 * per thread, which lie outside of the heaps, a service of up to four threads stays below 1 GB.
 */
const HEAPS_MB = 600;

/** For what was made just now, MB: half of Node's default. */
const YOUNG_MB = 24;

/** What is left for the rest of a heap, MB: the largest legal projects need about 100. */
const MIN_OLD_MB = 128;
const MAX_OLD_MB = 320;

/** How large the JavaScript heap of each of so many render threads may become. A render that needs more is ended. */
export function renderThreadLimits(threads: number): ResourceLimits {
  const share = Math.floor(HEAPS_MB / threads) - YOUNG_MB;
  return {
    maxOldGenerationSizeMb: Math.min(MAX_OLD_MB, Math.max(MIN_OLD_MB, share)),
    maxYoungGenerationSizeMb: YOUNG_MB,
  };
}
