// Everything that has to hold before a change is committed, in order of cost. Arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules', '.bin', name);

const steps = [
  ['types of the tests', bin('tsc'), ['--project', 'tsconfig.tests.json']],
  ['lint and format', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['unused exports and dependencies', bin('knip'), ['--no-progress']],
  ['language reference is current', process.execPath, ['tools/dist/docs/language-reference.js', '--check']],
  ['style reference is current', process.execPath, ['tools/dist/docs/style-reference.js', '--check']],
  ['pictures of the README are current', process.execPath, ['tools/dist/docs/readme-pictures.js', '--check']],
  ['tests', bin('vitest'), ['run', ...process.argv.slice(2)]],
];

for (const [name, command, args] of steps) {
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`\n${name}: failed (${command} ${args.join(' ')})`);
    process.exit(1);
  }
  console.log(`${name}: ok, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
