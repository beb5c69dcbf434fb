import type { TextPosition } from '@geoslide/protocol';
import { positionsOf } from './positions.js';

/** What a figure text got wrong, and what to do about it. Lines and columns count from 1, columns in UTF-16 units. */
export interface Problem extends TextPosition {
  readonly found: string;
  readonly expected: string;
  /** What to write or change. */
  readonly remedy: string;
  /** All of it in one sentence, without the place. */
  readonly message: string;
}

/** What stops the reading of a statement; the next one is read all the same. */
export class Fault extends Error {
  constructor(
    readonly at: number,
    readonly found: string,
    readonly expected: string,
    readonly remedy: string,
    message = `found ${found}, expected ${expected}: ${remedy}`,
    /** Definitions that the remedy tells to write, which are still to be proven. */
    readonly definitions: readonly string[] = [],
    /** True where the remedy says nothing of what the line means: a better one is looked for. */
    readonly isGeneral = false,
  ) {
    super(message);
  }

  movedTo(at: number): Fault {
    return new Fault(at, this.found, this.expected, this.remedy, this.message, this.definitions, this.isGeneral);
  }
}

/** What a statement has to be told that is written as elsewhere. */
export function habitFault(
  at: number,
  statement: string,
  {
    remedy,
    definitions,
    isGeneral,
  }: { readonly remedy: string; readonly definitions?: readonly string[]; readonly isGeneral?: boolean },
): Fault {
  return new Fault(at, quoted(statement), 'a statement', remedy, undefined, definitions, isGeneral);
}

/** More problems than this help nobody. */
const MAX_PROBLEMS = 100;

/** Collects what is wrong in a text. */
export class Report {
  readonly errors: Fault[] = [];
  readonly warnings: Fault[] = [];

  constructor(readonly text: string) {}

  /** True where no further error is told: advice for one is not worth its time. */
  get isFull(): boolean {
    return this.errors.length >= MAX_PROBLEMS;
  }

  /** All of them in the order of the text. */
  get faults(): readonly Fault[] {
    return [...this.errors, ...this.warnings].sort((a, b) => a.at - b.at);
  }

  error(fault: Fault): void {
    if (!this.isFull) this.errors.push(fault);
  }

  /** An error that tells why all others count for little: they are forgotten. */
  fail(fault: Fault): void {
    this.errors.splice(0, this.errors.length, fault);
  }

  warn(fault: Fault): void {
    if (this.warnings.length < MAX_PROBLEMS) this.warnings.push(fault);
  }

  addAll({ errors, warnings }: Report): void {
    for (const fault of errors) this.error(fault);
    for (const fault of warnings) this.warn(fault);
  }
}

/** What is expected in place of a value that a property does not take. */
const OF_VALUE = /^(?:a colour$|one of )/;

/** Faults in their order, with one for each wrong value of a property that says in which lines it stands too. */
export function withValuesOnce(text: string, faults: readonly Fault[]): readonly Fault[] {
  const lineOf = ({ at }: Fault) => text.slice(0, at).split('\n').length;
  const groups = new Map<unknown, Fault[]>();
  for (const fault of [...faults].sort((a, b) => a.at - b.at)) {
    const key = OF_VALUE.test(fault.expected) ? `${fault.found} ${fault.expected}` : fault;
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()].map(([first, ...others]) => {
    const lines = others.length === 0 ? [] : [...new Set(others.map(lineOf))].filter((line) => line !== lineOf(first!));
    if (lines.length === 0) return first!;
    const remedy = `${first!.remedy}; the same in line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}`;
    return new Fault(first!.at, first!.found, first!.expected, remedy);
  });
}

/** What was reported about a text, in its order. */
export function problemsOf(text: string, faults: readonly Fault[]): Problem[] {
  const sorted = [...faults].sort((a, b) => a.at - b.at);
  const positions = positionsOf(
    text,
    sorted.map(({ at }) => at),
  );
  return sorted.map(({ found, expected, remedy, message }, i) => ({
    ...positions[i]!,
    found,
    expected,
    remedy,
    message,
  }));
}

/** Characters of the text that a message quotes. */
const MAX_QUOTED = 30;

/** A piece of the text as a message quotes it. */
export function quoted(text: string): string {
  const characters = [...text.slice(0, 2 * MAX_QUOTED + 2)];
  return JSON.stringify(characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED).join('')}…` : text);
}

/** The first line of a text for a message, cut where it is long. */
export function shortened(text: string, most = 60): string {
  const line = text.split('\n')[0]!;
  return line.length > most ? `${line.slice(0, most)}…` : line;
}

/** A value of a style for a message; what stands in braces is left out, since it has no text of its own. */
export function printed(value: unknown): string {
  if (Array.isArray(value)) return value.map(printed).join(', ');
  return typeof value === 'object' ? '…' : String(value);
}
