import { hasRightToLeft } from '../shaping/complex.js';

/** Letters of which KaTeX's math, unlike its text, knows no accent: it would draw the accent's command. */
const LETTERS_OF_TEXT: Readonly<Record<string, string>> = {
  '\\c': 'ÇḐȨĢḨĶĻŅŖŞŢçḑȩģḩķļņŗşţ',
  '\\H': 'ŐŰőű',
};

function lettersOfText(): [string, string][] {
  return Object.entries(LETTERS_OF_TEXT).flatMap(([accent, letters]) =>
    [...letters].flatMap((letter): [string, string][] => {
      const plain = `${accent} ${letter.normalize('NFD')[0]}`;
      const source = `\\TextOrMath{${plain}}{\\text{${plain}}}`;
      return [letter, letter.normalize('NFD')].map((name) => [name, source]);
    }),
  );
}

/** Commands of teachers that KaTeX lacks, and macros of KaTeX's that would write to the console or mark up a page. */
export const FORMULA_MACROS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(lettersOfText()),
  '\\htmlClass': '\\@secondoftwo{#1}{#2}',
  '\\htmlData': '\\@secondoftwo{#1}{#2}',
  '\\htmlId': '\\@secondoftwo{#1}{#2}',
  '\\htmlStyle': '\\@secondoftwo{#1}{#2}',
  '\\message': '\\@secondoftwo{#1}{}',
  '\\errmessage': '\\@secondoftwo{#1}{}',
  '\\show': '\\@secondoftwo{#1}{}',
  '\\mbox': '\\text{#1}',
  '\\overarc': '\\overset{\\frown}{#1}',
  '\\wideparen': '\\overset{\\frown}{#1}',
  '\\arc': '\\overset{\\frown}{#1}',
  '\\parallelogram': '\\mathord{\\text{▱}}',
  '\\celsius': '\\mathord{\\text{℃}}',
};

/** Whether a formula needs the macros of mhchem. */
export function isChemistry(source: string): boolean {
  return /\\(?:ce|pu)(?![a-zA-Z])/.test(source);
}

/** Whether KaTeX may read a command that needs a page: links have words, which a picture can show. */
export function isTrusted(command: string): boolean {
  if (command === '\\href' || command === '\\url') return true;
  // False would paint the command in red instead of drawing what it holds, without a word.
  throw new Error(`${command} is not drawn: leave it out`);
}

/** Whether a formula has a link. */
export function hasLink(source: string): boolean {
  return /\\(?:href|url)(?![a-zA-Z])/.test(source);
}

/** Whether a formula has a sign that begins a comment. */
export function hasComment(source: string): boolean {
  if (!source.includes('%') || /\\verb/.test(source)) return false;
  // An address may have the sign.
  const words = formulaSource(source).replace(/\\(?:href|url)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  return /(?<!\\)(?:\\\\)*%/.test(words);
}

/** A control word or symbol, a delimiter of formulas, or any other character. */
const TOKEN = /\\[a-zA-Z]+|\\[\s\S]|\$\$|[\s\S]/gu;
const CLOSING: Readonly<Record<string, string>> = { $: '$', $$: '$$', '\\(': '\\)', '\\[': '\\]' };

interface Part {
  readonly source: string;
  readonly isFormula: boolean;
}

/**
 * A formula as KaTeX reads it. Delimiters around all of it are dropped; text with formulas between delimiters becomes
 * `\text`
 * and groups. A dollar outside of braces is nothing that KaTeX reads, so that no other formula changes.
 */
export function formulaSource(source: string): string {
  if (!/\$|\\[([]/.test(source)) return source;
  const parts = splitParts(source);
  if (parts === undefined) return source;
  const filled = parts.filter((part) => part.source.trim() !== '');
  const [only, ...others] = filled;
  if (only?.isFormula && others.length === 0) return only.source;
  if (parts.some((part) => !part.isFormula && hasRightToLeft(part.source))) return rightToLeftSource(parts);
  return parts.map(partSource).join('');
}

/** Words from right to left order the formulas among them, so that all become one `\text`. */
function rightToLeftSource(parts: readonly Part[]): string {
  const inner = parts.map(({ source, isFormula }) => (isFormula ? `$${source}$` : escaped(source)));
  return `\\text{${inner.join('')}}`;
}

function escaped(words: string): string {
  return words.replace(/[#%&]/g, '\\$&');
}

function partSource({ source, isFormula }: Part): string {
  if (source === '') return '';
  if (isFormula) return `{${source}}`;
  // What has commands or scripts in it was meant as math.
  return /[\\{}^_]/.test(source) ? source : `\\text{${escaped(source)}}`;
}

/** The parts outside and inside of delimiters; undefined where there are none, or one is left open. */
function splitParts(source: string): Part[] | undefined {
  const parts: Part[] = [];
  let closing: string | undefined;
  let depth = 0;
  let current = '';
  for (const [token] of source.matchAll(TOKEN)) {
    const ends = depth === 0 && closing === token;
    const starts = depth === 0 && closing === undefined && Object.hasOwn(CLOSING, token);
    if (ends || starts) {
      parts.push({ source: current, isFormula: ends });
      current = '';
      closing = starts ? CLOSING[token] : undefined;
      continue;
    }
    if (token === '{') depth++;
    else if (token === '}') depth--;
    current += token;
  }
  if (closing !== undefined || parts.length === 0) return undefined;
  return [...parts, { source: current, isFormula: false }];
}
