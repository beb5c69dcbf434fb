import { S3Client } from '@aws-sdk/client-s3';
import { type Environment, SettingError, textSetting } from '@geoslide/service';

/** How long one try of a request to S3 may take, ms. */
interface S3Limits {
  readonly connectionTimeout: number;
  /** Until the answer begins. */
  readonly requestTimeout: number;
  /** Without a byte. */
  readonly socketTimeout: number;
}

/** Of the three requests of a call, one whose tries get no answer ends, after a render of 20 s, before the function's 29. */
const LIMITS: S3Limits = { connectionTimeout: 1000, requestTimeout: 3000, socketTimeout: 3000 };
const MAX_ATTEMPTS = 2;

/**
 * Makes the one client of an instance, of the function's own environment: looking further, into profiles and at other
 * services, would cost code and time at every start. At an address of `AWS_ENDPOINT_URL` buckets are in the path, as test
 * servers want it.
 * @throws SettingError that names the variable which is missing.
 */
export function createS3Client(env: Environment, limits = LIMITS): S3Client {
  const needed = (name: string) => {
    const value = textSetting(env, name);
    if (value === undefined) throw new SettingError(`${name} is missing: Lambda sets it; elsewhere set it yourself`);
    return value;
  };
  const sessionToken = textSetting(env, 'AWS_SESSION_TOKEN');
  const endpoint = textSetting(env, 'AWS_ENDPOINT_URL_S3') ?? textSetting(env, 'AWS_ENDPOINT_URL');
  // Who deploys chooses the version of Node; who reads the log can't.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return new S3Client({
    region: needed('AWS_REGION'),
    credentials: {
      accessKeyId: needed('AWS_ACCESS_KEY_ID'),
      secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken === undefined ? {} : { sessionToken }),
    },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
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
