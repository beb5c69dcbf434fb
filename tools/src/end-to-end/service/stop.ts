// Stops `geoslide serve` with SIGTERM at random moments under load, and compares what clients were answered with what
// was
// charged and stored: no answer is cut, an answered call has one charge and one file, none is charged without an
// answer, and the
// process ends within its deadline. Usage: node tools/dist/end-to-end/service/stop.js [--stops 10] [--seed 1]
import '../../shared/require-build.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, startService } from '../servers/start-service.js';
import { audit } from './audit.js';
import { startClients } from './clients.js';
import { openProblems, randomFrom } from './kit.js';

const { values } = parseArgs({
  options: { stops: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const CLIENTS = 12;
/** The service's own deadline, and the end of its process on a busy machine. */
const MAX_STOP_MS = 25_000 + 5000;
/** How a call may end: answered, refused, too late on a busy machine, or before it was read. */
const fair = new Set([
  ...['200', '503 SERVICE_STOPPING', '503 RENDER_QUEUE_FULL', '504 RENDER_TIMEOUT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
]);

const random = randomFrom(Number(values.seed));
const { problems, problem } = openProblems();
const totals = new Map<string, number>();
let slowest = 0;
for (let stop = 0; stop < Number(values.stops); stop++) {
  const data = mkdtempSync(join(tmpdir(), 'geoslide-stop-'));
  const port = await freePort();
  const service = await startService({ port, data });
  const clients = startClients(service.base, CLIENTS, `stop${stop}`);
  await sleep(500 + 3000 * random());
  const start = performance.now();
  await service.end('SIGTERM');
  const ms = performance.now() - start;
  slowest = Math.max(slowest, ms);
  await clients.stop();
  if (ms > MAX_STOP_MS) problem(`stop ${stop}: the process ended after ${ms.toFixed(0)} ms`);
  if (service.errors() !== '') problem(`stop ${stop}: standard error: ${service.errors().slice(0, 500)}`);
  for (const [outcome, count] of clients.outcomes) {
    totals.set(outcome, (totals.get(outcome) ?? 0) + count);
    if (!fair.has(outcome)) problem(`stop ${stop}: ${count} calls ended with ${outcome}`);
  }
  const again = await startService({ port, data });
  const { unanswered, drafts } = await audit(data, again.base, clients, problem);
  if (unanswered > 0) problem(`stop ${stop}: ${unanswered} calls were charged and not answered`);
  if (drafts > 0) problem(`stop ${stop}: ${drafts} half-written files`);
  await again.end();
  rmSync(data, { recursive: true, force: true });
}
const outcomes = [...totals].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
console.log(`${values.stops} stops, the slowest in ${(slowest / 1000).toFixed(1)} s: ${outcomes}`);
console.log(`${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
