// Makes the function's folder: one minified file and the fonts beside it. Usage: node build.mjs [folder]
import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const target = resolve(process.argv[2] ?? join(here, 'out'));
const fonts = join(here, '../../packages/fonts/files');

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
await build({
  entryPoints: [join(here, 'dist/main.js')],
  // The code reads the fonts from ../files beside its own folder.
  outfile: join(target, 'app/index.mjs'),
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node22',
  // Modules before CommonJS, of which nothing unused can be left out.
  mainFields: ['module', 'main'],
  format: 'esm',
  legalComments: 'external',
  // Packages that are not ESM call require.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
cpSync(fonts, join(target, 'files'), { recursive: true });
console.log(`${join(target, 'app/index.mjs')}: ${(statSync(join(target, 'app/index.mjs')).size / 1e6).toFixed(2)} MB`);
