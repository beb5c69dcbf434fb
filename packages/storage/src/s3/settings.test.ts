import { describe, expect, it } from 'vitest';
import { readS3Settings, readS3Url } from './settings.js';

describe('readS3Settings', () => {
  it('prefers the address for S3 alone', () => {
    const both = { AWS_ENDPOINT_URL: 'http://a:1', AWS_ENDPOINT_URL_S3: 'http://b:2' };
    expect(readS3Settings(both, 'pics').endpoint?.host).toBe('b:2');
    expect(readS3Settings({}, 'pics')).toMatchObject({ bucket: 'pics', endpoint: undefined });
  });

  it.each(['here', 'ftp://s3'])('refuses an address such as %s', (address) => {
    expect(() => readS3Settings({ AWS_ENDPOINT_URL: address }, 'pics')).toThrow(
      `AWS_ENDPOINT_URL has to be a URL of http or https, but is "${address}"`,
    );
  });
});

describe('readS3Url', () => {
  it('prefers what the address says', () => {
    const env = { AWS_ENDPOINT_URL: 'http://a:1' };
    expect(readS3Url('s3://pics/a/b?region=eu-central-1&endpoint=http://b:2', env)).toEqual({
      bucket: 'pics',
      prefix: 'a/b/',
      region: 'eu-central-1',
      endpoint: new URL('http://b:2'),
    });
    expect(readS3Url('s3://pics', env)).toEqual({ bucket: 'pics', prefix: '', endpoint: new URL('http://a:1') });
  });
});
