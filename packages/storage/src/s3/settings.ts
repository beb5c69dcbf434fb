import { type Environment, SettingError, textSetting } from '@geoslide/service';

/** Where a bucket is. Region and credentials come from the SDK's default chain: environment, `~/.aws`, container, instance. */
export interface S3Settings {
  readonly bucket: string;
  /** Of a server that is not Amazon's: the bucket is in its paths. */
  readonly endpoint: URL | undefined;
}

/**
 * Reads the settings of a bucket from the environment.
 * @throws SettingError that names the variable which is wrong.
 */
export function readS3Settings(env: Environment, bucket: string): S3Settings {
  for (const name of ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL']) {
    const value = textSetting(env, name);
    if (value === undefined) continue;
    const endpoint = URL.canParse(value) ? new URL(value) : undefined;
    if (endpoint?.protocol === 'https:' || endpoint?.protocol === 'http:') return { bucket, endpoint };
    throw new SettingError(`${name} has to be a URL of http or https, but is "${value}"`);
  }
  return { bucket, endpoint: undefined };
}
