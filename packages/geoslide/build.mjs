// Puts the packages that programs start with into one file each, dist/bundle.mjs, beside the compiled modules: Node takes several times as long to load
// hundreds of small files. The library's code is in bundle.cjs, of which V8's compiled code is kept. Bundlers get the modules, by the condition `module`.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildBundle, buildEntry, buildStarter, common } from './build/build-bundle.mjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = (name) => join(packages, name, 'dist');

const entry = join(dist('geoslide'), 'index.js');
const compile = join(dist('geoslide'), 'compile.mjs');
await Promise.all([
  build({
    ...common,
    entryPoints: [join(dist('protocol'), 'index.js')],
    outfile: join(dist('protocol'), 'bundle.mjs'),
    format: 'esm',
  }),
  buildBundle({ entry, outfile: join(dist('geoslide'), 'bundle.cjs') }),
  buildEntry({ entry, file: 'bundle.cjs', outfile: join(dist('geoslide'), 'bundle.mjs') }),
  buildStarter({
    contents: `
      import { keepCompiled, loadBundle } from 'load-bundle';
      import { drawSamples } from './samples/draw-samples.js';
      const loaded = loadBundle(import.meta.dirname + '/bundle.cjs');
      await drawSamples(loaded.exports);
      console.log(keepCompiled(loaded));`,
    outfile: compile,
  }),
]);

const { status } = spawnSync(process.execPath, [compile], { stdio: ['ignore', 'ignore', 2] });
if (status !== 0) process.exit(status ?? 1);
