// Sends `geoslide serve` the calls that need most memory, several at once from many keys' worth of threads, and
// pictures that
// nobody reads: its process has to stay under 1 GB and to answer /health after each.
// Usage: node tools/dist/end-to-end/service/memory.js [--at-once 4] [part of a title…]
import '../../shared/require-build.js';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { encodePng } from '@geoslide/png';
import { API_KEY, freePort, startService } from '../servers/start-service.js';
import { callHttp } from './call-homes.js';
import { codeOf, memoryMb } from './kit.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'at-once': { type: 'string', default: '4' } },
});
const MAX_MEMORY_MB = 1000;
const UNREAD = 40;
const UNREAD_MS = 30_000;

const slide = (definitions: readonly object[]) => ({
  metadata: { version: '11' },
  slides: [{ definitions, uvarMap: [], styleSheet: {} }],
});
const primitive = (id: string, source: string) => ({ kind: 'primitive', id, source });
const view2D = { left: -10, right: 10, bottom: -10, top: 10, scale: 204.8 };
const circles = slide(
  Array.from({ length: 400 }, (_, i) =>
    primitive(`c${i}`, `Circle(Point(${Math.sin(i) * 8}, ${Math.cos(i * 1.7) * 8}), ${1 + (i % 17)})`),
  ),
);
const side = 4096;
const blank = Buffer.from(encodePng({ width: side, height: side, data: new Uint8ClampedArray(side * side * 4) }));
const image = `Image("data:image/png;base64,${blank.toString('base64')}")`;
const sums = Array.from({ length: 10_000 }, (_, i) => primitive(`p${i}`, `Point(${'0+'.repeat(200)}${i % 100}, 1)`));
const bodyOf = (value: (i: number) => string, count: number) =>
  `{"content":{"x":[${Array.from({ length: count }, (_, i) => value(i)).join()}]}}`;

/** Bodies for `/api/render/v2`, by title. */
const bodies: Readonly<Record<string, string>> = {
  'objects of a key of their own': bodyOf((i) => `{"${i.toString(36)}":{}}`, 330_000),
  'empty objects': bodyOf(() => '{}', 499_000),
  numbers: bodyOf(() => '0.5', 990_000),
  '10,000 long sums': JSON.stringify({ content: slide(sums) }),
  'six pictures of 4096 × 4096 px': JSON.stringify({
    content: slide(Array.from({ length: 6 }, (_, i) => ({ kind: 'image', id: `i${i}`, source: image }))),
    view2D,
  }),
  'circles on 4096 × 4096 px': JSON.stringify({ content: circles, view2D }),
};

const data = mkdtempSync(join(tmpdir(), 'geoslide-memory-'));
const service = await startService({
  port: await freePort(),
  data,
  env: {
    ...{ GEOSLIDE_RATE_PER_SECOND: '0', GEOSLIDE_CPU_SECONDS_PER_MINUTE: '0' },
    // One key may hold every thread here, as many keys together may elsewhere.
    GEOSLIDE_KEY_CONCURRENCY: '100',
  },
});
const chosen = (title: string) => positionals.length === 0 || positionals.some((part) => title.includes(part));
let failed = 0;

/** Runs an attack and prints what the process held at most meanwhile. */
async function measure(title: string, run: () => Promise<string>): Promise<void> {
  if (!chosen(title)) return;
  // The peak counts from here (proc(5)).
  writeFileSync(`/proc/${service.pid}/clear_refs`, '5');
  const what = await run();
  const peak = memoryMb(service.pid, 'VmHWM');
  const health = await callHttp(service.base, { method: 'GET', path: '/health', headers: {} }).catch(codeOf);
  const isBad = peak > MAX_MEMORY_MB || typeof health !== 'object' || health.status !== 200;
  if (isBad) failed++;
  console.log(`${isBad ? 'FAILED' : 'ok    '} ${title}: at most ${peak.toFixed(0)} MB; ${what}`);
}

const headers = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' };
for (const [title, body] of Object.entries(bodies)) {
  await measure(title, async () => {
    const call = { method: 'POST', path: '/api/render/v2', headers, body };
    const statuses = Array.from({ length: Number(values['at-once']) }, () =>
      callHttp(service.base, call).then(({ status }) => status, codeOf),
    );
    return (await Promise.all(statuses)).join(', ');
  });
}
await measure('large pictures that are not read', async () => {
  const sockets: Socket[] = [];
  for (let i = 0; i < UNREAD; i++) {
    const body = JSON.stringify({ content: { ...circles, unread: i }, view2D });
    const socket = connect(Number(new URL(service.base).port), '127.0.0.1').pause();
    socket.on('error', () => {});
    const lines = [
      'POST /api/render/v2 HTTP/1.1',
      'Host: x',
      'Accept: image/png',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    sockets.push(socket);
  }
  await sleep(UNREAD_MS);
  for (const socket of sockets) socket.destroy();
  return `${UNREAD} connections`;
});
if (service.errors() !== '') console.log(`standard error: ${service.errors().slice(0, 500)}`);
await service.end('SIGKILL');
rmSync(data, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
