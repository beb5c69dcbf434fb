import { createBodyRenderer } from '@geoslide/service';
import { createKey, type KeyTexts } from '@geoslide/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.js';
import { createHandler } from './create-handler.js';
import type { HttpEvent } from './events.js';
import { balancerEvent, type EventCall, httpEvent, restEvent } from './testing/events.js';
import { content, env, fakeRenderer, viewBound } from './testing/fake-renderer.js';
import { createMemoryBucket } from './testing/memory-bucket.js';

const body = JSON.stringify({ content, viewBound });
const headers = { authorization: 'Bearer dev', 'content-type': 'application/json', 'x-request-id': 'r1' };

const renderer = createBodyRenderer(fakeRenderer);
const s3 = createMemoryBucket();
const handler = createHandler(readConfig(env), s3, renderer);
beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
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
    expect(s3.objects.get(result.objectKey)?.contentType).toBe('image/png');
    expect(s3.charges().filter((key) => /^charges\/\d{4}-\d\d\/development\//.test(key))).toHaveLength(1);
  });

  it('takes figure text, its options in the query', async () => {
    const text = 'A: Point(0, 0) "é"';
    const asText = { ...headers, 'content-type': 'text/vnd.geoslide; charset=utf-8' };
    const { statusCode, body: answered } = await handler(
      make({ body: text, headers: asText, query: { slideIndex: '1' } }),
    );
    expect([statusCode, JSON.parse(answered).warnings]).toEqual([200, [{ message: text }]]);
    const wrong = await handler(make({ body: text, headers: asText, query: { slideIndex: 'x' } }));
    expect([wrong.statusCode, JSON.parse(wrong.body).issues[0].path]).toEqual([400, 'slideIndex']);
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

describe('where S3 can’t be reached', () => {
  beforeEach(() => {
    s3.objects.clear();
    s3.unreachable.length = 0;
  });

  it.each(['keys/', 'renders/', 'charges/'])('at %s, the call ends without a charge', async (start) => {
    const texts: KeyTexts = {
      read: (name) => s3.read(`keys/${name}`),
      create: (name, text) => s3.write({ key: `keys/${name}`, body: text, contentType: 'application/json' }),
      names: async () => [],
    };
    const { key } = await createKey(texts, { customerId: 'acme' });
    const call = { body, headers: { ...headers, authorization: `Bearer ${key}` } };
    s3.unreachable.push(start);
    const fresh = createHandler(readConfig(env), s3, renderer);
    const { statusCode, headers: answered, body: text } = await fresh(httpEvent(call));
    expect([statusCode, JSON.parse(text).code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(answered?.['retry-after']).toBe('1');
    expect(s3.charges()).toEqual([]);
    s3.unreachable.length = 0;
    expect((await fresh(httpEvent(call))).statusCode).toBe(200);
  });
});

describe('readConfig', () => {
  const needed = { GEOSLIDE_BUCKET: 'pics' };

  it('has defaults', () => {
    expect(readConfig(needed)).toMatchObject({
      bucket: 'pics',
      access: { signedSeconds: 86400 },
      keysPrefix: 'keys',
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
