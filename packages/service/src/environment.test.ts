import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.js';

describe('readEnvironment', () => {
  it('has defaults for all', () => {
    const defaults = { options: {}, ratePerSecond: 100, cpuSecondsPerMinute: 45, renderCpuMs: 2400, imageHosts: [] };
    expect(readEnvironment({})).toEqual(defaults);
    expect(readEnvironment({}, 4)).toEqual({ ...defaults, ratePerSecond: 400, cpuSecondsPerMinute: 180 });
    expect(readEnvironment({ GEOSLIDE_PREFIX: ' ', GEOSLIDE_IMAGE_HOSTS: ',' })).toEqual(readEnvironment({}));
  });

  it('reads what is set', () => {
    const env = {
      GEOSLIDE_PREFIX: 'a/b',
      GEOSLIDE_MAX_BODY_BYTES: '1',
      GEOSLIDE_MAX_SIDE: '2',
      GEOSLIDE_TIMEOUT_MS: '3',
      GEOSLIDE_CONCURRENCY: '4',
      GEOSLIDE_KEY_CONCURRENCY: '3',
      GEOSLIDE_QUEUE_LIMIT: '0',
      GEOSLIDE_BYTES_IN_FLIGHT: '5',
      GEOSLIDE_CPU_SECONDS_PER_MINUTE: '6',
      GEOSLIDE_RENDER_CPU_MS: '0',
      GEOSLIDE_RATE_PER_SECOND: '0',
      GEOSLIDE_CORS_ORIGINS: 'https://a.test, https://b.test',
      GEOSLIDE_IMAGE_HOSTS: 'pics.test,*.cdn.test',
    };
    expect(readEnvironment(env)).toEqual({
      options: {
        prefix: 'a/b',
        maxBodyBytes: 1,
        maxSide: 2,
        timeoutMs: 3,
        concurrency: 4,
        keyConcurrency: 3,
        queueLimit: 0,
        bytesInFlight: 5,
        corsOrigins: ['https://a.test', 'https://b.test'],
      },
      ratePerSecond: 0,
      cpuSecondsPerMinute: 6,
      renderCpuMs: 0,
      imageHosts: ['pics.test', '*.cdn.test'],
    });
    expect(readEnvironment({ GEOSLIDE_CORS_ORIGINS: '*' }).options.corsOrigins).toBe('*');
  });

  it.each([
    ['GEOSLIDE_MAX_SIDE', '0', 'at least 1, but is "0"'],
    ['GEOSLIDE_TIMEOUT_MS', '20s', 'whole number'],
    ['GEOSLIDE_CONCURRENCY', '1.5', 'whole number'],
    ['GEOSLIDE_QUEUE_LIMIT', '-1', 'at least 0'],
    ['GEOSLIDE_PREFIX', '../x', 'letters'],
  ])('names %s=%s', (name, value, reason) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} .*${reason}`));
  });
});
