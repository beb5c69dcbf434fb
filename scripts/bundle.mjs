// Puts each of the packages that programs start with into one file, dist/bundle.js, beside the compiled modules: Node takes several times as long to
// load hundreds of small files. What few figures need is in files of its own. Bundlers get the modules, by the condition `module`.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LATER, later } from './bundle/later.mjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages');

/** The fonts' files lie beside their own package, wherever the code that reads them has been put. */
const besideFonts = {
  name: 'beside-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /fonts\/dist\/read-node\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const contents = code.replace('import.meta.url', "import.meta.resolve('@geoslide/fonts')");
      if (contents === code) throw new Error(`${path} does not look for the fonts beside itself: change besideFonts`);
      return { contents };
    });
  },
};

const common = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  legalComments: 'external',
  logLevel: 'warning',
};

function bundle(name, { external = [], plugins = [] } = {}) {
  return build({
    ...common,
    entryPoints: [join(packages, name, 'dist/index.js')],
    outfile: join(packages, name, 'dist/bundle.js'),
    format: 'esm',
    external,
    plugins: [besideFonts, ...plugins],
    // Packages that are not ESM call require.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

const laterFile = (name) => `later-${name.replace(/^@geoslide\//, '')}.cjs`;

/** A module that is loaded later, in the folder of those that use it. */
function apart(name) {
  const user = { katex: 'core', 'jpeg-js': 'png' }[name] ?? 'geoslide';
  return build({
    ...common,
    stdin: { contents: `export { ${LATER[name]} } from '${name}';`, resolveDir: join(packages, user) },
    outfile: join(packages, 'geoslide/dist', laterFile(name)),
    format: 'cjs',
    plugins: [
      later(
        Object.keys(LATER).filter((other) => other !== name),
        laterFile,
      ),
    ],
  });
}

// Errors are told apart by the protocol's classes, of which there must be one set.
await Promise.all([
  bundle('protocol'),
  bundle('geoslide', { external: ['@geoslide/protocol'], plugins: [later(Object.keys(LATER), laterFile)] }),
  ...Object.keys(LATER).map(apart),
]);
