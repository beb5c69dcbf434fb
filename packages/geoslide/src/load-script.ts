import type { Script } from 'node:vm';

// To import a built-in module is to read all that it exports, and with that to load streams and more.
const { closeSync, existsSync, fstatSync, openSync, readSync } = process.getBuiltinModule('node:fs');
const { basename, dirname, join } = process.getBuiltinModule('node:path');
const { fileURLToPath } = process.getBuiltinModule('node:url');
const vm = process.getBuiltinModule('node:vm');

/** A file that has been run, and what it exports. */
export interface LoadedScript {
  readonly file: string;
  readonly exports: unknown;
  /** Its compiled code can be kept, best after it has been used. */
  readonly script: Script;
}

export interface LoadOptions {
  /** Tells a script the file of a package's entry, by the package's name: its own files may lie there. */
  readonly resolve?: (name: string) => string;
  /** Gets this script once it has run, and those of files beside it when they have. */
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
 * Runs a script as `require` runs a CommonJS file, with the compiled code that lies beside it where there is such for this V8. It can require Node's own
 * modules, and scripts in files beside it, which are run so too.
 *
 * @param file A CommonJS file in UTF-8 that a build has put into the function that is called here, behind a stamp.
 */
export function loadScript(file: string, { resolve, onLoad = () => {} }: LoadOptions = {}): LoadedScript {
  const beside = new Map<string, LoadedScript>();
  const load = (path: string): LoadedScript => {
    const known = beside.get(path);
    if (known !== undefined) return known;
    const require = (name: string): unknown => {
      if (name.startsWith('./')) return load(join(dirname(path), name)).exports;
      const builtin = process.getBuiltinModule(name);
      if (builtin !== undefined) return builtin;
      throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' });
    };
    const loaded = run(path, require, resolve);
    beside.set(path, loaded);
    onLoad(loaded);
    return loaded;
  };
  return load(file);
}

/**
 * Finds the entries of packages of this project where npm and pnpm put them, below or beside the one that asks; elsewhere `resolve` finds their URLs, as
 * `import.meta.resolve` does. Node's own way takes a millisecond for each.
 * @param dist The folder `dist` of the package that asks.
 */
export function resolver(dist: string, resolve: (name: string) => string): (name: string) => string {
  const folder = dirname(dist);
  return (name) => {
    const below = `${folder}/node_modules/${name}/dist/index.js`;
    if (existsSync(below)) return below;
    const beside = `${dirname(folder)}/${name}/dist/index.js`;
    return existsSync(beside) ? beside : fileURLToPath(resolve(name));
  };
}

/** Bytes that a script and what V8 has made of it are read into; what of them is not used takes no memory. */
const ROOM = 1 << 21;

let room: Buffer | undefined;

/** The same memory for all that is read at once: what is read next comes to pages that are there. Kept for longer, it would keep malloc from reusing others. */
function takeRoom(): Buffer {
  if (room === undefined) {
    room = Buffer.allocUnsafeSlow(ROOM);
    queueMicrotask(() => {
      room = undefined;
    });
  }
  return room;
}

/** A file's bytes, in `room` where that is large enough. */
function read(file: string, room: Buffer): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const bytes = size > room.length ? Buffer.allocUnsafeSlow(size) : room;
    let end = 0;
    while (end < size) {
      const count = readSync(descriptor, bytes, end, size - end, null);
      if (count === 0) throw new Error(`${file} got shorter while it was read: try again`);
      end += count;
    }
    return bytes.subarray(0, size);
  } finally {
    closeSync(descriptor);
  }
}

function run(file: string, require: (name: string) => unknown, resolve: LoadOptions['resolve']): LoadedScript {
  // The next file comes to the same memory, which is paged in: that takes longer than to read.
  const source = read(file, takeRoom()).toString('utf8');
  const kept = compiledFile(file, source);
  // Made for another version, or not at all: V8 compiles the source as ever.
  const cachedData = existsSync(kept) ? read(kept, takeRoom()) : undefined;
  const script = new vm.Script(source, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, require, module, file, dirname(file), resolve);
  return { file, exports: module.exports, script };
}
