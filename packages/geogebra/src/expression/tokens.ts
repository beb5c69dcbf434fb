import { Unreadable } from '../unreadable.js';

export type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly name: string; readonly primes: number }
  | { readonly kind: 'superscript'; readonly value: number }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'end' };

/** Characters of an expression: the longest that was met has 2000. */
const MAX_LENGTH = 50_000;

const BLANK = /[\s\u00a0\u2061-\u2064]+/uy;
/** Two dots after it are those of `1...5`. */
const NUMBER = /(?:\d+(?:\.(?!\.)\d*)?|\.\d+)(?:E[+-]?\d+)?/uy;
/** A cell of the spreadsheet as it is written to be copied: `$A$1`. */
const CELL = /\$[A-Z]+\$?\d+|[A-Z]+\$\d+/uy;
const NAME = /[\p{L}$ℯί∞_][\p{L}\p{M}\p{Nd}]*(?:['′’]*(?:_(?:\{[^}]*\}|[\p{L}\p{M}\p{Nd}]))?)['′’]*/uy;
const TEXT = /"[^"]*"|“[^”]*”/uy;
const SUPERSCRIPT = /[⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/uy;
const SYMBOL = /\.\.\.|:=|==|!=|<=|>=|&&|\|\||[-+*/^=<>(){}[\],;:|!?°%…≟≠≤≥∧∨¬→∈∥⟂⊥⊆⊂∖\\⊗×·⋅−√]/uy;

const SPELLINGS: Readonly<Record<string, string>> = {
  '≟': '==',
  '≠': '!=',
  '≤': '<=',
  '≥': '>=',
  '∧': '&&',
  '∨': '||',
  '⊥': '⟂',
  '\\': '∖',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '−': '-',
  ':=': '=',
  '…': '...',
};

const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The tokens of an expression, the last of kind `end`. Throws Unreadable. */
export function tokenize(source: string): Token[] {
  if (source.length > MAX_LENGTH) throw new Unreadable(`an expression of ${source.length} characters`);
  const tokens: Token[] = [];
  let offset = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = offset;
    const found = pattern.exec(source)?.[0];
    if (found !== undefined) offset += found.length;
    return found;
  };
  while (offset < source.length) {
    if (next(BLANK) !== undefined) continue;
    const token = readToken(next);
    if (token === undefined)
      throw new Unreadable(`${JSON.stringify(source.slice(offset, offset + 10))} in an expression`);
    tokens.push(token);
  }
  tokens.push({ kind: 'end' });
  return tokens;
}

function readToken(next: (pattern: RegExp) => string | undefined): Token | undefined {
  const digits = next(NUMBER);
  if (digits !== undefined) return { kind: 'number', value: Number(digits) };
  const text = next(TEXT);
  if (text !== undefined) return { kind: 'text', value: text.slice(1, -1) };
  const cell = next(CELL);
  if (cell !== undefined) return { kind: 'name', name: cell.replaceAll('$', ''), primes: 0 };
  const name = next(NAME);
  if (name !== undefined) {
    const primes = /['′’]*$/u.exec(name)![0].length;
    return { kind: 'name', name: name.replace(/[′’]/gu, "'"), primes };
  }
  const raised = next(SUPERSCRIPT);
  if (raised !== undefined) {
    const value = Number(
      [...raised]
        .map((digit) => DIGITS.indexOf(digit))
        .filter((digit) => digit >= 0)
        .join(''),
    );
    return { kind: 'superscript', value: raised.startsWith('⁻') ? -value : value };
  }
  const symbol = next(SYMBOL);
  return symbol === undefined ? undefined : { kind: 'symbol', symbol: SPELLINGS[symbol] ?? symbol };
}
