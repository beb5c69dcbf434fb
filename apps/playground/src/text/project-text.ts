import { applyTo, type Operation, type Path } from '@geoslide/element/parts';
import { locateInJson } from '@geoslide/protocol';

/** A part of a text and what stands there instead. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text with something else in a part of it. */
export const replaced = (text: string, { from, to }: Pick<TextEdit, 'from' | 'to'>, next: string): string =>
  text.slice(0, from) + next + text.slice(to);

/** The text after an edit. */
export const edited = (text: string, edit: TextEdit): string => replaced(text, edit, edit.text);

/** The part of the text that is the value at a path. */
export function rangeOf(text: string, path: Path): Pick<TextEdit, 'from' | 'to'> {
  const { line, column } = locateInJson(text, path.join('.'));
  const from = lineStart(text, line) + column - 1;
  return { from, to: valueEnd(text, from) };
}

/**
 * Takes an item out of a list in the text, or a property with its key, with the comma that parts it from the others.
 */
export function removalOf(text: string, item: Path): TextEdit {
  const { from, to: end } = rangeOf(text, item);
  const start = from - (/"(?:[^"\\]|\\.)*"\s*:\s*$/.exec(text.slice(0, from))?.[0].length ?? 0);
  const after = /^\s*,\s*/.exec(text.slice(end));
  if (after) return { from: start, to: end + after[0].length, text: '' };
  const before = /,?\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  return { from: start - before, to: end, text: '' };
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

/** Carries it out in the project as well as in its text: operations that follow each other find both alike. */
export function withOperation(text: string, project: unknown, operation: Operation): string {
  const next = edited(text, editOf(text, operation));
  applyTo(project, operation);
  return next;
}

/** As people write it: a space after each comma and colon. */
export function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
