import type { Bidi } from 'bidi-js';
import { hasRightToLeft } from './complex.js';

let bidi: Bidi | undefined;

/**
 * Loads the Unicode bidirectional algorithm, once. Texts are laid out synchronously: whoever has some from right to
 * left waits for this before.
 */
export async function loadBidi(): Promise<void> {
  if (bidi) return;
  // Its types are those of an ES module, which the package is to bundlers alone.
  const { default: create } = (await import('bidi-js')) as unknown as { readonly default: () => Bidi };
  bidi = create();
}

function loadedBidi(): Bidi {
  if (bidi === undefined)
    throw new Error('bidi-js is not loaded: await loadBidi() before a text from right to left is laid out');
  return bidi;
}

export interface Levels {
  /** Of the line as a whole: odd from right to left. */
  readonly base: number;
  /** By code unit: odd from right to left. */
  readonly levels: ArrayLike<number>;
}

/** bidi-js knows one code unit at a time: to it the halves of other characters are letters from left to right. */
const BEYOND_FIRST_PLANE = /[\u{10000}-\u{10ffff}]/gu;
const NEUTRAL = '\ufffc\ufffc';

/** From left to right, or as the first letter runs (UAX #9, P2 and P3). */
export type Direction = 'ltr' | 'auto';

/** The embedding levels of a line. */
export function levelsOf(line: string, direction: Direction): Levels {
  if (!hasRightToLeft(line)) return { base: 0, levels: new Uint8Array(line.length) };
  const known = line.replace(BEYOND_FIRST_PLANE, (c) => (/\p{L}|\p{N}/u.test(c) ? c : NEUTRAL));
  const { levels, paragraphs } = loadedBidi().getEmbeddingLevels(known, direction);
  return { base: paragraphs[0]?.level ?? 0, levels };
}

/**
 * What stands for a character in a part from right to left: the other one of a pair of brackets, itself where it has no
 * pair.
 */
export function mirrored(codePoint: number): number {
  const pair = loadedBidi().getMirroredCharacter(String.fromCodePoint(codePoint));
  return pair?.codePointAt(0) ?? codePoint;
}

/** Brings parts from their logical into their visual order, from left to right (UAX #9, L2). */
export function visualOrder<T extends { readonly level: number }>(parts: readonly T[]): T[] {
  const out = [...parts];
  const highest = Math.max(0, ...out.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < out.length; start++) {
      let end = start;
      while (end < out.length && out[end]!.level >= level) end++;
      if (end - start > 1) out.splice(start, end - start, ...out.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return out;
}
