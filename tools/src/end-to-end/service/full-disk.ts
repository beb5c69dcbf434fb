// Lets `geoslide serve` run into a full disk and into one that can only be read, under load: calls end with 503
// STORAGE_UNAVAILABLE and a cause in the log, none of them is charged, no half file stays, and with room again all goes
// on.
// It mounts a small file system in memory, which needs root. Usage: node tools/dist/end-to-end/service/full-disk.js
import '../../shared/require-build.js';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startService } from '../servers/start-service.js';
import { audit } from './audit.js';
import { startClients } from './clients.js';
import { openProblems } from './kit.js';

const CLIENTS = 6;
/** How long a state of the disk may last, and how many calls have to end as they should in it. */
const MAX_STATE_MS = 60_000;
const ENOUGH = 10;
const DOWN = '503 STORAGE_UNAVAILABLE';

const data = mkdtempSync(join(tmpdir(), 'geoslide-disk-'));
const mount = (options: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', data]);
const change = (options: string) => execFileSync('mount', ['-o', `remount,${options}`, data]);
mount('size=160k');
const { problems, problem } = openProblems();
const service = await startService({ port: await freePort(), data });

/**
 * Calls while the disk is in a state, until enough of them have ended as `awaited` says; `before` is how others may.
 */
async function calls(state: string, awaited: string, before = awaited) {
  const linesBefore = service.lines.length;
  const clients = startClients(service.base, CLIENTS, state.replaceAll(' ', '-'));
  const { outcomes } = clients;
  const end = Date.now() + MAX_STATE_MS;
  while ((outcomes.get(awaited) ?? 0) < ENOUGH && Date.now() < end) await sleep(100);
  await clients.stop();
  console.log(`${state}: ${[...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')}`);
  for (const outcome of outcomes.keys()) {
    if (![awaited, before].includes(outcome)) problem(`${state}: a call ended with ${outcome}`);
  }
  if ((outcomes.get(awaited) ?? 0) < ENOUGH) problem(`${state}: too few calls ended with ${awaited}`);
  const causes = service.lines.slice(linesBefore).map((line) => JSON.parse(line));
  const silent = causes.filter(({ status, cause }) => status === 503 && !/the folder of .+ failed, /.test(cause));
  if (silent.length > 0) problem(`${state}: ${silent.length} failures without a cause in the log`);
  const cause = causes.find(({ status }) => status === 503)?.cause?.split('\n')[0];
  if (cause !== undefined) console.log(`  ${cause}`);
  return clients;
}

const full = await calls('a disk that fills up', DOWN, '200');
change('ro');
const readOnly = await calls('a disk that can only be read', DOWN);
change('rw,size=100m');
const roomy = await calls('a disk with room again', '200');

const answered = new Map([...full.answered, ...readOnly.answered, ...roomy.answered]);
const asked = new Set([...full.asked, ...readOnly.asked, ...roomy.asked]);
const { charges, unanswered, drafts } = await audit(data, service.base, { answered, asked }, problem);
if (unanswered > 0) problem(`${unanswered} calls were charged and not answered`);
if (drafts > 0) problem(`${drafts} half-written files`);
if (service.errors() !== '') problem(`standard error: ${service.errors().slice(0, 500)}`);
await service.end();
execFileSync('umount', [data]);
rmSync(data, { recursive: true });
console.log(`${answered.size} calls answered, ${charges} charges, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
