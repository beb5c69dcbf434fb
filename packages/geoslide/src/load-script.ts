import type { Script } from 'node:vm';

// To import a built-in module is to read all that it exports, and with that to load streams and more.
const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
const { createRequire } = process.getBuiltinModule('node:module');
const { basename, dirname, join } = process.getBuiltinModule('node:path');
const vm = process.getBuiltinModule('node:vm');

/** A file that has been run, and what it exports. */
export interface LoadedScript {
  readonly file: string;
  readonly exports: unknown;
  /** Its compiled code can be kept, best after it has been used. */
  readonly script: Script;
}

export interface LoadOptions {
  /** What `require` gives the script for these names. */
  readonly modules?: Readonly<Record<string, unknown>>;
  /** Gets this script once it has run, and those that it loads from files beside it when it needs them. */
  readonly onLoad?: (loaded: LoadedScript) => void;
}

/** A stamp tells sources of one length apart, which V8 does not. */
const STAMP = /^\/\*([0-9a-f]+)\*\//;

/**
 * Where a script's compiled code is kept, for this version of V8; V8 refuses what was made with other flags.
 * @throws {Error} where the source has no stamp.
 */
export function compiledFile(file: string, source: string): string {
  const stamp = STAMP.exec(source)?.[1];
  if (stamp === undefined) throw new Error(`${file} has no stamp: build it again`);
  return join(dirname(file), 'compiled', `${basename(file)}-${stamp}-${process.versions.v8}-${process.arch}`);
}

/**
 * Runs a script as `require` runs a CommonJS file, with the compiled code that lies beside it where there is such for this V8. Scripts that it requires
 * from files beside it are run so too.
 *
 * @param file A CommonJS file in ASCII that a build has put into the function that Node calls, behind a stamp.
 */
export function loadScript(file: string, { modules = {}, onLoad = () => {} }: LoadOptions = {}): LoadedScript {
  const beside = new Map<string, LoadedScript>();
  const load = (path: string): LoadedScript => {
    const known = beside.get(path);
    if (known !== undefined) return known;
    const loaded = run(path, (name) =>
      name.startsWith('./') ? load(join(dirname(path), name)).exports : modules[name],
    );
    beside.set(path, loaded);
    onLoad(loaded);
    return loaded;
  };
  return load(file);
}

function run(file: string, known: (name: string) => unknown): LoadedScript {
  const source = readFileSync(file, 'latin1');
  const kept = compiledFile(file, source);
  // Made for another version, or not at all: V8 compiles the source as ever.
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const script = new vm.Script(source, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  const module = { exports: {} };
  const requireElsewhere = createRequire(file);
  const require = (name: string): unknown => known(name) ?? requireElsewhere(name);
  require.resolve = requireElsewhere.resolve;
  script.runInThisContext()(module.exports, require, module, file, dirname(file));
  return { file, exports: module.exports, script };
}
