// Puts the packages that programs start with into one file each, dist/bundle.mjs, beside the compiled modules: Node takes several times as long to load
// hundreds of small files. Their code is in scripts, bundle.script.js, of which V8's compiled code is kept; what few figures need is in scripts of its own.
// Bundlers get the modules, by the condition `module`.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildScripts, common, exportsOf } from './bundle/scripts.mjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages');
const dist = (name) => join(packages, name, 'dist');

/** The file that others import: it loads the package's script. Its name spares Node the package.json that tells what a .js file is. */
async function entry(name) {
  const names = await exportsOf(join(dist(name), 'index.js'));
  const contents = `
    import { loadScript, resolver } from ${JSON.stringify(join(dist('geoslide'), 'load-script.js'))};
    const file = import.meta.dirname + '/bundle.script.js';
    const resolve = resolver(import.meta.dirname, import.meta.resolve);
    export const { ${names.join()} } = loadScript(file, { resolve }).exports;`;
  const stdin = { contents, resolveDir: dist(name) };
  await build({ ...common, stdin, outfile: join(dist(name), 'bundle.mjs'), format: 'esm' });
}

const script = (name) =>
  buildScripts({
    contents: "export * from './index.js'",
    resolveDir: dist(name),
    outdir: dist(name),
    name: 'bundle.script.js',
    options: {
      // The fonts' files lie beside their own package, wherever the code that reads them has been put.
      define: { 'import.meta.dirname': 'fonts.dirname' },
      banner: { js: "var fonts={get dirname(){return require('node:path').dirname(resolve('@geoslide/fonts'))}};" },
    },
  });

await Promise.all([entry('protocol'), script('protocol'), entry('geoslide'), script('geoslide')]);

const { compile } = await import(pathToFileURL(join(dist('geoslide'), 'compile.js')).href);
await compile();
