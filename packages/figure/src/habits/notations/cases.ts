import type { Habit } from '../habit.js';
import { write } from '../habit.js';

/** A function by cases, with the name before its formulas. */
const DEFINITION =
  /^(?:let\s+)?(\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*)\s*(?:\(\s*x\s*\))?\s*:?[:=]\s*(?:(?:y|\p{L}\s*\(\s*x\s*\))\s*:?=\s*)?(.*?)\s*("[^"]*")?$/su;

/** What parts a formula from its condition, and one case from the next. */
const SEPARATOR =
  /(?:[,;:&?\n]|(?<![\p{L}\d_])(?:if|for|when|where|then|falls|wenn|für|dann|si|pour|sinon|alors|else|otherwise|sonst|elif|and\s+(?=\S+\s*$))(?![\p{L}\d_(]))+/u;

const COMPARISON = /[<>≤≥≠]|!=|\\(?:le|ge|ne)q?(?![a-z])/;

/** The text of LaTeX's `cases` as plain signs. */
const plainSigns = (text: string): string =>
  text
    .replaceAll('\\\\', ';')
    .replace(/\\(?:begin|end)\s*\{(?:cases|array|aligned)\}(?:\{[^{}]*\})?/g, ' ')
    .replace(/\\(?:left|right)\s*[\\{}.]*/g, ' ')
    .replace(/\\(?:text|mathrm|mbox)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\leq?(?![a-z])/g, '<=')
    .replace(/\\geq?(?![a-z])/g, '>=')
    .replace(/\\neq?(?![a-z])/g, '!=')
    .replace(/\\(?:quad|qquad|[,;! ])/g, ' ');

/** The text without the brackets around all of it. */
function withoutBraces(text: string): string {
  const called = /^(?:piecewise|cases|stückweise|partes)\s*\((.*)\)$/su.exec(text)?.[1];
  if (called !== undefined) return called.trim();
  const inner = /^\{(.*)\}?$/su.exec(text)?.[1]?.replace(/\}\s*$/, '') ?? text;
  return inner.trim();
}

/** The parts between separators outside of brackets. A condition in brackets at the end of a formula is a part too. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if ('(['.includes(sign)) depth += 1;
    else if (')]'.includes(sign)) depth -= 1;
    if (depth > 0) continue;
    const found = SEPARATOR.exec(text.slice(at, at + MAX_WORD));
    if (found === null || found.index > 0 || /[\p{L}\d_]$/u.test(/^\p{L}/u.test(found[0]) ? (text[at - 1] ?? '') : ''))
      continue;
    parts.push(text.slice(start, at));
    start = at + found[0].length;
    at = start - 1;
  }
  parts.push(text.slice(start));
  return parts
    .flatMap((part) => {
      const [, formula, condition] = /^(.*\S)\s*\(([^()]*)\)\s*$/su.exec(part) ?? [];
      return condition !== undefined && COMPARISON.test(condition) && !COMPARISON.test(formula!)
        ? [formula!, condition]
        : [part];
    })
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The longest word of a separator with what may follow it. */
const MAX_WORD = 12;

/** Longer definitions are none of this kind. */
const MAX_LENGTH = 400;

/**
 * A function by cases in whatever signs: `{x^2 : x < 0, x + 1 : x >= 0}`, `x^2 if x < 0 else x + 1`, the `cases` of
 * LaTeX, one case to a line; undefined for other statements.
 */
export function casesMeant(statement: string): Habit | undefined {
  if (statement.length > MAX_LENGTH || !COMPARISON.test(statement)) return undefined;
  const [, name, body = '', label] = DEFINITION.exec(statement) ?? [];
  if (name === undefined || body === '' || /"/.test(body)) return undefined;
  const called = /^(?:piecewise|cases|stückweise)\s*\((.*:.*)\)$/isu.exec(body)?.[1] ?? body;
  const inner = withoutBraces(plainSigns(called).trim());
  if (/[{}"=](?<![<>!]=)/.test(inner)) return undefined;
  const all = partsOf(inner);
  // What is left of `for x` says nothing, but a formula may be x itself.
  const others = all.filter((part) => part !== 'x');
  const count = all.filter((part) => COMPARISON.test(part)).length;
  const parts = others.length < 2 * count ? all : others;
  const conditions = parts.filter((part) => COMPARISON.test(part));
  const formulas = parts.filter((part) => !COMPARISON.test(part));
  const rest = formulas.slice(conditions.length);
  if (conditions.length === 0 || formulas.length < 2 || formulas.length < conditions.length || rest.length > 1)
    return undefined;
  if (!conditions.every((condition) => /(?<!\p{L})x(?!\p{L})/u.test(condition))) return undefined;
  const pairs = conditions.flatMap((condition, i) => [condition.replace(/≠/g, '!='), formulas[i]!]);
  return write(
    `${name === 'y' ? 'f' : name}: y = if(${[...pairs, ...rest].join(', ')})${label === undefined ? '' : ` ${label}`}`,
  );
}
