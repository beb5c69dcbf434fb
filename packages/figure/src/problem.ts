import { positionAt, type TextPosition } from '@geoslide/protocol';

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
  ) {
    super(message);
  }
}

/** More problems than this help nobody. */
const MAX_PROBLEMS = 100;

/** Collects what is wrong in a text. */
export class Report {
  readonly errors: Problem[] = [];
  readonly warnings: Problem[] = [];

  constructor(readonly text: string) {}

  error(fault: Fault): void {
    this.add(this.errors, fault);
  }

  warn(fault: Fault): void {
    this.add(this.warnings, fault);
  }

  private add(problems: Problem[], { at, found, expected, remedy, message }: Fault): void {
    if (problems.length >= MAX_PROBLEMS) return;
    problems.push({ ...positionAt(this.text, at), found, expected, remedy, message });
  }
}

/** Characters of the text that a message quotes. */
const MAX_QUOTED = 30;

/** A piece of the text as a message quotes it. */
export function quoted(text: string): string {
  const characters = [...text];
  return JSON.stringify(characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED).join('')}…` : text);
}
