import {
  type Environment,
  type EnvironmentSettings,
  numberSetting,
  readEnvironment,
  SettingError,
  textSetting,
  urlSetting,
} from '@geoslide/service';
import type { ReadAccess } from '@geoslide/storage/s3';

/** A day. Signatures made with a role's credentials end with those, at the latest. */
const DEFAULT_SIGNED_SECONDS = 86_400;

/** The longest that S3 allows: a week. */
const MAX_SIGNED_SECONDS = 604_800;

export interface LambdaConfig extends EnvironmentSettings {
  readonly bucket: string;
  readonly access: ReadAccess;
  readonly keysPrefix: string;
  readonly chargesPrefix: string;
  /** Of what messages of a queue were answered. */
  readonly resultsPrefix: string;
  /** Beside the issued keys, for trying things out. */
  readonly developmentKey: string | undefined;
  readonly basePath: string;
}

function readAccess(env: Environment): ReadAccess {
  const publicUrl = urlSetting(env, 'GEOSLIDE_PUBLIC_URL');
  if (publicUrl !== undefined) return { publicUrl };
  const signedSeconds = numberSetting(env, 'GEOSLIDE_URL_SECONDS', 1) ?? DEFAULT_SIGNED_SECONDS;
  if (signedSeconds > MAX_SIGNED_SECONDS) {
    throw new SettingError(`GEOSLIDE_URL_SECONDS has to be at most ${MAX_SIGNED_SECONDS}, but is "${signedSeconds}"`);
  }
  return { signedSeconds };
}

/**
 * The function's settings.
 * @throws SettingError that names the variable.
 */
export function readConfig(env: Environment): LambdaConfig {
  const bucket = textSetting(env, 'GEOSLIDE_BUCKET');
  if (bucket === undefined) throw new SettingError('GEOSLIDE_BUCKET is missing: set it to the name of the bucket');
  const basePath = textSetting(env, 'GEOSLIDE_BASE_PATH') ?? '';
  if (basePath !== '' && !/^(\/[^/?#]+)+$/.test(basePath)) {
    throw new SettingError(`GEOSLIDE_BASE_PATH has to be a path such as "/figures", but is "${basePath}"`);
  }
  return {
    ...readEnvironment(env),
    bucket,
    access: readAccess(env),
    keysPrefix: textSetting(env, 'GEOSLIDE_KEYS_PREFIX') ?? 'keys',
    chargesPrefix: textSetting(env, 'GEOSLIDE_CHARGES_PREFIX') ?? 'charges',
    resultsPrefix: textSetting(env, 'GEOSLIDE_RESULTS_PREFIX') ?? 'results',
    developmentKey: textSetting(env, 'GEOSLIDE_API_KEY'),
    basePath,
  };
}
