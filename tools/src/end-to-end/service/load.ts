// Twenty clients ask `geoslide serve` for a minute, and one more sends what asks too much. No answer may be another than the
// one expected, memory may not grow by more than 50 MB after the first 10 s, and the slowest hundredth of the ordinary
// renders may not take ten times the median. Usage: node tools/dist/end-to-end/service/load.js [--seconds 60]
// [--clients 20] [--no-poison]
import '../../shared/require-build.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { messageOf } from '../../shared/message-of.js';
import { freePort, startService } from '../servers/start-service.js';
import { memoryMb, openProblems } from './kit.js';
import { type LoadCall, ordinary, poison } from './load-calls.js';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    clients: { type: 'string', default: '20' },
    'no-poison': { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);

/** s: memory is compared with what it is then. */
const WARM_SECONDS = 10;
const MAX_GROWTH_MB = 50;
const MAX_SPREAD = 10;

const folder = mkdtempSync(join(tmpdir(), 'geoslide-load-'));
// Accepts connections and says nothing.
const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
const preload = new URL('../servers/slow-images.js', import.meta.url).href;
const service = await startService({
  port: await freePort(),
  data: join(folder, 'data'),
  env: {
    NODE_OPTIONS: `--import ${preload}`,
    GEOSLIDE_IMAGE_HOSTS: 'slow.example',
    SLOW_PORT: String((silent.address() as AddressInfo).port),
  },
});
const { hostname, port } = new URL(service.base);
const agent = new Agent({ keepAlive: true, maxSockets: Number(values.clients) + 2 });

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly text: string;
}

interface Sample extends Pick<Answer, 'status' | 'ms'> {
  readonly title: string;
}

/** One call over a kept connection: its status and how long it took, ms. */
function send({ method, path, headers, body }: LoadCall): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body) };
    const options = { hostname, port, method, path, headers: { ...headers, ...length }, agent };
    const request = httpRequest(options, async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
      } catch (error) {
        return reject(error);
      }
      resolve({
        status: response.statusCode ?? 0,
        ms: performance.now() - start,
        text: Buffer.concat(chunks).toString(),
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

const { problems, problem } = openProblems();

async function ask(call: LoadCall, title: string, times: Sample[]): Promise<void> {
  try {
    const { status, ms, text } = await send(call);
    if (!call.status.includes(status)) problem(`${title}: ${status} instead of ${call.status}: ${text.slice(0, 300)}`);
    times.push({ title, status, ms });
  } catch (error) {
    problem(`${title}: ${messageOf(error)}`);
  }
}

const started = performance.now();
const elapsed = () => (performance.now() - started) / 1000;
const times: Sample[] = [];
const poisonTimes: Sample[] = [];
const memory: { readonly at: number; readonly mb: number }[] = [];

async function client(number: number): Promise<void> {
  for (let i = number; elapsed() < seconds; i++) {
    const call = ordinary[(i * 7) % ordinary.length]!;
    await ask(call, call.path, times);
  }
}

async function poisoner() {
  const calls = Object.entries(poison).filter(([title]) => values.only === undefined || title.includes(values.only));
  for (let i = 0; elapsed() < seconds && calls.length > 0; i++) {
    const [title, call] = calls[i % calls.length]!;
    await ask(call, title, poisonTimes);
  }
}

async function watchMemory() {
  while (elapsed() < seconds) {
    memory.push({ at: elapsed(), mb: memoryMb(service.pid) });
    await sleep(250);
  }
}

const clients = Array.from({ length: Number(values.clients) }, (_, i) => client(i));
await Promise.all([...clients, watchMemory(), ...(values['no-poison'] ? [] : [poisoner()])]);
const took = elapsed();
await service.end();
silent.close();
rmSync(folder, { recursive: true, force: true });

const quantile = (list: readonly Sample[], share: number) => {
  const sorted = list.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};
const renders = times.filter(({ status }) => status === 200);
const median = quantile(renders, 0.5);
const p99 = quantile(renders, 0.99);
const mb = (from: number, to: number) => {
  const part = memory.filter(({ at }) => at >= from && at < to).map((sample) => sample.mb);
  return { mean: part.reduce((sum, value) => sum + value, 0) / part.length, max: Math.max(...part) };
};
const early = mb(Math.max(0, WARM_SECONDS - 2), WARM_SECONDS + 1);
const late = mb(seconds - 5, seconds);
const all = mb(0, seconds);
console.log(
  `${times.length} calls in ${took.toFixed(1)} s, ${renders.length} of them renders (${(renders.length / took).toFixed(0)} per second)`,
);
console.log(
  `renders: median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${(p99 / median).toFixed(1)} × the median), longest ${quantile(renders, 1).toFixed(0)} ms`,
);
console.log(
  `memory: ${early.mean.toFixed(0)} MB at ${WARM_SECONDS} s, ${late.mean.toFixed(0)} MB at the end, at most ${all.max.toFixed(0)} MB`,
);
for (const title of new Set(poisonTimes.map((time) => time.title))) {
  const those = poisonTimes.filter((time) => time.title === title);
  const statuses = [...new Set(those.map(({ status }) => status))].join(', ');
  console.log(
    `  ${title}: ${those.length} times, status ${statuses}, at most ${(quantile(those, 1) / 1000).toFixed(1)} s`,
  );
}
if (p99 > MAX_SPREAD * median) problem(`p99 is over ${MAX_SPREAD} times the median`);
if (late.mean - early.mean > MAX_GROWTH_MB) problem(`memory grew by ${(late.mean - early.mean).toFixed(0)} MB`);
if (service.errors() !== '') problem(`standard error: ${service.errors().slice(0, 500)}`);
console.log(`${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
