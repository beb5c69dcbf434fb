import type { ServiceOptions } from './options.js';
import type { SettingName } from './settings.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting of the environment that can't be used; the message names it. */
export class SettingError extends Error {}

/** An environment variable, undefined where it is missing or empty. */
export function textSetting(env: Environment, name: SettingName): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

/** A URL of http or https, undefined where it is missing. */
export function urlSetting(env: Environment, name: SettingName): string | undefined {
  const text = textSetting(env, name);
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
  throw new SettingError(`${name} has to be a URL such as "https://pics.example.org", but is "${text}"`);
}

/** A number of at least `min`, undefined where it is missing. */
export function numberSetting(env: Environment, name: SettingName, min: number): number | undefined {
  const text = textSetting(env, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= min) return value;
  throw new SettingError(`${name} has to be a whole number of at least ${min}, but is "${text}"`);
}

/** Words between commas, undefined where there are none. */
function listSetting(env: Environment, name: SettingName): string[] | undefined {
  const words = (textSetting(env, name) ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.length === 0 ? undefined : words;
}

/** Object keys begin with it. */
const prefixPattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/;

export interface EnvironmentSettings {
  readonly options: ServiceOptions;
  /** Requests per key and second; 0 is no limit. */
  readonly ratePerSecond: number;
  /** Seconds of rendering per key and minute; 0 is no limit. */
  readonly cpuSecondsPerMinute: number;
  /** Processor time of one render, ms; 0 is no limit. */
  readonly renderCpuMs: number;
  /** Hosts that images may be loaded from; none by default. */
  readonly imageHosts: readonly string[];
}

/** More than a core renders: it stops a loop, not a customer. */
const RATE_PER_CORE = 100;

/** Three quarters of a minute: a key that renders all the time leaves the rest to others. */
const CPU_SECONDS_PER_CORE = 45;

/** The work budget ends nearly all before; the rest of the three seconds of a whole call is for what is around it. */
const RENDER_CPU_MS = 2400;

/** Hosts that images may be loaded from; none by default. */
export function imageHostsOf(env: Environment): readonly string[] {
  return listSetting(env, 'GEOSLIDE_IMAGE_HOSTS') ?? [];
}

/**
 * The service's settings from variables `GEOSLIDE_…`; `cores` is what the defaults have to fit.
 * @throws SettingError that names the variable.
 */
export function readEnvironment(env: Environment, cores = 1): EnvironmentSettings {
  const prefix = textSetting(env, 'GEOSLIDE_PREFIX');
  if (prefix !== undefined && !prefixPattern.test(prefix)) {
    throw new SettingError(`GEOSLIDE_PREFIX has to be letters, digits, "_", "-" and "/", but is "${prefix}"`);
  }
  const numbers = {
    maxBodyBytes: numberSetting(env, 'GEOSLIDE_MAX_BODY_BYTES', 1),
    maxSide: numberSetting(env, 'GEOSLIDE_MAX_SIDE', 1),
    timeoutMs: numberSetting(env, 'GEOSLIDE_TIMEOUT_MS', 1),
    concurrency: numberSetting(env, 'GEOSLIDE_CONCURRENCY', 1),
    keyConcurrency: numberSetting(env, 'GEOSLIDE_KEY_CONCURRENCY', 1),
    queueLimit: numberSetting(env, 'GEOSLIDE_QUEUE_LIMIT', 0),
    maxBatch: numberSetting(env, 'GEOSLIDE_MAX_BATCH', 1),
    bytesInFlight: numberSetting(env, 'GEOSLIDE_BYTES_IN_FLIGHT', 1),
  };
  const given = Object.entries(numbers).filter((entry): entry is [string, number] => entry[1] !== undefined);
  const corsOrigins = listSetting(env, 'GEOSLIDE_CORS_ORIGINS');
  return {
    options: {
      ...Object.fromEntries(given),
      ...(prefix === undefined ? {} : { prefix }),
      ...(corsOrigins === undefined ? {} : { corsOrigins: corsOrigins.includes('*') ? '*' : corsOrigins }),
    },
    ratePerSecond: numberSetting(env, 'GEOSLIDE_RATE_PER_SECOND', 0) ?? RATE_PER_CORE * cores,
    cpuSecondsPerMinute: numberSetting(env, 'GEOSLIDE_CPU_SECONDS_PER_MINUTE', 0) ?? CPU_SECONDS_PER_CORE * cores,
    renderCpuMs: numberSetting(env, 'GEOSLIDE_RENDER_CPU_MS', 0) ?? RENDER_CPU_MS,
    imageHosts: imageHostsOf(env),
  };
}
