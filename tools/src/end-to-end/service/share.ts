// Several `geoslide serve` share one S3 server and one PostgreSQL server. While clients call any of them, they are killed (SIGKILL)
// at random moments and started again; a call whose answer was lost, and now and then an answered one, is repeated at another of
// them, or at two at once. In the end what clients were answered is compared with what was charged and stored: an answered call
// has exactly one charge and one readable file, all its answers are the same, and no call has two charges.
// Usage: node tools/dist/end-to-end/service/share.js [--kills 30] [--services 2] [--seed 1] [--s3-only]
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStorage } from '@geoslide/storage';
import { startMemoryS3 } from '../servers/start-memory-s3.js';
import { startPostgres } from '../servers/start-postgres.js';
import { freePort, startService } from '../servers/start-service.js';
import { callHttp } from './call-homes.js';
import { codeOf, openProblems, randomFrom } from './kit.js';
import { type LoadCall, ordinary } from './load-calls.js';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    services: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    's3-only': { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const CLIENTS = 6;

/** For answers between two kills, ms. */
const MAX_WAIT_MS = 20_000;

const random = randomFrom(Number(values.seed));

const { problems, problem } = openProblems();
const s3 = await startMemoryS3();
const postgres = values['s3-only'] ? undefined : await startPostgres();
const address = `s3://${s3.bucket}/figures`;
const env = { ...s3.env, ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }) };
Object.assign(process.env, s3.env);
const storage = await openStorage(address, { env });
await storage.migrate();

const ports = await Promise.all(Array.from({ length: Number(values.services) }, freePort));
const start = (port: number) => startService({ port, storage: address, env });
const services = await Promise.all(ports.map(start));
const baseOf = () => `http://127.0.0.1:${ports[Math.floor(random() * ports.length)]}`;
const renders = ordinary.filter(({ status }) => status.length === 1 && status[0] === 200);

/** Of the result of a call. */
interface Rendered {
  readonly objectKey: string;
  readonly size: number;
  readonly filename: string;
  readonly url: string;
}

/** By request id: the results that came for it. */
const answered = new Map<string, Rendered[]>();
const asked = new Set<string>();
let answers = 0;
let lost = 0;
let repeated = 0;
let stopping = false;

/** The result of a call, or undefined where its answer was lost. */
async function resultOf(call: LoadCall, id: string): Promise<Rendered | undefined> {
  for (;;) {
    try {
      const { status, bytes } = await callHttp(baseOf(), { ...call, headers: { ...call.headers, 'x-request-id': id } });
      if (status === 200) return JSON.parse(bytes.toString());
      if (status !== 503) problem(`${id}: status ${status}: ${bytes}`);
      return undefined;
    } catch (error) {
      if (codeOf(error) !== 'ECONNREFUSED' || stopping) return undefined;
      await sleep(50);
    }
  }
}

async function client(number: number): Promise<void> {
  for (let i = 0; !stopping; i++) {
    const id = `${number}-${i}`;
    const call = renders[(number + 7 * i) % renders.length]!;
    asked.add(id);
    for (let attempt = 0; attempt < 4 && !stopping; attempt++) {
      // A client that is not patient asks twice.
      const twice = random() < 0.2;
      const results = await Promise.all([resultOf(call, id), ...(twice ? [resultOf(call, id)] : [])]);
      const got = results.filter((result) => result !== undefined);
      lost += results.length - got.length;
      answers += got.length;
      if (got.length > 0) answered.set(id, [...(answered.get(id) ?? []), ...got]);
      if (attempt > 0) repeated += got.length;
      // Now and then an answered call is repeated too, and some clients give up.
      if (random() > (got.length > 0 ? 0.1 : 0.7)) break;
    }
  }
}

const started = Date.now();
const clients = Array.from({ length: CLIENTS }, (_, i) => client(i));
for (let kill = 1; kill <= kills; kill++) {
  // From while the first calls are read until some were answered, and at any moment of the next.
  const until = answers + Math.floor(12 * random());
  for (let waited = 0; answers < until && waited < MAX_WAIT_MS; waited += 5) await sleep(5);
  await sleep(60 * random());
  const victim = Math.floor(random() * services.length);
  await services[victim]?.end('SIGKILL');
  if (postgres !== undefined && kill % 10 === 0) await postgres.restart();
  services[victim] = await start(ports[victim]!);
  if (kill % 10 === 0) console.log(`${kill} kills, ${answered.size} calls answered`);
}
await sleep(1000);
stopping = true;
await Promise.all(clients);

/** The request id of every charge, from the database or the bucket. */
async function chargedIds(): Promise<string[]> {
  if (postgres !== undefined) return postgres.query('SELECT request_id FROM geoslide_charges');
  const charges = s3.texts('figures/charges/').map(([, text]) => JSON.parse(text));
  // Some are not charges but places that are closed, soon after midnight.
  return charges.filter(({ closed }) => !closed).map(({ requestId }) => requestId);
}

const charges = new Map<string, number>();
for (const id of await chargedIds()) charges.set(id, (charges.get(id) ?? 0) + 1);
let read = 0;
for (const [id, results] of answered) {
  if (charges.get(id) !== 1) problem(`${id} was answered and has ${charges.get(id) ?? 0} charges`);
  const { objectKey, size, filename, url } = results[0]!;
  if (results.some((result) => result.objectKey !== objectKey)) problem(`${id} was answered with different files`);
  const { status, bytes } = await callHttp(baseOf(), { method: 'GET', path: new URL(url).pathname, headers: {} });
  read++;
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  if (status !== 200 || bytes.length !== size || !filename.startsWith(name)) {
    problem(`${id}: its file is ${status} with ${bytes.length} bytes`);
  }
}
let unanswered = 0;
for (const [id, count] of charges) {
  if (!asked.has(id)) problem(`${id} was charged and never asked`);
  if (count > 1) problem(`${id} has ${count} charges`);
  if (!answered.has(id)) unanswered++;
}
const sums = await storage.charges.sum({}, (name) => problem(`${name} is no charge`));
const summed = sums.reduce((sum, { count }) => sum + count, 0);
if (summed !== charges.size) problem(`${summed} charges are summed of ${charges.size}`);
if (answered.size < kills) problem(`only ${answered.size} calls were answered`);

await Promise.all(services.map((service) => service.end()));
await storage.close();
await postgres?.close();
s3.close();
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  `${kills} kills of ${services.length} services in ${seconds} s: ${asked.size} calls asked, ${answered.size} answered, ${lost} answers lost, ${repeated} answers on repetition`,
);
console.log(`${charges.size} charges (${unanswered} of calls whose answer was lost), ${read} files read`);
console.log(`${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
