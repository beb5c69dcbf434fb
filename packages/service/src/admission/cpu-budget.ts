import { createTokenBuckets } from './token-buckets.js';

/** What each key may still let render threads work. */
export interface CpuBudget {
  /** Seconds until the key may render again; 0: now. */
  wait(keyId: string): number;
  /** Counts a render, also one that failed. */
  spend(keyId: string, seconds: number): void;
  /** The header fields of draft-ietf-httpapi-ratelimit-headers-06, in seconds of rendering. */
  headers(keyId: string): Record<string, string>;
}

/**
 * Gives each key `secondsPerMinute` (above 0) of a render thread's time, which it may also use at once. What a render takes is known
 * at its end: a key may owe seconds, and waits until they are paid. `now` gives ms.
 */
export function createCpuBudget(secondsPerMinute: number, now: () => number): CpuBudget {
  const perSecond = secondsPerMinute / 60;
  const buckets = createTokenBuckets(secondsPerMinute, perSecond, now);
  return {
    wait: (keyId) => Math.max(0, -buckets.level(keyId)) / perSecond,
    spend: (keyId, seconds) => buckets.take(keyId, seconds),
    headers(keyId) {
      const left = buckets.level(keyId);
      return {
        'ratelimit-limit': String(secondsPerMinute),
        'ratelimit-remaining': String(Math.max(0, Math.floor(left))),
        'ratelimit-reset': String(Math.ceil((secondsPerMinute - left) / perSecond)),
      };
    },
  };
}
