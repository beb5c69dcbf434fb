import type { RateLimiter } from './ports.js';

/** Buckets held at a time. The oldest goes first: its key has been idle longest or starts anew, full. */
const MAX_BUCKETS = 10_000;

/**
 * Token buckets: each key may send `perSecond` requests a second, and twice as many in a burst.
 * `now` gives ms.
 */
export function createRateLimiter(perSecond: number, now: () => number): RateLimiter {
  const capacity = Math.max(1, 2 * perSecond);
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(keyId) {
      const time = now();
      const bucket = buckets.get(keyId) ?? { tokens: capacity, at: time };
      buckets.delete(keyId);
      buckets.set(keyId, bucket);
      if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value ?? keyId);
      bucket.tokens = Math.min(capacity, bucket.tokens + (Math.max(0, time - bucket.at) / 1000) * perSecond);
      bucket.at = time;
      if (bucket.tokens < 1) return (1 - bucket.tokens) / perSecond;
      bucket.tokens--;
      return 0;
    },
  };
}
