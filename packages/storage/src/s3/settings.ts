import { type Environment, SettingError, textSetting } from '@geoslide/service';

/** Where a bucket is. Region and credentials come from the SDK's default chain: environment, `~/.aws`, container, instance. */
export interface S3Settings {
  readonly bucket: string;
  /** What the names of all objects begin with, such as `figures/`; empty for none. */
  readonly prefix: string;
  readonly region: string | undefined;
  /** Of a server that is not Amazon's: the bucket is in its paths. */
  readonly endpoint: URL | undefined;
}

function endpointOf(name: string, value: string): URL {
  const endpoint = URL.canParse(value) ? new URL(value) : undefined;
  if (endpoint?.protocol === 'https:' || endpoint?.protocol === 'http:') return endpoint;
  throw new SettingError(`${name} has to be a URL of http or https, but is "${value}"`);
}

/**
 * Reads the settings of a bucket from the environment.
 * @throws SettingError that names the variable which is wrong.
 */
export function readS3Settings(env: Environment, bucket: string): S3Settings {
  const common = { bucket, prefix: '', region: undefined };
  for (const name of ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'] as const) {
    const value = textSetting(env, name);
    if (value !== undefined) return { ...common, endpoint: endpointOf(name, value) };
  }
  return { ...common, endpoint: undefined };
}

/** Parts of a prefix that mean the same in addresses and in names of objects. */
const prefixPattern = /^[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)*$/;

/**
 * Reads the settings of `s3://bucket/prefix?region=…&endpoint=…`; what the address does not say comes from the environment.
 * @throws SettingError that names what is wrong.
 */
export function readS3Url(address: string, env: Environment): S3Settings {
  const example = 'as in "s3://bucket/prefix?region=eu-central-1"';
  if (!URL.canParse(address)) throw new SettingError(`"${address}" is no address of a bucket: write it ${example}`);
  const { hostname, pathname, searchParams } = new URL(address);
  const path = pathname.replace(/^\/|\/$/g, '');
  if (hostname === '') throw new SettingError(`"${address}" names no bucket: write it ${example}`);
  if (path !== '' && !prefixPattern.test(path)) {
    throw new SettingError(`the prefix of "${address}" has to be letters, digits, "_", "-", "." and "/"`);
  }
  for (const name of searchParams.keys()) {
    if (name !== 'region' && name !== 'endpoint') {
      throw new SettingError(`"${address}" has the parameter "${name}": there are region and endpoint`);
    }
  }
  const settings = readS3Settings(env, hostname);
  const endpoint = searchParams.get('endpoint');
  return {
    ...settings,
    prefix: path === '' ? '' : `${path}/`,
    region: searchParams.get('region') ?? undefined,
    endpoint: endpoint === null ? settings.endpoint : endpointOf('endpoint', endpoint),
  };
}
