// Makes the function's folder: in app/ one minified bundle, the modules that start with it, and what this Node compiles it to; in node_modules/ the fonts.
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

/** A module that starts with the bundle. */
const starter = (name, contents) =>
  buildStarter({
    contents: `
      import { loadBundle } from 'load-bundle';
      const load = () => loadBundle(import.meta.dirname + '/function.cjs').exports;
      ${contents}`,
    outfile: join(app, name),
  });

rmSync(target, { recursive: true, force: true });
mkdirSync(app, { recursive: true });
await Promise.all([
  buildBundle({ entry: join(here, 'dist/function.js'), outfile: join(app, 'function.cjs') }),
  starter('index.mjs', "export const handler = load().startFunction(new URL('thread.mjs', import.meta.url));"),
  starter(
    'thread.mjs',
    "import { parentPort } from 'node:worker_threads'; load().startThread(parentPort, process.env);",
  ),
]);
for (const part of ['package.json', 'files']) {
  cpSync(join(fonts, part), join(target, 'node_modules/@geoslide/fonts', part), { recursive: true });
}

const compiled = spawnSync(process.execPath, [join(here, 'compile.mjs'), target], { stdio: ['ignore', 'ignore', 2] });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

const megabytes = (folder) => (folderBytes(folder) / 1e6).toFixed(2);
console.log(`${target}: code ${megabytes(app)} MB, compiled for this Node ${megabytes(join(app, 'code-cache'))} MB`);
