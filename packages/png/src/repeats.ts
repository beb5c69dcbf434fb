import { LONGEST_MATCH, matchToken, nextMatch, type Tokens, WINDOW } from './matches.js';

/** Runs that are looked for together. */
const LEAST_RUNS = 3;
/** A match takes about as many bits as two runs. */
const RUNS_FOR_MATCH = 2;
const HASH_BITS = 13;

/** Puts matches in the place of stretches of runs that have come before, of which only the last is looked at. */
export function findRepeats(runs: Int32Array, count: number): Tokens {
  const tokens = new Int32Array(count);
  const starts = new Int32Array(count + 1);
  for (let i = 0; i < count; i++) starts[i + 1] = starts[i]! + (runs[i]! >>> 8);
  const last = new Int32Array(1 << HASH_BITS).fill(-1);
  let made = 0;
  for (let i = 0; i < count; ) {
    const before = i + LEAST_RUNS <= count ? swap(last, runs, i) : -1;
    let repeated = 0;
    const distance = starts[i]! - (before < 0 ? 0 : starts[before]!);
    if (before >= 0 && distance <= WINDOW) {
      while (i + repeated < count && runs[i + repeated] === runs[before + repeated]) repeated++;
    }
    let rest = starts[i + repeated]! - starts[i]!;
    if (repeated < LEAST_RUNS || repeated <= RUNS_FOR_MATCH * Math.ceil(rest / LONGEST_MATCH)) {
      tokens[made++] = runs[i++]!;
      continue;
    }
    while (rest > 0) {
      const length = nextMatch(rest);
      tokens[made++] = matchToken(length, distance);
      rest -= length;
    }
    const end = i + repeated;
    for (i++; i < end; i++) if (i + LEAST_RUNS <= count) swap(last, runs, i);
  }
  return { tokens, count: made };
}

/** Notes where the runs from `i` on are; gives where such runs, or others of their hash, were last. */
function swap(last: Int32Array, runs: Int32Array, i: number): number {
  const mixed =
    Math.imul(runs[i]!, 0x9e3779b1) ^ Math.imul(runs[i + 1]!, 0x85ebca6b) ^ Math.imul(runs[i + 2]!, 0xc2b2ae35);
  const slot = mixed >>> (32 - HASH_BITS);
  const before = last[slot]!;
  last[slot] = i;
  return before;
}
