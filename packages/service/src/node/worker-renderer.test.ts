import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { type FileContent, ProtocolError, RenderError } from '@geoslide/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Renderer } from '../ports.js';
import { createFakeRenderer } from '../testing/fake-ports.js';
import { serveRenders } from './serve-renders.js';
import { failureOf, onlySlide, type WorkerReply } from './worker-messages.js';
import { createWorkerRenderer, type WorkerRenderer } from './worker-renderer.js';

/** What a worker does for each `scale`: the tests' way to say what happens inside. */
const script = `
  const { parentPort, threadId } = require('node:worker_threads');
  let count = 0;
  parentPort.on('message', ({ options }) => {
    if (options.scale === 2) for (;;) {}
    if (options.scale === 3) process.exit(7);
    if (options.scale === 4) throw new Error('broken');
    if (options.scale === 5) { const hoard = []; for (;;) hoard.push(new Array(100000).fill(hoard.length)); }
    if (options.scale === 6) return parentPort.postMessage({ failure: { kind: 'render', code: 'TOO_COMPLEX', message: 'deep' } });
    parentPort.postMessage({ result: { threadId, count: ++count } });
  });
`;

const content: FileContent = {
  slides: [{ definitions: [], uvarMap: [], styleSheet: {} }],
  metadata: { version: '11' },
};
const never = { signal: new AbortController().signal };

let renderer: WorkerRenderer | undefined;
let started = 0;
afterEach(() => renderer?.close());

function create(size: number): Renderer {
  started = 0;
  const start = () => {
    started++;
    return new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  };
  renderer = createWorkerRenderer({ size, start });
  return renderer;
}

const ask = (pool: Renderer, scale: number, control = never) => pool.renderSvg(content, { scale }, control);

describe('createWorkerRenderer', () => {
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

  it('ends a render that runs away, and no other', async () => {
    const pool = create(2);
    const abort = new AbortController();
    const endless = ask(pool, 2, { signal: abort.signal });
    const other = ask(pool, 1);
    setTimeout(() => abort.abort(new Error('time is up')), 20);
    await expect(endless).rejects.toThrow('time is up');
    expect(await other).toMatchObject({ count: 1 });
    expect(await ask(pool, 1)).toMatchObject({ count: 2 });
  });

  it('does not start what is aborted already', async () => {
    const pool = create(1);
    await expect(ask(pool, 2, { signal: AbortSignal.abort(new Error('no')) })).rejects.toThrow('no');
    expect(await ask(pool, 1)).toMatchObject({ count: 1 });
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
  async function reply(
    renderer: Renderer,
    definitions: FileContent['slides'][number]['definitions'],
  ): Promise<WorkerReply> {
    const { port1, port2 }: { port1: MessagePort; port2: MessagePort } = new MessageChannel();
    serveRenders(port2, renderer);
    const answer = new Promise<WorkerReply>((resolve) => port1.once('message', resolve));
    port1.postMessage({
      method: 'renderPng',
      content: { ...content, slides: [{ ...content.slides[0], definitions }] },
      options: { scale: 3 },
    });
    try {
      return await answer;
    } finally {
      port1.close();
    }
  }

  it('answers with what the renderer gives', async () => {
    const expected = await createFakeRenderer().renderPng(content, { scale: 3 }, never);
    expect(await reply(createFakeRenderer(), [])).toEqual({ result: expected });
  });

  it.each([
    ['unparsable', 'protocol'],
    ['complex', 'render'],
    ['crash', 'other'],
  ])('answers with the failure of %s', async (id, kind) => {
    expect(await reply(createFakeRenderer(), [{ kind: 'other', id, source: '1' }])).toMatchObject({
      failure: { kind },
    });
  });
});

it('carries what the client may know of an error', () => {
  const issues = [{ path: 'slides', message: 'x' }];
  expect(failureOf(new ProtocolError('p', issues))).toEqual({ kind: 'protocol', message: 'p', issues });
  expect(failureOf(new RenderError('NO_SUCH_SLIDE', 'n'))).toEqual({
    kind: 'render',
    message: 'n',
    code: 'NO_SUCH_SLIDE',
  });
  expect(failureOf('odd')).toEqual({ kind: 'other', message: 'odd' });
});

it('sends the slide that is rendered, and of others what is checked', () => {
  const slide = (id: string) => ({
    definitions: [{ kind: 'other', id, source: '1' }],
    uvarMap: [],
    styleSheet: {},
    doc: ['long'],
  });
  const sent = onlySlide({ slides: [slide('a'), slide('b')], messages: ['long'], metadata: { version: '11' } }, 2);
  expect(sent.slides.map(({ definitions }) => definitions.map(({ id }) => id))).toEqual([['a'], ['b']]);
  expect(sent.slides[0]?.styleSheet).toEqual({});
  expect(JSON.stringify(sent)).not.toContain('long');
});
