/** Characters of a source that a message quotes. */
const MAX_QUOTED = 40;

/** Text as a message quotes it. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
}

/** A source that is not in the language, and where. */
export class ParseError extends Error {
  /** UTF-16 offset into the source, from 0. */
  readonly offset: number;
  /** `offset` + 1, as editors count. */
  readonly column: number;
  readonly found: string;
  readonly expected: string;

  constructor(offset: number, found: string, expected: string) {
    super(`column ${offset + 1}: found ${found}, expected ${expected}`);
    this.name = 'ParseError';
    this.offset = offset;
    this.column = offset + 1;
    this.found = found;
    this.expected = expected;
  }
}
