import { describe, expect, it, vi } from 'vitest';
import type { ServiceOptions } from '../options.js';
import { createService } from '../service.js';
import { createFakePorts } from '../testing/fake-ports.js';
import { bodyFor, contentWith, type EndpointName, paths, requestOf } from '../testing/requests.js';

function serve(options: ServiceOptions = {}, more: object = {}) {
  const ports = { ...createFakePorts(), ...more };
  const service = createService(ports, options);
  return {
    ports,
    ask: (name: EndpointName, accept: string | undefined, fields: Record<string, unknown> = {}, id?: string) =>
      service.fetch(
        requestOf({ path: paths[name], body: bodyFor(name, fields), headers: { accept, 'x-request-id': id } }),
      ),
  };
}

const types = {
  v2: 'image/png',
  png: 'image/png',
  svg: 'image/svg+xml',
  tikz: 'text/x-tex',
  pdf: 'application/pdf',
} as const;

describe('Accept', () => {
  it.each(Object.entries(types) as [EndpointName, string][])('%s answers %s with the picture', async (name, type) => {
    const { ports, ask } = serve();
    const answer = await ask(name, type);
    expect(answer.status).toBe(200);
    const [file] = [...ports.files.values()];
    expect(answer.headers.get('content-type')?.split(';')[0]).toBe(type);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(file?.bytes);
    const result = JSON.parse(answer.headers.get('x-geoslide-result') ?? '');
    expect(result).toEqual([...ports.written.values()][0]?.answer);
    expect(answer.headers.get('content-location')).toBe(result.url);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(ports.written.size).toBe(1);
  });

  it.each([
    ['nothing', 'png', undefined],
    ['anything', 'png', '*/*'],
    ['JSON first', 'png', 'application/json, text/plain, */*'],
    ['a picture less than JSON', 'png', 'image/png;q=0.5, application/json'],
    ['another format', 'svg', 'image/png'],
    ['plain text, as some clients do always', 'tikz', 'application/json, text/plain, */*'],
    ['what is no type', 'png', ';;;,image'],
  ] as const)('%s is answered with JSON', async (_name, name, accept) => {
    const answer = await serve().ask(name, accept);
    expect((await answer.json()).success).toBe(true);
  });

  it.each(['image/*', 'image/png, */*;q=0.1', 'IMAGE/PNG'])('%s is answered with a picture', async (accept) => {
    expect((await serve().ask('png', accept)).headers.get('content-type')).toBe('image/png');
  });

  it('a PDF comes from v2 too, as from its own endpoint', async () => {
    const { ports, ask } = serve();
    const answer = await ask('v2', 'application/pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await answer.text()).toMatch(/^pdf /);
    expect([...ports.written.values()]).toMatchObject([
      { endpoint: '/api/render-pdf', answer: { mimeType: 'application/pdf' } },
    ]);
    expect((await ask('v2', 'application/pdf;q=0.5, image/png')).headers.get('content-type')).toBe('image/png');
    expect((await ask('svg', 'application/pdf')).headers.get('content-type')).toBe('application/json');
  });

  it('errors are JSON all the same, and cost nothing', async () => {
    const { ports, ask } = serve();
    const answer = await ask('png', 'image/png', { scale: 0 });
    expect(await answer.json()).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
    expect(ports.written.size).toBe(0);
  });

  it('a repeated call gets the stored picture, charged once; the type that is asked for makes no other call', async () => {
    const { ports, ask } = serve();
    const first = await ask('png', 'application/json', {}, 'r1');
    const { size } = await first.json();
    const second = await ask('png', 'image/png', {}, 'r1');
    expect((await second.arrayBuffer()).byteLength).toBe(size);
    expect(ports.written.size).toBe(1);
  });

  describe('of more than 256 kB', () => {
    const { renderer } = createFakePorts();
    const bytes = new Uint8Array(300_000).fill(7);
    const large = {
      ...renderer,
      render: async (...given: Parameters<typeof renderer.render>) => ({ ...(await renderer.render(...given)), bytes }),
    };

    it('is read from the storage while it is sent', async () => {
      const { ports, ask } = serve({}, { renderer: large });
      const get = vi.spyOn(ports.storage, 'get');
      const answer = await ask('png', 'image/png');
      expect(get).toHaveBeenCalledTimes(1);
      expect(answer.headers.get('content-length')).toBe('300000');
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    });

    it('is answered all the same where the storage has failed since', async () => {
      const down = async () => Promise.reject(new Error('the disk is gone'));
      const { storage } = createFakePorts();
      const { ports, ask } = serve({}, { renderer: large, storage: { put: storage.put, get: down } });
      const answer = await ask('png', 'image/png');
      expect([answer.status, (await answer.arrayBuffer()).byteLength, ports.written.size]).toEqual([200, 300_000, 1]);
    });
  });

  it('who can’t have the bytes is sent to the address', async () => {
    const { storage } = createFakePorts();
    const far = serve({}, { storage: { put: storage.put } });
    await far.ask('png', undefined, {}, 'r1');
    const repeated = await far.ask('png', 'image/png', {}, 'r1');
    expect(repeated.status).toBe(303);
    expect(repeated.headers.get('location')).toBe((await repeated.json()).url);
    const small = serve({ maxPictureBytes: 3 });
    expect((await small.ask('png', 'image/png')).status).toBe(303);
    expect(small.ports.written.size).toBe(1);
  });

  it('warnings in the header are ASCII, and counted where they would be too long', async () => {
    const { ask } = serve();
    const one = await ask('png', 'image/png', { content: contentWith('undefinedPoint') });
    expect(JSON.parse(one.headers.get('x-geoslide-result') ?? '').warnings).toHaveLength(1);
    const renderer = createFakePorts().renderer;
    const wordy = serve(
      {},
      {
        renderer: {
          async render(...given: Parameters<typeof renderer.render>) {
            const warnings = Array.from({ length: 100 }, (_, i) => ({
              id: `三${i}`,
              message: 'ist nicht definiert – ü',
            }));
            return { ...(await renderer.render(...given)), warnings };
          },
        },
      },
    );
    const header = (await wordy.ask('png', 'image/png')).headers.get('x-geoslide-result') ?? '';
    expect(header).toMatch(/^[ -~]+$/);
    expect(JSON.parse(header)).toMatchObject({ success: true, warningCount: 100 });
  });
});
