import { styleProperties } from '@geoslide/protocol';
import { colonAdvice, commaAdvice } from '#habits';
import type { Cursor } from './cursor.js';
import { type Fields, fields, isFields, known } from './fields.js';
import { Fault } from './problem.js';
import { constantValue } from './source.js';
import { count } from './work.js';

/** A key of a block with its value, and where each begins. */
export interface BlockEntry {
  readonly key: string;
  readonly value: unknown;
  readonly at: number;
  readonly valueAt: number;
}

/** Deeper blocks than any project has: reading calls itself for each level. */
const MAX_DEPTH = 200;

/** Longer values are no constants. */
const MAX_CONSTANT = 40;

const KEY = /[\p{L}\p{N}_$.'’]+/uy;
const STRING = /"(?:[^"\\]|\\.)*"/sy;
const PIECE = /(?:(?!--)[#\p{L}\p{N}_.%+−-])+/uy;
/** The unit of an axis; behind a number it is none. */
const DEGREES = /°/y;
/** A place or a direction, which no property takes; what is written for it is told of the property. */
const PAIR = /\([^(){}\n"]*\)/y;
const CALL = /[A-Za-z]+\([^()\n]*\)/y;
const NUMBER = /^[-+−]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Reads `{…}`: JSON in which keys and single words need no quotes, nor do the values of keys that take expressions.
 * Throws Fault.
 */
export function readBlock(cursor: Cursor, expressions: ReadonlySet<string> = NONE): BlockEntry[] {
  const entries: BlockEntry[] = [];
  const visit: Visit = (key, value, at, valueAt) => entries.push({ key, value, at, valueAt });
  readMembers(cursor, 1, visit, expressions);
  return entries;
}

const NONE: ReadonlySet<string> = new Set();

type Visit = (key: string, value: unknown, at: number, valueAt: number) => void;

export function blockFields(entries: readonly BlockEntry[]): Fields {
  return fields(entries.map(({ key, value }) => [key, value]));
}

function readMembers(cursor: Cursor, depth: number, visit: Visit, expressions: ReadonlySet<string> = NONE): void {
  if (!cursor.take('{')) throw cursor.fault('a block', 'write the properties in { and }, such as {color: red}');
  while (!cursor.take('}')) {
    cursor.blank();
    const { at } = cursor;
    count('key');
    const key = withHyphens(readKey(cursor), cursor);
    if (!cursor.take(':')) readOtherColon(key, cursor);
    cursor.blank();
    const valueAt = cursor.at;
    const isExpression = expressions.has(key) && cursor.next() !== '"';
    const value = isExpression ? readExpression(cursor) : readValue(cursor, depth);
    visit(key, value, at, valueAt);
    if (!cursor.take(',') && cursor.next() !== '}') readOtherComma(key, value, cursor);
  }
}

/** `lineWidth` for `line-width`, as CSS has it. */
function withHyphens(key: string, cursor: Cursor): string {
  const hyphenated = cursor.match(/(?:-[a-z]+)+(?=\s*[:=])/y);
  if (hyphenated === undefined) return key;
  const joined = key + hyphenated.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  // An unknown property is told by itself, as is one that letters alone have.
  const isOwn =
    !/^(?:fill|stroke)Opacity$/.test(joined) &&
    Object.values(styleProperties).some((known) => Object.hasOwn(known, joined));
  if (isOwn) cursor.slip(hyphenated, 'a name without hyphens', `write ${joined}`);
  else cursor.at += hyphenated.length;
  return joined;
}

/** A sign = in place of the colon. Throws Fault where there is none, or where it belongs to a condition. */
function readOtherColon(key: string, cursor: Cursor): void {
  const isOther = cursor.next() === '=' && !/^[xyt]$/.test(key) && cursor.match(/=[^<>=]/y) !== undefined;
  if (!isOther) throw cursor.fault('":"', colonAdvice(key, cursor) ?? `write ${key}: and its value`);
  cursor.slip('=', '":"', `write ${key}: with a colon`);
}

/** A semicolon in place of the comma, or a line of its own for the next property. Throws Fault where there is none. */
function readOtherComma(key: string, value: unknown, cursor: Cursor): void {
  const { text, at } = cursor;
  if (cursor.next() === ';') cursor.slip(';', '","', 'write a comma in its place');
  else if (
    text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '' &&
    cursor.match(NEXT_MEMBER) !== undefined
  ) {
    cursor.slip('', '","', 'put a comma between properties');
  } else throw cursor.fault('"," or "}"', commaAdvice(key, value, cursor) ?? 'put a comma between properties');
}

/** A property on a line of its own. */
const NEXT_MEMBER = /["']?\p{L}[\p{L}\p{N}_-]*["']?\s*[:=]/uy;

/** An expression without quotes: up to a comma or the end of the block, outside brackets. */
function readExpression(cursor: Cursor): string {
  const start = cursor.at;
  const end = expressionEnd(cursor.text, start, cursor.end);
  const source = cursor.text.slice(start, end).trim();
  if (source === '') throw cursor.fault('an expression', 'write a condition or a point, such as a > 2 or (1, 2)');
  cursor.at = end;
  return source;
}

function expressionEnd(text: string, start: number, end: number): number {
  let depth = 0;
  for (let at = start; at < end; at += 1) {
    const sign = text[at]!;
    if (depth === 0 && (sign === ',' || sign === '}')) return at;
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
  }
  return end;
}

function readKey(cursor: Cursor): string {
  if (cursor.next() === '"') return readJsonString(cursor);
  const key = cursor.match(KEY);
  if (key === undefined)
    throw cursor.fault(
      'a property or "}"',
      commaAdvice('', undefined, cursor) ?? 'write a property such as color: red',
    );
  cursor.at += key.length;
  return key;
}

/** Reads a JSON value or a bare word. Throws Fault. */
function readValue(cursor: Cursor, depth: number): unknown {
  count('value');
  if (depth > MAX_DEPTH) throw cursor.fault(`at most ${MAX_DEPTH} levels`, 'nest less deeply');
  switch (cursor.next()) {
    case '{': {
      const object = fields();
      readMembers(cursor, depth + 1, (key, value) => {
        object[key] = value;
      });
      return object;
    }
    case '[':
      return readList(cursor, depth);
    case '"':
      return readJsonString(cursor);
    case "'": {
      const [whole, inner] = /^'([^'"\n]*)'/.exec(cursor.text.slice(cursor.at, cursor.end)) ?? [];
      if (whole === undefined || inner === undefined) return readWord(cursor);
      cursor.slip(whole, 'plain double quotes', `write ${JSON.stringify(inner)}`);
      return inner;
    }
    default:
      return readWord(cursor);
  }
}

function readList(cursor: Cursor, depth: number): unknown[] {
  cursor.take('[');
  const items: unknown[] = [];
  while (!cursor.take(']')) {
    items.push(readValue(cursor, depth + 1));
    if (!cursor.take(',') && cursor.next() !== ']') throw cursor.fault('"," or "]"', 'put a comma between items');
  }
  return items;
}

function readJsonString(cursor: Cursor): string {
  const raw = cursor.match(STRING) ?? '';
  // The backslash of a formula, as a label behind the expression has it.
  const plain = raw.replace(/\\(?!["\\/]|u[\da-fA-F]{4})(?=\p{L})/gu, '\\\\');
  try {
    let value: unknown;
    try {
      value = JSON.parse(raw);
      cursor.at += raw.length;
    } catch {
      value = JSON.parse(plain);
      cursor.slip(raw, 'a string as in JSON', `write ${plain}`);
    }
    return String(value);
  } catch {
    const remedy = 'in a block write \\\\ for a backslash and \\n for a line break';
    throw new Fault(cursor.at, 'a string that is not JSON', 'a string as in JSON', remedy);
  }
}

/** `π/2` and `sqrt(3)/4` as the number that they are; undefined for other values. */
function readQuotient(cursor: Cursor): number | undefined {
  const source = cursor.text.slice(cursor.at, expressionEnd(cursor.text, cursor.at, cursor.end)).trim();
  const value = source.length <= MAX_CONSTANT && /[/*^]/.test(source) ? constantValue(source) : undefined;
  if (value !== undefined) cursor.slip(source, 'a plain number', `write ${Number(value.toFixed(6))}`);
  return value;
}

function readWord(cursor: Cursor): unknown {
  const constant = readQuotient(cursor);
  if (constant !== undefined) return constant;
  const call = cursor.match(CALL);
  const word = call ?? cursor.match(PAIR) ?? cursor.match(PIECE) ?? cursor.match(DEGREES);
  if (word === undefined)
    throw cursor.fault('a value', 'write a number, a word, true, false or a text in double quotes');
  const value = call ?? (NUMBER.test(word) ? Number(word.replace('−', '-')) : WORDS.has(word) ? WORDS.get(word) : word);
  if (typeof value === 'number' && !Number.isFinite(value))
    throw cursor.fault('a finite number', 'write a smaller number');
  cursor.at += word.length;
  const sign = typeof value === 'number' ? cursor.match(/°/y) : undefined;
  if (sign === undefined || typeof value !== 'number') return value;
  const radians = Math.round((value / 180) * Math.PI * 1e4) / 1e4;
  cursor.slip(sign, 'radians', `write ${radians}`);
  return radians;
}

const BARE_KEY = /^(?:[A-Za-z_$][A-Za-z0-9_$.]*|\d+)$/;
const BARE_WORD = /^(?:[A-Za-z_][A-Za-z0-9_]*|#[0-9a-fA-F]+|[23]d)$/;

/** A block on one line, its keys in alphabetical order; a nested list or object too. */
export function writeBlock(object: Fields, expressions: ReadonlySet<string> = NONE): string {
  const members = sorted(object).map(([key, value]) => {
    const bare = expressions.has(key) && typeof value === 'string' && standsBare(value);
    return `${writeKey(key)}: ${bare ? value : writeValue(value)}`;
  });
  return `{${members.join(', ')}}`;
}

/** True for an expression that is read back without quotes. */
function standsBare(source: string): boolean {
  if (source !== source.trim() || source === '' || /["{}`\n\r]|--/.test(source)) return false;
  const end = `${source}}`;
  return expressionEnd(end, 0, end.length) === source.length;
}

export function writeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  if (isFields(value)) return writeBlock(value);
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value === 'string' && BARE_WORD.test(value) && !WORDS.has(value)) return value;
  return JSON.stringify(value) ?? 'null';
}

/** A number that is read back as the same one, bit for bit; what is none is null, as in JSON. */
export function writeNumber(value: number): string {
  if (!Number.isFinite(value)) return 'null';
  return Object.is(value, -0) ? '-0' : String(value);
}

/** As {@link writeBlock}, but what is wider than `width` has a line for each of its members. */
export function writeWide(value: unknown, width: number, indent = ''): string {
  const flat = writeValue(value);
  const inner = `${indent}  `;
  if (indent.length + flat.length <= width || typeof value !== 'object' || value === null) return flat;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + writeWide(item, width, inner))
    : sorted(value as Fields).map(([key, item]) => `${inner}${writeKey(key)}: ${writeWide(item, width, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function sorted(object: Fields): [string, unknown][] {
  return known(object).sort(([a], [b]) => (a < b ? -1 : 1));
}

function writeKey(key: string): string {
  return BARE_KEY.test(key) ? key : JSON.stringify(key);
}
