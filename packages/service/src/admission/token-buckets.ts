/** Buckets held at a time. The oldest goes first: its key has been idle longest or starts anew, full. */
const MAX_BUCKETS = 10_000;

/** A bucket of tokens for each key, full at first, which fills steadily up to its capacity. */
export interface TokenBuckets {
  /** Tokens of the key now; below 0 it owes some. */
  level(keyId: string): number;
  /** Takes tokens, also more than there are. */
  take(keyId: string, tokens: number): void;
}

/** `now` gives ms; a clock that goes back adds nothing. */
export function createTokenBuckets(capacity: number, perSecond: number, now: () => number): TokenBuckets {
  const buckets = new Map<string, { tokens: number; at: number }>();

  function filled(keyId: string) {
    const time = now();
    const bucket = buckets.get(keyId) ?? { tokens: capacity, at: time };
    buckets.delete(keyId);
    buckets.set(keyId, bucket);
    if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value ?? keyId);
    bucket.tokens = Math.min(capacity, bucket.tokens + (Math.max(0, time - bucket.at) / 1000) * perSecond);
    bucket.at = time;
    return bucket;
  }

  return {
    level: (keyId) => filled(keyId).tokens,
    take(keyId, tokens) {
      filled(keyId).tokens -= tokens;
    },
  };
}
