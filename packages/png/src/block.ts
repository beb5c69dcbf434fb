import { BitWriter, MOST_BITS } from './bit-writer.js';
import { codeLengths, codesOf } from './huffman.js';
import { LEAST_MATCH, LONGEST_MATCH, matchDistance, matchLength, nextMatch, type Tokens } from './matches.js';

/** RFC 1951, 3.2.5. */
const END_OF_BLOCK = 256;
const FIRST_LENGTH = 257;
const LITERALS = 286;
const DISTANCES = 30;
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

/** How often each symbol is written. */
interface Frequencies {
  readonly symbols: Uint32Array;
  readonly distances: Uint32Array;
}

/** What symbols are written with. */
interface Codes {
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
}

/** Writes tokens in one block with codes of its own, after the bytes of `head`, and room for `spare` bytes behind it. */
export function writeBlock(head: readonly number[], { tokens, count }: Tokens, spare: number): Uint8Array {
  const frequencies = { symbols: new Uint32Array(LITERALS), distances: new Uint32Array(DISTANCES) };
  frequencies.symbols[END_OF_BLOCK] = 1;
  countSymbols(tokens, count, frequencies);
  const symbols = codesFor(frequencies.symbols);
  const distances = codesFor(frequencies.distances);
  // One distance at least has to have a code.
  if (distances.lengths.every((length) => length === 0)) distances.lengths[0] = 1;
  const out = new BitWriter();
  for (const byte of head) out.write(byte, 8);
  writeHeader(symbols.lengths, distances.lengths, out);
  out.reserve(
    bitsOf(frequencies.symbols, symbols.lengths, (symbol) =>
      symbol < FIRST_LENGTH ? 0 : LENGTH_EXTRA[symbol - FIRST_LENGTH]!,
    ) + bitsOf(frequencies.distances, distances.lengths, distanceExtra),
  );
  writeTokens(tokens, count, symbols, distances, out);
  out.write(symbols.codes[END_OF_BLOCK]!, symbols.lengths[END_OF_BLOCK]!);
  const body = out.finish();
  const stream = new Uint8Array(body.length + spare);
  stream.set(body);
  return stream;
}

function codesFor(frequencies: Uint32Array): Codes {
  const lengths = codeLengths(frequencies, MAX_BITS);
  return { lengths, codes: codesOf(lengths) };
}

function bitsOf(frequencies: Uint32Array, lengths: Uint8Array, extra: (symbol: number) => number): number {
  return frequencies.reduce((bits, frequency, symbol) => bits + frequency * (lengths[symbol]! + extra(symbol)), 0);
}

/** RFC 1951, 3.2.5: two symbols for each power of two. */
function distanceSymbol(distance: number): number {
  const d = distance - 1;
  if (d < 2) return d;
  const power = 31 - Math.clz32(d);
  return 2 * power + ((d >> (power - 1)) & 1);
}

function distanceExtra(symbol: number): number {
  return symbol < 2 ? 0 : (symbol >> 1) - 1;
}

/** Counts what the tokens are written with. */
function countSymbols(tokens: Int32Array, count: number, frequencies: Frequencies): void {
  const { symbols, distances } = frequencies;
  for (let i = 0; i < count; i++) {
    const value = tokens[i]! & 255;
    const rest = (tokens[i]! >>> 8) - 1;
    // Few are long, and V8 takes a loop for hot by the length of its code, too.
    if (rest > LONGEST_MATCH) {
      if (tokens[i]! < 0) countMatch(tokens[i]!, frequencies);
      else countLong(value, rest, frequencies);
    } else if (rest < LEAST_MATCH) {
      symbols[value]! += rest + 1;
    } else {
      symbols[value]! += 1;
      symbols[FIRST_LENGTH + LENGTH_SYMBOL[rest]!]! += 1;
      distances[0]! += 1;
    }
  }
}

function countMatch(token: number, { symbols, distances }: Frequencies): void {
  symbols[FIRST_LENGTH + LENGTH_SYMBOL[matchLength(token)]!]! += 1;
  distances[distanceSymbol(matchDistance(token))]! += 1;
}

/** Counts what a byte with more repetitions than one match has is written with. */
function countLong(value: number, repetitions: number, { symbols, distances }: Frequencies): void {
  let rest = repetitions;
  symbols[value]! += 1;
  if (rest > 2 * LONGEST_MATCH) {
    const longest = Math.floor(rest / LONGEST_MATCH) - 1;
    symbols[FIRST_LENGTH + LENGTH_SYMBOL[LONGEST_MATCH]!]! += longest;
    distances[0]! += longest;
    rest -= longest * LONGEST_MATCH;
  }
  while (rest > 0) {
    const match = nextMatch(rest);
    symbols[FIRST_LENGTH + LENGTH_SYMBOL[match]!]! += 1;
    distances[0]! += 1;
    rest -= match;
  }
}

/** Writes the tokens, for which `out` has room. */
function writeTokens(tokens: Int32Array, count: number, symbols: Codes, distances: Codes, out: BitWriter): void {
  const { codes, lengths } = symbols;
  // Matches with the byte before, by length: with their distance where that fits.
  const nearBits = distances.lengths[0]!;
  const matchCodes = new Uint32Array(LONGEST_MATCH + 1);
  // Repetitions for which there is no match do not fit behind their byte.
  const matchBits = new Uint8Array(LONGEST_MATCH + 1).fill(MOST_BITS + 1);
  matchBits[0] = 0;
  for (let length = LEAST_MATCH; length <= LONGEST_MATCH; length++) {
    const bits = lengthBits(length, lengths);
    if (bits + nearBits > MOST_BITS) continue;
    matchCodes[length] = lengthCode(length, symbols) | (distances.codes[0]! << bits);
    matchBits[length] = bits + nearBits;
  }
  // Of the longest matches, of which most of a picture is made, as many as fit are written at once.
  const longestBits = matchBits[LONGEST_MATCH]!;
  const together = Math.floor(MOST_BITS / Math.max(1, longestBits));
  let longestCodes = 0;
  for (let k = 0; k < together; k++) longestCodes |= matchCodes[LONGEST_MATCH]! << (k * longestBits);

  const putMatch = (length: number, distance: number): void => {
    out.put(lengthCode(length, symbols), lengthBits(length, lengths));
    const symbol = distanceSymbol(distance);
    out.put(distances.codes[symbol]!, distances.lengths[symbol]!);
    const extra = distanceExtra(symbol);
    out.put((distance - 1) & ((1 << extra) - 1), extra);
  };

  const { bytes } = out;
  for (let i = 0; i < count; i++) {
    // The bits of tokens that one code is enough for, as of most, are put together here, in a short loop and without calls.
    let { size, bits, waiting } = out;
    for (; i < count; i++) {
      const value = tokens[i]! & 255;
      const rest = (tokens[i]! >>> 8) - 1;
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
    const token = tokens[i]!;
    if (token < 0) {
      putMatch(matchLength(token), matchDistance(token));
      continue;
    }
    const value = token & 255;
    out.put(codes[value]!, lengths[value]!);
    for (let rest = (token >>> 8) - 1; rest > 0; ) {
      if (rest < LEAST_MATCH) {
        out.put(codes[value]!, lengths[value]!);
        rest--;
      } else if (together > 0 && rest >= together * LONGEST_MATCH + LEAST_MATCH) {
        out.put(longestCodes, together * longestBits);
        rest -= together * LONGEST_MATCH;
      } else {
        const length = nextMatch(rest);
        if (matchBits[length]! <= MOST_BITS) out.put(matchCodes[length]!, matchBits[length]!);
        else putMatch(length, 1);
        rest -= length;
      }
    }
  }
}

/** The code of a length with its extra bits, and how many bits these are. */
function lengthCode(length: number, { codes, lengths }: Codes): number {
  const symbol = LENGTH_SYMBOL[length]!;
  return codes[FIRST_LENGTH + symbol]! | ((length - LENGTH_BASE[symbol]!) << lengths[FIRST_LENGTH + symbol]!);
}

function lengthBits(length: number, lengths: Uint8Array): number {
  const symbol = LENGTH_SYMBOL[length]!;
  return lengths[FIRST_LENGTH + symbol]! + LENGTH_EXTRA[symbol]!;
}

/** The head of the only block: its kind, and the lengths of its codes (RFC 1951, 3.2.7). */
function writeHeader(symbolLengths: Uint8Array, distanceLengths: Uint8Array, out: BitWriter): void {
  const used = symbolLengths.findLastIndex((length) => length > 0) + 1;
  const usedDistances = distanceLengths.findLastIndex((length) => length > 0) + 1;
  const all = new Uint8Array(used + usedDistances);
  all.set(symbolLengths.subarray(0, used));
  all.set(distanceLengths.subarray(0, usedDistances), used);
  const frequencies = new Uint32Array(19);
  const symbols = repeatsOf(all);
  for (const { symbol } of symbols) frequencies[symbol]! += 1;
  const own = codeLengths(frequencies, MAX_CODE_LENGTH_BITS);
  const codes = codesOf(own);
  const sent = CODE_LENGTH_ORDER.findLastIndex((symbol) => own[symbol]! > 0) + 1;
  out.write(0b101, 3);
  out.write(used - FIRST_LENGTH, 5);
  out.write(usedDistances - 1, 5);
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
