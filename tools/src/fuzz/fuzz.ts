// Tries random cases on all targets and says which of them break a property.
//   node tools/dist/fuzz/fuzz.js --cases 10000 --seed 1                  all targets, by their weights
//   node tools/dist/fuzz/fuzz.js --cases 10000 --seed 1 --target project  one of them
//   node tools/dist/fuzz/fuzz.js --seed 1 --target project --case 17      one case again, printed
// Failing cases are written to out/fuzz/<target>-<seed>-<index>.json; the same seed gives the same cases.
import '../shared/require-build.js';
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../shared/root.js';
import { caseOf, printable, runCase } from './run-case.js';
import { targets } from './targets/index.js';
import type { Job, Report } from './worker.js';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    target: { type: 'string' },
    case: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: join(root, 'out', 'fuzz') },
  },
});
const seed = Number(values.seed);
const chosen = targets.filter(({ target }) => values.target === undefined || target.name === values.target);
if (chosen.length === 0) {
  console.error(
    `There is no target ${values.target}; there are ${targets.map(({ target }) => target.name).join(', ')}.`,
  );
  process.exit(2);
}

if (values.case !== undefined) {
  const { target } = chosen[0]!;
  const index = Number(values.case);
  console.log(printable(caseOf(target, seed, index)));
  const failure = await runCase(target, seed, index);
  console.log(failure ? failure.error : 'holds');
  process.exit(failure ? 1 : 0);
}

/** Wall time after which a case counts as hanging and its worker is ended: generous, since other programs run here too. */
const HANG_SECONDS = 60;
/** Cases handed to a worker at a time. */
const JOB_SIZE = 500;
/** JavaScript heap of a worker, MB: the service's own bound. */
const HEAP_MB = 512;

const weights = chosen.reduce((sum, { weight }) => sum + weight, 0);
const jobs: Job[] = [];
const planned = new Map<string, number>();
for (const { target, weight } of chosen) {
  const count = Math.ceil((Number(values.cases) * weight) / weights);
  planned.set(target.name, count);
  const size = weight < 1 ? 5 : JOB_SIZE;
  for (let from = 0; from < count; from += size)
    jobs.push({ target: target.name, seed, from, to: Math.min(count, from + size) });
}
// Targets take turns, so that a run that is cut short has tried all of them.
const order = (job: Job) => job.from / planned.get(job.target)!;
jobs.sort((a, b) => order(a) - order(b));

const started = Date.now();
const done = new Map(chosen.map(({ target }) => [target.name, 0]));
const failures = new Map(chosen.map(({ target }) => [target.name, 0]));
mkdirSync(values.out, { recursive: true });

const increment = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

function fail(job: Job, index: number, error: string, input = '') {
  increment(failures, job.target);
  const file = join(values.out, `${job.target}-${seed}-${index}.json`);
  writeFileSync(file, `${JSON.stringify({ target: job.target, seed, index, error })}\n${input}\n`);
  console.log(`\n${job.target} ${index}: ${error.split('\n').slice(0, 3).join(' | ')}\n  ${file}`);
}

let stopping = false;

function runWorker() {
  return new Promise<void>((resolve) => {
    let job: Job | undefined;
    let index = 0;
    let child: ChildProcess;
    let watch: NodeJS.Timeout | undefined;
    const next = () => {
      job = stopping ? undefined : jobs.shift();
      if (job === undefined) {
        clearTimeout(watch);
        child.kill();
        resolve();
        return;
      }
      child.send(job);
    };
    const start = () => {
      let hung = false;
      child = fork(fileURLToPath(new URL('worker.js', import.meta.url)), {
        execArgv: [`--max-old-space-size=${HEAP_MB}`],
        stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
      });
      child.on('message', (report: Report) => {
        if (job === undefined) return;
        if (report.kind === 'case') {
          if (report.index > job.from) increment(done, job.target);
          index = report.index;
          clearTimeout(watch);
          watch = setTimeout(() => {
            hung = true;
            child.kill('SIGKILL');
          }, HANG_SECONDS * 1000);
        } else if (report.kind === 'failure') fail(job, report.failure.index, report.failure.error, report.input);
        else {
          clearTimeout(watch);
          increment(done, job.target);
          next();
        }
      });
      child.on('exit', (code, signal) => {
        if (job === undefined) return;
        clearTimeout(watch);
        fail(job, index, hung ? `hangs: more than ${HANG_SECONDS} s` : `the process ended with ${signal ?? code}`);
        increment(done, job.target);
        if (index + 1 < job.to) jobs.unshift({ ...job, from: index + 1 });
        start();
        next();
      });
    };
    start();
    next();
  });
}

const sum = (map: ReadonlyMap<string, number>) => [...map.values()].reduce((a, b) => a + b, 0);
const progress = () => {
  const seconds = (Date.now() - started) / 1000;
  const each = [...done].map(([name, count]) => `${name} ${count}`).join(', ');
  return `${sum(done)} of ${sum(planned)} cases, ${sum(failures)} failures, ${seconds.toFixed(0)} s: ${each}`;
};
const line = setInterval(() => process.stderr.write(`\r${progress()} `), process.stderr.isTTY ? 1000 : 30_000);
process.on('SIGINT', () => {
  stopping = true;
});
process.on('SIGTERM', () => {
  stopping = true;
});
await Promise.all(Array.from({ length: Number(values.workers) }, runWorker));
clearInterval(line);
console.log(`\nseed ${seed}: ${progress()}`);
process.exit(sum(failures) > 0 ? 1 : 0);
