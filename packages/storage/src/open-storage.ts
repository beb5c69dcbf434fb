import { resolve } from 'node:path';
import {
  type Environment,
  numberSetting,
  SettingError,
  type Storage,
  textSetting,
  urlSetting,
} from '@geoslide/service';
import type { S3Limits } from './s3/client.js';
import { type Files, type Records, type Tell, tellOnStandardError } from './storage-home.js';

export interface StorageOptions {
  /** Where `DATABASE_URL`, `GEOSLIDE_PUBLIC_URL`, `GEOSLIDE_URL_SECONDS` and the settings of AWS are read; default: nowhere. */
  readonly env?: Environment;
  /** Tells the operator what was done with the storage; default: on standard error. */
  readonly tell?: Tell;
  /** How long requests to S3 may take; default: what a call of the service can wait for. */
  readonly s3Limits?: S3Limits | undefined;
}

/** Where a service keeps what lasts: its ports, and what an operator does with them. */
export interface OpenStorage extends Records {
  readonly storage: Storage & Files;
  /** For messages; without passwords. */
  readonly place: string;
}

/** The longest that S3 allows for signed addresses: a week. */
const MAX_SIGNED_SECONDS = 604_800;

interface Home {
  readonly files: Files;
  readonly records: () => Records;
  readonly place: string;
}

async function openBucket(address: string, env: Environment, tell: Tell, limits: S3Limits | undefined): Promise<Home> {
  // Whoever has a folder does not wait for the client of S3.
  const [{ createS3Bucket }, { createS3Files }, { openS3Records }, { readS3Url }] = await Promise.all([
    import('./s3/bucket.js'),
    import('./s3/files.js'),
    import('./s3/open-s3.js'),
    import('./s3/settings.js'),
  ]);
  const settings = readS3Url(address, env);
  const bucket = createS3Bucket(settings, limits);
  const signedSeconds = numberSetting(env, 'GEOSLIDE_URL_SECONDS', 1);
  if (signedSeconds !== undefined && signedSeconds > MAX_SIGNED_SECONDS) {
    throw new SettingError(`GEOSLIDE_URL_SECONDS has to be at most ${MAX_SIGNED_SECONDS}, but is "${signedSeconds}"`);
  }
  const access = signedSeconds === undefined ? { servedAt: urlSetting(env, 'GEOSLIDE_PUBLIC_URL') } : { signedSeconds };
  return {
    files: createS3Files(bucket, access),
    records: () => openS3Records(bucket, tell),
    place: `s3://${settings.bucket}/${settings.prefix}`,
  };
}

async function openFolder(path: string, env: Environment, tell: Tell): Promise<Home> {
  const { openFolderFiles, openFolderRecords } = await import('./folder/open-folder.js');
  const folder = resolve(path);
  return {
    files: openFolderFiles(folder, urlSetting(env, 'GEOSLIDE_PUBLIC_URL')),
    records: () => openFolderRecords(folder, tell),
    place: folder,
  };
}

async function openDatabaseOf(url: string): Promise<{ records: Records; place: string }> {
  const start = /^postgres(ql)?:\/\//.exec(url)?.[0];
  if (start === undefined) {
    throw new SettingError('DATABASE_URL has to be as in "postgres://user:password@host:5432/database"');
  }
  const { openPostgresRecords } = await import('./postgres/open-postgres.js');
  const place = `postgres://${url
    .slice(start.length)
    .replace(/^[^/]*@/, '')
    .replace(/\?.*$/, '')}`;
  return { records: openPostgresRecords(url), place };
}

/**
 * Opens a storage: a folder (`PATH` or `folder:PATH`), or a bucket (`s3://bucket/prefix?region=…&endpoint=…`). With a
 * `DATABASE_URL` in the environment, keys and charges are in that PostgreSQL database, and only files in the folder or bucket.
 * @throws SettingError that names what of the address or the environment is wrong.
 */
export async function openStorage(
  address: string,
  { env = {}, tell = tellOnStandardError, s3Limits }: StorageOptions = {},
): Promise<OpenStorage> {
  if (/^postgres(ql)?:/.test(address)) {
    throw new SettingError(
      'files do not go into a database: give its address as DATABASE_URL, and a folder or s3://bucket/prefix as the storage',
    );
  }
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 's3') {
    throw new SettingError(`"${address}" is no storage: give a folder or s3://bucket/prefix`);
  }
  const home =
    scheme === 's3'
      ? await openBucket(address, env, tell, s3Limits)
      : await openFolder(address.replace(/^folder:/, ''), env, tell);
  const url = textSetting(env, 'DATABASE_URL');
  if (url === undefined) return { ...home.records(), storage: home.files, place: home.place };
  const { records, place } = await openDatabaseOf(url);
  return { ...records, storage: home.files, place: `${home.place} and ${place}` };
}
