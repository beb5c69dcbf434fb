import { fileUrl } from '@geoslide/service';
import { isBefore } from '../retention.js';
import type { Files } from '../storage-home.js';
import { forEach } from '../texts.js';
import type { Bucket } from './bucket.js';

/**
 * How clients read a stored file: at a public address (a content network), with a signature for some seconds, or from the
 * service itself under `/files/`, at `servedAt` or the origin of the call.
 */
export type ReadAccess =
  | { readonly publicUrl: string }
  | { readonly signedSeconds: number }
  | { readonly servedAt: string | undefined };

/** Objects that are deleted at a time. */
const DELETES = 16;

/** Files as objects of a bucket. */
export function createS3Files(bucket: Bucket, access: ReadAccess): Files {
  async function addressOf(key: string, origin: string): Promise<string> {
    if ('servedAt' in access) return fileUrl(access.servedAt ?? origin, key);
    if ('publicUrl' in access) return `${access.publicUrl.replace(/\/+$/, '')}/${key}`;
    return bucket.signedUrl(key, access.signedSeconds);
  }

  return {
    async put({ key, bytes, contentType, contentDisposition, cacheControl, origin }) {
      const written = bucket.write({ key, body: bytes, contentType, contentDisposition, cacheControl });
      // Signed while S3 stores it.
      const [address] = await Promise.all([addressOf(key, origin), written]);
      return address;
    },
    ...('servedAt' in access ? { get: (key: string) => bucket.open(key) } : {}),
    async removeBefore(prefix, time) {
      let removed = 0;
      await forEach(bucket.list(`${prefix}/`), DELETES, async ({ key }) => {
        if (!isBefore(key.slice(prefix.length + 1), time)) return;
        await bucket.remove(key);
        removed++;
      });
      return removed;
    },
  };
}
