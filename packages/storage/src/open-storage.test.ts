import { describe, expect, it } from 'vitest';
import { openStorage } from './open-storage.js';

describe('openStorage', () => {
  it.each([
    ['data', `${process.cwd()}/data`],
    ['folder:/data', '/data'],
    ['s3://pics', 's3://pics/'],
    ['s3://pics/a/b/?region=eu-central-1', 's3://pics/a/b/'],
  ])('opens %s', async (address, place) => {
    expect((await openStorage(address)).place).toBe(place);
  });

  it.each([
    ['postgres://db.test/geo', {}, 'files do not go into a database'],
    ['ftp://pics', {}, '"ftp://pics" is no storage'],
    ['s3://', {}, 'names no bucket'],
    ['s3://pics/a b', {}, 'the prefix of "s3://pics/a b"'],
    ['s3://pics?zone=1', {}, 'the parameter "zone"'],
    ['s3://pics?endpoint=here', {}, 'endpoint has to be a URL'],
    ['s3://pics', { GEOSLIDE_URL_SECONDS: '604801' }, 'GEOSLIDE_URL_SECONDS has to be at most 604800'],
    ['data', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL has to be as in "postgres://'],
    ['data', { GEOSLIDE_PUBLIC_URL: 'here' }, 'GEOSLIDE_PUBLIC_URL has to be a URL'],
  ])('says what is wrong with %s and %j', async (address, env, message) => {
    await expect(openStorage(address, { env })).rejects.toThrow(message);
  });
});
