import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Served, startServe } from '../testing/start-serve.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const bin = fileURLToPath(new URL('../../bin/geoslide.js', import.meta.url));
const thales = fileURLToPath(new URL('../../../../examples/thales.json', import.meta.url));

let folder = '';
let manifest = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'geoslide-batch-'));
  copyFileSync(thales, join(folder, 'thales.json'));
  manifest = join(folder, 'bank.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (lines: readonly unknown[]) =>
  writeFileSync(manifest, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
const results = () =>
  readFileSync(`${manifest}.results.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const env = { ...process.env, GEOSLIDE_API_KEY: 'test-key' };

async function run(...args: string[]) {
  const child = spawn(process.execPath, [bin, 'batch', manifest, ...args], { env });
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [status] = await once(child, 'exit');
  return { status, err };
}

describe('in this process', () => {
  const lines = [
    { id: 'a', file: 'thales.json' },
    { id: 'b', file: 'thales.json', format: 'svg', contain: true, size: { width: 320, height: 200 } },
    { id: 'c', file: 'thales.json', format: 'tikz' },
  ];

  test('draws each line, and skips it the next time unless it or its picture has changed', async () => {
    write(lines);
    const out = join(folder, 'out');
    const first = await run('--out', out);
    expect([first.status, first.err]).toEqual([0, expect.stringMatching(/^3 pictures, 0 skipped, 0 failed in/m)]);
    expect(readdirSync(out).sort()).toEqual(['a.png', 'b.svg', 'c.tex']);
    expect(results().find(({ id }) => id === 'b')).toMatchObject({ success: true, width: 320, height: 200 });
    expect((await run('--out', out)).err).toMatch(/^0 pictures, 3 skipped, 0 failed/m);
    rmSync(join(out, 'c.tex'));
    write([{ ...lines[0], transparent: true }, ...lines.slice(1)]);
    expect((await run('--out', out)).err).toMatch(/^2 pictures, 1 skipped, 0 failed/m);
  });

  test('tells what is wrong with a line and draws the others', async () => {
    const bad = ['{', '[]', '{"id":"../x","file":"thales.json"}', '{"id":"d"}', '{"id":"e","file":"none.json"}'];
    const wrong = [{ id: 'f', content: {} }, { id: 'g', file: 'thales.json', format: 'gif' }, lines[0]];
    write([lines[0], ...bad, ...wrong]);
    const { status, err } = await run('--out', join(folder, 'out'));
    expect(status).toBe(1);
    expect(err).toMatch(/^1 picture, 0 skipped, 8 failed/m);
    expect(err).toMatch(/line 2: the line is not JSON/);
    expect(err).toMatch(/line 4: "id" has to be a file name/);
    expect(err).toMatch(/d: a line has either "file"/);
    expect(err).toMatch(/f: .*content\.slides/);
    expect(err).toMatch(/line 9: line 1 has the id "a" already/);
  });

  test('goes on after a kill, also where its last line of results is cut', async () => {
    write(
      Array.from({ length: 40 }, (_, i) => ({
        id: `q${i}`,
        file: 'thales.json',
        slideIndex: 1,
        size: { width: 200 + i, height: 200 },
      })),
    );
    const out = join(folder, 'out');
    const child = spawn(process.execPath, [bin, 'batch', manifest, '--out', out, '--jobs', '2'], { env });
    await vi.waitUntil(() => existsSync(out) && readdirSync(out).length > 5, { timeout: 20_000, interval: 5 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    writeFileSync(`${manifest}.results.jsonl`, '{"id":"q39","hash":"x","succ', { flag: 'a' });
    const { status, err } = await run('--out', out);
    const [, drawn, skipped] = /^(\d+) pictures, (\d+) skipped, 0 failed in/m.exec(err) ?? [];
    expect(status).toBe(0);
    expect(Number(skipped)).toBeGreaterThan(0);
    expect(Number(drawn) + Number(skipped)).toBe(40);
    expect(readdirSync(out).filter((name) => name.endsWith('.png'))).toHaveLength(40);
  });

  test.each([
    [[], /with --out, or a service/],
    [['--service', 'here'], /--service takes an address/],
    [['--out', 'x', '--jobs', '0'], /--jobs takes a whole number/],
  ])('%j is called wrongly', (args, message) => {
    write([]);
    const { status, stderr } = spawnSync(process.execPath, [bin, 'batch', manifest, ...args], {
      encoding: 'utf8',
      env,
    });
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('a manifest that is not there is told', async () => {
    expect(await run('--out', folder)).toMatchObject({ status: 1, err: expect.stringContaining('ENOENT') });
  });
});

describe('with a service', () => {
  let served: Served;
  beforeAll(async () => {
    served = await startServe({ GEOSLIDE_RATE_PER_SECOND: '20' });
  });
  afterAll(() => served.close());

  test('has addresses, or pictures with --out; honours the rate of its key; charges once', async () => {
    const sizes = Array.from({ length: 60 }, (_, i) => ({
      id: `q${i}`,
      file: 'thales.json',
      size: { width: 100 + i, height: 99 },
    }));
    write(sizes);
    const { status, err } = await run('--service', served.base, '--jobs', '16');
    expect([status, err]).toEqual([0, expect.stringMatching(/^60 pictures, 0 skipped, 0 failed/m)]);
    expect(results()).toHaveLength(60);
    expect(results()[0]).toMatchObject({ success: true, url: expect.stringContaining(served.base) });
    const out = join(folder, 'out');
    expect((await run('--service', served.base, '--out', out)).status).toBe(0);
    expect(readdirSync(out)).toHaveLength(60);
    const counted = spawnSync(process.execPath, [bin, 'charges', '--data', served.folder], { encoding: 'utf8' });
    expect(counted.stdout).toMatch(/development {2}60 renders/);
  });
});

describe('with a service that fails', () => {
  async function against(listener: RequestListener) {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const done = await run('--service', `http://127.0.0.1:${port}/base`);
    server.closeAllConnections();
    server.close();
    return done;
  }
  const json = { 'content-type': 'application/json' };
  const ok = JSON.stringify({ success: true, url: 'https://x.test/a.png' });

  test('tries again with the same request id, all tasks wait where it asks for that', async () => {
    write([{ id: 'a', file: 'thales.json' }]);
    const ids: unknown[] = [];
    const answers = [503, 502, 'cut', 429, 200];
    const times: number[] = [];
    const { status } = await against((request, response) => {
      expect(request.url).toBe('/base/api/render/v2');
      ids.push(request.headers['x-request-id']);
      times.push(performance.now());
      const answer = answers.shift();
      if (answer === 'cut') return request.socket.destroy();
      const later = answer === 429 || answer === 503 ? { 'retry-after': '1' } : {};
      response.writeHead(Number(answer), { ...json, ...later }).end(answer === 200 ? ok : '{}');
    });
    expect(status).toBe(0);
    expect(new Set(ids).size).toBe(1);
    expect(times).toHaveLength(5);
    expect(times[1]! - times[0]!).toBeGreaterThan(950);
    expect(times[4]! - times[3]!).toBeGreaterThan(950);
  });

  test('what is the task’s own fault is not tried again', async () => {
    write([{ id: 'a', file: 'thales.json' }]);
    let calls = 0;
    const { status, err } = await against((_request, response) => {
      calls++;
      response.writeHead(422, json).end('{"success":false,"error":"too large","code":"RENDER_INVALID_REQUEST"}');
    });
    expect([status, calls]).toEqual([1, 1]);
    expect(err).toMatch(/a: too large/);
    expect(results()).toMatchObject([{ id: 'a', success: false, status: 422 }]);
  });
});
