import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { createProcessorTime } from './processor-time.js';

/** Says its number, then works for as long as it is told, without a break. */
const script = `
  const { parentPort } = require('node:worker_threads');
  const id = Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1));
  parentPort.on('message', (ms) => {
    for (const end = performance.now() + ms; performance.now() < end; );
    parentPort.postMessage('done');
  });
  parentPort.postMessage(id);
`;

function told(worker: Worker): Promise<unknown> {
  return new Promise((resolve) => worker.once('message', resolve));
}

describe.runIf(process.platform === 'linux')('createProcessorTime', () => {
  it('counts a render what its own thread does, not what others do', async () => {
    const [busy, idle] = [new Worker(script, { eval: true }), new Worker(script, { eval: true })];
    const [busyId, idleId] = await Promise.all([told(busy), told(idle)]);
    const ids = new Map([
      [busy, Number(busyId)],
      [idle, Number(idleId)],
    ]);
    const time = createProcessorTime({ limitMs: 300, threads: [busy, idle], idOf: (one) => ids.get(one) });
    const spent = { busy: 0, idle: 0 };
    const ends = [time.watch(busy, () => spent.busy++), time.watch(idle, () => spent.idle++)];
    busy.postMessage(5000);
    await expect.poll(() => spent.busy, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(spent.idle).toBe(0);
    for (const end of ends) end();
    await Promise.all([busy.terminate(), idle.terminate()]);
  });

  it('shares out what threads do that are nobody’s, unless one is loading', async () => {
    const unknown = new Worker(script, { eval: true });
    await told(unknown);
    const renders = { first: 0, second: 0 };
    const loading = new Set<string>();
    const time = createProcessorTime({
      limitMs: 300,
      threads: ['a', 'b'],
      idOf: (one) => (loading.has(one) ? undefined : -1),
    });
    const ends = [time.watch('a', () => renders.first++), time.watch('b', () => renders.second++)];
    loading.add('b');
    unknown.postMessage(500);
    await told(unknown);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(renders).toEqual({ first: 0, second: 0 });
    loading.clear();
    unknown.postMessage(5000);
    await expect.poll(() => Math.min(renders.first, renders.second), { timeout: 20_000 }).toBeGreaterThan(0);
    for (const end of ends) end();
    await unknown.terminate();
  });
});
