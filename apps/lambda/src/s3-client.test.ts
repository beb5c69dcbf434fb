import { describe, expect, it, vi } from 'vitest';
import { createS3Client } from './s3-client.js';
import { readS3Settings } from './s3-settings.js';

describe('createS3Client', () => {
  const env = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const clientOf = (more = {}) => createS3Client(readS3Settings({ ...env, ...more }, 'pics'));

  it('is told what the SDK would look for in the environment and in ~/.aws', async () => {
    vi.stubEnv('AWS_DISABLE_CLOCK_SKEW_CORRECTION', 'true');
    vi.stubEnv('AWS_USE_FIPS_ENDPOINT', 'true');
    const { config } = clientOf();
    expect([await config.disableClockSkewCorrection(), await config.useFipsEndpoint()]).toEqual([false, false]);
    vi.unstubAllEnvs();
  });

  it('takes the bucket into the path where the address is given', async () => {
    const [own, given] = [clientOf(), clientOf({ AWS_ENDPOINT_URL: 'http://127.0.0.1:1' })];
    expect([await own.config.forcePathStyle, await given.config.forcePathStyle]).toEqual([false, true]);
    expect(await own.config.credentials()).toMatchObject({ accessKeyId: 'id', secretAccessKey: 'secret' });
  });
});
