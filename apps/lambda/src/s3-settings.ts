import { type Environment, SettingError, textSetting } from '@geoslide/service';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  };
  /** Of a server that is not Amazon's: buckets are in its paths, as test servers want it. */
  readonly endpoint: URL | undefined;
}

function readEndpoint(env: Environment): URL | undefined {
  for (const name of ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL']) {
    const value = textSetting(env, name);
    if (value === undefined) continue;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
    throw new SettingError(`${name} has to be a URL of http or https, but is "${value}"`);
  }
  return undefined;
}

/**
 * Where a bucket is and who asks, by the function's own environment: looking further, into profiles and at other services, would cost code and time at
 * every start.
 * @throws SettingError that names the variable which is missing or wrong.
 */
export function readS3Settings(env: Environment, bucket: string): S3Settings {
  const needed = (name: string) => {
    const value = textSetting(env, name);
    if (value === undefined) throw new SettingError(`${name} is missing: Lambda sets it; elsewhere set it yourself`);
    return value;
  };
  const sessionToken = textSetting(env, 'AWS_SESSION_TOKEN');
  return {
    bucket,
    region: needed('AWS_REGION'),
    credentials: {
      accessKeyId: needed('AWS_ACCESS_KEY_ID'),
      secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken === undefined ? {} : { sessionToken }),
    },
    endpoint: readEndpoint(env),
  };
}
