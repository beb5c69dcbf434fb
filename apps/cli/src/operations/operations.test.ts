import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, type Served, startServe } from '../testing/start-serve.js';
import { createLog } from './log.js';

const content = JSON.parse(readFileSync(new URL('../../../../examples/thales.json', import.meta.url), 'utf8'));
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

let served: Served;
let operations = '';
beforeAll(async () => {
  const port = await freePort();
  operations = `http://127.0.0.1:${port}`;
  served = await startServe({ GEOSLIDE_METRICS_PORT: String(port), GEOSLIDE_MAX_SIDES: '1', GEOSLIDE_MAX_SIDE: '' });
}, 30_000);
afterAll(() => served.close());

const metric = async (line: RegExp) => Number(line.exec(await (await fetch(`${operations}/metrics`)).text())?.[1]);

test('a setting that there is none of is told when the service starts', () => {
  expect(served.output.out).toContain('GEOSLIDE_MAX_SIDES is no setting of geoslide serve');
  expect(served.output.out).not.toContain('GEOSLIDE_MAX_SIDE is');
});

test('/metrics counts calls, times stages and shows threads, on its own port only', { timeout: 20_000 }, async () => {
  const headers = { 'x-request-id': 'twice', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  expect((await served.post('/api/render/v2', { content }, headers)).status).toBe(200);
  expect((await served.post('/api/render/v2', { content }, headers)).status).toBe(200);
  await served.post('/api/render/v2', { content: {} });
  await fetch(`${served.base}/${'x'.repeat(50)}`);
  expect(await metric(/geoslide_calls_total\{endpoint="\/api\/render\/v2",status="200",code=""\} (\d+)/)).toBe(2);
  expect(await metric(/geoslide_calls_total\{.*code="INVALID_REQUEST"\} (\d+)/)).toBe(1);
  expect(await metric(/geoslide_calls_total\{endpoint="other",status="404",code="NOT_FOUND"\} (\d+)/)).toBe(1);
  expect(await metric(/geoslide_repeated_calls_total (\d+)/)).toBe(1);
  expect(await metric(/geoslide_stage_seconds_count\{endpoint="\/api\/render\/v2",stage="render"\} (\d+)/)).toBe(1);
  expect(await metric(/geoslide_render_threads (\d+)/)).toBeGreaterThan(0);
  expect(await metric(/geoslide_render_threads_ended_total\{reason="failed"\} (\d+)/)).toBe(0);
  expect(await metric(/geoslide_renders_waiting (\d+)/)).toBe(0);
  expect(await metric(/process_resident_memory_bytes (\d+)/)).toBeGreaterThan(1e6);
  expect((await fetch(`${served.base}/metrics`)).status).toBe(404);
  expect((await fetch(`${operations}/api/render/v2`, { method: 'POST' })).status).toBe(404);
  expect((await (await fetch(`${operations}/version`)).json()).node).toBe(process.version);
});

test('every line of the log is JSON, a call with its client and trace', async () => {
  await sleep(50);
  const lines = served.output.out.trimEnd().split('\n');
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.every(({ time }) => Date.parse(time) > 0)).toBe(true);
  expect(entries).toContainEqual(
    expect.objectContaining({ level: 'info', message: expect.stringContaining('listening') }),
  );
  expect(entries).toContainEqual(expect.objectContaining({ requestId: 'twice', client: '127.0.0.1', traceId: TRACE }));
  expect(served.output.err).toBe('');
});

test('/ready fails while files can’t be stored, and again comes back', { timeout: 20_000 }, async () => {
  const ready = async () => (await fetch(`${served.base}/ready`)).json();
  const ok = { keys: 'ok', storage: 'ok', threads: 'ok' };
  await expect.poll(ready, { timeout: 5000 }).toEqual({ status: 'ready', checks: ok });
  // A file where the folder should be; rights would not stop the superuser.
  const files = join(served.folder, 'files');
  chmodSync(files, 0o700);
  rmSync(files, { recursive: true });
  writeFileSync(files, '');
  await expect.poll(ready, { timeout: 5000 }).toEqual({ status: 'not ready', checks: { ...ok, storage: 'failed' } });
  rmSync(files);
  await expect.poll(ready, { timeout: 5000 }).toEqual({ status: 'ready', checks: ok });
});

test('/ready on the port for operators says so while the service stops', { timeout: 20_000 }, async () => {
  const ready = () =>
    fetch(`${operations}/ready`).then(
      (answer) => answer.json(),
      () => 'gone',
    );
  // A request that has begun keeps the service for a second.
  const { connect } = await import('node:net');
  const socket = connect(Number(new URL(served.base).port), '127.0.0.1').on('error', () => {});
  socket.write('GET /health HTTP/1.1\r\n');
  await sleep(100);
  served.child.kill('SIGTERM');
  await expect
    .poll(ready, { timeout: 2000, interval: 20 })
    .toEqual({ status: 'not ready', checks: { stopping: 'failed' } });
  await expect.poll(ready, { timeout: 5000 }).toBe('gone');
  socket.destroy();
});

test('on a terminal, messages are sentences', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const terminal = createLog({ isTTY: true, write });
  terminal.tell('hello');
  terminal.flush();
  expect(written).toEqual(['geoslide: hello\n']);
});

test('lines of one turn are written together, in their order, and what waits is written at the end', async () => {
  const written: string[] = [];
  const log = createLog({ write: (text: string) => written.push(text) });
  log.tell('hello');
  log.fault(new Error('broken'));
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toHaveLength(1));
  const [told, fault] = (written[0] ?? '').trimEnd().split('\n');
  expect(JSON.parse(told ?? '')).toMatchObject({ level: 'info', message: 'hello' });
  expect(JSON.parse(fault ?? '')).toMatchObject({ level: 'error', cause: expect.stringContaining('Error: broken') });
  log.tell('the last');
  log.flush();
  expect(written).toHaveLength(2);
  await sleep(1);
  expect(written).toHaveLength(2);
});
