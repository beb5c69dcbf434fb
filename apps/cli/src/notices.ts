import { isProtocolError, type TextPlace, type Warning } from '@geoslide/protocol';
import { atPlace, inFlags, messageOf } from './errors.js';
import { nameOf } from './input.js';

/** An error or warning about a file: plain data, which crosses threads. */
export interface Notice extends TextPlace {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** The line of the file that it is about, where people wrote that by hand. */
  readonly source?: string;
}

/** Columns of a source line that are shown around the place. */
const MAX_SHOWN = 100;

const RED = '\x1b[31m';
const YELLOW = '\x1b[33m';
const DIM = '\x1b[2m';
const PLAIN = '\x1b[0m';

/** Adds the lines of a figure text that notices are about. */
export function withSources(problems: readonly Omit<Notice, 'source'>[], text: string): Notice[] {
  const lines = text.split(/\r\n?|\n/);
  return problems.map(({ severity, message, line, column }) => ({
    severity,
    message,
    ...(line !== undefined && { line, source: lines[line - 1] ?? '' }),
    ...(column !== undefined && { column }),
  }));
}

/** The warnings of a figure text, with its lines. */
export function warningNotices(warnings: readonly Warning[], text: string): Notice[] {
  const problems = warnings.map(({ id, message, ...place }) => ({
    ...place,
    severity: 'warning' as const,
    message: id === undefined ? message : `${id}: ${message}`,
  }));
  return withSources(problems, text);
}

/** What is wrong with a figure text, each with its place; undefined for an error that names no place in it. */
export function noticesOf(error: unknown, text: string | undefined): Notice[] | undefined {
  if (text === undefined || !isProtocolError(error)) return undefined;
  if (!error.issues.some(({ line }) => line !== undefined)) return undefined;
  return withSources(
    error.issues.map((issue) => ({ severity: 'error' as const, ...issue })),
    text,
  );
}

/** A failure that the notices of a file tell; its message is all of them. */
export class NoticedError extends Error {
  constructor(
    readonly file: string,
    readonly notices: readonly Notice[],
  ) {
    super(notices.map((notice) => formatNotice(file, notice, false)).join('\n'));
  }
}

/**
 * Does something with a file that was read.
 * @throws NoticedError where the mistakes are in the file's own text.
 */
export async function noticing<T>(file: string, text: string | undefined, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const notices = noticesOf(error, text);
    throw notices === undefined ? error : new NoticedError(file, notices);
  }
}

/** `FILE:LINE:COLUMN: error: what is wrong`, and the line with a caret under the place. */
export function formatNotice(
  file: string,
  { severity, message, line, column, source }: Notice,
  colours: boolean,
): string {
  const paint = (colour: string, text: string) => (colours ? `${colour}${text}${PLAIN}` : text);
  const colour = severity === 'error' ? RED : YELLOW;
  const place = line === undefined ? '' : `:${line}:${column ?? 1}`;
  const head = `${nameOf(file)}${place}: ${paint(colour, `${severity}:`)} ${inFlags(message)}`;
  if (source === undefined || line === undefined) return head;
  const at = (column ?? 1) - 1;
  const from = Math.max(0, at - MAX_SHOWN / 2);
  const shown = source.slice(from, from + MAX_SHOWN).replaceAll('\t', ' ');
  const margin = ' '.repeat(String(line).length);
  const caret = ' '.repeat([...source.slice(from, at)].length);
  return [
    head,
    `${paint(DIM, `${line} |`)} ${shown}`,
    `${margin} ${paint(DIM, '|')} ${caret}${paint(colour, '^')}`,
  ].join('\n');
}

/** Prints notices to a stream, in colours where it is a terminal. */
export function printNotices(file: string, notices: readonly Notice[], stream: 'stdout' | 'stderr' = 'stderr'): void {
  const colours = process[stream].isTTY === true && process.env.NO_COLOR === undefined;
  for (const notice of notices) {
    const text = formatNotice(file, notice, colours);
    if (stream === 'stdout') console.log(text);
    else console.error(text);
  }
}

/** Prints what went wrong with a file. */
export function printFailure(file: string, error: unknown): void {
  if (error instanceof NoticedError) printNotices(error.file, error.notices);
  else console.error(`geoslide: ${atPlace(nameOf(file), file, messageOf(error))}`);
}
