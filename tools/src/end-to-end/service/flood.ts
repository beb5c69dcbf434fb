// Floods `geoslide serve` with connections that wait, trickle or never read, from the address that /health is asked from, and
// asks /health on a new connection every 0.1 s meanwhile: each answer has to come within 1 s, memory has to stay under 1 GB.
// Usage: node tools/dist/end-to-end/service/flood.js [--counts 500,2000,5000] [--seconds 8] [--again] [--base URL --pid
// N] [part of a name…]
//   --again: a connection that is dropped is opened again. --base, --pid: a service that runs already, with the key "test-key".
import { fork } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PNG } from 'pngjs';
import { API_KEY, freePort, startService } from '../servers/start-service.js';
import { type Flood, floods } from './floods.js';
import { memoryMb } from './kit.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    counts: { type: 'string', default: '500,2000,5000' },
    seconds: { type: 'string', default: '8' },
    again: { type: 'boolean', default: false },
    base: { type: 'string' },
    pid: { type: 'string' },
  },
});
const MAX_HEALTH_MS = 1000;
const MAX_MEMORY_MB = 1000;
/** Width and height of the noise: the request stays below the largest body. */
const NOISE_PX = 1000;

const folder = mkdtempSync(join(tmpdir(), 'geoslide-flood-'));
const own =
  values.base === undefined ? await startService({ port: await freePort(), data: join(folder, 'data') }) : undefined;
const service = own ?? { base: values.base ?? '', pid: Number(values.pid) };
const port = Number(new URL(service.base).port);

/** A picture of many bytes: noise, which PNG can't press. */
async function storeFile(): Promise<string> {
  const noise = new PNG({ width: NOISE_PX, height: NOISE_PX });
  randomFillSync(noise.data);
  const source = `Image("data:image/png;base64,${PNG.sync.write(noise).toString('base64')}")`;
  const definitions = [{ kind: 'image', id: 'noise', source, style: { width: 1500, height: 1500 } }];
  const content = { metadata: { version: '11' }, slides: [{ definitions, uvarMap: [], styleSheet: {} }] };
  const response = await fetch(`${service.base}/api/render/v2`, {
    method: 'POST',
    headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content, view2D: { left: -10, right: 10, bottom: -10, top: 10, scale: 150 } }),
  });
  if (!response.ok) throw new Error(`the file was not drawn: ${await response.text()}`);
  const { url, size } = (await response.json()) as { readonly url: string; readonly size: number };
  console.log(`the file has ${(size / 1e6).toFixed(1)} MB`);
  return new URL(url).pathname;
}

/** ms until /health answers on a new connection; Infinity where it does not. */
function healthMs(): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const request = get(`${service.base}/health`, { agent: false, timeout: 10_000 }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - start : Infinity));
    });
    request.on('timeout', () => request.destroy(new Error('silent')));
    request.on('error', () => resolve(Infinity));
  });
}

const file = await storeFile();
const chosen = Object.keys(floods).filter(
  (name) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
let failed = 0;
for (const name of chosen) {
  for (const count of values.counts.split(',').map(Number)) {
    const attack: Flood = { port, name, count, file, key: API_KEY, again: values.again };
    const child = fork(new URL('flood-process.js', import.meta.url), [JSON.stringify(attack)]);
    let open = 0;
    child.on('message', (count) => {
      open = Number(count);
    });
    const waits: number[] = [];
    let peakMb = 0;
    const asked: Promise<number>[] = [];
    const end = Date.now() + Number(values.seconds) * 1000;
    while (Date.now() < end) {
      asked.push(healthMs().then((ms) => waits.push(ms)));
      peakMb = Math.max(peakMb, memoryMb(service.pid));
      await sleep(100);
    }
    await Promise.all(asked);
    child.disconnect();
    await sleep(500);
    waits.sort((a, b) => a - b);
    const worst = waits.at(-1) ?? Infinity;
    const isBad = worst > MAX_HEALTH_MS || peakMb > MAX_MEMORY_MB;
    if (isBad) failed++;
    const numbers = `/health median ${waits[waits.length >> 1]?.toFixed(0)} ms, worst ${worst.toFixed(0)} ms; ${peakMb.toFixed(0)} MB; ${open} open at the end`;
    console.log(`${isBad ? 'FAILED' : 'ok    '} ${count} × ${name}: ${numbers}`);
  }
}
await own?.end();
rmSync(folder, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
