// Puts each of the packages that programs start with into one file, dist/bundle.js, beside the compiled modules: Node takes several times as long to
// load hundreds of small files. Bundlers get the modules, by the condition `module`.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

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

function bundle(name, external = []) {
  return build({
    entryPoints: [join(packages, name, 'dist/index.js')],
    outfile: join(packages, name, 'dist/bundle.js'),
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    legalComments: 'external',
    logLevel: 'warning',
    external,
    plugins: [besideFonts],
    // Packages that are not ESM call require.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

// Errors are told apart by the protocol's classes, of which there must be one set.
await Promise.all([bundle('protocol'), bundle('geoslide', ['@geoslide/protocol'])]);
