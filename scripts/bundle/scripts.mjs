import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { asScript } from './as-script.mjs';

/** Modules that most starts do not need, with what they export: each is in a script that is loaded where the first of their functions is called. */
const LATER = {
  katex: ['default'],
  'jpeg-js': ['default'],
  '@geoslide/core/space': ['drawSpace', 'spaceTextNeeds'],
  '@geoslide/svg': ['writeSvg'],
  '@geoslide/tikz': ['writeTikz'],
};

/** esbuild's options for all that Node runs. */
export const common = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  // Modules before CommonJS, of which nothing unused can be left out.
  mainFields: ['module', 'main'],
  legalComments: 'external',
  logLevel: 'warning',
};

/** What is only read. */
const DRAFT = { write: false, legalComments: 'none', banner: {} };

/** Marks imports of modules that are in the first script. */
const SHARED = 'shared:';
const SHARED_IMPORT = /^import (?:\{(?<names>[^}]*)\}|\* as .*) from "shared:(?<path>.*)";$/gm;

/**
 * Builds a script, a file for `loadScript`, and beside it one for each module that it needs later, `later-….script.js`. They take from the first script the
 * modules that are in it: nothing is in two.
 *
 * @param contents Source of a module in `resolveDir`: its exports are the script's.
 * @param options More of esbuild's options.
 */
export async function buildScripts({ contents, resolveDir, outdir, name, options = {} }) {
  const { plugins: own = [], ...rest } = options;
  const run = (more, plugins) => build({ ...common, format: 'cjs', ...rest, ...more, plugins: [...plugins, ...own] });
  const needed = new Map();
  const draft = await run({ ...DRAFT, stdin: { contents, resolveDir }, metafile: true }, [later(needed)]);
  const [{ inputs }] = Object.values(draft.metafile.outputs);
  // Of the others, which only hand on what these have, nothing is there to be taken.
  const inFirst = new Set(
    Object.keys(inputs).flatMap((path) => (inputs[path].bytesInOutput > 0 ? [resolve(path)] : [])),
  );

  const drafts = [];
  // What later ones need later comes to `needed` meanwhile.
  for (const [module, folder] of needed) {
    const stdin = { contents: `export { ${LATER[module]} } from '${module}';`, resolveDir: folder };
    const readable = { ...DRAFT, stdin, format: 'esm', minify: false, legalComments: 'inline' };
    const { outputFiles } = await run(readable, [later(needed, module), notIn(inFirst)]);
    const outfile = join(outdir, laterFile(module));
    if (made.has(outfile))
      throw new Error(`${outfile} belongs to another script of the folder: build to one of its own`);
    made.add(outfile);
    drafts.push({ outfile, stdin: { contents: outputFiles[0].text } });
  }
  const shared = await sharedNames(drafts.map(({ stdin }) => stdin.contents));
  const given = shared.map(([path, names], i) => ({
    imported: `import { ${names.map((one, k) => `${one} as s${i}_${k}`)} } from ${JSON.stringify(path)};`,
    value: `{ ${names.map((one, k) => `${one}: s${i}_${k}`)} }`,
  }));
  const first = {
    contents: `${given.map(({ imported }) => imported).join('\n')}
      ${contents}
      export const shared = () => [${given.map(({ value }) => value)}];`,
    resolveDir,
  };
  const outfile = join(outdir, name);
  await Promise.all([
    run({ stdin: first, outfile }, [later(new Map())]),
    ...drafts.map((one) => run(one, [takeShared(shared, `./${name}`)])),
  ]);
  for (const file of [outfile, ...drafts.map((one) => one.outfile)]) asScript(file);
}

/** Later scripts ask for the first one by its name. */
const made = new Set();

const laterFile = (module) => `later-${module.replace(/^@geoslide\//, '').replaceAll('/', '-')}.script.js`;

/** Puts what loads the module later in the place of the modules of LATER but `own`; notes in `needed` the folder that asks for each. */
function later(needed, own) {
  const filter = new RegExp(`^(${Object.keys(LATER).join('|')})$`);
  return {
    name: 'later',
    setup({ onResolve, onLoad }) {
      onResolve({ filter }, ({ path, resolveDir }) => {
        if (path === own) return undefined;
        needed.set(path, resolveDir);
        return { path, namespace: 'later', sideEffects: false };
      });
      onResolve({ filter: /^\.\/later-/, namespace: 'later' }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /.*/, namespace: 'later' }, ({ path }) => {
        const source = `require('./${laterFile(path)}')`;
        const lines = LATER[path].map((one) =>
          one === 'default'
            ? `export default new Proxy({}, { get: (_, key) => (${source}).default[key] });`
            : `export const ${one} = (...given) => (${source}).${one}(...given);`,
        );
        return { contents: lines.join('\n') };
      });
    },
  };
}

/** Leaves imports of the modules of `paths` as they are, marked. */
function notIn(paths) {
  return {
    name: 'not in the first script',
    setup({ onResolve, resolve: find }) {
      onResolve({ filter: /.*/ }, async ({ path, pluginData, importer, kind, namespace, resolveDir }) => {
        // Asked from here.
        if (pluginData === SHARED) return undefined;
        const found = await find(path, { importer, kind, namespace, resolveDir, pluginData: SHARED });
        if (!paths.has(found.path)) return undefined;
        return { path: SHARED + found.path.replaceAll('\\', '/'), external: true, sideEffects: false };
      });
    },
  };
}

/** The names that a module exports. */
export async function exportsOf(file) {
  const options = { ...DRAFT, entryPoints: [file], format: 'esm', packages: 'external', metafile: true };
  const { metafile } = await build({ ...common, ...options });
  return Object.values(metafile.outputs)[0].exports;
}

/** By path, in order: the names that scripts take from modules that are in the first one. */
async function sharedNames(sources) {
  const shared = new Map();
  const found = sources.flatMap((source) => [...source.matchAll(SHARED_IMPORT)]);
  const all = sources.flatMap((source) => source.match(/^import .*"shared:|^\} from "shared:/gm) ?? []);
  if (all.length > found.length) throw new Error('a script takes the default of a module of the first one: name it');
  for (const { groups } of found) {
    const { path, names } = groups;
    const taken = names?.split(',').map((one) => one.trim().split(' as ')[0]) ?? (await exportsOf(path));
    shared.set(path, new Set([...(shared.get(path) ?? []), ...taken]));
  }
  return [...shared].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, names]) => [path, [...names].sort()]);
}

/** Takes what is marked from the script `first`. */
function takeShared(shared, first) {
  return {
    name: 'taken from the first script',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^shared:/ }, ({ path }) => ({ path, namespace: 'shared', sideEffects: false }));
      onResolve({ filter: /^\.\// }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => {
        const i = shared.findIndex(([file]) => SHARED + file === path);
        return { contents: `export const { ${shared[i][1]} } = require('${first}').shared()[${i}];` };
      });
    },
  };
}
