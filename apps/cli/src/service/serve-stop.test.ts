import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Of the installed package in the project `built`. */
const bin = process.env.GEOSLIDE_BIN ?? fileURLToPath(new URL('../../bin/geoslide.js', import.meta.url));
let folder = '';
let base = '';
let server: ChildProcess;
let ended: Promise<unknown[]>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'geoslide-stop-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  base = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [bin, 'serve', '--data', folder, '--port', String(port)], {
    env: { ...process.env, GEOSLIDE_API_KEY: 'test-key' },
  });
  ended = once(server, 'exit');
  await Promise.race([
    new Promise<void>((resolve) => {
      server.stdout!.on('data', (chunk) => String(chunk).includes('listening') && resolve());
    }),
    ended.then(([code]) => Promise.reject(new Error(`the service ended with code ${code}`))),
  ]);
}, 30_000);

afterEach(async () => {
  server.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const status = async (path: string) => (await fetch(base + path, { headers: { connection: 'close' } })).status;

test('the service outlives whoever reads its log, as in "serve | head"', async () => {
  server.stdout!.destroy();
  server.stderr!.destroy();
  for (let i = 0; i < 3; i++) expect(await status('/health')).toBe(200);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it at once under kept connections, with code 0', async (signal) => {
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(get(`${base}/health`, { agent }), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  const start = performance.now();
  server.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(5000);
});

test.each([
  `/files/${'a'.repeat(300)}.png`,
  `/files/renders/${'a'.repeat(300)}/2026-01-01/a.png`,
  `/files/${'a/'.repeat(3000)}a.png`,
  '/files/renders/a.png/b.png',
  `/assets/${'a'.repeat(300)}.js`,
  `/fonts/${'a'.repeat(300)}.ttf`,
])('a name that no file can have is nothing there (%#)', async (path) => {
  mkdirSync(join(folder, 'files/renders'), { recursive: true });
  writeFileSync(join(folder, 'files/renders/a.png'), 'x');
  expect(await status('/files/renders/a.png')).toBe(200);
  expect(await status(path)).toBe(404);
});
