import { StorageError } from '@geoslide/service';
import type { Bucket, NewObject } from '@geoslide/storage/s3';

export interface MemoryBucket extends Bucket {
  readonly objects: Map<string, NewObject>;
  /** Keys that begin with one of these can't be reached. */
  readonly unreachable: string[];
  /** Keys of the charges; what closes the day before, soon after midnight, is none. */
  charges(): string[];
}

/** A bucket in memory. */
export function createMemoryBucket(): MemoryBucket {
  const objects = new Map<string, NewObject>();
  const unreachable: string[] = [];
  function reach(key: string) {
    if (unreachable.some((start) => key.startsWith(start))) throw new StorageError('S3 did not answer');
  }
  return {
    objects,
    unreachable,
    charges: () =>
      [...objects]
        .filter(([key, { body }]) => key.startsWith('charges/') && !/"closed"/.test(String(body)))
        .map(([key]) => key),
    async read(key) {
      reach(key);
      return objects.get(key)?.body.toString();
    },
    async write(object) {
      reach(object.key);
      if (object.onlyNew && objects.has(object.key)) return false;
      objects.set(object.key, object);
      return true;
    },
    async open() {
      throw new Error('the function serves no files');
    },
    async *list(start) {
      for (const [key, { body }] of objects) if (key.startsWith(start)) yield { key, size: body.length };
    },
    folders: async () => [],
    async remove(key) {
      objects.delete(key);
    },
    signedUrl: async (key, seconds) => `https://s3.test/${key}?seconds=${seconds}`,
  };
}
