import { expect, it, vi } from 'vitest';
import { createService } from '../service.js';
import { createFakePorts } from '../testing/fake-ports.js';
import { bodyFor, paths, send } from '../testing/requests.js';

/** Two calls over one thread and a storage that does not end: how many of them were rendered. */
async function rendersOverSlowStorage(outputBytes: number): Promise<number> {
  const { renderer } = createFakePorts();
  const render = vi.fn(async (...given: Parameters<typeof renderer.render>) => ({
    ...(await renderer.render(...given)),
    bytes: new Uint8Array(outputBytes),
  }));
  const ends: (() => void)[] = [];
  const put = vi.fn(async () => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return 'https://cdn.test/x';
  });
  const ports = { ...createFakePorts({ storage: { put } }), renderer: { ...renderer, render } };
  const service = createService(ports, { concurrency: 1 });
  const calls = [1, 2].map((scale) => send(service, { path: paths.png, body: bodyFor('png', { scale }) }));
  await vi.waitFor(() => expect(put).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  const rendered = render.mock.calls.length;
  // Those that wait for their turn store after those before them.
  const goOn = setInterval(() => ends.shift()?.(), 5);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  clearInterval(goOn);
  expect(ports.written.size).toBe(2);
  return rendered;
}

it('a large output keeps its turn until it is stored: no more of them wait in memory than renders run', async () => {
  expect(await rendersOverSlowStorage(1024 * 1024 + 1)).toBe(1);
});

it('an ordinary one gives its thread to the next at once', async () => {
  expect(await rendersOverSlowStorage(1024 * 1024)).toBe(2);
});
