// Bundles the element for pages that have no bundler: dist/bundle/geoslide-figure.js, and beside it the chunks that it loads when a figure needs them.
// Rolldown makes it, and not esbuild as elsewhere: it puts what is loaded together into one chunk (332 kB instead of
// 352 for a figure with formulas, compressed with brotli).
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** The sentences of the tables of the language, which stand in its reference; no page shows them. */
const DOCS = /\bdoc: (?:'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`)/g;
const withoutDocs = {
  name: 'without-docs',
  transform: (code, id) => (/\bgeometry\/dist\//.test(id) ? code.replace(DOCS, "doc: ''") : undefined),
};

const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist');
const outdir = join(dist, 'bundle');
rmSync(outdir, { recursive: true, force: true });
await build({
  input: { 'geoslide-figure': join(dist, 'index.js') },
  platform: 'browser',
  resolve: { conditionNames: ['late-habits', 'late-languages', 'no-findings', 'module', 'import', 'default'] },
  transform: { target: 'es2022' },
  plugins: [withoutDocs],
  logLevel: 'warn',
  // No module has a getter that does more than give a value.
  treeshake: { propertyReadSideEffects: false },
  output: {
    dir: outdir,
    format: 'esm',
    minify: true,
    comments: { annotation: false },
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
});
