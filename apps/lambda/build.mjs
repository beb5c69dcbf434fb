// Makes the function's folder: in app/ a minified bundle for each of its two threads, the modules that start with
// them, and what this Node compiles them to; in node_modules/ the fonts.
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

/** A bundle, and the module that starts with it. */
const thread = (bundle, starter, contents) => [
  buildBundle({ entry: join(here, 'dist', bundle.replace('.cjs', '.js')), outfile: join(app, bundle) }),
  buildStarter({ contents, outfile: join(app, starter), resolveDir: join(here, 'dist') }),
];

rmSync(target, { recursive: true, force: true });
mkdirSync(app, { recursive: true });
await Promise.all([
  ...thread(
    'function.cjs',
    'index.mjs',
    `import { loadBundle } from 'load-bundle';
    import { renderThreads } from './render-threads.js';
    const threads = renderThreads(new URL('thread.mjs', import.meta.url));
    const { createMainHandler } = loadBundle(import.meta.dirname + '/function.cjs').exports;
    export const handler = createMainHandler(process.env, threads);`,
  ),
  ...thread(
    'renders.cjs',
    'thread.mjs',
    `import { parentPort } from 'node:worker_threads';
    import { loadBundle } from 'load-bundle';
    loadBundle(import.meta.dirname + '/renders.cjs').exports.startThread(parentPort, process.env);`,
  ),
]);
for (const part of ['package.json', 'files']) {
  cpSync(join(fonts, part), join(target, 'node_modules/@geoslide/fonts', part), { recursive: true });
}

const compiled = spawnSync(process.execPath, [join(here, 'compile.mjs'), target], { stdio: ['ignore', 'ignore', 2] });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

const megabytes = (folder) => (folderBytes(folder) / 1e6).toFixed(2);
console.log(`${target}: code ${megabytes(app)} MB, compiled for this Node ${megabytes(join(app, 'code-cache'))} MB`);
