// Floods `geoslide serve` with the calls of one key and measures those of another, before and meanwhile.
// Usage: node tools/dist/end-to-end/service/fairness.js [slow|large|leave] [--seconds N] [--root CHECKOUT]
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root as here } from '../../shared/root.js';
import { freePort, startService } from '../servers/start-service.js';
import { memoryMb } from './kit.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '20' }, root: { type: 'string', default: here } },
});
const root = resolve(values.root);

const data = mkdtempSync(join(tmpdir(), 'geoslide-fairness-'));
const bin = join(root, 'apps/cli/bin/geoslide.js');
const create = [bin, 'keys', 'create', '--customer', 'quiet', '--data', data];
const key = execFileSync(process.execPath, create, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const service = await startService({ port: await freePort(), data, bin });

const content = JSON.parse(readFileSync(join(here, 'examples/thales.json'), 'utf8'));
const viewBound = { left: -5, right: 5, bottom: -5, top: 5 };
const body = JSON.stringify({ content, viewBound, scale: 50 });
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

interface Timed {
  readonly ms: number;
  readonly status: number | string;
}

/** ms of a request, and its status, or why there is none. */
async function timed(path: string, init: RequestInit = {}): Promise<Timed> {
  const start = performance.now();
  const status = await fetch(service.base + path, { ...init, signal: AbortSignal.timeout(60_000) })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch((error) => error.cause?.code ?? error.name);
  return { ms: performance.now() - start, status };
}

const share = (times: readonly number[], part: number) =>
  Math.round([...times].sort((a, b) => a - b)[Math.floor(part * (times.length - 1))] ?? 0);

function counted(names: readonly (number | string)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Renders of the quiet key, one after the other, and health checks. */
async function measure(seconds: number) {
  const end = performance.now() + seconds * 1000;
  const renders: Timed[] = [];
  const checks: Timed[] = [];
  async function repeat(into: Timed[], path: string, init: RequestInit, pause: number): Promise<void> {
    while (performance.now() < end) {
      into.push(await timed(path, init));
      await sleep(pause);
    }
  }
  await Promise.all([
    repeat(renders, '/api/render', { method: 'POST', headers, body }, 30),
    repeat(checks, '/health', {}, 100),
  ]);
  const times = renders.map(({ ms }) => ms);
  return {
    median: share(times, 0.5),
    p95: share(times, 0.95),
    statuses: counted(renders.map(({ status }) => status)),
    worstHealth: Math.round(Math.max(...checks.map(({ ms, status }) => (status === 200 ? ms : Infinity)))),
  };
}

await measure(2);
const quiet = await measure(8);
const flood = fork(new URL('flood-calls.js', import.meta.url), [service.base, positionals[0] ?? 'slow']);
await once(flood, 'message');
const flooded = await measure(Number(values.seconds));
flood.send('end');
const [floodStatuses] = await once(flood, 'message');
console.log(
  JSON.stringify(
    { quiet, flooded, floodStatuses, peakMemory: Math.round(memoryMb(service.pid, 'VmHWM')) },
    undefined,
    2,
  ),
);
await service.end('SIGKILL');
rmSync(data, { recursive: true });
