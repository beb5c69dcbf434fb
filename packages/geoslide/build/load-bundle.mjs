import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** V8's compiled code of a bundle holds for one source, one version of V8 and one kind of processor. */
function cacheFile(file, source) {
  const hash = /^\/\* ([0-9a-f]+) \*\//.exec(source)?.[1];
  if (hash === undefined) throw new Error(`${file} was not written by this build: run "npm run build"`);
  return join(dirname(file), 'code-cache', `${basename(file)}-${hash}-${process.versions.v8}-${process.arch}`);
}

/**
 * Runs a CommonJS bundle with the compiled code that was kept for it. Where there is none, or where it does not suit this Node, V8 compiles the source.
 *
 * @param {string} file A file that `buildBundle` has written.
 * @returns {{ exports: any, file: string, source: string, script: Script }}
 */
export function loadBundle(file) {
  const source = readFileSync(file, 'utf8');
  const cache = cacheFile(file, source);
  const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
  const script = new Script(source, { filename: file, cachedData });
  if (script.cachedDataRejected)
    process.emitWarning(`${cache} does not suit this Node or its flags: Geoslide starts without it, more slowly`);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return { exports: module.exports, file, source, script };
}

/**
 * Keeps the compiled code of what a bundle has run until now, in the place of what was kept for other builds.
 *
 * @returns {string} The file that was written.
 */
export function keepCompiled({ file, source, script }) {
  const target = cacheFile(file, source);
  const folder = dirname(target);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${basename(file)}-`)) rmSync(join(folder, name));
  }
  // A process that starts meanwhile finds all of it, or nothing.
  const draft = `${target}-${process.pid}`;
  writeFileSync(draft, script.createCachedData());
  renameSync(draft, target);
  return target;
}
