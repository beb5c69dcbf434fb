// Sends one table of calls to `geoslide serve` over HTTP and to the bundled Lambda handler with API Gateway events over an
// S3 server, and compares every answer with what it has to be and with the others. GEOSLIDE_BIN is another command to
// serve with. Usage: node tools/dist/end-to-end/service/check.js [folder of a built function]
import '../../shared/require-build.js';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { folderBytes } from '../../shared/folder-bytes.js';
import { root } from '../../shared/root.js';
import type { HttpAnswer, HttpCall, LambdaHandler } from '../servers/http-call.js';
import { callSlowS3, slowAnswers } from '../servers/slow-s3.js';
import { startS3 } from '../servers/start-s3.js';
import { API_KEY, freePort, startService } from '../servers/start-service.js';
import { callHttp, homesOf } from './call-homes.js';
import { table } from './call-table.js';
import type { Call } from './calls/call.js';
import { checkAnswer, comparable } from './check-answer.js';
import { filesBelow, stackOf } from './kit.js';
import { renderInThread } from './render-in-thread.js';
import { wireCalls } from './wire-calls.js';

/** Both threads' bundles, without fonts and without the code that is kept of them. */
const MAX_CODE_BYTES = 3.6e6;
/** The deadlines of two requests for the keys, 3 s each, and a busy machine. */
const MAX_SLOW_MS = 12_000;
/** More than a request of the function to its storage may take. */
const SILENT_MS = 3500;

const folder = mkdtempSync(join(tmpdir(), 'geoslide-check-'));
const bundle = process.argv[2] ?? join(folder, 'bundle');
const build = join(root, 'apps/lambda/build.mjs');
const isBuilt = process.argv[2] !== undefined;
if (!isBuilt && spawnSync(process.execPath, [build, bundle], { stdio: 'inherit' }).status !== 0) process.exit(1);

const data = join(folder, 'data');
const service = await startService({ port: await freePort(), data });
const s3 = await startS3();
// The check's own calls are more in a second than a key may make.
Object.assign(process.env, s3.env, { GEOSLIDE_API_KEY: API_KEY, GEOSLIDE_RATE_PER_SECOND: '0' });
const lambdaLines: string[] = [];
const print = console.log;
console.log = (line: unknown) => (String(line).startsWith('{') ? lambdaLines.push(String(line)) : print(line));
const { handler }: { handler: LambdaHandler } = await import(pathToFileURL(join(bundle, 'app/index.mjs')).href);

/** Soon after midnight, what lies in a charge's place of the day before says that none may come there. */
function isOfToday(path: string): boolean {
  const [year, month, day] = new Date().toISOString().split(/[-T]/);
  return new RegExp(`charges/${year}-${month}/[^/]+/${day}/`).test(path);
}
/** Charges that were written so far, in each of the two places. */
const countCharges = {
  http: () => filesBelow(join(data, 'charges')).filter(isOfToday).length,
  lambda: () => s3.keys().filter(isOfToday).length,
};

type Place = keyof typeof countCharges;
const failures: string[] = [];
let calls = 0;
const fail = (title: string, problem: unknown) => {
  failures.push(title);
  print(`${title}: ${problem}`);
};

const homes = homesOf({ base: service.base, handler });
/** Calls with an id of their own are told apart by it; the three homes share no id, so that each is charged. */
const ownId = (headers: HttpCall['headers'], home: string) =>
  headers['x-request-id'] && home === 'lambda v2' && headers['x-request-id'].length < 190
    ? { ...headers, 'x-request-id': `${headers['x-request-id']}+` }
    : headers;

const charged = { http: 0, lambda: 0 };

let repeats = 0;

/**
 * The answer to a call. Where the storage was too slow for it, as on a machine that has much else to do, the call is
 * sent again, as the answer says.
 */
async function answerTo(home: keyof typeof homes, { title, expected }: Call, call: HttpCall): Promise<HttpAnswer> {
  const answer = await homes[home](call);
  if (home === 'http' || answer.status !== 503 || expected.status === 503) return answer;
  const { code, requestId } = JSON.parse(answer.bytes.toString());
  if (code !== 'STORAGE_UNAVAILABLE') return answer;
  print(`${home}: ${title}: sent again, since the storage was slow: ${lambdaLines.at(-1)?.slice(0, 300)}`);
  repeats++;
  return homes[home]({ ...call, headers: { ...call.headers, 'x-request-id': requestId } });
}

/** What a row's call gives in one of the homes, in a form to compare; undefined where it fails. */
async function sendTo(home: keyof typeof homes, row: Call): Promise<string | undefined> {
  calls++;
  const call = { ...row, headers: ownId(row.headers, home) };
  try {
    const answer = await answerTo(home, row, call);
    const file = answer.status === 200 ? await fetchFile(answer) : undefined;
    for (const problem of checkAnswer(call, answer, file)) fail(`${home}: ${row.title}`, problem);
    if (answer.status >= 500 && answer.status !== row.expected.status)
      print(`  ${home === 'http' ? service.lines.at(-1) : lambdaLines.at(-1)}`);
    const place: Place = home === 'http' ? 'http' : 'lambda';
    const before = charged[place];
    const { status, charges = status === 200 && row.expected.result !== undefined ? 1 : 0 } = row.expected;
    charged[place] = await countFrom(place, before + charges);
    const same = home === 'lambda v2' && (call.headers['x-request-id'] ?? '').length >= 190;
    if (!same && charged[place] - before !== charges) {
      fail(`${home}: ${row.title}`, `charged ${charged[place] - before} times instead of ${charges}`);
    }
    return comparable(answer, file);
  } catch (error) {
    fail(`${home}: ${row.title}`, stackOf(error));
    return undefined;
  }
}

// The first call of the function finds a storage that answers to none of its requests.
s3.fallSilent(SILENT_MS);

for (const row of table) {
  const overHttp = sendTo('http', row);
  // Those of the function come one after the other: they share a bucket, whose charges are counted.
  for (const home of ['lambda v1', 'lambda v2'] as const) {
    const [text, expected] = [await sendTo(home, row), await overHttp];
    if (text !== undefined && expected !== undefined && text !== expected) {
      fail(`${home}: ${row.title}`, `differs from http\n  ${expected}\n  ${text}`);
    }
  }
}

/** The charges there are; s3rver may list an object some time after it has answered the PUT. */
async function countFrom(place: Place, expected: number): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const count = countCharges[place]();
    if (count >= expected || attempt === 5) return count;
    await sleep(20 * attempt);
  }
}

/** The stored file behind a result, as a client reads it. */
async function fetchFile({ bytes, headers }: HttpAnswer): Promise<HttpAnswer | undefined> {
  if (!headers['content-type']?.startsWith('application/json')) return undefined;
  const { url, size } = bytes.length === 0 ? {} : JSON.parse(bytes.toString());
  if (url === undefined) return undefined;
  const { pathname, search } = new URL(url);
  for (let attempt = 1; ; attempt++) {
    const file = await callHttp(url, { method: 'GET', path: pathname + search, headers: {} });
    // s3rver answers to a PUT before it has written all of it.
    if (file.bytes.length === size || attempt === 5) return file;
    await sleep(20 * attempt);
  }
}

for (const [title, run] of wireCalls(service.base)) {
  calls++;
  const problem = await run().catch(stackOf);
  if (problem) fail(`http: ${title}`, problem);
}

const app = join(bundle, 'app');
const bytes = folderBytes(app);
if (bytes > MAX_CODE_BYTES) fail('the bundle', `has ${bytes} bytes of code instead of at most ${MAX_CODE_BYTES}`);

const slowCalls = Object.entries(slowAnswers).map(
  async ([title, start]) => [title, await callSlowS3(join(app, 'index.mjs'), start)] as const,
);
for (const [title, slow] of await Promise.all(slowCalls)) {
  calls++;
  if (slow.status !== 503 || slow.code !== 'STORAGE_UNAVAILABLE' || slow.ms > MAX_SLOW_MS)
    fail(`an S3 server that ${title}`, JSON.stringify(slow));
}

const { result, failure } = await renderInThread(join(app, 'thread.mjs'));
if (
  !Buffer.from(result?.bytes ?? [])
    .toString()
    .startsWith('<svg')
)
  fail('a thread of the function', JSON.stringify(failure));

const secrets = [API_KEY, 'definitions', 'Segment('];
for (const line of [...service.lines, ...lambdaLines]) {
  for (const secret of secrets) if (line.includes(secret)) fail('the log', `holds ${secret}: ${line.slice(0, 200)}`);
}
if (repeats === 0) fail('a storage that falls silent', 'was not noticed');
const sent = 2 * table.length + repeats;
if (lambdaLines.length !== sent) fail('the log', `${lambdaLines.length} lines for ${sent} calls`);
if (service.errors() !== '') fail('standard error', service.errors());

await service.end();
s3.close();
rmSync(folder, { recursive: true, force: true });
print(`${calls} calls, ${failures.length} problems`);
process.exit(failures.length === 0 ? 0 : 1);
