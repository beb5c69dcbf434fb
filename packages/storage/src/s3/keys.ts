import { type KeyRecord, type Keys, parseKeys } from '@geoslide/service';
import type { Bucket } from './bucket.js';

/** How long an instance trusts the keys that it read, ms: the longest that a revoked key lives on. */
const KEYS_LIFETIME_MS = 60_000;

/** The keys of an object that `geoslide keys` made, read again when they are a minute old. */
export function createS3Keys(bucket: Bucket, object: string, now: () => number): Keys {
  let known: { readonly at: number; readonly keys: readonly KeyRecord[] } | undefined;
  let reading: Promise<readonly KeyRecord[]> | undefined;

  async function read(): Promise<readonly KeyRecord[]> {
    const at = now();
    const text = await bucket.read(object);
    known = { at, keys: text === undefined ? [] : parseKeys(text) };
    return known.keys;
  }

  /** Calls at the same time share one read, which ends within the bucket's deadline. */
  function shared(): Promise<readonly KeyRecord[]> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    async list() {
      if (known !== undefined && now() - known.at < KEYS_LIFETIME_MS) return known.keys;
      const earlier = reading;
      // A read that began before this call may have failed while its function was frozen, which says nothing of S3 now.
      return earlier === undefined ? shared() : earlier.catch(shared);
    },
  };
}
