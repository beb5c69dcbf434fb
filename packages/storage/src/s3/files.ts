import type { Storage } from '@geoslide/service';
import type { Bucket } from './bucket.js';

/** How clients read a stored file: at a public address (a content network), or with a signature for some seconds. */
export type ReadAccess = { readonly publicUrl: string } | { readonly signedSeconds: number };

/** Files as objects of a bucket. */
export function createS3Files(bucket: Bucket, access: ReadAccess): Storage {
  async function addressOf(key: string): Promise<string> {
    if ('publicUrl' in access) return `${access.publicUrl.replace(/\/+$/, '')}/${key}`;
    return bucket.signedUrl(key, access.signedSeconds);
  }

  return {
    async put({ key, bytes, contentType, contentDisposition, cacheControl }) {
      const written = bucket.write({ key, body: bytes, contentType, contentDisposition, cacheControl });
      // Signed while S3 stores it.
      const [address] = await Promise.all([addressOf(key), written]);
      return address;
    },
  };
}
