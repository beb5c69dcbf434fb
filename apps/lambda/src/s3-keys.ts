import { type KeyRecord, type Keys, parseKeys } from '@geoslide/service';
import type { Bucket } from './bucket.js';

/** How long an instance trusts the keys that it read, ms: the longest that a revoked key lives on. */
const KEYS_LIFETIME_MS = 60_000;

/** The keys of an object that `geoslide keys` made, read again when they are a minute old. */
export function createS3Keys(bucket: Bucket, object: string, now: () => number): Keys {
  async function read(): Promise<readonly KeyRecord[]> {
    const text = await bucket.read(object);
    return text === undefined ? [] : parseKeys(text);
  }

  let last: { at: number; keys: Promise<readonly KeyRecord[]> } | undefined;
  return {
    async list() {
      if (last === undefined || now() - last.at >= KEYS_LIFETIME_MS) {
        const next = { at: now(), keys: read() };
        last = next;
        // A failed read is not kept: the next call tries again.
        next.keys.catch(() => {
          if (last === next) last = undefined;
        });
      }
      return last.keys;
    },
  };
}
