import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../admission/rate-limit.js';
import type { ServiceOptions } from '../options.js';
import { createService } from '../service.js';
import { createFakePorts, type FakeOverrides } from '../testing/fake-ports.js';
import { createHeldRenderer } from '../testing/held-renderer.js';
import { bodyFor, contentWith, paths, requestOf } from '../testing/requests.js';

function serve(overrides: FakeOverrides = {}, options: ServiceOptions = {}) {
  const ports = createFakePorts(overrides);
  const service = createService(ports, options);
  const ask = async (renders: unknown, headers = {}) => {
    const answer = await service.fetch(requestOf({ path: '/api/batch', body: { renders }, headers }));
    return { status: answer.status, body: await answer.json() };
  };
  return { ports, service, ask };
}

const png = (fields: Record<string, unknown> = {}) => ({ path: paths.png, body: bodyFor('png', fields) });
const many = (count: number) => Array.from({ length: count }, (_, i) => png({ scale: i + 1 }));

describe('POST /api/batch', () => {
  it('answers each render in order, and charges each that succeeds once', async () => {
    const { ports, ask } = serve();
    const svg = { path: paths.svg, body: bodyFor('svg'), requestId: 'mine' };
    const { status, body } = await ask([
      png({ scale: 3 }),
      png({ scale: 0 }),
      svg,
      png({ content: contentWith('crash') }),
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, succeeded: 2, failed: 2 });
    expect(body.results).toMatchObject([
      { status: 200, success: true, scale: 3, mimeType: 'image/png' },
      { status: 400, success: false, code: 'INVALID_REQUEST', issues: [{ path: 'scale' }] },
      { status: 200, success: true, mimeType: 'image/svg+xml', requestId: 'mine' },
      { status: 500, success: false, code: 'INTERNAL' },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(ports.written.size).toBe(2);
    const lines = ports.logged.filter(({ method }) => method === 'BATCH');
    expect(lines.map((line) => line.status).sort()).toEqual([200, 200, 400, 500]);
    expect(lines.every(({ customerId }) => customerId === 'acme')).toBe(true);
  });

  it('a batch that comes again gets its first answers; what failed is tried again', async () => {
    const { ports, ask } = serve();
    const headers = { 'x-request-id': 'b1' };
    const first = await ask([...many(3), png({ scale: 0 })], headers);
    const second = await ask([...many(3), png({ scale: 0 })], headers);
    expect(second.body).toEqual(first.body);
    expect(first.body.results.map(({ requestId }: { requestId: string }) => requestId)).toEqual([
      'b1/0',
      'b1/1',
      'b1/2',
      'b1/3',
    ]);
    expect(ports.written.size).toBe(3);
    await ask(many(3));
    expect(ports.written.size).toBe(6);
  });

  it('the same render twice under one id is one call', async () => {
    const { ports, ask } = serve();
    const twice = { ...png(), requestId: 'one' };
    const { body } = await ask([twice, twice]);
    expect(body.results[0]).toEqual(body.results[1]);
    expect(ports.written.size).toBe(1);
  });

  it.each([
    [undefined, 'renders'],
    [{}, 'renders'],
    [[], 'renders'],
    [many(101), 'renders'],
    [[png(), 3], 'renders.1'],
    [[{ ...png(), path: '/api/batch' }], 'renders.0.path'],
    [[{ ...png(), path: undefined }], 'renders.0.path'],
    [[{ ...png(), body: [] }], 'renders.0.body'],
    [[{ ...png(), requestId: '三' }], 'renders.0.requestId'],
    [[{ ...png(), requestId: 'a\r\nb' }], 'renders.0.requestId'],
  ])('refuses %j', async (renders, path) => {
    const { ports, ask } = serve();
    const { status, body } = await ask(renders);
    expect([status, body.code, body.issues[0].path]).toEqual([400, 'INVALID_REQUEST', path]);
    expect(ports.written.size).toBe(0);
  });

  it('needs a key', async () => {
    expect((await serve().ask(many(1), { authorization: undefined })).status).toBe(401);
  });

  it('renders as many at a time as the key may', async () => {
    const { renderer, ends } = createHeldRenderer();
    const { ask } = serve({ renderer }, { concurrency: 4, keyConcurrency: 2 });
    const answer = ask(many(5));
    await expect.poll(() => ends.length).toBe(2);
    for (let i = 0; i < 5; i++) {
      await expect.poll(() => ends.length).toBeGreaterThan(i);
      ends[i]?.();
    }
    expect((await answer).body.succeeded).toBe(5);
  });

  it('has the time of one call: the rest fails and costs nothing', async () => {
    const { renderer, ends } = createHeldRenderer();
    const { ports, ask } = serve({ renderer }, { timeoutMs: 300, concurrency: 2, keyConcurrency: 1 });
    const answer = ask(many(50));
    await expect.poll(() => ends.length).toBe(1);
    ends[0]?.();
    const start = performance.now();
    const { body } = await answer;
    expect(performance.now() - start).toBeLessThan(3000);
    expect(body.results.map(({ code }: { code?: string }) => code ?? 'ok')).toEqual([
      'ok',
      ...Array(49).fill('RENDER_TIMEOUT'),
    ]);
    expect(ports.written.size).toBe(1);
  });

  it('waits for the rate of its key, unless that is after its end', async () => {
    const limiter = () => createRateLimiter(50, () => performance.now());
    const patient = serve({ rateLimiter: limiter() });
    // One is left for the call itself: on a fast machine none comes in between.
    await patient.ask(many(98));
    expect((await patient.ask(many(10))).body.succeeded).toBe(10);
    const hasty = serve({ rateLimiter: createRateLimiter(0.1, () => performance.now()) }, { timeoutMs: 500 });
    const { body } = await hasty.ask(many(3));
    expect(body.results.map(({ code }: { code?: string }) => code)).toEqual(Array(3).fill('RATE_LIMITED'));
  });

  it('ends with its client', async () => {
    const { renderer, ends } = createHeldRenderer();
    const { ports, service } = serve({ renderer }, { concurrency: 2, keyConcurrency: 1 });
    const leave = new AbortController();
    const request = requestOf({ path: '/api/batch', body: { renders: many(5) } });
    const answer = service.fetch(new Request(request, { signal: leave.signal }));
    await expect.poll(() => ends.length).toBe(1);
    leave.abort();
    ends[0]?.();
    expect((await answer).status).toBe(499);
    expect([ends.length, ports.written.size]).toEqual([1, 0]);
  });
});
