import { foreignForm } from '#foreign-forms';
import type { Span } from './ast.js';
import { MAX_SOURCE_LENGTH } from './limits.js';
import { ParseError, quoted } from './parse-error.js';

export type Token =
  | (Span & { readonly kind: 'number'; readonly value: number })
  | (Span & { readonly kind: 'string'; readonly value: string })
  | (Span & { readonly kind: 'name'; readonly name: string })
  /** `²`, `⁻¹`: an integer exponent. */
  | (Span & { readonly kind: 'superscript'; readonly value: number })
  | (Span & { readonly kind: 'symbol'; readonly symbol: string })
  | (Span & { readonly kind: 'end' });

const BLANK = /(?:\s|--[^\n\r]*)+/uy;
const BLANK_START = /[\s-]/;
// What has classes of Unicode is slow to make, and made when it is needed.
const number = () => /(?:\d+(?:\.\d+|\.(?![\p{L}.]))?|\.\d+)(?:[eE][+-]?\d+)?/uy;
/** A number that ends with its last digit, whatever follows. */
const PLAIN_NUMBER = /\d+(?:\.\d+)?(?![\d.eE])/y;
const NUMBER_START = /[\d.]/;
/** π is a name of its own, so that `πx` is a product, but not in `π_1`. */
const name = () => /∞|π(?=\p{L})|\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*/uy;
/** A name of ASCII, with nothing beside it that could belong to it: making `name` takes longer than most sources. */
const PLAIN_NAME = /[A-Za-z][A-Za-z0-9_]*'*(?![A-Za-z0-9_'\x80-\uffff])/y;
const SUPERSCRIPT = /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/uy;
const SYMBOL = /\?:=|:=|->|\*\*|\|\||&&|<=|>=|==|!=|[-+*/%^=<>!?.,;()[\]|°º˚×÷·⋅−≤≥≠√∪∩∖∧∨]|\\(?=\s)/uy;

const SUPERSCRIPT_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Other spellings of a symbol, by what the parser knows it as. */
const SPELLINGS: Readonly<Record<string, string>> = {
  º: '°',
  '˚': '°',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '÷': '/',
  '\\': '∖',
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '∧': '&&',
  '∨': '||',
  '**': '^',
  ':=': '=',
};

/** The full-width forms of ASCII that Chinese keyboards type, by their distance from the plain ones. */
const FULL_WIDTH = { first: 0xff01, last: 0xff5e, offset: 0xfee0 };

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', '"': '"', '\\': '\\' };

/** An identifier as definitions spell it: primes are `'`. */
export function normalizeName(name: string): string {
  return name.replace(/[′’]/gu, "'");
}

/** True for what an expression can name: letters, digits, `_`, and primes at the end. */
export function isName(text: string): boolean {
  return match(PLAIN_NAME, text, 0) === text || match(name(), text, 0) === text;
}

function match(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0];
}

function readString(source: string, start: number): { value: string; end: number } {
  let value = '';
  let offset = start + 1;
  while (offset < source.length) {
    const character = source[offset]!;
    if (character === '"') return { value, end: offset + 1 };
    const escaped = character === '\\' ? ESCAPES[source[offset + 1] ?? ''] : undefined;
    value += escaped ?? character;
    offset += escaped === undefined ? 1 : 2;
  }
  throw new ParseError(start, 'a string without an end', 'a closing "');
}

function superscriptValue(text: string): number {
  const digits = [...text].map((character) => SUPERSCRIPT_DIGITS.indexOf(character)).filter((digit) => digit >= 0);
  return (text.startsWith('⁻') ? -1 : 1) * Number(digits.join(''));
}

function readToken(source: string, start: number): Token {
  const first = source[start]!;
  if (first === '"') {
    const { value, end } = readString(source, start);
    return { kind: 'string', value, start, end };
  }
  const digits = NUMBER_START.test(first)
    ? (match(PLAIN_NUMBER, source, start) ?? match(number(), source, start))
    : undefined;
  if (digits !== undefined) {
    const value = Number(digits);
    if (value === Number.POSITIVE_INFINITY) throw new ParseError(start, quoted(digits), 'a number below 1.8e308');
    return { kind: 'number', value, start, end: start + digits.length };
  }
  const symbol = match(SYMBOL, source, start);
  if (symbol !== undefined) {
    return { kind: 'symbol', symbol: SPELLINGS[symbol] ?? symbol, start, end: start + symbol.length };
  }
  const word = match(PLAIN_NAME, source, start) ?? match(name(), source, start);
  if (word !== undefined) {
    return { kind: 'name', name: normalizeName(word), start, end: start + word.length };
  }
  const superscript = match(SUPERSCRIPT, source, start);
  if (superscript !== undefined) {
    return { kind: 'superscript', value: superscriptValue(superscript), start, end: start + superscript.length };
  }
  const foreign = foreignForm(source, start);
  if (foreign !== undefined) throw foreign;
  const code = source.codePointAt(start)!;
  const character = String.fromCodePoint(code);
  if (code >= FULL_WIDTH.first && code <= FULL_WIDTH.last) {
    const plain = JSON.stringify(String.fromCodePoint(code - FULL_WIDTH.offset));
    throw new ParseError(start, `the full-width ${JSON.stringify(character)}`, `a plain ${plain}`);
  }
  throw unknownCharacter(character, start);
}

function unknownCharacter(character: string, start: number): ParseError {
  return new ParseError(start, JSON.stringify(character), 'a number, a name or an operator');
}

/** What braces do to the number of those that are open. */
const BRACES: Readonly<Record<string, number>> = { '{': 1, '}': -1 };
/** The beginning of a list in braces: neither of a condition nor of named values. */
const LIST_IN_BRACES = /\{[^:|<>={}]*[{}]/y;

/** A brace of `{1, 2, 3}`, a list as GeoGebra writes it, as the square bracket; undefined for any other sign. */
function readBrace(source: string, start: number, before: Token | undefined, open: number): Token | undefined {
  const span = { start, end: start + 1 };
  if (source[start] === '}' && open > 0) return { kind: 'symbol', symbol: ']', ...span };
  const isOperand = before === undefined || (before.kind === 'symbol' && /^[([,]$/.test(before.symbol));
  if (source[start] !== '{' || !isOperand || match(LIST_IN_BRACES, source, start) === undefined) return undefined;
  return { kind: 'symbol', symbol: '[', ...span };
}

/** What brackets do to the number of those that are open. */
const ROUND: Readonly<Record<string, number>> = { '(': 1, ')': -1 };

/** The tokens of a source, the last of kind `end`. Throws ParseError. */
export function tokenize(source: string): Token[] {
  if (source.length > MAX_SOURCE_LENGTH) {
    throw new ParseError(MAX_SOURCE_LENGTH, `${source.length} characters`, `at most ${MAX_SOURCE_LENGTH}`);
  }
  const tokens: Token[] = [];
  let offset = 0;
  let open = 0;
  let braces = 0;
  while (true) {
    if (BLANK_START.test(source[offset] ?? '')) offset += match(BLANK, source, offset)?.length ?? 0;
    if (offset >= source.length) break;
    const token = readBrace(source, offset, tokens.at(-1), braces) ?? readToken(source, offset);
    braces += BRACES[source[offset]!] ?? 0;
    if (token.kind === 'symbol') {
      open += ROUND[token.symbol] ?? 0;
      // It parts the coordinates of (r; θ); elsewhere it is no sign of the language.
      if (token.symbol === ';' && open <= 0) throw unknownCharacter(';', token.start);
    }
    tokens.push(token);
    offset = token.end;
  }
  tokens.push({ kind: 'end', start: source.length, end: source.length });
  return tokens;
}
