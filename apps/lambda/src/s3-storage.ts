import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Storage } from '@geoslide/service';

/** How clients read a stored file: at a public address (a content network), or with a signature for some seconds. */
export type ReadAccess = { readonly publicUrl: string } | { readonly signedSeconds: number };

/** Files as objects of a bucket. */
export function createS3Storage(client: S3Client, bucket: string, access: ReadAccess): Storage {
  async function addressOf(key: string): Promise<string> {
    if ('publicUrl' in access) return `${access.publicUrl.replace(/\/+$/, '')}/${key}`;
    return getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), {
      expiresIn: access.signedSeconds,
    });
  }

  return {
    async put({ key, bytes, contentType, contentDisposition, cacheControl }) {
      const written = client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
          ContentDisposition: contentDisposition,
          CacheControl: cacheControl,
        }),
      );
      // Signed while S3 stores it.
      const [address] = await Promise.all([addressOf(key), written]);
      return address;
    },
  };
}
