// Makes the function's folder: in app/ a minified bundle for each of its two threads, the modules that start with them, and what this Node compiles
// them to; in node_modules/ the fonts.
// Usage: node build.mjs [folder]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle, buildStarter } from '../../packages/geoslide/build/build-bundle.mjs';
import { requireBuild } from '../../scripts/source-hash.mjs';
import { folderBytes } from '../../tools/dist/shared/folder-bytes.js';

requireBuild();
const here = dirname(fileURLToPath(import.meta.url));
const target = resolve(process.argv[2] ?? join(here, 'out'));
const app = join(target, 'app');
const fonts = join(here, '../../packages/fonts');

/** A bundle, `<name>.cjs`, and the module `starter` that starts with what it exports. */
const thread = (name, starter, contents) => [
  buildBundle({ entry: join(here, 'dist', `${name}.js`), outfile: join(app, `${name}.cjs`) }),
  buildStarter({
    contents: `
      import { loadBundle } from 'load-bundle';
      const bundle = loadBundle(import.meta.dirname + '/${name}.cjs').exports;
      ${contents}`,
    outfile: join(app, starter),
  }),
];

rmSync(target, { recursive: true, force: true });
mkdirSync(app, { recursive: true });
await Promise.all([
  ...thread(
    'function',
    'index.mjs',
    "export const handler = bundle.startFunction(new URL('thread.mjs', import.meta.url));",
  ),
  ...thread(
    'renders',
    'thread.mjs',
    "import { parentPort } from 'node:worker_threads'; bundle.startThread(parentPort, process.env);",
  ),
]);
for (const part of ['package.json', 'files']) {
  cpSync(join(fonts, part), join(target, 'node_modules/@geoslide/fonts', part), { recursive: true });
}

const compiled = spawnSync(process.execPath, [join(here, 'compile.mjs'), target], { stdio: ['ignore', 'ignore', 2] });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

const megabytes = (folder) => (folderBytes(folder) / 1e6).toFixed(2);
console.log(`${target}: code ${megabytes(app)} MB, compiled for this Node ${megabytes(join(app, 'code-cache'))} MB`);
