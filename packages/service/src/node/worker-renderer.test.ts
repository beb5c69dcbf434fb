import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { RenderError } from '@geoslide/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { createBodyRenderer } from '../answers/render-body.js';
import { settingsOf } from '../options.js';
import type { BodyInspection, BodyRenderer } from '../ports.js';
import { ServiceError } from '../service-error.js';
import { createFakeRenderer } from '../testing/fake-ports.js';
import { bodyFor, contentWith, paths, viewBound } from '../testing/requests.js';
import { serveRenders } from './serve-renders.js';
import { errorOf, failureOf, type WorkerReply, type WorkerRequest } from './worker-messages.js';
import { createWorkerRenderer, type WorkerRenderer } from './worker-renderer.js';

/** What a worker does for each body of one byte: the tests' way to say what happens inside. */
const script = `
  const { parentPort, threadId } = require('node:worker_threads');
  const { readlinkSync } = require('node:fs');
  let count = 0;
  if (process.platform === 'linux') parentPort.postMessage({ ready: Number(readlinkSync('/proc/thread-self').split('/').at(-1)) });
  parentPort.on('message', ({ body }) => {
    const [kind] = body;
    if (kind === 2) for (;;) {}
    if (kind === 8) for (const end = performance.now() + 200; performance.now() < end; );
    if (kind === 7) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    if (kind === 3) process.exit(7);
    if (kind === 4) throw new Error('broken');
    if (kind === 5) { const hoard = []; for (;;) hoard.push(new Array(100000).fill(hoard.length)); }
    if (kind === 6) return parentPort.postMessage({ failure: { kind: 'service', code: 'INVALID_REQUEST', message: 'deep' } });
    parentPort.postMessage({ result: { threadId, count: ++count } });
  });
`;

const requestOf = (body: Uint8Array<ArrayBuffer>) => ({ path: paths.png, body, settings: settingsOf({}) });
const never = { signal: new AbortController().signal };

let renderer: WorkerRenderer | undefined;
let started = 0;
afterEach(() => renderer?.close());

function create(size: number, cpuMs = 0): BodyRenderer {
  started = 0;
  const start = () => {
    started++;
    return new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  };
  renderer = createWorkerRenderer({ size, start, cpuMs });
  return renderer;
}

const ask = (pool: BodyRenderer, kind: number, control = never) =>
  pool.render(requestOf(new Uint8Array([kind])), control);

describe('createWorkerRenderer', () => {
  it.runIf(process.platform === 'linux')('has started when its workers have loaded', async () => {
    const pool = create(2);
    await expect(pool.check?.()).rejects.toThrow('no render thread has started');
    await renderer?.started();
    await pool.check?.();
    expect(started).toBe(2);
  });

  it.each(['process.exit(3)', 'throw new Error("no")'])('has started, too, where workers end by %s', async (code) => {
    renderer = createWorkerRenderer({ size: 2, start: () => new Worker(code, { eval: true }), cpuMs: 0 });
    await renderer.started();
    await expect(renderer.check?.()).rejects.toThrow('no render thread has started');
  });

  it('renders again in the worker that it has', async () => {
    const pool = create(1);
    const { threadId } = (await ask(pool, 1)) as unknown as { threadId: number };
    expect(await ask(pool, 1)).toEqual({ threadId, count: 2 });
    expect(started).toBe(1);
  });

  it('runs more at a time than it keeps, then ends them', async () => {
    const pool = create(1);
    const results = await Promise.all([ask(pool, 1), ask(pool, 1), ask(pool, 1)]);
    expect(new Set(results.map((result) => (result as unknown as { threadId: number }).threadId)).size).toBe(3);
    expect(started).toBe(3);
    await ask(pool, 1);
    expect(started).toBe(3);
  });

  it('is ready while a thread that has rendered is there, and counts those that ended', async () => {
    const pool = create(1);
    await expect(pool.check?.()).rejects.toThrow('no render thread has started');
    await ask(pool, 1);
    await pool.check?.();
    await expect(ask(pool, 4)).rejects.toThrow();
    await expect(pool.check?.()).rejects.toThrow('no render thread has started');
    const abort = new AbortController();
    const endless = ask(pool, 2, { signal: abort.signal });
    abort.abort(new Error('late'));
    await expect(endless).rejects.toThrow('late');
    expect(renderer?.threads()).toEqual({ alive: 1, failed: 1, stopped: 1 });
  });

  it('ends a render that runs away, and no other', async () => {
    const pool = create(2);
    const abort = new AbortController();
    const endless = ask(pool, 2, { signal: abort.signal });
    const other = ask(pool, 1);
    setTimeout(() => abort.abort(new Error('time is up')), 20);
    await expect(endless).rejects.toThrow('time is up');
    const { threadId, count } = (await other) as unknown as { threadId: number; count: number };
    expect(count).toBe(1);
    // The thread that was begun in place of the ended one may be asked, too.
    expect(await Promise.all([ask(pool, 1), ask(pool, 1)])).toContainEqual({ threadId, count: 2 });
  });

  it.runIf(process.platform === 'linux')('ends a render by its processor time, not by the time it waits', async () => {
    const pool = create(1, 300);
    expect(await ask(pool, 7)).toMatchObject({ count: 1 });
    await expect(ask(pool, 2)).rejects.toMatchObject({
      code: 'TOO_COMPLEX',
      message: expect.stringContaining('more than 0.3 s of processor time'),
    });
    expect(await ask(pool, 1)).toMatchObject({ count: 1 });
    expect(renderer?.threads()).toMatchObject({ stopped: 1 });
  });

  it.runIf(process.platform === 'linux')('counts each render anew', async () => {
    const pool = create(1, 500);
    for (let count = 1; count <= 4; count++) expect(await ask(pool, 8)).toMatchObject({ count });
  });

  it('does not start what is aborted already', async () => {
    const pool = create(1);
    await expect(ask(pool, 2, { signal: AbortSignal.abort(new Error('no')) })).rejects.toThrow('no');
    expect(await ask(pool, 1)).toMatchObject({ count: 1 });
    expect(started).toBe(1);
  });

  it('hands the body over instead of copying it', async () => {
    const body = new Uint8Array([1]);
    await create(1).render(requestOf(body), never);
    expect(body.byteLength).toBe(0);
  });

  it('has another worker ready where one ended at its work', async () => {
    const pool = create(2);
    await expect(ask(pool, 4)).rejects.toMatchObject({ code: 'RENDER_WORKER_FAILED' });
    expect(started).toBe(3);
  });

  it.each([
    [3, { code: 'RENDER_WORKER_FAILED', status: 500, cause: { message: 'a render worker ended with code 7' } }],
    [4, { code: 'RENDER_WORKER_FAILED', status: 500, cause: { message: 'broken' } }],
    [5, { message: expect.stringContaining('more memory') }],
    [6, { message: 'deep' }],
  ])('goes on after a worker that fails (%s)', async (scale, error) => {
    const pool = create(1);
    await expect(ask(pool, scale)).rejects.toMatchObject(error);
    expect(await ask(pool, 1)).toMatchObject({ count: 1 });
  });

  it('tells running out of memory as a slide that is too complex', async () => {
    await expect(ask(create(1), 5)).rejects.toBeInstanceOf(RenderError);
  });

  it('renders nothing when it is closed', async () => {
    const pool = create(1);
    await renderer?.close();
    await expect(ask(pool, 1)).rejects.toThrow('closed');
  });
});

describe('serveRenders', () => {
  async function reply(body: object, more: Partial<WorkerRequest> = {}): Promise<WorkerReply> {
    const { port1, port2 }: { port1: MessagePort; port2: MessagePort } = new MessageChannel();
    serveRenders(port2, createFakeRenderer());
    const answer = new Promise<WorkerReply>((resolve) => port1.once('message', resolve));
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const request: WorkerRequest = { method: 'render', ...requestOf(bytes), ...more };
    port1.postMessage(request, [bytes.buffer]);
    try {
      return await answer;
    } finally {
      port1.close();
    }
  }

  it('answers with what the renderer gives', async () => {
    const ms = { parse: expect.any(Number), render: expect.any(Number) };
    expect(await reply(bodyFor('png'))).toMatchObject({
      result: { bytes: expect.any(Uint8Array), slideIndex: 1, viewBound, warnings: [], ms },
    });
  });

  it.each([
    ['a definition that does not parse', bodyFor('png', { content: contentWith('unparsable') }), 'INVALID_REQUEST'],
    ['a slide that is too complex', bodyFor('png', { content: contentWith('complex') }), 'INVALID_REQUEST'],
    ['a slide in space', bodyFor('png', { slideIndex: 2 }), 'UNSUPPORTED_3D_GEOMETRY'],
    ['a body that is no request', {}, 'INVALID_REQUEST'],
  ])('answers with the failure of %s', async (_what, body, code) => {
    expect(await reply(body)).toMatchObject({ failure: { kind: 'service', code } });
  });

  it('answers with what an inspection finds', async () => {
    const { text } = (
      (await reply(bodyFor('v2'), { method: 'inspect', path: '/api/list' })) as { result: BodyInspection }
    ).result;
    expect(JSON.parse(text)).toEqual({ success: true, slideIndex: 1, objects: [] });
  });

  it('answers with a failure that nobody foresaw', async () => {
    const failure = { kind: 'other', message: expect.stringContaining('secret') };
    expect(await reply(bodyFor('png', { content: contentWith('crash') }))).toMatchObject({ failure });
  });

  it('sends few of many warnings', async () => {
    const point = { kind: 'primitive', id: 'undefinedPoint', source: 'Point(0, 0)' };
    const slide = { definitions: [point], uvarMap: [], styleSheet: {} };
    const content = { slides: [slide], metadata: { version: '11' } };
    const renderer = createFakeRenderer();
    const many = Array.from({ length: 10_000 }, () => ({ id: 'A', message: 'is undefined' }));
    const drawn = createBodyRenderer({
      ...renderer,
      renderPng: async (...args) => ({ ...(await renderer.renderPng(...args)), warnings: many }),
    });
    const body = new TextEncoder().encode(JSON.stringify(bodyFor('png', { content })));
    expect((await drawn.render(requestOf(body), never)).warnings).toEqual([{ ...many[0], count: 10_000 }]);
  });
});

it('carries what the client may know of an error', () => {
  const issues = [{ path: 'slides', message: 'x' }];
  const known = new ServiceError('INVALID_REQUEST', 'p', { issues });
  expect(failureOf(known)).toEqual({ kind: 'service', code: 'INVALID_REQUEST', message: 'p', issues });
  expect(errorOf(failureOf(known))).toEqual(known);
  expect(failureOf('odd')).toEqual({ kind: 'other', message: 'odd' });
});
