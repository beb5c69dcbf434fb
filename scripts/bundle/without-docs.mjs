import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The language's tables. Node would look for the packages' bundles, which may be what is being built. */
async function readTables() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../packages/geometry/dist/index.js', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

const { constructors, functionTable, properties } = await readTables();

/** What the tables of the language say for its reference page, sentences and examples: no program that draws reads them. */
const texts = new Set([
  ...constructors.flatMap(({ signatures }) => signatures.flatMap(({ doc, example }) => [doc, example])),
  ...[...properties, ...functionTable].map(({ doc }) => doc),
]);

/** Shorter ones may stand for something else, too. */
const SHORTEST = 12;

/** A script that esbuild has minified, with nothing in the place of these texts. */
export function withoutDocs(source) {
  let rest = source;
  for (const text of texts) {
    if (text.length < SHORTEST) continue;
    for (const literal of literalsOf(text)) rest = rest.replaceAll(literal, '""');
  }
  return rest;
}

/** How esbuild may write a text. */
function literalsOf(text) {
  const ascii = text.replaceAll('\\', '\\\\').replace(/[^\x20-\x7e]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16).toUpperCase();
    return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`;
  });
  return ['"', "'", '`'].map((quote) => quote + ascii.replaceAll(quote, `\\${quote}`) + quote);
}
