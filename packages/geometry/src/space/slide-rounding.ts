import type { Definition } from '@geoslide/protocol';

/** Decimals that a rounded coordinate has: with fewer it was meant so, with more nobody sees that it is rounded. */
const FEWEST = 2;
const MOST = 6;

const NUMBER = /\d+\.(\d+)/g;

/**
 * The unit of the last decimal that most rounded numbers of a file have, world units; 0 for a file that shows no
 * rounding.
 */
export function slideRounding(definitions: readonly Definition[]): number {
  const counts = new Map<number, number>();
  for (const { source } of definitions) {
    if (typeof source !== 'string') continue;
    for (const [, decimals = ''] of source.matchAll(NUMBER)) {
      const { length } = decimals;
      if (length >= FEWEST && length <= MOST) counts.set(length, (counts.get(length) ?? 0) + 1);
    }
  }
  const [usual] = [...counts].sort(([a, n], [b, m]) => m - n || a - b);
  return usual ? 10 ** -usual[0] : 0;
}
