import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** esbuild's options for all that Node runs. */
export const common = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  // Modules before CommonJS, of which nothing unused can be left out.
  mainFields: ['module', 'main'],
  conditions: ['module'],
  legalComments: 'external',
  logLevel: 'warning',
};

/** The names that a module exports. */
async function exportsOf(file) {
  const options = { entryPoints: [file], bundle: true, write: false, format: 'esm', packages: 'external' };
  const { metafile } = await build({ ...options, metafile: true });
  return Object.values(metafile.outputs)[0].exports;
}

/**
 * Bundles a module into one CommonJS file, of which V8's compiled code can be kept: V8 keeps none of ES modules. What the module imports
 * by `import()` is in the file too, and is run when it is asked for. The file holds a function of what CommonJS gives a
 * module; `loadBundle` calls it. Other options go to esbuild.
 */
export async function buildBundle({ entry, outfile, ...options }) {
  const { outputFiles } = await build({
    ...common,
    ...options,
    entryPoints: [entry],
    outfile,
    format: 'cjs',
    write: false,
    // A script that `vm` runs can only `require`.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'bundleUrl', 'import.meta.dirname': '__dirname' },
    banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
  });
  for (const { path, text } of outputFiles) {
    writeFileSync(path, path === outfile ? withHash(asFunction(text)) : text);
  }
}

/** A CommonJS module as a function of what it is given. */
const asFunction = (text) => `(function (exports, require, module, __filename, __dirname) { ${text} })`;

/** The hash tells `loadBundle` which compiled code belongs to the file. */
const withHash = (text) => `/* ${createHash('sha256').update(text).digest('hex').slice(0, 16)} */ ${text}`;

/** Builds an ES module from source text that may import `loadBundle` from 'load-bundle'. */
export function buildStarter({ contents, outfile, resolveDir = dirname(outfile) }) {
  return build({
    ...common,
    stdin: { contents, resolveDir },
    outfile,
    format: 'esm',
    alias: { 'load-bundle': fileURLToPath(new URL('load-bundle.mjs', import.meta.url)) },
  });
}

/** Builds the ES module that exports what the bundle `file`, which lies beside it, has of the module `entry`. */
export async function buildEntry({ entry, file, outfile }) {
  const names = await exportsOf(entry);
  await buildStarter({
    contents: `
      import { loadBundle } from 'load-bundle';
      export const { ${names.join()} } = loadBundle(import.meta.dirname + '/${file}').exports;`,
    outfile,
  });
}
