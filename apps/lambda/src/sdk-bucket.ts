import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Bucket, NewObject } from './bucket.js';
import { createS3Client, type S3Limits } from './s3-client.js';
import type { S3Settings } from './s3-settings.js';

/** Writes of the same object at the same moment that S3 asks to repeat. */
const MAX_CONFLICTS = 5;

/** A bucket through the SDK's client, which tries again what may do then, and knows all kinds of buckets and regions. */
export function createSdkBucket(settings: S3Settings, limits?: S3Limits): Bucket {
  const client = createS3Client(settings, limits);
  const Bucket = settings.bucket;

  async function write(object: NewObject): Promise<boolean> {
    const command = new PutObjectCommand({
      Bucket,
      Key: object.key,
      Body: object.body,
      ContentType: object.contentType,
      ContentDisposition: object.contentDisposition,
      CacheControl: object.cacheControl,
      ...(object.onlyNew ? { IfNoneMatch: '*' } : {}),
    });
    for (let attempt = 1; ; attempt++) {
      try {
        await client.send(command);
        return true;
      } catch (error) {
        const refused = object.onlyNew && error instanceof S3ServiceException;
        const status = refused ? error.$metadata.httpStatusCode : undefined;
        if (status === 412) return false;
        // 409: another write of it is under way.
        if (status !== 409 || attempt === MAX_CONFLICTS) throw error;
      }
    }
  }

  return {
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    write,
    signedUrl: (key, seconds) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key: key }), { expiresIn: seconds }),
  };
}
