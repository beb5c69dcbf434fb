import { locateInJson } from '@geoslide/protocol';
import type { Change } from 'geoslide';

/** What a change does to the JSON of a project: it replaces a value, adds an item to a list, or a property to an object. */
export type Operation =
  | { readonly kind: 'replace'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'append'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'add'; readonly path: Path; readonly key: string; readonly value: unknown };

type Path = readonly (string | number)[];

/** A part of a text and what stands there instead. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What a change does to a project as it is; undefined where the project has no such slide. */
export function operationOf(project: unknown, slideIndex: number, change: Change): Operation | undefined {
  const slide: Path = ['slides', slideIndex - 1];
  if (!isRecord(valueAt(project, slide))) return undefined;
  if (change.kind === 'variable') {
    return put(project, [...slide, 'uvarMap'], change.name, (entry) =>
      entry ? { kind: 'replace', path: [...entry, 1], value: change.value } : [change.name, change.value],
    );
  }
  const { list, id, property, value } = change;
  return put(project, [...slide, 'styleSheet', list], id, (entry) => {
    if (!entry) return [id, { [property]: value }];
    const style = [...entry, 1];
    return setKey(project, style, property, value);
  });
}

/** Finds the pair with a name in a list of pairs, of several the last, which counts; or makes it, and what is missing around it. */
function put(
  project: unknown,
  list: Path,
  name: string,
  make: (entry: Path | undefined) => Operation | [string, unknown],
): Operation {
  const pairs = valueAt(project, list);
  const index = Array.isArray(pairs) ? pairs.findLastIndex((pair) => Array.isArray(pair) && pair[0] === name) : -1;
  const made = make(index < 0 ? undefined : [...list, index]);
  if (!Array.isArray(made)) return made;
  if (Array.isArray(pairs)) return { kind: 'append', path: list, value: made };
  return setAt(project, list, [made]);
}

/** Sets a value whose parents may be missing. */
function setAt(project: unknown, path: Path, value: unknown): Operation {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  return isRecord(valueAt(project, parent))
    ? setKey(project, parent, key, value)
    : setAt(project, parent, { [key]: value });
}

function setKey(project: unknown, path: Path, key: string, value: unknown): Operation {
  const parent = valueAt(project, path);
  if (isRecord(parent) && Object.hasOwn(parent, key)) return { kind: 'replace', path: [...path, key], value };
  return { kind: 'add', path, key, value };
}

/** Adds an item to a list, which may be missing with what is around it. */
export function appended(project: unknown, list: Path, value: unknown): Operation {
  return Array.isArray(valueAt(project, list)) ? { kind: 'append', path: list, value } : setAt(project, list, [value]);
}

/** The part of the text that is the value at a path. */
export function rangeOf(text: string, path: Path): Pick<TextEdit, 'from' | 'to'> {
  const { line, column } = locateInJson(text, path.join('.'));
  const from = lineStart(text, line) + column - 1;
  return { from, to: valueEnd(text, from) };
}

/** Takes an item out of a list in the text, with the comma that parts it from the others. */
export function removalOf(text: string, item: Path): TextEdit {
  const { from: start, to: end } = rangeOf(text, item);
  const after = /^\s*,\s*/.exec(text.slice(end));
  if (after) return { from: start, to: end + after[0].length, text: '' };
  const before = /,?\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  return { from: start - before, to: end, text: '' };
}

/** Does it to the parsed project, in place. */
export function applyTo(project: unknown, operation: Operation): void {
  const { path, value } = operation;
  if (operation.kind === 'replace') {
    const parent = valueAt(project, path.slice(0, -1)) as Record<string | number, unknown>;
    parent[path.at(-1) ?? ''] = value;
  } else if (operation.kind === 'append') {
    (valueAt(project, path) as unknown[]).push(value);
  } else {
    (valueAt(project, path) as Record<string, unknown>)[operation.key] = value;
  }
}

/** Does it to the text of the project before the change, and leaves the rest as it is written. */
export function editOf(text: string, operation: Operation): TextEdit {
  const { line, column } = locateInJson(text, operation.path.join('.'));
  const start = lineStart(text, line) + column - 1;
  const end = valueEnd(text, start);
  const json = oneLine(operation.value);
  if (operation.kind === 'replace') return { from: start, to: end, text: json };
  const member = operation.kind === 'add' ? `${JSON.stringify(operation.key)}: ${json}` : json;
  const inner = text.slice(start + 1, end - 1);
  const last = start + 1 + inner.trimEnd().length;
  if (inner.trim() === '') {
    const own = /^[ \t]*/.exec(text.slice(lineStart(text, line)))![0];
    const isOnLines = operation.kind === 'append' && text.includes('\n');
    return { from: start + 1, to: end - 1, text: isOnLines ? `\n${own}  ${member}\n${own}` : member };
  }
  // On a line of its own where the members before it have theirs.
  const indent = /^\s*\n([ \t]*)/.exec(inner)?.[1];
  return { from: last, to: last, text: indent === undefined ? `, ${member}` : `,\n${indent}${member}` };
}

/** As people write it: a space after each comma and colon. */
function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`);
  return `{ ${members.join(', ')} }`;
}

function lineStart(text: string, line: number): number {
  let start = 0;
  for (let i = 1; i < line; i++) start = text.indexOf('\n', start) + 1;
  return start;
}

/** The end of the value that starts here. */
function valueEnd(text: string, start: number): number {
  const token = /"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s",:[\]{}]+/g;
  token.lastIndex = start;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (found[0] === '[' || found[0] === '{') depth += 1;
    if (found[0] === ']' || found[0] === '}') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return text.length;
}

function valueAt(project: unknown, path: Path): unknown {
  let value = project;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
