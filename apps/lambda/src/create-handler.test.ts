import type { Renderer } from '@geoslide/service';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.js';
import { createHandler, type Handler } from './create-handler.js';
import type { HttpEvent } from './events.js';
import { balancerEvent, type EventCall, httpEvent, restEvent } from './testing/events.js';
import { type FakeS3, startFakeS3 } from './testing/fake-s3.js';

const content = { slides: [{ definitions: [], uvarMap: [], styleSheet: {} }], metadata: { version: '11' } };
const viewBound = { left: -1, right: 1, bottom: -1, top: 1 };
const body = JSON.stringify({ content, viewBound });
const headers = { authorization: 'Bearer dev', 'content-type': 'application/json', 'x-request-id': 'r1' };

const drawn = { width: 100, height: 100, slideIndex: 1, viewBound, scale: 50, warnings: [] };
const renderer: Renderer = {
  renderPng: async () => ({ ...drawn, bytes: new Uint8Array([1, 2, 3]) }),
  renderSvg: async () => ({ ...drawn, text: '<svg/>' }),
  renderTikz: async () => ({ ...drawn, text: '\\tikz' }),
};

let s3: FakeS3;
let handler: Handler;
beforeAll(async () => {
  s3 = await startFakeS3();
  const env = {
    GEOSLIDE_BUCKET: 'pics',
    GEOSLIDE_API_KEY: 'dev',
    GEOSLIDE_PUBLIC_URL: 'https://cdn.test',
  };
  handler = createHandler(readConfig(env), s3.bucket, renderer);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await s3.close();
});

const shapes: [name: string, make: (call: EventCall) => HttpEvent][] = [
  ['REST API', (call) => restEvent(call)],
  ['HTTP API', (call) => httpEvent(call)],
  ['HTTP API with a stage', (call) => httpEvent(call, 'prod')],
  ['load balancer', (call) => balancerEvent(call, false)],
];

describe.each(shapes)('%s', (_name, make) => {
  it.each([false, true])('answers, stores and charges once (base64 %s)', async (base64) => {
    s3.objects.clear();
    const event = make({ body, headers, base64 });
    const first = await handler(event);
    const second = await handler(event);
    expect([first.statusCode, second.body]).toEqual([200, first.body]);
    const result = JSON.parse(first.body);
    expect(result).toMatchObject({ success: true, width: 100, url: `https://cdn.test/${result.objectKey}` });
    expect(first.headers?.['x-request-id']).toBe('r1');
    expect(s3.objects.get(`/pics/${result.objectKey}`)?.headers['content-type']).toBe('image/png');
    expect([...s3.objects.keys()].filter((path) => path.startsWith('/pics/charges/development/'))).toHaveLength(1);
  });

  it('answers what is wrong', async () => {
    const statuses = [
      make({ body, headers: { ...headers, authorization: 'Bearer no' } }),
      make({ body: '{}', headers }),
      make({ path: '/api/none', body, headers }),
      make({ method: 'GET' }),
      make({ method: 'OPTIONS' }),
    ].map(async (event) => (await handler(event)).statusCode);
    expect(await Promise.all(statuses)).toEqual([401, 400, 404, 405, 204]);
  });
});

describe('where S3 takes requests and never answers', () => {
  const call = () => handler(httpEvent({ body, headers }));
  const charges = () => [...s3.objects.keys()].filter((path) => path.startsWith('/pics/charges/'));

  it.each([
    ['storing', ['silence', 'silence', 'silence']],
    ['charging', ['none', 'silence', 'silence', 'silence']],
  ] as const)('%s fails soon, without a charge', async (_stage, failures) => {
    s3.objects.clear();
    s3.failures.push(...failures);
    const start = performance.now();
    const { statusCode, body: text } = await call();
    expect([statusCode, JSON.parse(text)]).toMatchObject([500, { success: false, code: 'INTERNAL' }]);
    // As long as a machine may pause; without limits of its own the call would never end.
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(s3.failures).toEqual([]);
    expect(charges()).toEqual([]);
  });

  it('a second try is enough', async () => {
    s3.objects.clear();
    s3.failures.push('silence');
    expect((await call()).statusCode).toBe(200);
    expect(charges()).toHaveLength(1);
  });
});

describe('readConfig', () => {
  const needed = { GEOSLIDE_BUCKET: 'pics' };

  it('has defaults', () => {
    expect(readConfig(needed)).toMatchObject({
      bucket: 'pics',
      access: { signedSeconds: 86400 },
      keysObject: 'keys.json',
      chargesPrefix: 'charges',
      developmentKey: undefined,
      basePath: '',
    });
  });

  it.each([
    [{}, 'GEOSLIDE_BUCKET is missing'],
    [{ GEOSLIDE_BUCKET: ' ' }, 'GEOSLIDE_BUCKET is missing'],
    [{ ...needed, GEOSLIDE_PUBLIC_URL: 'cdn' }, 'GEOSLIDE_PUBLIC_URL has to be a URL'],
    [{ ...needed, GEOSLIDE_URL_SECONDS: '604801' }, 'GEOSLIDE_URL_SECONDS has to be at most 604800'],
    [{ ...needed, GEOSLIDE_BASE_PATH: 'figures' }, 'GEOSLIDE_BASE_PATH'],
    [{ ...needed, GEOSLIDE_MAX_SIDE: 'big' }, 'GEOSLIDE_MAX_SIDE'],
  ])('names what is wrong: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
