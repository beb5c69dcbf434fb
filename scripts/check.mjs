// Everything that has to hold before a change is committed. Arguments go to vitest; `--project ci` adds the tests that
// CI alone runs.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** What mostly has one thread, the longest first: as many run side by side as there are processors. */
const checks = [
  ['language reference is current', process.execPath, ['tools/dist/docs/language-reference.js', '--check']],
  ['unused exports and dependencies', bin('knip'), ['--no-progress']],
  ['style reference is current', process.execPath, ['tools/dist/docs/style-reference.js', '--check']],
  ['types of the tests', bin('tsc'), ['--project', 'tsconfig.tests.json']],
  ['lint and format', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['pictures of the README are current', process.execPath, ['tools/dist/docs/readme-pictures.js', '--check']],
];
const projects = ['--project', 'source', '--project', 'built'];
const tests = ['tests', bin('vitest'), ['run', ...projects, ...process.argv.slice(2)]];

/** Runs a step and says how it ended. Output that is piped comes whole, at the end. */
function run([name, command, args], stdio) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, stdio, shell: process.platform === 'win32' });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      if (status === 0) console.log(`${name}: ok, ${((Date.now() - started) / 1000).toFixed(1)} s`);
      else console.error(`\n${name}: failed (${command} ${args.join(' ')})`);
      resolve(status === 0);
    });
  });
}

let holds = true;
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = checks.shift(); next && holds; next = checks.shift()) {
      if (!(await run(next, ['ignore', 'pipe', 'pipe']))) holds = false;
    }
  }),
);
holds &&= await run(tests, 'inherit');
process.exitCode = holds ? 0 : 1;
