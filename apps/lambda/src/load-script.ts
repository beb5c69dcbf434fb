import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { arch, versions } from 'node:process';
import { Script } from 'node:vm';
import { gunzipSync } from 'node:zlib';

/** Where a script's compiled code is kept, gzipped, for this version of V8; it refuses what was made with other flags. */
export function compiledFile(file: string): string {
  return join(dirname(file), '../compiled', `${basename(file)}-${versions.v8}-${arch}.gz`);
}

function readCompiled(file: string): Buffer | undefined {
  const path = compiledFile(file);
  // Made for another version, or not at all: V8 compiles the source as ever.
  if (!existsSync(path)) return undefined;
  try {
    return gunzipSync(readFileSync(path));
  } catch (error) {
    console.error(`${path} can't be read, so the code is compiled anew. Build the function's folder again.`, error);
    return undefined;
  }
}

/**
 * Runs a CommonJS file as `require` would, with the compiled code that lies beside it where there is such for this V8.
 * The script makes that code, best after it has run.
 */
export function loadScript(file: string): { readonly exports: unknown; readonly script: Script } {
  const cachedData = readCompiled(file);
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
  const script = new Script(source, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return { exports: module.exports, script };
}
