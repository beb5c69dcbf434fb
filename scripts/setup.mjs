// Installs what the workspace needs and, with --build, compiles it. Where all is current it does next to nothing,
// so every command starts with it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt, keepStamp, removeStale, sourceHash } from './source-hash.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.geoslide-setup');

function run(command, args, tries = 1) {
  // Tool output goes to standard error: the standard output of a command that runs the setup first stays its own.
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (result.status === 0) return;
  console.error(`geoslide setup: "${command} ${args.join(' ')}" failed`);
  if (tries === 1) process.exit(result.status ?? 1);
  console.error(`geoslide setup: trying again, as the registry may have failed for a moment (${tries - 1} more)`);
  run(command, args, tries - 1);
}

function manifestHash() {
  const hash = createHash('sha256').update(process.version);
  const files = ['package.json', 'tools/package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(root, group)).sort()) files.push(join(group, name, 'package.json'));
  }
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== manifestHash()) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const install = existsSync(join(root, 'pnpm-lock.yaml')) ? '--frozen-lockfile' : '--no-frozen-lockfile';
  run('npx', ['--yes', packageManager, 'install', install], 3);
  writeFileSync(stamp, manifestHash());
}

if (process.argv.includes('--build')) {
  const hash = sourceHash();
  if (!isBuilt(hash)) {
    removeStale();
    run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '--build']);
    run(process.execPath, [join(root, 'packages', 'fonts', 'build.mjs')]);
    run(process.execPath, [join(root, 'packages', 'geoslide', 'build.mjs')]);
    run(process.execPath, [join(root, 'packages', 'element', 'build.mjs')]);
    keepStamp(hash);
  }
}
