// Breaks the code on purpose, one place at a time, on a copy of the tree, and tells whether the tests notice.
//   node tools/dist/mutations/check.js                 all of tools/src/mutations
//   node tools/dist/mutations/check.js raster service   those whose files have one of these in their paths
// Ends with 1 where a change goes unnoticed, or where the tests fail without any.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../shared/root.js';
import type { Mutation } from './mutation.js';
import { mutations } from './mutations.js';

const wanted = process.argv.slice(2);
const chosen = mutations.filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

/**
 * What is built, installed or written by runs. Packages keep their links among each other, which then lead into the
 * copy.
 */
const LEFT_OUT = new Set(['dist', 'out', '.git', '.geoslide', 'coverage']);
/** A change may send a test into an endless loop: that is noticed too. */
const TIMEOUT_MS = 180_000;

function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'geoslide-mutations-'));
  for (const name of readdirSync(root)) {
    if (name === 'node_modules' || LEFT_OUT.has(name)) continue;
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** Resolves to whether the tests pass; `output` is what becomes of what they print. */
function test(copy: string, tests: readonly string[], output: 'ignore' | 'inherit' = 'ignore'): Promise<boolean> {
  return new Promise((resolve) => {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--bail', '1', '--reporter', 'dot', ...tests], {
      cwd: copy,
      stdio: ['ignore', output, output],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

function mutate(copy: string, { file, find, replace }: Mutation): () => void {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2)
    throw new Error(`${file}: "${find}" has to be there once; mend tools/src/mutations`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  return () => writeFileSync(path, source);
}

// What does not fit the code any more is told before an hour is spent.
for (const { file, find } of chosen) {
  const count = readFileSync(join(root, file), 'utf8').split(find).length - 1;
  if (count !== 1) {
    console.error(`${file}: "${find}" is there ${count} times and has to be there once: mend tools/src/mutations`);
    process.exitCode = 2;
  }
}
if (chosen.length === 0) console.error(`No change is in a file named ${wanted.join(' or ')}.`);
if (process.exitCode || chosen.length === 0) process.exit(2);

const copies = Array.from({ length: Math.min(availableParallelism(), chosen.length) }, copyTree);
const unnoticed: Mutation[] = [];
try {
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
  if (!(await test(copies[0]!, all, 'inherit'))) throw new Error('The tests fail as they are.');
  const queue = [...chosen];
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const undo = mutate(copy, next);
        const passes = await test(copy, next.tests);
        undo();
        if (passes) unnoticed.push(next);
        console.log(`${passes ? 'NOT NOTICED' : 'noticed    '}  ${next.what} (${next.file})`);
      }
    }),
  );
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${chosen.length - unnoticed.length} of ${chosen.length} changes are noticed`);
process.exit(unnoticed.length > 0 ? 1 : 0);
