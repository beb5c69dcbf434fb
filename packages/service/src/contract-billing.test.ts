import { describe, expect, it, vi } from 'vitest';
import { createService } from './service.js';
import { StorageError } from './storage-error.js';
import { createFakePorts, createFakeRenderer } from './testing/fake-ports.js';
import { createHeldRenderer } from './testing/held-renderer.js';
import { bodyFor, type EndpointName, paths, requestOf, send } from './testing/requests.js';

// What spec.md 8 says of charges, beside the table of contract.test.ts.

function serve() {
  const ports = createFakePorts();
  return { ports, service: createService(ports) };
}

const all: readonly EndpointName[] = ['v2', 'png', 'svg', 'tikz', 'pdf'];

describe('8 billing', () => {
  const body = bodyFor('png');

  it.each(all)('a successful call is charged once (%s)', async (name) => {
    const { ports, service } = serve();
    const { json, headers } = await send(service, { path: paths[name], body: bodyFor(name) });
    expect([...ports.written.values()]).toEqual([
      {
        type: 'render',
        customerId: 'acme',
        requestId: headers.get('x-request-id'),
        bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        endpoint: paths[name],
        objectKey: json.objectKey,
        chargedAt: '2026-03-04T05:06:07.000Z',
        answer: json,
      },
    ]);
  });

  const calls: [what: string, repeat: object, count: number][] = [
    ['the same call again is not charged', {}, 1],
    ['another body is', { body: bodyFor('png', { scale: 3 }) }, 2],
    ['another id is', { headers: { 'x-request-id': 'two' } }, 2],
    ['another customer is', { headers: { 'x-request-id': 'one', authorization: 'Bearer lasting-key' } }, 2],
    ['another endpoint is', { path: paths.svg }, 2],
  ];

  it.each(all)('a call that is repeated gets its first answer, and renders nothing (%s)', async (name) => {
    const fake = createFakeRenderer();
    let renders = 0;
    const counted = <A extends unknown[], R>(render: (...args: A) => R) => {
      return (...args: A) => {
        renders++;
        return render(...args);
      };
    };
    const renderer = {
      ...fake,
      renderPng: counted(fake.renderPng),
      renderPdf: counted(fake.renderPdf),
      renderSvg: counted(fake.renderSvg),
      renderTikz: counted(fake.renderTikz),
    };
    const ports = createFakePorts({ renderer });
    const service = createService(ports);
    const sent = { path: paths[name], body: bodyFor(name), headers: { 'x-request-id': 'one' } };
    const texts = [(await send(service, sent)).text, (await send(service, sent)).text];
    expect(texts[1]).toBe(texts[0]);
    expect([renders, ports.written.size]).toEqual([1, 1]);
  });

  const DAY_MS = 24 * 3_600_000;

  it.each([
    [DAY_MS - 1, 1],
    [DAY_MS, 2],
  ])('a call that is repeated after %i ms has been charged %i times: 24 hours are the limit', async (ms, count) => {
    const ports = createFakePorts();
    let time = ports.now().getTime();
    const service = createService({ ...ports, now: () => new Date(time) });
    const sent = { path: paths.png, body, headers: { 'x-request-id': 'one' } };
    await send(service, sent);
    time += ms;
    expect((await send(service, sent)).status).toBe(200);
    expect(ports.written.size).toBe(count);
  });

  it.each(all)(
    'a call that fails in storage is not charged, and charged once when it comes again (%s)',
    async (name) => {
      const ports = createFakePorts();
      let isDown = true;
      const { put } = ports.storage;
      ports.storage.put = async (file) => {
        if (isDown) throw new StorageError('the disk is full');
        return put(file);
      };
      const service = createService(ports);
      const sent = { path: paths[name], body: bodyFor(name), headers: { 'x-request-id': 'one' } };
      const { status, json } = await send(service, sent);
      expect([status, json.code, ports.written.size]).toEqual([503, 'STORAGE_UNAVAILABLE', 0]);
      isDown = false;
      for (let i = 0; i < 2; i++) expect((await send(service, sent)).status).toBe(200);
      expect(ports.written.size).toBe(1);
    },
  );

  it('a call whose client leaves is 499 RENDER_CANCELLED in the log, stores nothing and is not charged', async () => {
    const { renderer, ends } = createHeldRenderer();
    const ports = createFakePorts({ renderer });
    const left = new AbortController();
    const request = new Request(requestOf({ path: paths.png, body }), { signal: left.signal });
    const answer = createService(ports).fetch(request);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    left.abort();
    expect([(await answer).status, (await (await answer).json()).code]).toEqual([499, 'RENDER_CANCELLED']);
    ends[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ports.logged).toMatchObject([{ status: 499, code: 'RENDER_CANCELLED' }]);
    expect([ports.files.size, ports.written.size]).toEqual([0, 0]);
  });

  it.each(calls)('%s', async (_what, repeat, count) => {
    const { ports, service } = serve();
    const first = { path: paths.png, body, headers: { 'x-request-id': 'one' } };
    const one = await send(service, first);
    const two = await send(service, { ...first, ...repeat });
    expect([one.status, two.status, ports.written.size]).toEqual([200, 200, count]);
  });
});
