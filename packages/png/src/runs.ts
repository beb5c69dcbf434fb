import { BitWriter } from './bit-writer.js';
import { codeLengths, codesOf } from './huffman.js';

/** RFC 1951, 3.2.5. */
const END_OF_BLOCK = 256;
const FIRST_LENGTH = 257;
const LITERALS = 286;
const LEAST_MATCH = 3;
const LONGEST_MATCH = 258;
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
/** By length: the symbol's number above FIRST_LENGTH. */
const LENGTH_SYMBOL = Uint8Array.from({ length: LONGEST_MATCH + 1 }, (_, length) =>
  Math.max(
    0,
    LENGTH_BASE.findLastIndex((base) => base <= length),
  ),
);
/** RFC 1951, 3.2.7. */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const MAX_BITS = 15;
const MAX_CODE_LENGTH_BITS = 7;
/** RFC 1950: deflate with a window of 32 kB, and no dictionary. */
const ZLIB_HEADER = [0x78, 0x01];
const ADLER_BASE = 65521;
/** Runs up to this length are summed at once: the square of their length times a byte is still exact. */
const SUMMED = 1 << 20;

/** What a run's repetitions are noted as, above all literals. */
const REPEATED = 256;
/** Numbers of notes that are kept for the next picture. */
const KEPT_NOTES = 1 << 18;
let notes = new Uint32Array(1 << 12);

/**
 * A zlib stream (RFC 1950) of bytes that come in runs: each run is its byte and matches with it at distance 1, in one block with a code of its own. It finds
 * the same as zlib's Z_RLE does, without a look at each byte of a run.
 */
export class RunStream {
  private readonly frequencies = new Uint32Array(LITERALS);
  private count = 0;
  private value = -1;
  private length = 0;
  /** Adler-32's sums of the bytes before the open run. */
  private a = 1;
  private b = 0;

  /** `length` times the byte `value`. */
  push(value: number, length: number): void {
    if (value === this.value) {
      this.length += length;
      return;
    }
    this.close();
    this.value = value;
    this.length = length;
  }

  finish(): Uint8Array {
    this.close();
    if (notes.length > KEPT_NOTES) {
      const all = notes;
      notes = new Uint32Array(1 << 12);
      return this.encode(all);
    }
    return this.encode(notes);
  }

  /** Notes the open run. */
  private close(): void {
    const { value, length } = this;
    if (length === 0) return;
    this.sum(value, length);
    if (this.count + LEAST_MATCH > notes.length) {
      const more = new Uint32Array(2 * notes.length);
      more.set(notes);
      notes = more;
    }
    const repeated = length - 1;
    const literals = repeated < LEAST_MATCH ? length : 1;
    for (let i = 0; i < literals; i++) notes[this.count++] = value;
    this.frequencies[value]! += literals;
    if (repeated < LEAST_MATCH) return;
    notes[this.count++] = REPEATED + repeated;
    const longest = longestMatches(repeated);
    this.frequencies[FIRST_LENGTH + LENGTH_SYMBOL[LONGEST_MATCH]!]! += longest;
    for (let rest = repeated - longest * LONGEST_MATCH; rest > 0; rest -= nextMatch(rest)) {
      this.frequencies[FIRST_LENGTH + LENGTH_SYMBOL[nextMatch(rest)]!]! += 1;
    }
  }

  private sum(value: number, length: number): void {
    for (let rest = length; rest > 0; rest -= SUMMED) {
      const n = Math.min(rest, SUMMED);
      this.b = (this.b + n * this.a + (value * n * (n + 1)) / 2) % ADLER_BASE;
      this.a = (this.a + n * value) % ADLER_BASE;
    }
  }

  private encode(all: Uint32Array): Uint8Array {
    const { frequencies } = this;
    frequencies[END_OF_BLOCK] = 1;
    const lengths = codeLengths(frequencies, MAX_BITS);
    const codes = codesOf(lengths);
    const out = new BitWriter(1 << 14);
    for (const byte of ZLIB_HEADER) out.write(byte, 8);
    writeHeader(lengths, out);
    const writeMatch = (length: number): void => {
      const symbol = LENGTH_SYMBOL[length]!;
      out.write(codes[FIRST_LENGTH + symbol]!, lengths[FIRST_LENGTH + symbol]!);
      // The extra bits, and the one bit of the only distance.
      out.write(length - LENGTH_BASE[symbol]!, LENGTH_EXTRA[symbol]! + 1);
    };
    for (let i = 0; i < this.count; i++) {
      const note = all[i]!;
      if (note < REPEATED) {
        out.write(codes[note]!, lengths[note]!);
        continue;
      }
      const longest = longestMatches(note - REPEATED);
      for (let k = 0; k < longest; k++) writeMatch(LONGEST_MATCH);
      for (let rest = note - REPEATED - longest * LONGEST_MATCH; rest > 0; rest -= nextMatch(rest)) {
        writeMatch(nextMatch(rest));
      }
    }
    out.write(codes[END_OF_BLOCK]!, lengths[END_OF_BLOCK]!);
    const body = out.finish();
    const stream = new Uint8Array(body.length + 4);
    stream.set(body);
    new DataView(stream.buffer).setUint32(body.length, ((this.b << 16) | this.a) >>> 0);
    return stream;
  }
}

/** How many of the longest matches repetitions begin with: the rest is empty or at least the least match. */
function longestMatches(repeated: number): number {
  const whole = Math.floor(repeated / LONGEST_MATCH);
  const rest = repeated - whole * LONGEST_MATCH;
  return rest > 0 && rest < LEAST_MATCH ? whole - 1 : whole;
}

/** The next match of a rest below two of the longest ones. */
function nextMatch(rest: number): number {
  return rest <= LONGEST_MATCH ? rest : rest - LEAST_MATCH;
}

/** The head of the only block: its kind, and the lengths of its codes (RFC 1951, 3.2.7). */
function writeHeader(lengths: Uint8Array, out: BitWriter): void {
  const used = lengths.findLastIndex((length) => length > 0) + 1;
  // One distance, 1, whose code is one bit.
  const all = [...lengths.subarray(0, used), 1];
  const frequencies = new Uint32Array(19);
  const symbols = repeatsOf(all);
  for (const [symbol] of symbols) frequencies[symbol]! += 1;
  const own = codeLengths(frequencies, MAX_CODE_LENGTH_BITS);
  const codes = codesOf(own);
  const sent = CODE_LENGTH_ORDER.findLastIndex((symbol) => own[symbol]! > 0) + 1;
  out.write(0b101, 3);
  out.write(used - FIRST_LENGTH, 5);
  out.write(0, 5);
  out.write(sent - 4, 4);
  for (const symbol of CODE_LENGTH_ORDER.slice(0, sent)) out.write(own[symbol]!, 3);
  for (const [symbol, value, bits] of symbols) {
    out.write(codes[symbol]!, own[symbol]!);
    if (bits > 0) out.write(value, bits);
  }
}

/** Code lengths with their repetitions: symbol, and the value and number of its extra bits. */
function repeatsOf(lengths: readonly number[]): (readonly [symbol: number, value: number, bits: number])[] {
  const symbols: (readonly [number, number, number])[] = [];
  for (let i = 0; i < lengths.length; ) {
    const length = lengths[i]!;
    let run = 1;
    while (i + run < lengths.length && lengths[i + run] === length) run++;
    i += run;
    if (length === 0) {
      for (; run >= 11; run -= Math.min(run, 138)) symbols.push([18, Math.min(run, 138) - 11, 7]);
      if (run >= 3) {
        symbols.push([17, run - 3, 3]);
        run = 0;
      }
    } else {
      symbols.push([length, 0, 0]);
      run -= 1;
      for (; run >= 3; run -= Math.min(run, 6)) symbols.push([16, Math.min(run, 6) - 3, 2]);
    }
    for (; run > 0; run--) symbols.push([length, 0, 0]);
  }
  return symbols;
}
