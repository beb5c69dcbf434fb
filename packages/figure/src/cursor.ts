import { readEscapes } from './escapes.js';
import { Fault, quoted } from './problem.js';

const BLANK = /(?:\s|--[^\n]*)*/y;
const WORD = /\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*/uy;
/** What stands between two signs: for messages. */
const PIECE = /[\p{L}\p{M}\p{N}_.#]+|[^\n]/uy;

/** What other keyboards and word processors type, by the sign that is meant. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  "'": '"',
  '：': ':',
  '，': ',',
  '（': '(',
  '）': ')',
  '｛': '{',
  '｝': '}',
  '＝': '=',
};

/** The index after a string or name in quotes that begins at `start`; undefined where it has no end. */
export function skipQuoted(text: string, start: number): number | undefined {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === quote) return at + 1;
    if (text[at] === '\\' && (text[at + 1] === quote || text[at + 1] === '\\')) at += 1;
  }
  return undefined;
}

/** A place in the text that moves on while a statement is read. */
export class Cursor {
  /** What was read though it is written otherwise here: it is told as warnings. */
  readonly slips: Fault[] = [];

  constructor(
    readonly text: string,
    public at: number,
    /** Where the statement ends, exclusive. */
    readonly end: number,
  ) {}

  /** Goes past blanks and comments. */
  blank(): void {
    BLANK.lastIndex = this.at;
    // The last blanks of a statement may go on behind it.
    this.at = Math.min(this.end, this.at + BLANK.exec(this.text)![0].length);
  }

  /** The next sign after blanks; empty at the end. */
  next(): string {
    this.blank();
    return this.at < this.end ? this.text[this.at]! : '';
  }

  take(sign: string): boolean {
    this.blank();
    if (!this.text.startsWith(sign, this.at) || this.at + sign.length > this.end) return false;
    this.at += sign.length;
    return true;
  }

  /** What a sticky pattern finds here; the place does not move. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    return found === undefined || this.at + found.length > this.end ? undefined : found;
  }

  /** A plain word such as `view`, which is passed only where it is one of `words`. */
  takeWord(...words: readonly string[]): string | undefined {
    this.blank();
    const found = this.match(WORD);
    if (found === undefined || !words.includes(found)) return undefined;
    this.at += found.length;
    return found;
  }

  /** A name of the language, or any id in backquotes; undefined where none stands here. */
  name(): string | undefined {
    if (this.next() === '`') return this.quoted();
    const found = this.match(WORD);
    this.at += found?.length ?? 0;
    return found;
  }

  /** The text of a string, if one stands here. */
  string(): string | undefined {
    return this.next() === '"' ? this.quoted() : undefined;
  }

  private quoted(): string {
    const end = skipQuoted(this.text, this.at);
    if (end === undefined || end > this.end) {
      throw new Fault(this.at, `a ${this.text[this.at]} without its end`, 'the same sign again', 'close it');
    }
    const value = readEscapes(this.text.slice(this.at + 1, end - 1));
    this.at = end;
    return value;
  }

  /** What stands here, as a message quotes it. */
  found(): string {
    return this.next() === '' ? 'the end of the statement' : quoted(this.match(PIECE) ?? '');
  }

  /** The fault that something else was expected here. */
  fault(expected: string, remedy: string): Fault {
    const meant = LOOKALIKES[this.next()];
    return new Fault(this.at, this.found(), expected, meant === undefined ? remedy : `write a plain ${meant}`);
  }

  /** Takes what is read as `meant`, and notes it. */
  slip(text: string, meant: string, remedy: string): void {
    this.slips.push(new Fault(this.at, quoted(text), meant, `${remedy}; it is read as that`));
    this.at += text.length;
  }

  expectEnd(remedy: () => string): void {
    if (this.next() !== '') throw this.fault('the end of the statement', remedy());
  }
}

/** True for an id that needs no backquotes. */
export function isName(id: string): boolean {
  WORD.lastIndex = 0;
  return WORD.exec(id)?.[0] === id;
}
