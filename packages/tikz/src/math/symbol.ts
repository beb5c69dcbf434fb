import { escapeCharacter } from '../escape.js';
import { mathSymbol } from '../symbols.js';
import { type Context, UnsupportedMath } from './context.js';

/** KaTeX's symbols that LaTeX, amssymb and mathtools have not, or have under another name. */
const REPLACED: Readonly<Record<string, string>> = {
  '\\degree': '{}^\\circ',
  '°': '{}^\\circ',
  '\\gt': '>',
  '\\lt': '<',
  '\\omicron': 'o',
  '\\varvdots': '\\vdots',
  '\\oiint': '\\oint\\!\\!\\oint',
  '\\oiiint': '\\oint\\!\\!\\oint\\!\\!\\oint',
  '\\origof': '\\circ\\!\\!-\\!\\!\\bullet',
  '\\imageof': '\\bullet\\!\\!-\\!\\!\\circ',
  '\\space': '\\ ',
  '\\ ': '\\ ',
  '\\nobreakspace': '~',
  ' ': '~',
  '\u00a0': '~',
  '\\nobreak': '',
  '\\allowbreak': '',
  '\\@not': '\\not',
};

const COMMAND = /^\\(?:[a-zA-Z]+|[^a-zA-Z\s])$/;

/**
 * A symbol of KaTeX's tables as LaTeX. Commands are KaTeX's own: its parser makes no symbol of any other.
 */
export function symbol(text: string, context: Context): string {
  if (context.mode === 'text') return textSymbol(text, context);
  const replaced = Object.hasOwn(REPLACED, text) ? REPLACED[text] : undefined;
  if (replaced !== undefined) return replaced;
  // KaTeX's own font has these, amssymb has them under the name without the mark.
  const name = text.replace(/^\\@/, '\\');
  if (COMMAND.test(name)) return name;
  if (/^[a-zA-Z0-9+\-*/()[\]=<>|.,;:!?'"@`]$/.test(text)) return text;
  const known = mathSymbol(text);
  if (known !== undefined) return known;
  const plain = text.normalize('NFKD');
  if (plain !== text && /^[a-zA-Z0-9]+$/.test(plain)) return plain;
  return `\\text{${escapeCharacter(text, context.foreign)}}`;
}

function textSymbol(text: string, context: Context): string {
  if (text === ' ') return ' ';
  if (text === '\\space' || text === '\\ ') return '\\ ';
  if (text === '\\nobreakspace') return '~';
  if (text === '\\degree') return '\\textdegree';
  if (text === '\\varvdots') return '$\\vdots$';
  if (COMMAND.test(text)) return MATH_IN_TEXT.has(text) ? `$${text}$` : text;
  if (text.length > 1 && text.startsWith('\\')) throw new UnsupportedMath(`${text} is unknown in text`);
  return escapeCharacter(text, context.foreign);
}

/** Commands of KaTeX's text mode that LaTeX has in math mode only. */
const MATH_IN_TEXT: ReadonlySet<string> = new Set(['\\circledR', '\\checkmark', '\\maltese', '\\yen']);

const DELIMITERS: Readonly<Record<string, string>> = {
  '<': '\\langle',
  '>': '\\rangle',
  '\\lt': '\\langle',
  '\\gt': '\\rangle',
  '\u230a': '\\lfloor',
  '\u230b': '\\rfloor',
  '\u2308': '\\lceil',
  '\u2309': '\\rceil',
  '\u27e8': '\\langle',
  '\u27e9': '\\rangle',
  '\u27ee': '\\lgroup',
  '\u27ef': '\\rgroup',
  '\u23b0': '\\lmoustache',
  '\u23b1': '\\rmoustache',
  '\\lparen': '(',
  '\\rparen': ')',
};

/** A delimiter as \left, \bigl and \genfrac take it. */
export function delimiter(text: string): string {
  const known = Object.hasOwn(DELIMITERS, text) ? DELIMITERS[text] : undefined;
  if (known !== undefined) return known;
  if (/^[()[\]/|.]$/.test(text) || COMMAND.test(text)) return text;
  throw new UnsupportedMath(`${text} is no delimiter`);
}
