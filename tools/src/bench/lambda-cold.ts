// Measures a cold start of the function on this machine: a new process loads the bundle and answers its first and second
// call, with an S3 server on loopback that answers at once. Usage: node tools/dist/bench/lambda-cold.js [--rounds 10]
// [--node PATH] [project.json …]
import '../shared/require-build.js';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createKey } from '@geoslide/storage';
import { eventV2 } from '../end-to-end/servers/lambda-events.js';
import { startPromptS3 } from '../end-to-end/servers/prompt-s3.js';
import { root } from '../shared/root.js';
import { median } from './statistics.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '10' }, node: { type: 'string', default: process.execPath } },
});
const folder = mkdtempSync(join(tmpdir(), 'geoslide-cold-'));
const build = join(root, 'apps/lambda/build.mjs');
if (spawnSync(process.execPath, [build, folder], { stdio: 'inherit' }).status !== 0) process.exit(1);

const s3 = await startPromptS3();
const { key } = await createKey(s3.keyTexts, { customerId: 'customer' });
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const view2D = { left: -10, right: 10, bottom: -10, top: 10, scale: 50 };
const shared = join(root, '../shared/projects/001.json');
const examples = ['thales', 'circumcircle'].map((name) => join(root, 'examples', `${name}.json`));
const files = positionals.length > 0 ? positionals : [...(existsSync(shared) ? [shared] : []), ...examples];

/** Writes a program that calls the function with a figure; gives its file. */
function callerOf(file: string, i: number): string {
  const body = JSON.stringify({ content: JSON.parse(readFileSync(file, 'utf8')), view2D });
  const event = eventV2({ method: 'POST', path: '/api/render/v2', headers, body });
  const caller = join(folder, `caller-${i}.mjs`);
  writeFileSync(
    caller,
    `const start = performance.now();
const { handler } = await import(${JSON.stringify(pathToFileURL(join(folder, 'app/index.mjs')).href)});
const loaded = performance.now();
const event = ${JSON.stringify(event)};
const times = [loaded - start];
let last = loaded;
for (let i = 0; i < 20; i++) {
  const { statusCode } = await handler(event);
  if (statusCode !== 200) throw new Error('status ' + statusCode);
  times.push(performance.now() - last);
  last = performance.now();
}
console.log('TIMES' + JSON.stringify(times));
process.exit(0);`,
  );
  return caller;
}

const env = { ...s3.env, PATH: process.env.PATH };

interface ColdStart {
  readonly load: number;
  readonly first: number;
  readonly warm: number;
  readonly render: number;
}

/** ms of one cold start: loading, first call, and the median of the last ten; of those the render's own. */
async function coldStart(caller: string): Promise<ColdStart> {
  const child = spawn(values.node, [caller], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  const times: readonly number[] | null = JSON.parse(/^TIMES(.*)$/m.exec(text)?.[1] ?? 'null');
  if (times === null) throw new Error(`no answer: ${text}`);
  const renders = [...text.matchAll(/"render":([\d.]+)/g)].map(([, ms]) => Number(ms));
  return {
    load: times[0]!,
    first: times[0]! + times[1]!,
    warm: median(times.slice(-10)),
    render: median(renders.slice(-10)),
  };
}

const MEASURED: readonly [keyof ColdStart, string][] = [
  ['load', 'the handler is loaded'],
  ['first', 'its first answer'],
  ['warm', 'a later answer'],
  ['render', 'rendering'],
];
const figures = files.map((file, i) => ({
  name: basename(file),
  caller: callerOf(file, i),
  rounds: [] as ColdStart[],
}));
for (let i = 0; i < Number(values.rounds); i++) {
  for (const { caller, rounds } of figures) rounds.push(await coldStart(caller));
}
s3.close();
rmSync(folder, { recursive: true, force: true });
console.log(
  'ms, median (least): from the import to the loaded handler and to its first answer; a later answer, and what of that is rendering',
);
for (const { name: figure, rounds } of figures) {
  const cells = MEASURED.map(([name, label]) => {
    const ms = rounds.map((round) => round[name]);
    return `${label} ${median(ms).toFixed(0)} (${Math.min(...ms).toFixed(0)})`;
  });
  console.log(`${figure.padEnd(20)} ${cells.join(', ')}`);
}
