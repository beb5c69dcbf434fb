import { writeBlock } from './block.js';
import { findRepeats } from './repeats.js';

/** RFC 1950: deflate with a window of 32 kB, and no dictionary. */
const ZLIB_HEADER = [0x78, 0x01];
/** Bytes behind the block. */
const CHECK_SUM = 4;
const ADLER_BASE = 65521;
/** Sums are brought below the base when they pass these, so seldom: with LONGEST_RUN what comes between is exact, and for short runs a small integer. */
const MOST_A = 1 << 17;
const MOST_B = 1 << 29;
/** Longer runs are noted in parts. The square of this times a byte is exact, and a note has room for it above its byte. */
const LONGEST_RUN = 1 << 20;

/** Bytes that stand for themselves. */
const SAME = new Int16Array(256);
for (let byte = 0; byte < SAME.length; byte++) SAME[byte] = byte;

/** Runs that are kept room for, for the next picture. */
const KEPT_NOTES = 1 << 18;
const FIRST_NOTES = 1 << 12;
/** Runs: their length above the 8 bits of their byte. */
let notes = new Int32Array(FIRST_NOTES);

/**
 * A zlib stream (RFC 1950) of bytes that come in runs: each run is its byte and matches with it at distance 1, in one block with a code of its own. It finds
 * the same as zlib's Z_RLE does, without a look at each byte of a run; and, if asked to, stretches of runs that came before.
 */
export class RunStream {
  private count = 0;
  /** The open run. */
  private value = 0;
  private length = 0;

  /** `length` times the byte `value`. */
  push(value: number, length: number): void {
    if (value !== this.value) {
      this.reserve(1);
      this.close(value);
    }
    this.length += length;
  }

  /** The bytes in [from, end). */
  pushBytes(bytes: Uint8Array, from: number, end: number): void {
    this.pushMapped(bytes, from, end, SAME);
  }

  /** What `bytes` has for the numbers in [from, end); ends before one for which it has none, below 0. Gives the place that it came to. */
  pushMapped(numbers: Uint8Array | Uint16Array, from: number, end: number, bytes: Int16Array): number {
    this.reserve(end - from);
    let { count, value } = this;
    // Where the open run begins, or would begin.
    let start = from - this.length;
    let i = from;
    while (i < end) {
      const number = numbers[i]!;
      const next = bytes[number]!;
      if (next < 0) break;
      if (next !== value) {
        const length = i - start;
        // Most runs are one note, which takes no call.
        if (length > 0 && length <= LONGEST_RUN) notes[count++] = (length << 8) | value;
        else count = note(count, value, length);
        value = next;
        start = i;
      }
      do i++;
      while (i < end && numbers[i] === number);
    }
    this.count = count;
    this.value = value;
    this.length = i - start;
    return i;
  }

  /** The stream. With `repeats`, stretches of runs that came before are looked for, too: that pays for pictures with a grid. */
  finish(repeats = false): Uint8Array {
    this.reserve(1);
    this.close(0);
    const tokens = notes;
    const { count } = this;
    if (notes.length > KEPT_NOTES) notes = new Int32Array(FIRST_NOTES);
    const stream = writeBlock(ZLIB_HEADER, repeats ? findRepeats(tokens, count) : { tokens, count }, CHECK_SUM);
    new DataView(stream.buffer).setUint32(stream.length - CHECK_SUM, adlerOf(tokens, count));
    return stream;
  }

  /** Makes room for so many runs, and the parts of the open one. */
  private reserve(runs: number): void {
    const wanted = this.count + runs + Math.ceil(this.length / LONGEST_RUN);
    if (wanted <= notes.length) return;
    const more = new Int32Array(2 * wanted);
    more.set(notes);
    notes = more;
  }

  /** Notes the open run and opens one of `value`. */
  private close(value: number): void {
    this.count = note(this.count, this.value, this.length);
    this.value = value;
    this.length = 0;
  }
}

/** Notes a run behind `count` others; gives the new count. */
function note(count: number, value: number, length: number): number {
  let notedRuns = count;
  let rest = length;
  for (; rest > LONGEST_RUN; rest -= LONGEST_RUN) notes[notedRuns++] = (LONGEST_RUN << 8) | value;
  if (rest > 0) notes[notedRuns++] = (rest << 8) | value;
  return notedRuns;
}

/** The Adler-32 (RFC 1950, 9) of the notes' bytes. */
function adlerOf(notes: Int32Array, count: number): number {
  let a = 1;
  let b = 0;
  for (let i = 0; i < count; i++) {
    const value = notes[i]! & 255;
    const length = notes[i]! >>> 8;
    b += length * a + (value * length * (length + 1)) / 2;
    a += length * value;
    if (b > MOST_B) b %= ADLER_BASE;
    if (a > MOST_A) a %= ADLER_BASE;
  }
  return (((b % ADLER_BASE) << 16) | (a % ADLER_BASE)) >>> 0;
}
