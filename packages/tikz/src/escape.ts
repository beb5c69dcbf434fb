import { mathSymbol } from './symbols.js';

/** Characters with a meaning of their own in TeX, as text. */
const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
  '`': '\\textasciigrave{}',
};

/** Characters that TeX's fonts would join to another one: -- is a dash, ,, and '' are quotation marks. */
const LIGATURES = /([-,'?!])(?=\1)/g;

/** Signs that LaTeX's text encodings have under a name in every engine. */
const NAMED: Readonly<Record<string, string>> = {
  '\u00a0': '~',
  '\u00ad': '',
  '\u2013': '--',
  '\u2014': '---',
  '\u2018': '\\textquoteleft{}',
  '\u2019': '\\textquoteright{}',
  '\u201c': '\\textquotedblleft{}',
  '\u201d': '\\textquotedblright{}',
  '\u201e': '\\quotedblbase{}',
  '\u2022': '\\textbullet{}',
  '\u2026': '\\ldots{}',
  '\u20ac': '\\texteuro{}',
  '\u2122': '\\texttrademark{}',
};

const SUPERSCRIPTS = '⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ';
const SUPERSCRIPT_TEXT = '0456789+-=()in';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';
const SUBSCRIPT_TEXT = '0123456789+-=()';

/** Latin letters that inputenc's utf8 and T1 know, and Unicode fonts have: Latin-1 and Latin Extended-A. */
const LATIN = /[\u00a1-\u00ac\u00ae-\u0137\u0139-\u0148\u014a-\u017e]/;
/** What has no look of its own: control characters, joiners, marks of direction, variation selectors, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]|[\ufe00-\ufe0f]/u;

/** Letters and marks but those that gbsn has in Chinese and Japanese. */
const LETTER = /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{M}]/u;

/** Whether a text has letters that no font of pdfTeX has as they are in words: Vietnamese, Cyrillic, Korean… */
export function lacksFontInPdfTex(source: string): boolean {
  return [...source].some(
    (character) =>
      character > '~' && LETTER.test(character) && !LATIN.test(character) && mathSymbol(character) === undefined,
  );
}

/** Collects characters that no Latin font of TeX has; the preamble says how each is drawn. */
export interface ForeignCharacters {
  add(character: string): unknown;
}

/**
 * One line of plain text as TeX source that typesets it: no character of it is left with a meaning to TeX.
 * Spaces are kept as they are, control characters are dropped.
 */
export function escapeText(text: string, foreign: ForeignCharacters): string {
  const source = [...text.replace(/[\t\n\r\f\v]+/g, ' ')]
    .map((character) => escapeCharacter(character, foreign))
    .join('');
  return source
    .replace(/(?<!\\)\$\$/g, ' ')
    .replace(LIGATURES, '$1{}')
    .replace(/^ +| {2,}| +$/g, (spaces) => '\\ '.repeat(spaces.length));
}

/** A character of text mode as TeX source. */
export function escapeCharacter(character: string, foreign: ForeignCharacters): string {
  const fixed = SPECIAL[character] ?? NAMED[character];
  if (fixed !== undefined) return fixed;
  if (/[ -~]/.test(character) || LATIN.test(character)) return character;
  if (INVISIBLE.test(character)) return '';
  const raised = SUPERSCRIPTS.indexOf(character);
  if (raised >= 0) return `\\textsuperscript{${SUPERSCRIPT_TEXT[raised]}}`;
  const lowered = SUBSCRIPTS.indexOf(character);
  if (lowered >= 0) return `\\textsubscript{${SUBSCRIPT_TEXT[lowered]}}`;
  const symbol = mathSymbol(character);
  if (symbol !== undefined) return `$${symbol}$`;
  foreign.add(character);
  return character;
}

/** A comment's text on one line. */
export function escapeComment(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
