// Run by `npm pack` in a package's folder: builds the workspace and puts beside the package what is shared by all of them.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const here = process.cwd();

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

run('scripts/setup.mjs', '--build');
for (const name of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, name), join(here, name));

if (relative(root, here) === join('apps', 'cli')) {
  run('apps/playground/build.mjs');
  const site = join(root, 'apps', 'playground', 'dist', 'site');
  rmSync(join(here, 'playground'), { recursive: true, force: true });
  // The fonts come with @geoslide/fonts.
  cpSync(site, join(here, 'playground'), { recursive: true, filter: (path) => relative(site, path) !== 'fonts' });
  const reference = join(here, 'reference');
  rmSync(reference, { recursive: true, force: true });
  // What `geoslide mcp` lets models read: the pages without pictures.
  cpSync(join(root, 'docs'), reference, {
    recursive: true,
    filter: (path) =>
      path.endsWith('.md') || ['docs', 'docs/language'].includes(relative(root, path).replaceAll('\\', '/')),
  });
}
