import type { KeyRecord, Keys } from '@geoslide/service';
import { readKey } from '../key-texts.js';
import type { Bucket } from './bucket.js';

/** How long an instance trusts a key that it read, ms: the longest that a revoked key lives on. */
const KEYS_LIFETIME_MS = 60_000;

/** Keys that are held at a time; the oldest goes first. */
const MAX_KEYS = 1000;

/**
 * Keys as objects below a prefix, which `geoslide keys` made, each read again when it is a minute old. Unknown ones are
 * not remembered: they may be issued.
 */
export function createS3Keys(bucket: Bucket, prefix: string, now: () => number): Keys {
  const known = new Map<string, { at: number; record: KeyRecord }>();
  return {
    async find(hash) {
      const last = known.get(hash);
      if (last !== undefined && now() - last.at < KEYS_LIFETIME_MS) return last.record;
      const at = now();
      const record = await readKey(hash, (name) => bucket.read(`${prefix}/${name}`));
      known.delete(hash);
      if (record !== undefined) known.set(hash, { at, record });
      const [oldest] = known.keys();
      if (known.size > MAX_KEYS && oldest !== undefined) known.delete(oldest);
      return record;
    },
  };
}
