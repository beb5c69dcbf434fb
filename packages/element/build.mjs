// Bundles the element for pages that have no bundler: dist/bundle/geoslide-figure.js, and beside it the chunks that it loads when a figure needs them.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist');
const outdir = join(dist, 'bundle');
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: { 'geoslide-figure': join(dist, 'index.js') },
  outdir,
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
  chunkNames: 'chunks/[name]-[hash]',
  conditions: ['module'],
  legalComments: 'external',
  logLevel: 'warning',
});
