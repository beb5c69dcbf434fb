// Measures a cold start of the function on this machine: a new process loads the bundle and answers its first and second
// call, with an S3 server on loopback. Usage: node scripts/lambda-cold.mjs [--rounds 10] [--node PATH]
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { eventV2 } from './service/lambda-events.mjs';
import { startS3 } from './service/start-s3.mjs';
import { API_KEY } from './service/start-service.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, node: { type: 'string', default: process.execPath } },
});
const folder = mkdtempSync(join(tmpdir(), 'geoslide-cold-'));
const build = fileURLToPath(new URL('../apps/lambda/build.mjs', import.meta.url));
if (spawnSync(process.execPath, [build, folder], { stdio: 'inherit' }).status !== 0) process.exit(1);

const content = JSON.parse(readFileSync(new URL('../examples/circumcircle.json', import.meta.url), 'utf8'));
const headers = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' };
const body = JSON.stringify({ content, view2D: { left: -10, right: 10, bottom: -10, top: 10, scale: 50 } });
const event = eventV2({ method: 'POST', path: '/api/render/v2', headers, body });
const caller = join(folder, 'caller.mjs');
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

const s3 = await startS3();
const env = { ...s3.env, PATH: process.env.PATH, GEOSLIDE_API_KEY: API_KEY };

/** ms of one cold start: loading, first call, and the median of the last ten; of those the render's own. */
async function coldStart() {
  const child = spawn(values.node, [caller], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  const times = JSON.parse(/^TIMES(.*)$/m.exec(text)?.[1] ?? 'null');
  if (times === null) throw new Error(`no answer: ${text}`);
  const renders = [...text.matchAll(/"render":([\d.]+)/g)].map(([, ms]) => Number(ms));
  return { load: times[0], first: times[1], warm: median(times.slice(-10)), render: median(renders.slice(-10)) };
}

function median(list) {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
}

const rounds = [];
for (let i = 0; i < Number(values.rounds); i++) rounds.push(await coldStart());
s3.close();
rmSync(folder, { recursive: true, force: true });
for (const [name, what] of Object.entries({
  load: 'loading the handler',
  first: 'its first answer',
  warm: 'a later answer',
  render: 'of that, rendering',
})) {
  const ms = rounds.map((round) => round[name]);
  console.log(`${what.padEnd(20)} median ${median(ms).toFixed(0)} ms, least ${Math.min(...ms).toFixed(0)} ms`);
}
