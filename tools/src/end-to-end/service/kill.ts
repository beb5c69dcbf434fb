// Kills `geoslide serve` (SIGKILL) at random moments while clients call it, starts it again, and in the end compares what
// clients were answered with what was charged and stored: an answered call has exactly one charge and one readable file,
// no call has two. Usage: node tools/dist/end-to-end/service/kill.js [--kills 100] [--seed 1]
import '../../shared/require-build.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { messageOf } from '../../shared/message-of.js';
import { API_KEY, freePort, startService } from '../servers/start-service.js';
import { audit, type Rendered } from './audit.js';
import { callHttp } from './call-homes.js';
import { codeOf, openProblems, randomFrom } from './kit.js';
import { ordinary } from './load-calls.js';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const kills = Number(values.kills);
const CLIENTS = 8;

/** For answers between two kills. */
const MAX_WAIT_MS = 20_000;

const random = randomFrom(Number(values.seed));

const { problems, problem } = openProblems();
const data = mkdtempSync(join(tmpdir(), 'geoslide-kill-'));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const renders = ordinary.filter(({ status }) => status.length === 1 && status[0] === 200);

/** By request id: the results that came for it. A call whose answer was lost is repeated, as clients do. */
const answered = new Map<string, Rendered[]>();
const asked = new Set<string>();
let answers = 0;
let lost = 0;
let repeated = 0;
let stopping = false;

async function client(number: number): Promise<void> {
  for (let i = 0; !stopping; i++) {
    const id = `${number}-${i}`;
    const call = renders[(number + 7 * i) % renders.length]!;
    asked.add(id);
    for (let attempt = 0; attempt < 3 && !stopping; attempt++) {
      try {
        const headers = { ...call.headers, 'x-request-id': id };
        const { status, bytes } = await callHttp(base, { ...call, headers });
        if (status !== 200) throw new Error(`status ${status}: ${bytes}`);
        answers++;
        answered.set(id, [...(answered.get(id) ?? []), JSON.parse(bytes.toString())]);
        if (attempt > 0) repeated++;
        // Now and then an answered call is repeated too.
        if (random() > 0.05) break;
      } catch (error) {
        if (codeOf(error) === 'ECONNREFUSED') {
          attempt--;
          await sleep(50);
          continue;
        }
        if (/^status/.test(messageOf(error))) problem(`${id}: ${messageOf(error)}`);
        lost++;
        // Some clients give up: their calls may be charged once or never.
        if (random() < 0.3) break;
      }
    }
  }
}

const started = Date.now();
let service = await startService({ port, data });
const clients = Array.from({ length: CLIENTS }, (_, i) => client(i));
for (let kill = 1; kill <= kills; kill++) {
  // From while the first calls are read until some were answered, and at any moment of the next.
  const until = answers + Math.floor(12 * random());
  for (let waited = 0; answers < until && waited < MAX_WAIT_MS; waited += 5) await sleep(5);
  await sleep(60 * random());
  await service.end('SIGKILL');
  service = await startService({ port, data });
  if (kill % 10 === 0) console.log(`${kill} kills, ${answered.size} calls answered`);
}
await sleep(1000);
stopping = true;
await Promise.all(clients);

const health = await callHttp(base, {
  method: 'POST',
  path: '/api/render',
  headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
  body: renders.find(({ path }) => path === '/api/render')?.body,
});
if (health.status !== 200) problem(`the service does not render after all of it: ${health.status}`);
const { charges, unanswered, read, drafts } = await audit(data, base, { answered, asked }, problem);
await service.end();
rmSync(data, { recursive: true, force: true });
console.log(
  `${kills} kills in ${((Date.now() - started) / 1000).toFixed(0)} s: ${asked.size} calls asked, ${answered.size} answered, ${lost} answers lost, ${repeated} calls answered on repetition`,
);
console.log(
  `${charges} charges (${unanswered} of calls whose answer was lost), ${read} files read, ${drafts} half-written files left for the sweep`,
);
console.log(`${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
