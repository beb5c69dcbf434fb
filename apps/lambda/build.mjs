// Makes the function's folder: minified code in app/, what this Node compiles it to in app/compiled/, and the fonts in files/.
// Usage: node build.mjs [folder]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { folderBytes } from '../../scripts/bundle/folder-bytes.mjs';
import { buildScripts, common } from '../../scripts/bundle/scripts.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = resolve(process.argv[2] ?? join(here, 'out'));
const app = join(target, 'app');
const fonts = join(here, '../../packages/fonts/files');

/** A script with what the module `entry` exports, of which V8's compiled code can be kept. */
const script = (entry, name) =>
  buildScripts({
    contents: `export * from ${JSON.stringify(entry)};`,
    resolveDir: here,
    outdir: app,
    name,
    options: {
      // A script has no loader of its own.
      supported: { 'dynamic-import': false },
      // The code reads the fonts from ../files beside its own folder.
      define: { 'import.meta.dirname': '__dirname', 'import.meta.url': 'scriptFile.url' },
      banner: { js: "const scriptFile = { get url() { return require('node:url').pathToFileURL(__filename).href } };" },
    },
  });

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
await Promise.all([
  build({ ...common, entryPoints: [join(here, 'dist/main.js')], outfile: join(app, 'index.mjs'), format: 'esm' }),
  build({ ...common, entryPoints: [join(here, 'dist/thread.js')], outfile: join(app, 'thread.cjs'), format: 'cjs' }),
  script(join(here, 'dist/main-handler.js'), 'function.script.js'),
  script(join(here, 'dist/renders.js'), 'renders.script.js'),
]);
cpSync(fonts, join(target, 'files'), { recursive: true });

const compiled = spawnSync(process.execPath, [join(here, 'compile.mjs'), target], { stdio: ['ignore', 'ignore', 2] });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

const megabytes = (folder) => (folderBytes(folder) / 1e6).toFixed(2);
console.log(`${target}: code ${megabytes(app)} MB, compiled for this Node ${megabytes(join(app, 'compiled'))} MB`);
