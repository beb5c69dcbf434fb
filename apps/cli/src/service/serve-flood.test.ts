import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// One key sends the slowest renders and the largest bodies that there are, all at once; another key goes on as ever.

const bin = fileURLToPath(new URL('../../bin/geoslide.js', import.meta.url));

/** Heap of the main thread, MB: one of the bodies below needs more than is left of it when it is parsed. */
const MAIN_HEAP_MB = 100;

const MAX_MEMORY_MB = 1000;

/** The service's bound is 1 s; tests share their machine with others. */
const MAX_HEALTH_MS = 5000;

let folder = '';
let base = '';
let quietKey = '';
let server: ChildProcess;
let errors = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'geoslide-flood-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  const create = [bin, 'keys', 'create', '--customer', 'quiet', '--data', folder];
  quietKey = execFileSync(process.execPath, create, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  server = spawn(process.execPath, [`--max-old-space-size=${MAIN_HEAP_MB}`, bin, 'serve', '--data', folder], {
    env: { ...process.env, PORT: String(port), GEOSLIDE_API_KEY: 'flood-key', GEOSLIDE_TIMEOUT_MS: '5000' },
  });
  base = `http://127.0.0.1:${port}`;
  server.stderr!.on('data', (chunk) => {
    errors += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on('data', (chunk) => String(chunk).includes('listening') && resolve());
    server.once('exit', (code) => reject(new Error(`the service ended with code ${code}: ${errors}`)));
  });
}, 30_000);

afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function post(key: string, body: string): Promise<{ status: number; retryAfter: string | null; code?: string }> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${base}/api/render/v2`, { method: 'POST', headers, body });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...(code && { code }) };
}

function bodyOf(sources: readonly string[], more: object = {}): string {
  const definitions = sources.map((source, i) => ({ kind: 'primitive', id: `P_${i}`, source }));
  const slide = { definitions, uvarMap: [], styleSheet: {}, ...more };
  return JSON.stringify({ content: { slides: [slide], metadata: { version: '11' } } });
}

const slow = bodyOf(
  Array.from({ length: 300 }, (_, i) => `sin(x^2 + y^2) cos(x y) + sin(40 x) sin(40 y) = ${i / 300}`),
);
const large = bodyOf(['Point(0, 0)'], { doc: Array.from({ length: 180_000 }, () => ({ text: [[1, 2]] })) }).padEnd(6e6);
const quiet = bodyOf(['Point(1, 2)', 'Circle(P_0, 3)']);

test('a key that floods the service takes neither the process nor another key’s turns', async () => {
  expect((await post(quietKey, quiet)).status).toBe(200);
  let over = false;
  const flood = Promise.all([
    ...Array.from({ length: 6 }, () => post('flood-key', slow)),
    ...Array.from({ length: 16 }, () => sleep(300).then(() => post('flood-key', large))),
  ]).finally(() => {
    over = true;
  });
  const others: number[] = [];
  let slowest = 0;
  do {
    const start = performance.now();
    expect((await fetch(`${base}/health`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - start);
    others.push((await post(quietKey, quiet)).status);
  } while (!over);
  const answers = await flood;

  expect(server.exitCode, errors).toBeNull();
  expect(new Set(others)).toEqual(new Set([200]));
  expect(slowest).toBeLessThan(MAX_HEALTH_MS);
  expect([200, 422, 503, 504]).toEqual(expect.arrayContaining([...new Set(answers.map(({ status }) => status))]));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(answer).toEqual({ status: 503, retryAfter: '1', code: 'RENDER_QUEUE_FULL' });
  if (process.platform !== 'linux') return;
  const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
  expect(peak).toBeLessThan(MAX_MEMORY_MB);
}, 120_000);
