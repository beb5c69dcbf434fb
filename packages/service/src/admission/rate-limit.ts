import type { RateLimiter } from '../ports.js';
import { createTokenBuckets } from './token-buckets.js';

/**
 * Token buckets: each key may send `perSecond` requests a second, and twice as many in a burst.
 * `now` gives ms.
 */
export function createRateLimiter(perSecond: number, now: () => number): RateLimiter {
  const buckets = createTokenBuckets(Math.max(1, 2 * perSecond), perSecond, now);
  return {
    take(keyId) {
      const tokens = buckets.level(keyId);
      if (tokens < 1) return (1 - tokens) / perSecond;
      buckets.take(keyId, 1);
      return 0;
    },
  };
}
