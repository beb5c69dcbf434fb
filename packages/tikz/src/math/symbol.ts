import { escapeCharacter, type ForeignCharacters } from '../escape.js';
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
  '\\lparen': '(',
  '\\rparen': ')',
  // amssymb's is a narrower sign.
  '\\Join': '\\bowtie',
  '\\notni': '\\not\\ni',
  // amsmath's has spaces of its own.
  '\\And': '\\mathbin{\\&}',
  '\\space': '\\ ',
  '\\ ': '\\ ',
  // In math LaTeX's ~ is an atom, which has spaces beside relations.
  '\\nobreakspace': '\\ ',
  ' ': '\\ ',
  '\u00a0': '\\ ',
  '\\nobreak': '',
  '\\allowbreak': '',
  '\\@not': '\\not',
  '·': '\\cdotp',
};

/** Signs that LaTeX lacks, or has in another shape or size. */
const UNSAID: ReadonlySet<string> = new Set(
  [
    '\\oiint \\oiiint \\origof \\imageof \\Bbbk \\lgroup \\rgroup \\lmoustache \\rmoustache \\minuso \\standardstate',
    '\u27ee \u27ef \u23b0 \u23b1 \u2033 \u2034',
  ]
    .join(' ')
    .split(' '),
);
/** Characters of Chinese, for which the document looks for a font. */
const FOREIGN = /[\p{Script=Han}\u2e80-\u30ff\uff00-\uffef]/u;
/** Greek capitals that LaTeX takes from the Latin ones. KaTeX has them upright, as the other Greek capitals. */
const LATIN_CAPITALS: ReadonlyMap<string, string> = new Map(
  [...'ΑΒΕΖΗΙΚΜΝΟΡΤΧ'].map((greek, i) => [greek, 'ABEZHIKMNOPTX'[i]!]),
);
/** Letters that are a font of their own: 𝐀𝒜𝔅𝔸. */
const STYLED = /[\u{1d400}-\u{1d7ff}]/u;

/** A character of text, where a font of TeX has it. */
function character(text: string, { foreign }: Context): string {
  const known: ForeignCharacters = {
    add(character) {
      if (!FOREIGN.test(character)) throw new UnsupportedMath(`TeX's fonts lack ${character}`);
      return foreign.add(character);
    },
  };
  return escapeCharacter(text, known);
}

const COMMAND = /^\\(?:[a-zA-Z]+|[^a-zA-Z\s])$/;

/**
 * A symbol of KaTeX's tables as LaTeX. Commands are KaTeX's own: its parser makes no symbol of any other.
 */
export function symbol(text: string, context: Context): string {
  if (UNSAID.has(text) || STYLED.test(text)) throw new UnsupportedMath(`LaTeX has no ${text}`);
  if (context.mode === 'text') return textSymbol(text, context);
  const replaced = Object.hasOwn(REPLACED, text) ? REPLACED[text] : undefined;
  if (replaced !== undefined) return replaced;
  if (COMMAND.test(text)) return text;
  // KaTeX's own font has these; amssymb's signs of that name have another shape.
  if (text.startsWith('\\@')) throw new UnsupportedMath(`LaTeX has no ${text}`);
  if (/^[a-zA-Z0-9+\-*/()[\]=<>|.,;:!?'"@`]$/.test(text)) return text;
  const latin = LATIN_CAPITALS.get(text);
  if (latin !== undefined) return `\\mathrm{${latin}}`;
  const known = mathSymbol(text);
  if (known !== undefined) return known;
  const plain = text.normalize('NFKD');
  if (plain !== text && /^[a-zA-Z0-9]+$/.test(plain)) return plain;
  return `\\text{${character(text, context)}}`;
}

function textSymbol(text: string, context: Context): string {
  if (text === ' ') return ' ';
  if (text === '\\space' || text === '\\ ') return '\\ ';
  if (text === '\\nobreakspace') return '~';
  if (text === '\\degree') return '\\textdegree';
  if (text === '\\varvdots') return '$\\vdots$';
  if (text === '·') return '$\\cdotp$';
  // An opening quote, as in TeX.
  if (text === '`') return '{`}';
  if (COMMAND.test(text)) return MATH_IN_TEXT.has(text) ? `$${text}$` : text;
  if (text.length > 1 && text.startsWith('\\')) throw new UnsupportedMath(`${text} is unknown in text`);
  return character(text, context);
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
