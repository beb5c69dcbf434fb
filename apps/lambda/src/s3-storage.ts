import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Storage } from '@geoslide/service';

/** How clients read a stored file: at a public address (a content network), or with a signature for some seconds. */
export type ReadAccess = { readonly publicUrl: string } | { readonly signedSeconds: number };

/** Files as objects of a bucket. */
export function createS3Storage(client: S3Client, bucket: string, access: ReadAccess): Storage {
  return {
    async put({ key, bytes, contentType, contentDisposition, cacheControl }) {
      const place = { Bucket: bucket, Key: key };
      await client.send(
        new PutObjectCommand({
          ...place,
          Body: bytes,
          ContentType: contentType,
          ContentDisposition: contentDisposition,
          CacheControl: cacheControl,
        }),
      );
      if ('publicUrl' in access) return `${access.publicUrl.replace(/\/+$/, '')}/${key}`;
      return getSignedUrl(client, new GetObjectCommand(place), { expiresIn: access.signedSeconds });
    },
  };
}
