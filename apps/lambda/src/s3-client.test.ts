import { describe, expect, it, vi } from 'vitest';
import { createS3Client } from './s3-client.js';

describe('createS3Client', () => {
  const env = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

  it.each(Object.keys(env))('needs %s', (name) => {
    expect(() => createS3Client({ ...env, [name]: '' })).toThrow(`${name} is missing`);
  });

  it('is told what the SDK would look for in the environment and in ~/.aws', async () => {
    vi.stubEnv('AWS_DISABLE_CLOCK_SKEW_CORRECTION', 'true');
    vi.stubEnv('AWS_USE_FIPS_ENDPOINT', 'true');
    const { config } = createS3Client(env);
    expect([await config.disableClockSkewCorrection(), await config.useFipsEndpoint()]).toEqual([false, false]);
    vi.unstubAllEnvs();
  });

  it('takes the bucket into the path where the address is given', async () => {
    const [own, given] = [createS3Client(env), createS3Client({ ...env, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' })];
    expect([await own.config.forcePathStyle, await given.config.forcePathStyle]).toEqual([false, true]);
    expect(await own.config.credentials()).toMatchObject({ accessKeyId: 'id', secretAccessKey: 'secret' });
  });
});
