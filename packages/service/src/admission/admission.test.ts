import { describe, expect, it, vi } from 'vitest';
import type { ServicePorts } from '../ports.js';
import { createService } from '../service.js';
import { createFakePorts, type FakeOverrides } from '../testing/fake-ports.js';
import { createHeldRenderer } from '../testing/held-renderer.js';
import { bodyFor, contentWith, paths, requestOf, send } from '../testing/requests.js';
import { createCpuBudget } from './cpu-budget.js';

const call = { path: paths.png, body: bodyFor('png') };
const size = JSON.stringify(call.body).length;
const other = { authorization: 'Bearer lasting-key' };

/** A body that never ends, and whether anybody read it. */
function endless() {
  const state = { pulls: 0, ended: false };
  async function* body(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        state.pulls++;
        yield new Uint8Array(10);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    } finally {
      state.ended = true;
    }
  }
  return { state, body: body() };
}

/** A call with headers of its own and a body that is no text. */
function rawCall(body: AsyncIterable<Uint8Array>, more: Record<string, string> = {}) {
  const headers = new Map(
    Object.entries({ authorization: 'Bearer good-key', 'content-type': 'application/json', ...more }),
  );
  const url = `https://geoslide.test${paths.png}`;
  return { method: 'POST', url, headers: { get: (name: string) => headers.get(name) ?? null }, body };
}

describe('bytes in flight', () => {
  const options = { maxBodyBytes: 1000, bytesInFlight: 1000 };

  it('a body that has no room is refused unread', async () => {
    const { renderer, ends } = createHeldRenderer();
    const service = createService(createFakePorts({ renderer }), options);
    const first = send(service, { ...call, headers: { 'content-length': String(size) } });
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const { body, state } = endless();
    const refused = await service.answer(rawCall(body, { 'content-length': '1000' }));
    expect([refused.status, refused.headers['retry-after'], state.pulls]).toEqual([503, '1', 0]);
    ends[0]?.();
    expect((await first).status).toBe(200);
  });

  it('a body that does not tell its length is refused as soon as it has no room', async () => {
    const { renderer, ends } = createHeldRenderer();
    const service = createService(createFakePorts({ renderer }), options);
    const first = send(service, call);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const { body, state } = endless();
    expect((await service.answer(rawCall(body))).status).toBe(503);
    expect([state.ended, state.pulls]).toEqual([true, Math.floor((1000 - size) / 10) + 1]);
    ends[0]?.();
    expect((await first).status).toBe(200);
  });

  it('a slow body of the key that holds most gives way to another key', async () => {
    const ports = createFakePorts();
    const service = createService(ports, { maxBodyBytes: 1e6, bytesInFlight: 1e6 });
    const { body, state } = endless();
    const slow = service.answer(rawCall(body, { 'content-length': '1000000' }));
    expect((await send(service, { ...call, headers: other })).status).toBe(200);
    expect((await slow).status).toBe(503);
    await vi.waitFor(() => expect(state.ended).toBe(true));
    expect(ports.written.size).toBe(1);
  });
});

describe('a client that leaves', () => {
  function create(overrides: FakeOverrides = {}) {
    const held = createHeldRenderer();
    const ports = createFakePorts({ renderer: held.renderer, ...overrides });
    const service = createService(ports, { concurrency: 1 });
    const leave = new AbortController();
    const request = (signal?: AbortSignal) => new Request(requestOf(call), signal === undefined ? {} : { signal });
    return { ...held, ports, service, leave, request };
  }
  const outcome = ({ logged, files, written }: ReturnType<typeof createFakePorts>) => [
    logged.map(({ status, code }) => `${status} ${code}`),
    files.size,
    written.size,
  ];

  it('while it waits: is never rendered', async () => {
    const { service, ports, ends, leave, request } = create();
    const first = service.fetch(request());
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const second = service.fetch(request(leave.signal));
    await new Promise((resolve) => setTimeout(resolve, 20));
    leave.abort();
    expect((await second).status).toBe(499);
    expect(outcome(ports)).toEqual([['499 RENDER_CANCELLED'], 0, 0]);
    ends[0]?.();
    expect((await first).status).toBe(200);
    expect(ends).toHaveLength(1);
  });

  it('while it is rendered: is told to stop after a moment, neither stored nor charged', async () => {
    const { service, ports, ends, signals, leave, request } = create();
    const answer = service.fetch(request(leave.signal));
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    leave.abort();
    expect((await answer).status).toBe(499);
    expect(signals[0]?.aborted).toBe(false);
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), { timeout: 20_000 });
    ends[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(outcome(ports)).toEqual([['499 RENDER_CANCELLED'], 0, 0]);
  });

  it('while the file is stored: is not charged', async () => {
    const { service, ports, ends, leave, request } = create({
      storage: {
        async put() {
          leave.abort();
          return 'https://files.test/x';
        },
      },
    });
    const answer = service.fetch(request(leave.signal));
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    ends[0]?.();
    expect((await answer).status).toBe(499);
    expect(outcome(ports)).toEqual([['499 RENDER_CANCELLED'], 0, 0]);
  });
});

describe('seconds of rendering', () => {
  /** A service whose renders end in `outcome` and are said to have taken `seconds`. */
  function create(outcome: 'complex' | 'crash' | 'fine', seconds: number) {
    let time = 0;
    const budget = createCpuBudget(60, () => time);
    const cpuBudget = { ...budget, spend: (key: string) => budget.spend(key, seconds) };
    const ports: ServicePorts = createFakePorts({ cpuBudget });
    const service = createService(ports);
    const body = outcome === 'fine' ? call.body : bodyFor('png', { content: contentWith(outcome) });
    const ask = (headers = {}) => send(service, { ...call, body, headers });
    return { ask, wait: (ms: number) => (time += ms) };
  }

  it.each([
    ['fine', 200],
    ['complex', 400],
    ['crash', 500],
  ] as const)('a render that is %s counts, and the answer tells what is left', async (outcome, status) => {
    const { ask, wait } = create(outcome, 40);
    const first = await ask();
    expect(first.status).toBe(status);
    const field = (name: string) => first.headers.get(`ratelimit-${name}`);
    expect([field('limit'), field('remaining'), field('reset')]).toEqual(['60', '20', '40']);
    expect((await ask()).status).toBe(status);
    const third = await ask();
    expect([third.status, third.json.code, third.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '20']);
    expect((await ask(other)).status).toBe(status);
    wait(20_000);
    expect((await ask()).status).toBe(status);
  });

  it('a call that waited is refused when the seconds are gone at its turn', async () => {
    const { renderer, ends } = createHeldRenderer();
    const budget = createCpuBudget(60, () => 0);
    const cpuBudget = { ...budget, spend: (key: string) => budget.spend(key, 100) };
    const service = createService(createFakePorts({ renderer, cpuBudget }), { concurrency: 1 });
    const answers = [send(service, call), send(service, call)];
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    ends[0]?.();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 429]);
  });

  it('answers without a key tell nothing of them', async () => {
    const { ask } = create('fine', 1);
    expect((await ask({ authorization: undefined })).headers.has('ratelimit-limit')).toBe(false);
  });
});

it('one key’s slow renders leave a thread to another', async () => {
  const { renderer, ends } = createHeldRenderer();
  const service = createService(createFakePorts({ renderer }), { concurrency: 3 });
  const flood = Array.from({ length: 12 }, () => send(service, call));
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  const quiet = send(service, { ...call, headers: other });
  await vi.waitFor(() => expect(ends).toHaveLength(3));
  ends[2]?.();
  expect((await quiet).status).toBe(200);
  for (let i = 0; i < 13; i++) {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(i));
    ends[i]?.();
  }
  expect((await Promise.all(flood)).every(({ status }) => status === 200)).toBe(true);
});

it('a body of millions of brackets is refused before it is parsed', async () => {
  const service = createService(createFakePorts());
  const { status, json } = await send(service, { ...call, body: `[${'[],'.repeat(1_000_000)}[]]` });
  expect([status, json.issues]).toEqual([400, [{ path: '', message: expect.stringContaining('values') }]]);
});
