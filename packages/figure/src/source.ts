import { construct } from '@geoslide/geometry';
import { skipQuoted } from './cursor.js';

/** After these signs an expression goes on, so a string there is a part of it and no label. */
const OPERATOR = /[-+*/%^=<>&|,×÷·⋅−≤≥≠]/;
const OPEN = '([{';
const CLOSE = ')]}';

/**
 * Where the expression that begins at `start` ends: before a block, a label, a comment or a `stop` outside brackets, else at `end`. Blanks
 * before that are no part of it. The language has no braces, and a string at top level only where an operand has to stand, so nothing in a
 * source is taken for a block or a label.
 */
export function sourceEnd(text: string, start: number, end: number, stop?: RegExp): number {
  let depth = 0;
  let last = start;
  let operandNeeded = true;
  for (let at = start; at < end; ) {
    const sign = text[at]!;
    if (text.startsWith('--', at)) {
      if (depth === 0) break;
      const line = text.indexOf('\n', at);
      at = line < 0 ? end : line;
      continue;
    }
    if (/\s/.test(sign)) {
      if (depth === 0 && sign === '\n') break;
      at += 1;
      continue;
    }
    if (depth === 0) {
      if (sign === '{' || sign === '`' || (sign === '"' && !operandNeeded)) break;
      if (stop !== undefined) {
        stop.lastIndex = at;
        if (stop.test(text)) break;
      }
    }
    if (sign === '"') {
      at = Math.min(skipQuoted(text, at) ?? end, end);
      operandNeeded = false;
    } else {
      if (OPEN.includes(sign)) depth += 1;
      if (CLOSE.includes(sign)) depth -= 1;
      operandNeeded = OPERATOR.test(sign);
      at += 1;
    }
    last = at;
  }
  return last;
}

/** A number and what may stand after it, so that the value of `?:=` is that number alone. */
const PLACEHOLDER = /\?(?::=\s*([-−]?\s*(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?)(?=\s*(?:[,)\]]|$)))?/g;
const SKIPPED = /"(?:[^"\\]|\\["\\]|\\(?!["\\]))*"|--[^\n]*/g;

interface Placeholder {
  readonly start: number;
  readonly end: number;
  /** The number of `?:=`, where it is one. */
  readonly value: number | undefined;
  /** True for a `?` with neither a number nor an expression. */
  readonly bare: boolean;
}

/** The placeholders of a source in their order, without those in strings and comments. */
export function placeholdersOf(source: string): Placeholder[] {
  if (!source.includes('?')) return [];
  const masked = source.replace(SKIPPED, (part) => ' '.repeat(part.length));
  return [...masked.matchAll(PLACEHOLDER)].map(({ 0: found, 1: digits, index }) => ({
    start: index,
    end: index + found.length,
    value: digits === undefined ? undefined : Number(digits.replace('−', '-').replace(/\s/g, '')),
    bare: digits === undefined && !masked.startsWith('?:=', index),
  }));
}

/** A source whose `?:=` numbers have gone to `values`, by the number of their placeholder from 0. */
export function takeValues(source: string): { readonly source: string; readonly values: ReadonlyMap<number, number> } {
  const values = new Map<number, number>();
  const placeholders = placeholdersOf(source);
  let rest = '';
  let from = 0;
  for (const [index, { start, end, value }] of placeholders.entries()) {
    if (value === undefined || !Number.isFinite(value)) continue;
    values.set(index, value);
    rest += `${source.slice(from, start)}?`;
    from = end;
  }
  return { source: rest + source.slice(from), values };
}

/** The reverse of {@link takeValues}: values stand in place wherever they would be read back as such. */
export function putValues(source: string, valueAt: (index: number) => string | undefined): string {
  let text = '';
  let from = 0;
  for (const [index, { end, bare }] of placeholdersOf(source).entries()) {
    const value = bare && /^\s*(?:[,)\]]|$)/.test(source.slice(end)) ? valueAt(index) : undefined;
    if (value === undefined) continue;
    text += `${source.slice(from, end)}:=${value}`;
    from = end;
  }
  return text + source.slice(from);
}

/** The value of an expression without names, such as `2π` or `sqrt(2)/2`; undefined where it is none. */
export function constantValue(source: string): number | undefined {
  if (/^-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(source)) return finite(Number(source));
  const slide = { definitions: [{ kind: 'other', id: 'number', source }], uvarMap: [], styleSheet: {} };
  try {
    const value = construct(slide).objects.get('number')?.value;
    return value?.type === 'Number' ? finite(value.value) : undefined;
  } catch {
    return undefined;
  }
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}

/** The properties of an axis with ticks at this distance: that of parts of π, such as `pi/2`, counts in that unit. */
export function spacing(value: number): Readonly<Record<string, string | number>> {
  const inPi = Number((value / Math.PI).toFixed(6));
  const isPartOfPi = inPi !== 0 && Math.abs(12 * inPi - Math.round(12 * inPi)) < 1e-4;
  return { ...(isPartOfPi && { unit: 'π' }), distanceMode: 'custom', distance: isPartOfPi ? inPi : value };
}
