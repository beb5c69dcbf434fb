import { powerOfTen } from '@geoslide/core';
import { formatQuantized } from './number.js';

const ZERO = 0x30;
const MINUS = 0x2d;
const POINT = 0x2e;
const SPACE = 0x20;
/** More bytes than a number of at most 16 digits takes with its separator. */
const LONGEST_NUMBER = 24;

/** What the next number's separator depends on: nothing before it, a number without a point, or one with a point. */
type Last = 'none' | 'whole' | 'fraction';

/** A place in the text, to which it can be taken back. */
export interface Mark {
  length: number;
  /** The command that a bare row of numbers would repeat, as a character code. */
  letter: number;
  last: Last;
}

export const newMark = (): Mark => ({ length: 0, letter: 0, last: 'none' });

const decoder = new TextDecoder();

/**
 * Path data while it is written: commands and numbers with the separators that the grammar of SVG needs. It is kept as
 * ASCII bytes, because each point is written in two ways of which one is thrown away.
 */
export class PathText {
  #bytes: Uint8Array;
  #length = 0;
  #letter = 0;
  #last: Last = 'none';

  /** @param room Bytes to begin with; more are taken where they are needed. */
  constructor(room: number) {
    this.#bytes = new Uint8Array(room);
  }

  get length(): number {
    return this.#length;
  }

  /** Begins a command, whose letter is left out where the last command had the same. */
  command(letter: number): void {
    if (letter !== this.#letter) this.letter(letter);
  }

  /** Begins a command with its letter. `repeats` is what a bare row of numbers after it means. */
  letter(letter: number, repeats = letter): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = letter;
    this.#letter = repeats;
    this.#last = 'none';
  }

  /** A number, told as a count of 10^-digits: as short as it can be, without an exponent. */
  number(count: number, digits: number): void {
    const size = Math.abs(count);
    if (size > Number.MAX_SAFE_INTEGER) {
      this.#large(formatQuantized(count, digits));
      return;
    }
    this.#reserve(LONGEST_NUMBER);
    const unit = powerOfTen(digits);
    const whole = Math.floor(size / unit);
    const rest = size - whole * unit;
    const startsWithPoint = whole === 0 && rest > 0;
    if (count < 0) this.#bytes[this.#length++] = MINUS;
    else this.#separate(startsWithPoint);
    if (!startsWithPoint) this.#digits(whole, 1);
    if (rest > 0) this.#fraction(rest, digits);
    this.#last = rest > 0 ? 'fraction' : 'whole';
  }

  /** Stores where the text ends. */
  mark(mark: Mark): void {
    mark.length = this.#length;
    mark.letter = this.#letter;
    mark.last = this.#last;
  }

  /** Drops what was written after a mark. */
  takeBack(mark: Mark): void {
    this.#length = mark.length;
    this.#letter = mark.letter;
    this.#last = mark.last;
  }

  /** Goes on as if nothing had been written after a mark, to write another choice of it. */
  again(mark: Mark): void {
    this.#letter = mark.letter;
    this.#last = mark.last;
  }

  /** Of two choices, one between the marks and one after them, keeps the shorter; the second where both are as long. */
  keepShorter(from: Mark, between: Mark): void {
    const first = between.length - from.length;
    const second = this.#length - between.length;
    if (second > first) {
      this.takeBack(between);
      return;
    }
    // Byte by byte: choices are short.
    for (let i = 0; i < second; i++) this.#bytes[from.length + i] = this.#bytes[between.length + i]!;
    this.#length = from.length + second;
  }

  toString(): string {
    return decoder.decode(this.#bytes.subarray(0, this.#length));
  }

  #separate(startsWithPoint: boolean): void {
    if (startsWithPoint ? this.#last === 'whole' : this.#last !== 'none') this.#bytes[this.#length++] = SPACE;
  }

  /** The digits of a whole number, at least so many. */
  #digits(value: number, least: number): void {
    let count = least;
    for (let reach = powerOfTen(least); reach <= value; reach *= 10) count++;
    this.#length += count;
    let rest = value;
    for (let at = this.#length - 1; count > 0; at--, count--) {
      const tens = Math.floor(rest / 10);
      this.#bytes[at] = rest - 10 * tens + ZERO;
      rest = tens;
    }
  }

  #fraction(count: number, digits: number): void {
    let [rest, places] = [count, digits];
    while (rest % 10 === 0) {
      rest /= 10;
      places--;
    }
    this.#bytes[this.#length++] = POINT;
    this.#digits(rest, places);
  }

  #large(text: string): void {
    this.#reserve(text.length + 1);
    if (!text.startsWith('-')) this.#separate(text.startsWith('.'));
    for (let i = 0; i < text.length; i++) this.#bytes[this.#length++] = text.charCodeAt(i);
    this.#last = text.includes('.') ? 'fraction' : 'whole';
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(2 * (this.#length + more));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}
