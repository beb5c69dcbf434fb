import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/root.js';

/** Characters beyond ASCII that some code tells from others are found in these sources, their tests apart, and in KaTeX. */
const CODE = ['geometry', 'core', 'fonts', 'svg', 'tikz', 'protocol', 'geoslide'].map((name) =>
  join(root, 'packages', name, 'src'),
);
const KATEX = join(root, 'packages/core/node_modules/katex/dist/katex.mjs');

/** Ranges in regular expressions, such as `₀-₉`; longer ones are of whole scripts. */
const RANGE = /([^\p{ASCII}])-([^\p{ASCII}])/gu;
const MAX_RANGE = 100;
const ESCAPE = /\\u\{?([0-9a-fA-F]{4,5})\}?/g;

/** What no code may have to name: letters of people's own alphabets and keyboards. */
const OTHERS = 'àéñßøΩЖ中文字点角한ＡＺ０９，（）：；√∠⊥∥≅∽△⊙';

function* codePointsOf(text: string): Generator<number> {
  for (const character of text) yield character.codePointAt(0)!;
  for (const [, digits] of text.matchAll(ESCAPE)) yield Number.parseInt(digits!, 16);
  for (const [, first, last] of text.matchAll(RANGE)) {
    const [from, to] = [first!.codePointAt(0)!, last!.codePointAt(0)!];
    for (let code = from; code <= to && to - from <= MAX_RANGE; code++) yield code;
  }
}

const isCharacter = (code: number) => code >= 0xa0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);

const charactersOf = (files: readonly string[], more = ''): string[] => {
  const texts = [...files.map((file) => readFileSync(file, 'utf8')), more];
  const codes = new Set(texts.flatMap((text) => [...codePointsOf(text)]).filter(isCharacter));
  return [...codes].sort((a, b) => a - b).map((code) => String.fromCodePoint(code));
};

/** The characters that our code names, and `OTHERS`, in order. */
export const ourCharacters = charactersOf(
  CODE.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  ),
  OTHERS,
);

/** Those that only KaTeX names, in order. */
export const katexCharacters = charactersOf([KATEX]).filter((character) => !ourCharacters.includes(character));
