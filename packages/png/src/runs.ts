import { BitWriter, MOST_BITS } from './bit-writer.js';
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
const LENGTH_SYMBOL = new Uint8Array(LONGEST_MATCH + 1);
LENGTH_BASE.forEach((base, symbol) => {
  LENGTH_SYMBOL.fill(symbol, base);
});
/** RFC 1951, 3.2.7. */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const MAX_BITS = 15;
const MAX_CODE_LENGTH_BITS = 7;
/** RFC 1950: deflate with a window of 32 kB, and no dictionary. */
const ZLIB_HEADER = [0x78, 0x01];
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
let notes = new Uint32Array(FIRST_NOTES);

/**
 * A zlib stream (RFC 1950) of bytes that come in runs: each run is its byte and matches with it at distance 1, in one block with a code of its own. It finds
 * the same as zlib's Z_RLE does, without a look at each byte of a run.
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

  finish(): Uint8Array {
    this.reserve(1);
    this.close(0);
    const all = notes;
    if (notes.length > KEPT_NOTES) notes = new Uint32Array(FIRST_NOTES);
    return encode(all, this.count);
  }

  /** Makes room for so many runs, and the parts of the open one. */
  private reserve(runs: number): void {
    const wanted = this.count + runs + Math.ceil(this.length / LONGEST_RUN);
    if (wanted <= notes.length) return;
    const more = new Uint32Array(2 * wanted);
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

/** The stream of the first `count` notes. */
function encode(notes: Uint32Array, count: number): Uint8Array {
  const frequencies = new Uint32Array(LITERALS);
  frequencies[END_OF_BLOCK] = 1;
  countSymbols(notes, count, frequencies);
  const lengths = codeLengths(frequencies, MAX_BITS);
  const codes = codesOf(lengths);
  const out = new BitWriter();
  for (const byte of ZLIB_HEADER) out.write(byte, 8);
  writeHeader(lengths, out);
  out.reserve(
    frequencies.reduce((bits, frequency, symbol) => bits + frequency * (lengths[symbol]! + extraBits(symbol)), 0),
  );
  writeRuns(notes, count, codes, lengths, out);
  out.write(codes[END_OF_BLOCK]!, lengths[END_OF_BLOCK]!);
  const body = out.finish();
  const stream = new Uint8Array(body.length + 4);
  stream.set(body);
  new DataView(stream.buffer).setUint32(body.length, adlerOf(notes, count));
  return stream;
}

/** What follows the code of a symbol: for a match, the extra bits of its length and the one bit of the only distance. */
function extraBits(symbol: number): number {
  return symbol < FIRST_LENGTH ? 0 : LENGTH_EXTRA[symbol - FIRST_LENGTH]! + 1;
}

/** The Adler-32 (RFC 1950, 9) of the notes' bytes. */
function adlerOf(notes: Uint32Array, count: number): number {
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

/** Counts what the notes are written with. */
function countSymbols(notes: Uint32Array, count: number, frequencies: Uint32Array): void {
  for (let i = 0; i < count; i++) {
    const value = notes[i]! & 255;
    const rest = (notes[i]! >>> 8) - 1;
    // Few are long, and V8 takes a loop for hot by the length of its code, too.
    if (rest > LONGEST_MATCH) {
      countLong(value, rest, frequencies);
    } else if (rest < LEAST_MATCH) {
      frequencies[value]! += rest + 1;
    } else {
      frequencies[value]! += 1;
      frequencies[FIRST_LENGTH + LENGTH_SYMBOL[rest]!]! += 1;
    }
  }
}

/** Counts what a byte with more repetitions than one match has is written with. */
function countLong(value: number, repetitions: number, frequencies: Uint32Array): void {
  let rest = repetitions;
  frequencies[value]! += 1;
  if (rest > 2 * LONGEST_MATCH) {
    const longest = Math.floor(rest / LONGEST_MATCH) - 1;
    frequencies[FIRST_LENGTH + LENGTH_SYMBOL[LONGEST_MATCH]!]! += longest;
    rest -= longest * LONGEST_MATCH;
  }
  while (rest > 0) {
    const match = nextMatch(rest);
    frequencies[FIRST_LENGTH + LENGTH_SYMBOL[match]!]! += 1;
    rest -= match;
  }
}

/** How long the next match of so many repetitions is, so that what is left is empty or at least the least match. */
function nextMatch(rest: number): number {
  if (rest <= LONGEST_MATCH) return rest;
  return rest < LONGEST_MATCH + LEAST_MATCH ? rest - LEAST_MATCH : LONGEST_MATCH;
}

/** Writes the notes, for which `out` has room. */
function writeRuns(notes: Uint32Array, count: number, codes: Uint16Array, lengths: Uint8Array, out: BitWriter): void {
  const matchCodes = new Uint32Array(LONGEST_MATCH + 1);
  // Repetitions for which there is no match do not fit behind their byte.
  const matchBits = new Uint8Array(LONGEST_MATCH + 1).fill(MOST_BITS + 1);
  matchBits[0] = 0;
  for (let length = LEAST_MATCH; length <= LONGEST_MATCH; length++) {
    const symbol = LENGTH_SYMBOL[length]!;
    const bits = lengths[FIRST_LENGTH + symbol]!;
    matchCodes[length] = codes[FIRST_LENGTH + symbol]! | ((length - LENGTH_BASE[symbol]!) << bits);
    matchBits[length] = bits + extraBits(FIRST_LENGTH + symbol);
  }
  // Of the longest matches, of which most of a picture is made, as many as fit are written at once.
  const longestBits = matchBits[LONGEST_MATCH]!;
  const together = Math.floor(MOST_BITS / longestBits);
  let longestCodes = 0;
  for (let k = 0; k < together; k++) longestCodes |= matchCodes[LONGEST_MATCH]! << (k * longestBits);

  const { bytes } = out;
  for (let i = 0; i < count; i++) {
    // The bits of notes that one code is enough for, as of most, are put together here, in a short loop and without calls.
    let { size, bits, waiting } = out;
    for (; i < count; i++) {
      const value = notes[i]! & 255;
      const rest = (notes[i]! >>> 8) - 1;
      if (rest > LONGEST_MATCH) break;
      const width = lengths[value]! + matchBits[rest]!;
      if (width > MOST_BITS) break;
      bits |= (codes[value]! | (matchCodes[rest]! << lengths[value]!)) << waiting;
      waiting += width;
      while (waiting >= 8) {
        bytes[size++] = bits;
        bits >>>= 8;
        waiting -= 8;
      }
    }
    out.size = size;
    out.bits = bits;
    out.waiting = waiting;
    if (i === count) return;
    const value = notes[i]! & 255;
    out.put(codes[value]!, lengths[value]!);
    for (let rest = (notes[i]! >>> 8) - 1; rest > 0; ) {
      if (rest < LEAST_MATCH) {
        out.put(codes[value]!, lengths[value]!);
        rest--;
      } else if (rest >= together * LONGEST_MATCH + LEAST_MATCH) {
        out.put(longestCodes, together * longestBits);
        rest -= together * LONGEST_MATCH;
      } else {
        const length = nextMatch(rest);
        out.put(matchCodes[length]!, matchBits[length]!);
        rest -= length;
      }
    }
  }
}

/** The head of the only block: its kind, and the lengths of its codes (RFC 1951, 3.2.7). */
function writeHeader(lengths: Uint8Array, out: BitWriter): void {
  const used = lengths.findLastIndex((length) => length > 0) + 1;
  // One distance, 1, whose code is one bit.
  const all = new Uint8Array(used + 1).fill(1, used);
  all.set(lengths.subarray(0, used));
  const frequencies = new Uint32Array(19);
  const symbols = repeatsOf(all);
  for (const { symbol } of symbols) frequencies[symbol]! += 1;
  const own = codeLengths(frequencies, MAX_CODE_LENGTH_BITS);
  const codes = codesOf(own);
  const sent = CODE_LENGTH_ORDER.findLastIndex((symbol) => own[symbol]! > 0) + 1;
  out.write(0b101, 3);
  out.write(used - FIRST_LENGTH, 5);
  out.write(0, 5);
  out.write(sent - 4, 4);
  for (const symbol of CODE_LENGTH_ORDER.slice(0, sent)) out.write(own[symbol]!, 3);
  for (const { symbol, value, bits } of symbols) {
    out.write(codes[symbol]!, own[symbol]!);
    if (bits > 0) out.write(value, bits);
  }
}

/** A code length, or a repetition of it with the value and the number of its extra bits. */
interface LengthSymbol {
  readonly symbol: number;
  readonly value: number;
  readonly bits: number;
}

/** Code lengths with their repetitions. */
function repeatsOf(lengths: Uint8Array): LengthSymbol[] {
  const symbols: LengthSymbol[] = [];
  for (let i = 0; i < lengths.length; ) {
    const length = lengths[i]!;
    let run = 1;
    while (i + run < lengths.length && lengths[i + run] === length) run++;
    i += run;
    if (length === 0) {
      for (; run >= 11; run -= Math.min(run, 138))
        symbols.push({ symbol: 18, value: Math.min(run, 138) - 11, bits: 7 });
      if (run >= 3) {
        symbols.push({ symbol: 17, value: run - 3, bits: 3 });
        run = 0;
      }
    } else {
      symbols.push({ symbol: length, value: 0, bits: 0 });
      run -= 1;
      for (; run >= 3; run -= Math.min(run, 6)) symbols.push({ symbol: 16, value: Math.min(run, 6) - 3, bits: 2 });
    }
    for (; run > 0; run--) symbols.push({ symbol: length, value: 0, bits: 0 });
  }
  return symbols;
}
