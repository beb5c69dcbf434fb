import { describe, expect, it } from 'vitest';
import { readS3Settings } from './s3-settings.js';

describe('readS3Settings', () => {
  const env = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

  it.each(Object.keys(env))('needs %s', (name) => {
    expect(() => readS3Settings({ ...env, [name]: '' }, 'pics')).toThrow(`${name} is missing`);
  });

  it('reads what there is', () => {
    const more = { AWS_SESSION_TOKEN: 'token', AWS_ENDPOINT_URL: 'http://a:1', AWS_ENDPOINT_URL_S3: 'http://b:2' };
    expect(readS3Settings(env, 'pics')).toEqual({
      bucket: 'pics',
      region: 'us-east-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      endpoint: undefined,
    });
    const { credentials, endpoint } = readS3Settings({ ...env, ...more }, 'pics');
    expect([credentials.sessionToken, endpoint?.host]).toEqual(['token', 'b:2']);
  });

  it.each(['here', 'ftp://s3'])('refuses an address such as %s', (address) => {
    expect(() => readS3Settings({ ...env, AWS_ENDPOINT_URL: address }, 'pics')).toThrow(
      `AWS_ENDPOINT_URL has to be a URL of http or https, but is "${address}"`,
    );
  });
});
