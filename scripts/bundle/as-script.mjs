import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { withoutDocs } from './without-docs.mjs';

/**
 * Makes a CommonJS file a script for `loadScript`: the function that it calls, behind a hash, by which V8's compiled code of another source
 * of the same length is not taken for this one's. What only the language's reference needs is left out.
 */
export function asScript(file) {
  const source = withoutDocs(readFileSync(file, 'utf8'));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const parameters = 'exports, require, module, __filename, __dirname, resolve';
  writeFileSync(file, `/*${hash}*/(function (${parameters}) {${source}\n})`, 'utf8');
}
