import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.js';

/** How long one try of a request to S3 may take, ms. */
export interface S3Limits {
  readonly connectionTimeout: number;
  /** Until the answer begins. */
  readonly requestTimeout: number;
  /** Without a byte. */
  readonly socketTimeout: number;
}

const LIMITS: S3Limits = { connectionTimeout: 1000, requestTimeout: 3000, socketTimeout: 3000 };
const MAX_ATTEMPTS = 2;

/** Makes the one client of an instance. At an endpoint of the settings, buckets are in the path. */
export function createS3Client({ region, credentials, endpoint }: S3Settings, limits: S3Limits = LIMITS): S3Client {
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
