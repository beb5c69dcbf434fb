/** A place in a text, both counted from 1. Columns count UTF-16 units, as editors and compilers do. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Signs that stand in place of others, as many as these, so that places stay. */
interface Repair {
  readonly start: number;
  readonly text: string;
}

/** A text that is not JSON. */
export class JsonError extends Error {
  readonly position: TextPosition;

  /** @param repair What makes JSON of this place, where that is certain. */
  constructor(
    readonly reason: string,
    position: TextPosition,
    readonly repair?: Repair,
  ) {
    super(`line ${position.line}, column ${position.column}: ${reason}`);
    this.name = 'JsonError';
    this.position = position;
  }
}

/** More mistakes of one text are not told. */
const MAX_FAULTS = 20;

/** A longer text is read up to its first mistake only: it is read again behind each. */
const MAX_REPAIRED = 200_000;

/** A text as JSON. */
interface JsonRead {
  readonly faults: readonly JsonError[];
  /** Not there where a fault has no certain remedy. */
  readonly value?: unknown;
  /** What was parsed; places are those of the text that was given. */
  readonly text: string;
}

/**
 * All that keeps a text from being JSON, as far as each is certain to be mended, and what it is then.
 */
export function readJson(text: string): JsonRead {
  const faults: JsonError[] = [];
  let mended = text;
  while (faults.length < MAX_FAULTS) {
    try {
      return { faults, value: parseJson(mended), text: mended };
    } catch (error) {
      if (!(error instanceof JsonError)) throw error;
      faults.push(error);
      if (error.repair === undefined || text.length > MAX_REPAIRED) break;
      const { start, text: own } = error.repair;
      mended = mended.slice(0, start) + own + mended.slice(start + own.length);
    }
  }
  return { faults, text };
}

/** Whether a text is JSON rather than figure text: no statement of a figure text begins with a brace. */
export function isJsonText(text: string): boolean {
  return /^\ufeff?\s*\{/.test(text);
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
 * Where the value at a path such as `slides.0.definitions.3.source` starts; where there is none, the nearest value around it.
 * @throws JsonError where the text is not JSON up to there.
 */
export function locateInJson(text: string, path: string): TextPosition {
  const keys = path === '' ? [] : path.split('.');
  const scanner = createScanner(text);
  return positionAt(text, scanner.find(keys));
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

/** What JSON does not have, though JavaScript and Python do. */
function habitHint(sign: string | undefined): string {
  if (sign === "'") return '; JSON has double quotes only';
  if (sign === '`') return '; take the lines with ``` away';
  if (sign === 'T' || sign === 'F') return '; JSON writes true and false';
  if (sign === 'N') return '; JSON writes null, and has no NaN';
  if (sign === 'I') return '; JSON has no Infinity';
  return sign === '/' || sign === '#' ? '; JSON has no comments: take it away' : '';
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*/y;
const SINGLE_QUOTED = /'[^'"\\\n]*'/y;
const OTHER_WORD = /(?:True|False|None)(?![\w])/y;

/** What stands at a place that JSON has otherwise, as JSON has it. */
function repairAt(text: string, at: number): Repair | undefined {
  const found = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const comment = found(COMMENT);
  if (comment !== undefined) return { start: at, text: comment.replace(/[^\n]/g, ' ') };
  const quoted = found(SINGLE_QUOTED);
  if (quoted !== undefined) return { start: at, text: quoted.replaceAll("'", '"') };
  const word = found(OTHER_WORD);
  if (word !== undefined) return { start: at, text: word === 'None' ? 'null' : word.toLowerCase() };
  return undefined;
}

/** A comma in the blanks before a place, on the line of one of them. */
function commaBefore(text: string, at: number): Repair | undefined {
  if (!/["{[\d]/.test(text[at] ?? '')) return undefined;
  for (let start = at - 1; start >= 0 && /\s/.test(text[start]!); start -= 1)
    if (text[start] !== '\n') return { start, text: ',' };
  return undefined;
}

function createScanner(text: string) {
  let at = 0;
  let depth = 0;

  function fail(message: string, index = at, repair = repairAt(text, index)): never {
    throw new JsonError(message, positionAt(text, index), repair);
  }

  /** The comma in front of a bracket that closes. */
  function extraComma(): Repair {
    return { start: text.lastIndexOf(',', at), text: ' ' };
  }

  /** Of a key without quotes. */
  function unquotedHint(): string {
    const key = /^[A-Za-z_$][\w$]*(?=\s*:)/.exec(text.slice(at, at + 80))?.[0];
    return key === undefined ? habitHint(text[at]) : `; write "${key}" with its quotes`;
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
    return character === undefined ? 'the text ends' : `there is ${JSON.stringify(character)}`;
  }

  /** A text that others write over several lines is JSON with \\n in it. */
  function unclosed(stop: number): string {
    const hint = stop < text.length && text.slice(stop).includes('"') ? ' on its line: a line break in it is \\n' : '';
    return `a string is not closed${hint}`;
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
    return fail(closed ? 'a string holds a bad escape or a control character' : unclosed(stop), start);
  }

  /** Walks a list or an object; `visit` is called at the start of each value with its key. */
  function members(close: string, visit: (key: string) => void): void {
    depth += 1;
    if (depth > MAX_DEPTH) fail(`is nested more than ${MAX_DEPTH} levels deep`);
    let index = 0;
    if (!take(close)) {
      do {
        if (close === ']') {
          match(SPACE);
          if (index > 0 && text[at] === close)
            fail('a comma stands after the last item: take it away', at, extraComma());
          visit(String(index));
        } else {
          match(SPACE);
          if (text[at] !== '"') {
            if (index > 0 && text[at] === close)
              fail('a comma stands after the last property: take it away', at, extraComma());
            fail(`a property name in double quotes is missing: ${here()}${unquotedHint()}`);
          }
          const key = string();
          if (!take(':')) fail(`":" is missing after the property name: ${here()}`);
          visit(key);
        }
        index += 1;
      } while (take(','));
      if (!take(close)) {
        const repair = repairAt(text, at) ?? commaBefore(text, at);
        fail(`"," or "${close}" is missing: ${here()}${habitHint(text[at])}`, at, repair);
      }
    }
    depth -= 1;
  }

  function value(): void {
    match(SPACE);
    if (take('{')) members('}', value);
    else if (take('[')) members(']', value);
    else if (text[at] === '"') string();
    else if (match(WORD) === undefined && match(NUMBER) === undefined)
      fail(`a value is missing: ${here()}${habitHint(text[at])}`);
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
      if (at < text.length) fail(`the JSON ends before this: ${here()}`);
    },
  };
}

/** Leaves the walk as soon as the place is known. */
class Found {
  constructor(readonly index: number) {}
}
