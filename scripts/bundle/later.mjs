// Modules that most starts do not need: they are loaded where the first of their functions is called.

/** By module name: the names that it exports. */
export const LATER = {
  katex: ['default'],
  'jpeg-js': ['default'],
  '@geoslide/svg': ['writeSvg'],
  '@geoslide/tikz': ['writeTikz'],
};

/** Code of a module that takes what `source`, a require call, gives when it is first used. */
function shim(names, source) {
  const exported = names.map((name) =>
    name === 'default'
      ? `export default new Proxy({}, { get: (_, key) => (${source}).default[key] });`
      : `export const ${name} = (...given) => (${source}).${name}(...given);`,
  );
  return exported.join('\n');
}

/**
 * An esbuild plugin that puts shims in the place of these modules.
 * @param fileOf The file beside the bundle that has the module; without it the module is in the bundle, and runs when it is called for.
 */
export function later(names, fileOf) {
  const filter = new RegExp(`^(${names.join('|')})$`);
  return {
    name: 'later',
    setup({ onResolve, onLoad }) {
      const held = (namespace, { path, resolveDir }) => ({ path, namespace, pluginData: { resolveDir } });
      const real = (name) => (fileOf ? `./${fileOf(name)}` : `now:${name}`);
      onResolve({ filter }, (found) => (found.namespace === 'now' ? undefined : held('later', found)));
      onLoad({ filter: /.*/, namespace: 'later' }, ({ path, pluginData: { resolveDir } }) => ({
        contents: shim(LATER[path], `require(${JSON.stringify(real(path))})`),
        resolveDir,
      }));
      if (fileOf) {
        onResolve({ filter: /^\.\/.*\.script\.js$/, namespace: 'later' }, ({ path }) => ({ path, external: true }));
        return;
      }
      onResolve({ filter: /^now:/, namespace: 'later' }, (found) =>
        held('now', { ...found, path: found.path.slice('now:'.length) }),
      );
      onLoad({ filter: /.*/, namespace: 'now' }, ({ path, pluginData: { resolveDir } }) => ({
        // An import, so that the module's ESM is taken.
        contents: `export { ${LATER[path]} } from '${path}';`,
        resolveDir,
      }));
    },
  };
}
