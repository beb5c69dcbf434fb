// Floods `geoslide serve` with the calls of one key and measures those of another, before and meanwhile.
// Usage: node scripts/service-fairness.mjs [slow|large|leave] [--seconds N] [--root CHECKOUT]
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const here = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '20' }, root: { type: 'string', default: here } },
});
const root = resolve(values.root);
const { freePort, startService } = await import(pathToFileURL(join(root, 'scripts/service/start-service.mjs')).href);

const data = mkdtempSync(join(tmpdir(), 'geoslide-fairness-'));
const bin = join(root, 'apps/cli/bin/geoslide.js');
const create = [bin, 'keys', 'create', '--customer', 'quiet', '--data', data];
const key = execFileSync(process.execPath, create, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const service = await startService({ port: await freePort(), data });

const content = JSON.parse(readFileSync(join(here, 'examples/thales.json'), 'utf8'));
const viewBound = { left: -5, right: 5, bottom: -5, top: 5 };
const body = JSON.stringify({ content, viewBound, scale: 50 });
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

/** ms of a request, and its status, or why there is none. */
async function timed(path, init = {}) {
  const start = performance.now();
  const status = await fetch(service.base + path, { ...init, signal: AbortSignal.timeout(60_000) })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch((error) => error.cause?.code ?? error.name);
  return { ms: performance.now() - start, status };
}

const share = (times, part) => Math.round(times.toSorted((a, b) => a - b)[Math.floor(part * (times.length - 1))] ?? 0);

function counted(names) {
  const counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Renders of the quiet key, one after the other, and health checks. */
async function measure(seconds) {
  const end = performance.now() + seconds * 1000;
  const renders = [];
  const checks = [];
  async function repeat(into, path, init, pause) {
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

/** The most memory that the process had at a time, MB; on Linux only. */
function peakMemory() {
  const [, kB] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1024);
}

await measure(2);
const quiet = await measure(8);
const flood = fork(new URL('service/flood-calls.mjs', import.meta.url), [service.base, positionals[0] ?? 'slow']);
await once(flood, 'message');
const flooded = await measure(Number(values.seconds));
flood.send('end');
const [floodStatuses] = await once(flood, 'message');
console.log(JSON.stringify({ quiet, flooded, floodStatuses, peakMemory: peakMemory() }, undefined, 2));
await service.end('SIGKILL');
rmSync(data, { recursive: true });
