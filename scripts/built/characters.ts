import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './place.mjs';

/** Every character beyond ASCII that some code tells from others: what is in these sources, their tests apart, and in KaTeX. */
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

/** The characters, in order. */
export function specialCharacters(): string[] {
  const files = CODE.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  const texts = [...files, KATEX].map((file) => readFileSync(file, 'utf8'));
  const codes = new Set([...texts, OTHERS].flatMap((text) => [...codePointsOf(text)]).filter(isCharacter));
  return [...codes].sort((a, b) => a - b).map((code) => String.fromCodePoint(code));
}
