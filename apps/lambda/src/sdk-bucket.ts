import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Bucket, NewObject } from './bucket.js';
import type { S3Settings } from './s3-settings.js';

/** How long one try of a request to S3 may take, ms. */
interface S3Limits {
  readonly connectionTimeout: number;
  /** Until the answer begins. */
  readonly requestTimeout: number;
  /** Without a byte. */
  readonly socketTimeout: number;
}

const LIMITS: S3Limits = { connectionTimeout: 1000, requestTimeout: 3000, socketTimeout: 3000 };
const MAX_ATTEMPTS = 2;

/** Writes of the same object at the same moment that S3 asks to repeat. */
const MAX_CONFLICTS = 5;

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

function createClient({ region, credentials, endpoint }: S3Settings, limits: S3Limits): S3Client {
  // Who deploys chooses the version of Node; who reads the log can't.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return new S3Client({
    region,
    credentials,
    ...(endpoint === undefined ? {} : { endpoint: endpoint.href, forcePathStyle: true }),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { ...limits, throwOnRequestTimeout: true },
    // The signature covers the body already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The defaults. What is said here is not looked for in ~/.aws.
    retryMode: 'standard',
    defaultsMode: 'standard',
    authSchemePreference: [],
    disableClockSkewCorrection: false,
    useArnRegion: false,
    disableS3ExpressSessionAuth: false,
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    userAgentAppId: 'geoslide',
  });
}

/** A bucket through the SDK's client, which tries again what may do then, and knows all kinds of buckets and regions. */
export function createSdkBucket(settings: S3Settings, limits = LIMITS): Bucket {
  const client = createClient(settings, limits);
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
        const status = statusOf(error);
        if (!object.onlyNew) throw error;
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
