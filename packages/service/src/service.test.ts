import { describe, expect, it, vi } from 'vitest';
import { createRateLimiter } from './admission/rate-limit.js';
import type { Renderer } from './ports.js';
import { createService } from './service.js';
import { ServiceError, workerFailed } from './service-error.js';
import { StorageError } from './storage-error.js';
import { createFakePorts, createFakeRenderer, type FakeOverrides } from './testing/fake-ports.js';
import { createHeldRenderer } from './testing/held-renderer.js';
import { bodyFor, contentWith, paths, requestOf, send } from './testing/requests.js';

const body = bodyFor('png');
const call = { path: paths.png, body };

describe('failures that are not the client’s', () => {
  const broken = async (): Promise<never> => {
    throw new Error('disk at /srv/secret is full');
  };

  const rows: [what: string, ports: FakeOverrides, body: object, charges: number, files: number][] = [
    ['the renderer', {}, bodyFor('png', { content: contentWith('crash') }), 0, 0],
    ['the storage', { storage: { put: broken } }, body, 0, 0],
    ['the charges', { charges: { record: broken, find: async () => undefined, count: async () => 0 } }, body, 0, 1],
    ['the keys', { keys: { find: broken } }, body, 0, 0],
  ];

  it.each(rows)('%s: 500 that tells nothing, no charge', async (_what, overrides, sent, charges, files) => {
    const ports = createFakePorts(overrides);
    const { status, json, text } = await send(createService(ports), { path: paths.png, body: sent });
    expect([status, json.code]).toEqual([500, 'INTERNAL']);
    expect(text).not.toMatch(/secret|shadow|at |\.ts/);
    expect([ports.written.size, ports.files.size]).toEqual([charges, files]);
    expect(ports.logged[0]?.cause).toMatch(/secret/);
  });

  const down = async (): Promise<never> => {
    throw new StorageError('bucket of /srv/secret is down');
  };

  it.each<[string, FakeOverrides]>([
    ['files', { storage: { put: down } }],
    ['charges', { charges: { record: down, find: async () => undefined, count: async () => 0 } }],
    ['keys', { keys: { find: down } }],
  ])('a store of %s that fails for now: 503, no charge', async (_what, overrides) => {
    const ports = createFakePorts(overrides);
    const { status, json, text, headers } = await send(createService(ports), { path: paths.png, body });
    expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'STORAGE_UNAVAILABLE', '1']);
    expect(text).not.toMatch(/secret/);
    expect(ports.written.size).toBe(0);
    expect(ports.logged[0]?.cause).toMatch(/secret/);
  });

  it('a thread that died has a code of its own, and its cause in the log', async () => {
    const died = async () => {
      throw workerFailed(new Error('secret'));
    };
    const ports = createFakePorts({ renderer: { ...createFakeRenderer(), renderPng: died } });
    const { status, json, text } = await send(createService(ports), { path: paths.png, body });
    expect([status, json.code, ports.written.size]).toEqual([500, 'RENDER_WORKER_FAILED', 0]);
    expect(text).not.toContain('secret');
    expect(ports.logged[0]).toMatchObject({
      code: 'RENDER_WORKER_FAILED',
      cause: expect.stringMatching(/secret/),
    });
  });

  it('a result that is neither 2D nor 3D leaves no charge', async () => {
    const fake = createFakeRenderer();
    const renderer: Renderer = {
      ...fake,
      async renderPng(...args) {
        const { bytes, width, height, slideIndex, warnings } = await fake.renderPng(...args);
        return { bytes, width, height, slideIndex, warnings };
      },
    };
    const ports = createFakePorts({ renderer });
    expect((await send(createService(ports), call)).status).toBe(500);
    expect(ports.written.size).toBe(0);
  });
});

describe('a call that is repeated', () => {
  const headers = { 'x-request-id': 'one' };
  const HOUR = 3_600_000;

  it('while it is answered waits for that answer', async () => {
    const { renderer, ends } = createHeldRenderer();
    const ports = createFakePorts({ renderer });
    const service = createService(ports, { concurrency: 8 });
    const calls = Array.from({ length: 5 }, () => send(service, { ...call, headers }));
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const other = send(service, { ...call, headers: { ...headers, authorization: 'Bearer lasting-key' } });
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    for (const end of ends) end();
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([answers[0]?.status, (await other).status, ports.written.size, ends.length]).toEqual([200, 200, 2, 2]);
  });

  it('shares a failure, which is not remembered', async () => {
    let renders = 0;
    const fake = createFakeRenderer();
    const renderer: Renderer = {
      ...fake,
      async renderPng(...args) {
        if (++renders === 1) throw new Error('broken once');
        return fake.renderPng(...args);
      },
    };
    const ports = createFakePorts({ renderer });
    const service = createService(ports);
    const first = await Promise.all([send(service, { ...call, headers }), send(service, { ...call, headers })]);
    expect([first.map(({ status }) => status), ports.written.size]).toEqual([[500, 500], 0]);
    expect([(await send(service, { ...call, headers })).status, ports.written.size]).toEqual([200, 1]);
  });

  it('is begun anew where the client of the first left', async () => {
    const { renderer, ends } = createHeldRenderer();
    let renders = 0;
    const leaving: Renderer = {
      ...renderer,
      async renderPng(...args) {
        const mine = ++renders;
        const result = await renderer.renderPng(...args);
        if (mine === 1) throw new ServiceError('RENDER_CANCELLED', 'The client left.');
        return result;
      },
    };
    const ports = createFakePorts({ renderer: leaving });
    const service = createService(ports);
    const calls = Array.from({ length: 3 }, () => send(service, { ...call, headers }));
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    ends[0]?.();
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    ends[1]?.();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect([statuses.sort(), renders, ports.written.size]).toEqual([[200, 200, 499], 2, 1]);
  });

  it.each([
    [0, 1],
    [23, 1],
    [24, 2],
  ])('after %i hours: %i charges', async (hours, count) => {
    let time = Date.parse('2026-03-04T22:00:00Z');
    const ports = createFakePorts({ now: () => new Date(time) });
    const service = createService(ports);
    const { json } = await send(service, { ...call, headers });
    time += hours * HOUR;
    const again = await send(service, { ...call, headers });
    expect([again.json.objectKey === json.objectKey, ports.written.size]).toEqual([count === 1, count]);
    expect(ports.logged.map(({ repeated }) => repeated)).toEqual([undefined, count === 1 ? true : undefined]);
  });

  it('gives the first answer where another process was faster', async () => {
    const ports = createFakePorts();
    const { find } = ports.charges;
    const { json } = await send(createService(ports), { ...call, headers });
    let asked = 0;
    // Both looked before either had charged.
    const late = async (...args: Parameters<typeof find>) => (++asked === 1 ? undefined : find(...args));
    const other = createService({
      ...ports,
      charges: { ...ports.charges, find: late },
      storage: { put: async () => 'x' },
    });
    expect((await send(other, { ...call, headers })).json).toEqual(json);
    expect(ports.written.size).toBe(1);
  });

  it('is not looked for where the client gave no id', async () => {
    const ports = createFakePorts();
    const find = vi.fn(ports.charges.find);
    await send(createService({ ...ports, charges: { ...ports.charges, find } }), call);
    expect(find).not.toHaveBeenCalled();
  });
});

describe('limits', () => {
  it('a body over the limit is 413, with and without a length', async () => {
    const service = createService(createFakePorts(), { maxBodyBytes: 1000 });
    const large = { path: paths.png, body: bodyFor('png', { note: 'x'.repeat(1000) }) };
    const { status, json } = await send(service, large);
    expect([status, json.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const declared = await send(service, { ...call, headers: { 'content-length': '1001' } });
    expect(declared.status).toBe(413);
    expect((await send(service, call)).status).toBe(200);
  });

  it('the output limit of v2 can be set', async () => {
    const service = createService(createFakePorts(), { maxSide: 100 });
    expect((await send(service, { path: paths.v2, body: bodyFor('v2', { view3D: { width: 101 } }) })).status).toBe(422);
    expect(
      (await send(service, { path: paths.v2, body: bodyFor('v2', { view3D: { width: 100, height: 1 } }) })).status,
    ).toBe(200);
  });

  it('a render past its time is 504, told to stop, and not charged', async () => {
    const { renderer, ends, signals } = createHeldRenderer();
    const ports = createFakePorts({ renderer });
    const service = createService(ports, { timeoutMs: 10 });
    const { status, json } = await send(service, call);
    expect([status, json.code, signals[0]?.aborted]).toEqual([504, 'RENDER_TIMEOUT', true]);
    ends[0]?.();
    await vi.waitFor(() => expect(ports.logged).toHaveLength(1));
    expect([ports.files.size, ports.written.size]).toEqual([0, 0]);
  });

  it('a render that waits past its time is 504 too', async () => {
    const { renderer, ends } = createHeldRenderer();
    const service = createService(createFakePorts({ renderer }), { timeoutMs: 20, concurrency: 1 });
    const answers = await Promise.all([send(service, call), send(service, call)]);
    expect(answers.map(({ status }) => status)).toEqual([504, 504]);
    expect(ends).toHaveLength(1);
  });

  it('a full queue is 503', async () => {
    const { renderer, ends } = createHeldRenderer();
    const ports = createFakePorts({ renderer });
    const service = createService(ports, { concurrency: 1, queueLimit: 1 });
    const first = send(service, call);
    const second = send(service, call);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const third = await send(service, call);
    expect([third.status, third.json.code, third.headers.get('retry-after')]).toEqual([503, 'RENDER_QUEUE_FULL', '1']);
    ends[0]?.();
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    ends[1]?.();
    expect([(await first).status, (await second).status, ports.written.size]).toEqual([200, 200, 2]);
  });

  it('too many requests of one key are 429, of another not', async () => {
    let time = 0;
    const rateLimiter = createRateLimiter(1, () => time);
    const service = createService(createFakePorts({ rateLimiter }));
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await send(service, call)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const { json, headers } = await send(service, call);
    expect([json.code, headers.get('retry-after')]).toEqual(['RATE_LIMITED', '1']);
    expect((await send(service, { ...call, headers: { authorization: 'Bearer lasting-key' } })).status).toBe(200);
    time = 1000;
    expect((await send(service, call)).status).toBe(200);
  });
});

describe('stored files', () => {
  it('are served with their headers, whole and by ETag', async () => {
    const service = createService(createFakePorts());
    const { json } = await send(service, { path: paths.svg, body: bodyFor('svg') });
    const path = new URL(String(json.url)).pathname;
    const { status, text, headers } = await send(service, {
      path,
      method: 'GET',
      headers: { authorization: undefined },
    });
    expect([status, headers.get('content-type'), text.length]).toEqual([200, 'image/svg+xml', json.size]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const etag = headers.get('etag') ?? '';
    expect((await send(service, { path, method: 'GET', headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await send(service, { path, method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, String(json.size), '']);
  });

  it.each([
    '',
    'renders/acme/2026-03-04/none.png',
    '../keys.json',
    '%2e%2e/keys.json',
    'a//b.png',
    '.hidden.png',
    'keys.json',
    'a/..%2fb.png',
  ])('nothing is served at /files/%s', async (key) => {
    const get = vi.fn(async () => undefined);
    const service = createService(createFakePorts({ storage: { put: async () => '', get } }));
    expect((await send(service, { path: `/files/${key}`, method: 'GET' })).status).toBe(404);
    for (const [asked] of get.mock.calls as unknown as [string][]) expect(asked).toMatch(/^[\w/-][\w./-]*\.png$/);
  });

  it('have no path where another server holds them', async () => {
    const service = createService(createFakePorts({ storage: { put: async () => 'https://cdn.test/x' } }));
    expect((await send(service, call)).json.url).toBe('https://cdn.test/x');
    expect((await send(service, { path: '/files/a.png', method: 'GET' })).status).toBe(404);
  });
});

describe('the log', () => {
  it('has one line per call, without content and keys', async () => {
    const ports = createFakePorts();
    const service = createService(ports);
    await send(service, { ...call, headers: { 'x-request-id': 'r1' } });
    await send(service, { path: paths.png, body: { secretName: 1 } });
    expect(ports.logged).toHaveLength(2);
    expect(ports.logged[0]).toMatchObject({
      requestId: 'r1',
      method: 'POST',
      endpoint: '/api/render',
      status: 200,
      customerId: 'acme',
      keyId: 'k1',
      bytesIn: JSON.stringify(body).length,
      bytesOut: expect.any(Number),
    });
    expect(Object.keys(ports.logged[0]?.ms ?? {})).toEqual([
      'auth',
      'read',
      'find',
      'wait',
      'parse',
      'render',
      'store',
      'charge',
      'total',
    ]);
    expect(ports.logged[1]).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(JSON.stringify(ports.logged)).not.toMatch(/good-key|secretName|definitions/);
  });
});

it('names the origins that may call from a browser, where they are limited', async () => {
  const service = createService(createFakePorts(), { corsOrigins: ['https://school.test'] });
  const answers = ['https://school.test', 'https://evil.test', undefined].map(async (origin) => {
    const { headers } = await send(service, { ...call, headers: { origin } });
    return [headers.get('access-control-allow-origin'), headers.get('vary')];
  });
  expect(await Promise.all(answers)).toEqual([
    ['https://school.test', 'origin'],
    [null, 'origin'],
    [null, 'origin'],
  ]);
});

it('takes no more of a body than its limit', async () => {
  let pulled = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: stream,
    headers: requestOf(call).headers,
    duplex: 'half',
  };
  const response = await createService(createFakePorts(), { maxBodyBytes: 5000 }).fetch(
    new Request('https://geoslide.test/api/render', init),
  );
  expect(response.status).toBe(413);
  expect(pulled).toBeLessThan(10);
});

describe('answer', () => {
  async function* chunks(...texts: string[]) {
    for (const text of texts) yield new TextEncoder().encode(text);
  }
  const headers = new Map([
    ['authorization', 'Bearer good-key'],
    ['content-type', 'application/json'],
  ]);
  const request = (method: string, path: string, ...texts: string[]) => ({
    method,
    url: `https://geoslide.test${path}`,
    headers: { get: (name: string) => headers.get(name) ?? null },
    body: texts.length === 0 ? null : chunks(...texts),
  });

  it('needs none of the classes of the web, which Node loads an HTTP client for', async () => {
    for (const name of ['Request', 'Response', 'Headers', 'ReadableStream']) vi.stubGlobal(name, undefined);
    try {
      const service = createService(createFakePorts());
      const text = JSON.stringify(body);
      const answer = await service.answer(request('POST', paths.png, text.slice(0, 9), text.slice(9)));
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json']);
      expect(JSON.parse(String(answer.body))).toMatchObject({ success: true });
      const statuses = await Promise.all(
        [request('OPTIONS', paths.png), request('GET', paths.png), request('GET', '/none')].map(service.answer),
      );
      expect(statuses.map(({ status }) => status)).toEqual([204, 405, 404]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([
    ['GET', '/health', 200, '{"status":"ok"}'],
    ['HEAD', '/health', 200, null],
    ['GET', '/he%61lth', 200, '{"status":"ok"}'],
    ['GET', '/health/', 404, expect.stringContaining('NOT_FOUND')],
    ['HEAD', '/none', 404, null],
    ['HEAD', paths.png, 405, null],
    ['GET', '/%E0%A4%A', 404, expect.stringContaining('NOT_FOUND')],
  ])('%s %s: %i', async (method, path, status, expected) => {
    const answer = await createService(createFakePorts()).answer(request(method, path));
    expect([answer.status, answer.body]).toEqual([status, expected]);
    expect(answer.headers['x-request-id']).toMatch(/./);
  });
});
