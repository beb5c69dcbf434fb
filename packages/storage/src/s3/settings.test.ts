import { describe, expect, it } from 'vitest';
import { readS3Settings } from './settings.js';

describe('readS3Settings', () => {
  it('prefers the address for S3 alone', () => {
    const both = { AWS_ENDPOINT_URL: 'http://a:1', AWS_ENDPOINT_URL_S3: 'http://b:2' };
    expect(readS3Settings(both, 'pics').endpoint?.host).toBe('b:2');
    expect(readS3Settings({}, 'pics')).toEqual({ bucket: 'pics', endpoint: undefined });
  });

  it.each(['here', 'ftp://s3'])('refuses an address such as %s', (address) => {
    expect(() => readS3Settings({ AWS_ENDPOINT_URL: address }, 'pics')).toThrow(
      `AWS_ENDPOINT_URL has to be a URL of http or https, but is "${address}"`,
    );
  });
});
