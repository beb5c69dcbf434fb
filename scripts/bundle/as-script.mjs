import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes a CommonJS file a script for `loadScript`: the function that it calls, behind a hash, by which V8's compiled code of another source
 * of the same length is not taken for this one's.
 */
export function asScript(file) {
  const source = readFileSync(file, 'latin1');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const parameters = 'exports, require, module, __filename, __dirname, resolve';
  writeFileSync(file, `/*${hash}*/(function (${parameters}) {${source}\n})`, 'latin1');
}
