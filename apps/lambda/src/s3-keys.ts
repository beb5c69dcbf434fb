import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { type KeyFile, type KeyRecord, type Keys, parseKeys } from '@geoslide/service';

/** How long an instance trusts the keys that it read, ms: the longest that a revoked key lives on. */
const KEYS_LIFETIME_MS = 60_000;

/** The key file as one object, for the commands that issue and revoke keys. */
export function createS3KeyFile(client: S3Client, bucket: string, object: string): KeyFile {
  const place = { Bucket: bucket, Key: object };
  return {
    async read() {
      try {
        const { Body } = await client.send(new GetObjectCommand(place));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async write(text) {
      await client.send(new PutObjectCommand({ ...place, Body: text, ContentType: 'application/json' }));
    },
  };
}

/** The keys of a key file, read again when they are a minute old. */
export function createCachedKeys(file: KeyFile, now: () => number): Keys {
  let read: { at: number; keys: Promise<readonly KeyRecord[]> } | undefined;
  return {
    async list() {
      if (read === undefined || now() - read.at >= KEYS_LIFETIME_MS) {
        const next = { at: now(), keys: file.read().then(parseKeys) };
        read = next;
        // A failed read is not kept: the next call tries again.
        next.keys.catch(() => {
          if (read === next) read = undefined;
        });
      }
      return read.keys;
    },
  };
}
