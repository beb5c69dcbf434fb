import { commaHint, escapeHint, habitHint, keyHint, restHint, startHint, stringHint } from '#json-hints';

/** A place in a text, both counted from 1. Columns count UTF-16 units, as editors and compilers do. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A text that is not JSON. */
export class JsonError extends Error {
  readonly position: TextPosition;

  /**
   * @param index Where the text stops being JSON.
   * @param comma Whether it is for a comma that stands before this place, or that does not.
   */
  constructor(
    readonly reason: string,
    position: TextPosition,
    readonly index = 0,
    readonly comma?: 'extra' | 'missing',
  ) {
    super(`line ${position.line}, column ${position.column}: ${reason}`);
    this.name = 'JsonError';
    this.position = position;
  }
}

/**
 * Whether a text is JSON rather than figure text: no statement of a figure text begins with a brace, or with a list of
 * such. Objects on a line each are none: a figure text tells how each is written.
 */
export function isJsonText(text: string): boolean {
  return /^\ufeff?\s*(?:\{(?!\s*\w+: *[A-Z]\w*\()|\[\s*\{\s*")/.test(text) && !/^\s*\{"[^\n]*\}\s*\n\s*\{"/.test(text);
}

/**
 * `JSON.parse` that says where a text stops being JSON, in the same words on every engine.
 * @throws JsonError
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const scanner = createScanner(text);
    scanner.value();
    scanner.end();
    // Deeper than the scanner walks, or a rule of the engine that it does not know.
    throw new JsonError(cause instanceof Error ? cause.message : String(cause), { line: 1, column: 1 });
  }
}

/**
 * Where the value at a path such as `slides.0.definitions.3.source` starts; where there is none, the nearest value
 * around it.
 * @throws JsonError where the text is not JSON up to there.
 */
export function locateInJson(text: string, path: string): TextPosition {
  const keys = path === '' ? [] : path.split('.');
  const scanner = createScanner(text);
  return positionAt(text, scanner.find(keys));
}

/** What is JSON, and hardly meant so. */
export interface JsonWarning {
  readonly reason: string;
  readonly position: TextPosition;
}

/** Tells of each name that stands twice in one object of a text that is JSON, at its second place. */
export function repeatedNames(text: string): JsonWarning[] {
  const found: JsonWarning[] = [];
  createScanner(text, (name, index) => {
    const reason = `${JSON.stringify(name)} stands twice in one object, and the last one counts: take one away`;
    found.push({ reason, position: positionAt(text, index) });
  }).value();
  return found;
}

/** Line and column of an index of a text. */
export function positionAt(text: string, index: number): TextPosition {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', start)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: index - start + 1 };
}

/** Deeper nesting than any project has; the scanner calls itself for each level. */
const MAX_DEPTH = 500;

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const STRING = /"[^"\\]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\]*)*"/y;

function createScanner(text: string, onRepeated?: (name: string, index: number) => void) {
  let at = 0;
  let depth = 0;

  function fail(message: string, index = at, comma?: 'extra' | 'missing'): never {
    throw new JsonError(message, positionAt(text, index), index, comma);
  }

  function extraComma(after: string): never {
    fail(`a comma stands after the last ${after}: take it away`, text.lastIndexOf(',', at), 'extra');
  }

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  }

  function take(character: string): boolean {
    match(SPACE);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  }

  function here(): string {
    const character = text.slice(at)[Symbol.iterator]().next().value;
    if (character !== undefined) return `there is ${JSON.stringify(character)}`;
    return depth === 0 ? 'the text is empty' : 'the text ends, and the rest of it is missing';
  }

  function string(): string {
    match(SPACE);
    const start = at;
    const found = match(STRING);
    try {
      if (found !== undefined) return JSON.parse(found);
    } catch {
      // A line break or another control character; which of the two is told below.
    }
    const end = /[\n\r]|$/g;
    end.lastIndex = start;
    const stop = end.exec(text)?.index ?? text.length;
    const closed = text.slice(start + 1, stop).includes('"');
    return fail(
      closed
        ? `a string holds a bad escape or a control character${escapeHint(text.slice(start, stop))}`
        : `a string is not closed${stringHint(text.slice(stop))}`,
      start,
    );
  }

  /** Walks a list or an object; `visit` is called at the start of each value with its key. */
  function members(close: string, visit: (key: string) => void): void {
    depth += 1;
    if (depth > MAX_DEPTH) fail(`is nested more than ${MAX_DEPTH} levels deep`);
    let index = 0;
    const known = onRepeated && new Set<string>();
    if (!take(close)) {
      do {
        if (close === ']') {
          match(SPACE);
          if (index > 0 && text[at] === close) extraComma('item');
          visit(String(index));
        } else {
          match(SPACE);
          if (text[at] !== '"') {
            if (index > 0 && text[at] === close) extraComma('property');
            fail(`a property name in double quotes is missing: ${here()}${keyHint(text.slice(at, at + 80))}`);
          }
          const start = at;
          const key = string();
          if (known?.has(key)) onRepeated?.(key, start);
          known?.add(key);
          if (!take(':')) fail(`":" is missing after the property name: ${here()}`);
          visit(key);
        }
        index += 1;
      } while (take(','));
      if (!take(close))
        fail(`"," or "${close}" is missing: ${here()}${commaHint(text[at], text[at - 1])}`, at, 'missing');
    }
    depth -= 1;
  }

  function value(): void {
    match(SPACE);
    if (take('{')) members('}', value);
    else if (take('[')) members(']', value);
    else if (text[at] === '"') string();
    else if (match(WORD) === undefined && match(NUMBER) === undefined)
      fail(`a value is missing: ${here()}${depth === 0 ? startHint(text.slice(at)) : habitHint(text[at])}`);
  }

  /** The index where the value at a path starts, or the last one on the way to it. */
  function find([key, ...rest]: readonly string[]): number {
    match(SPACE);
    const start = at;
    if (key === undefined) return start;
    let found: number | undefined;
    const visit = (name: string) => {
      if (name === key && found === undefined) found = find(rest);
      if (found === undefined) value();
      else throw new Found(found);
    };
    try {
      if (take('{')) members('}', visit);
      else if (take('[')) members(']', visit);
    } catch (caught) {
      if (caught instanceof Found) return caught.index;
      throw caught;
    }
    return start;
  }

  return {
    value,
    find,
    end() {
      match(SPACE);
      if (at < text.length) fail(`the JSON ends before this: ${here()}${restHint(text.slice(at))}`);
    },
  };
}

/** Leaves the walk as soon as the place is known. */
class Found {
  constructor(readonly index: number) {}
}
