// New processes, each --runs times in turn (default 5): to the first PNG of each figure of the benchmark, ours from the project's file and the peers from
// our ready-made SVG or scene; and the Lambda function from its import to its first answer. Prints medians, ratios, memory and the bundles' sizes.
// --only TEXT takes the figures whose names have it.
import '../shared/require-build.js';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createKey } from '@geoslide/storage';
import { eventV2 } from '../end-to-end/servers/lambda-events.js';
import { startPromptS3 } from '../end-to-end/servers/prompt-s3.js';
import { folderBytes } from '../shared/folder-bytes.js';
import { root } from '../shared/root.js';
import { handlerProgram, type Program, pictureProgram } from './cold-programs.js';
import { type Figure, figures, type Group } from './figures.js';
import { prepare } from './stages.js';
import { geometricMean, median } from './statistics.js';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);
const folder = mkdtempSync(join(tmpdir(), 'geoslide-cold-'));

/** ms of a process, and what it printed of itself: its largest memory in MB, and ms of the function's answers. */
interface Run {
  readonly time: number;
  readonly memory: number;
  readonly first: number;
  readonly second: number;
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const from = performance.now();
  const child = spawn(process.execPath, args, {
    // The peers are installed there.
    cwd: join(root, 'tools'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (status !== 0) throw new Error(`A program ended with ${status}: ${output}`);
  return { time: performance.now() - from, ...JSON.parse(output) };
}

const contenders: readonly Program[] = ['geoslide', 'resvg-js', '@napi-rs/canvas'];

/**
 * By contender: the median time, what it is as a multiple of the first one's in the same round, and the largest memory,
 * MB.
 */
async function pictures(figure: Figure) {
  const prepared = await prepare(figure);
  writeFileSync(join(folder, 'figure.json'), prepared.json);
  writeFileSync(join(folder, 'figure.svg'), prepared.svg);
  writeFileSync(join(folder, 'scene.json'), JSON.stringify(prepared.scene));
  const results = contenders.map((): Run[] => []);
  for (let i = 0; i < runs; i++) {
    // Each runs behind each other one in turn: what ran before leaves the machine's caches to it.
    for (let k = 0; k < contenders.length; k++) {
      const turn = (i % 2 === 0 ? k : 2 * k) + i;
      const at = turn % contenders.length;
      const source = pictureProgram(contenders[at]!, folder, prepared);
      results[at]!.push(await run(['--input-type=module', '--eval', source]));
    }
  }
  return results.map((list) => ({
    time: median(list.map((result) => result.time)),
    // The machine is faster in some rounds than in others, by more than what is compared: within a round it mostly is not.
    ratio: median(list.map((result, i) => result.time / results[0]![i]!.time)),
    memory: Math.max(...list.map((result) => result.memory)),
  }));
}

/** Geometric means, and the groups of figures of each. */
const means: readonly [title: string, groups: readonly Group[]][] = [
  ['mean', ['project', 'stress']],
  ['of projects', ['project']],
  ['of more examples', ['more']],
  ['of all', ['project', 'stress', 'more']],
];

const WIDTH = 24;
const COLUMN = 26;

async function allPictures() {
  console.log(`a new process to its first PNG: ms, median of ${runs}; × ours in the same round; at most so many MB`);
  console.log(`${''.padEnd(WIDTH)}${contenders.map((name) => name.padStart(COLUMN)).join('')}`);
  const all: { readonly group: Group; readonly ratios: number[] }[] = [];
  for (const figure of figures.filter(({ name, group }) => group !== 'growth' && name.includes(values.only))) {
    const measured = await pictures(figure);
    const cells = measured.map(({ time, ratio, memory }) =>
      `${time.toFixed(0)} ms ${ratio.toFixed(2)} × ${memory.toFixed(0).padStart(3)} MB`.padStart(COLUMN),
    );
    console.log(`${figure.name.padEnd(WIDTH)}${cells.join('')}`);
    all.push({ group: figure.group, ratios: measured.map(({ ratio }) => ratio) });
  }
  for (const [title, groups] of means) {
    const chosen = all.filter(({ group }) => groups.includes(group));
    if (chosen.length === 0) continue;
    const cells = contenders.map(
      (_, i) => `${geometricMean(chosen.map(({ ratios }) => ratios[i]!)).toFixed(2)} ×       `,
    );
    console.log(`${title.padEnd(WIDTH)}${cells.map((cell) => cell.padStart(COLUMN)).join('')}`);
  }
}

async function lambda() {
  const target = join(folder, 'lambda');
  const built = spawnSync(process.execPath, [join(root, 'apps/lambda/build.mjs'), target], { stdio: 'ignore' });
  if (built.status !== 0) throw new Error('apps/lambda/build.mjs failed');
  const file = join(target, 'app/index.mjs');
  const megabytes = (name: string) => (folderBytes(join(target, name)) / 1e6).toFixed(2);
  console.log(
    `Lambda bundle without fonts: ${megabytes('app')} MB; ${megabytes('app/code-cache')} MB more of what V8 made of it`,
  );
  const s3 = await startPromptS3();
  const { key } = await createKey(s3.keyTexts, { customerId: 'customer' });
  const thales = JSON.parse(readFileSync(join(root, 'examples/thales.json'), 'utf8'));
  const view = { viewBound: { left: -10, right: 10, bottom: -10, top: 10 }, scale: 50 };
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const projects = new Map([
    [figures[0]!.name, figures[0]!.content],
    ['thales, which has formulas,', thales],
  ]);
  const results = new Map([...projects.keys()].map((name): [string, Run[]] => [name, []]));
  for (let i = 0; i < runs; i++) {
    for (const [name, content] of projects) {
      const event = eventV2({
        method: 'POST',
        path: '/api/render',
        headers: { ...headers, 'x-request-id': `first-${i}` },
        body: JSON.stringify({ content, ...view }),
      });
      const program = join(folder, 'handler.mjs');
      writeFileSync(program, handlerProgram(file, event));
      results.get(name)?.push(await run([program], s3.env));
    }
  }
  s3.close();
  for (const [name, list] of results) {
    const of = (what: keyof Run) => median(list.map((result) => result[what])).toFixed(0);
    console.log(
      `  ${name} from import to first answer ${of('first')} ms, the next ${of('second')} ms, whole process ${of('time')} ms, ${of('memory')} MB`,
    );
  }
}

try {
  await allPictures();
  const bundle = readFileSync(join(root, 'packages/geoslide/dist/bundle.cjs'));
  console.log(
    `the library in one file: ${(bundle.length / 1e6).toFixed(2)} MB, ${(gzipSync(bundle).length / 1e6).toFixed(2)} MB compressed`,
  );
  await lambda();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
