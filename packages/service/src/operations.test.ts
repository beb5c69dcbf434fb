import { describe, expect, it } from 'vitest';
import { traceHeaders } from './log/call-scope.js';
import { createService } from './service.js';
import { createFakePorts, type FakeOverrides } from './testing/fake-ports.js';
import { bodyFor, ORIGIN, paths, requestOf } from './testing/requests.js';
import { VERSION } from './version.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

function serve(overrides: FakeOverrides = {}, more: object = {}) {
  const ports = { ...createFakePorts(overrides), ...more };
  return { ports, service: createService(ports) };
}

describe('GET /version', () => {
  it('tells the version, without a key', async () => {
    const answer = await serve().service.fetch(new Request(`${ORIGIN}/version`));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ version: VERSION, node: process.version });
  });
});

describe('GET /ready', () => {
  const ask = async (service: ReturnType<typeof serve>['service']) => {
    const answer = await service.fetch(new Request(`${ORIGIN}/ready`));
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };

  it('is 200 without a key where keys, storage and threads are there', async () => {
    const checks = { keys: 'ok', storage: 'ok', threads: 'ok' };
    expect(await ask(serve().service)).toMatchObject({ status: 200, body: { status: 'ready', checks } });
  });

  const down = async () => {
    throw new Error('secret: disk full at /srv');
  };
  const { storage, renderer } = createFakePorts();
  it.each([
    ['keys', { keys: { find: down } }],
    ['storage', { storage: { ...storage, check: down } }],
    ['threads', { renderer: { ...renderer, check: down } }],
  ])('is 503 where %s fail, and tells the cause to the log alone', async (name, broken) => {
    const { service, ports } = serve({}, broken);
    const { status, body, headers } = await ask(service);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('1');
    expect(body).toEqual({
      status: 'not ready',
      checks: { keys: 'ok', storage: 'ok', threads: 'ok', [name]: 'failed' },
    });
    expect(ports.logged.at(-1)).toMatchObject({ status: 503, cause: expect.stringContaining(`${name}: secret`) });
  });

  it('checks once for all that ask within a second', async () => {
    let checks = 0;
    const { service } = serve({}, { storage: { ...storage, check: async () => void checks++ } });
    await Promise.all(Array.from({ length: 50 }, () => ask(service)));
    await ask(service);
    expect(checks).toBe(1);
  });

  it('is 503 where a check does not end', { timeout: 10_000 }, async () => {
    const { service } = serve({}, { storage: { ...storage, check: () => new Promise(() => {}) } });
    expect((await ask(service)).status).toBe(503);
  });
});

describe('a call in a trace', () => {
  it('echoes traceparent, logs the trace and hands both to the ports', async () => {
    let seen: object | undefined;
    const base = createFakePorts();
    const keys = {
      find: (hash: string) => {
        seen = traceHeaders();
        return base.keys.find(hash);
      },
    };
    const { service, ports } = serve({ keys });
    const headers = { traceparent: TRACEPARENT, tracestate: 'a=1' };
    const answer = await service.fetch(requestOf({ path: paths.png, body: bodyFor('png'), headers }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('traceparent')).toBe(TRACEPARENT);
    expect(seen).toEqual(headers);
    expect(ports.logged.at(-1)).toMatchObject({ traceId: TRACE });
  });

  it('is in none where the header is not valid', async () => {
    const { service, ports } = serve();
    const headers = { traceparent: 'x' };
    const answer = await service.fetch(requestOf({ path: paths.png, body: bodyFor('png'), headers }));
    expect(answer.headers.get('traceparent')).toBeNull();
    expect(ports.logged.at(-1)).not.toHaveProperty('traceId');
  });
});

it('the log has the address of the client', async () => {
  const { service, ports } = serve();
  const headers = { get: () => null };
  await service.answer({ method: 'GET', url: `${ORIGIN}/health`, headers, body: null, client: '192.0.2.1' });
  expect(ports.logged.at(-1)).toMatchObject({ client: '192.0.2.1', status: 200 });
});
