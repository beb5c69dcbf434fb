import type { Definition } from '@geoslide/protocol';
import type { Vec3 } from '../values.js';

/** Decimals that a rounded coordinate has: with fewer it was meant so, with more nobody sees that it is rounded. */
const FEWEST = 2;
const MOST = 6;
/** Relative to a unit of the last decimal: what sums of decimals are off. */
const DIGITS = 1e-6;

/** A number with as many decimals. */
const NUMBER = /\d\.(\d{2,6})(?!\d)/g;

/**
 * The unit of the last decimal that most rounded numbers of a file have, world units; 0 for a file that shows no
 * rounding.
 */
export function slideRounding(definitions: readonly Definition[]): number {
  const counts = new Map<number, number>();
  for (const { source } of definitions) {
    if (typeof source !== 'string') continue;
    for (const [, { length } = ''] of source.matchAll(NUMBER)) counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([a, n], [b, m]) => m - n || a - b);
  return usual ? 10 ** -usual[0] : 0;
}

/**
 * The unit of the last decimal that points show, world units: 0 where they are meant so; undefined where they are
 * computed, as turned points are, and show none.
 */
export function pointsRounding(points: readonly Vec3[]): number | undefined {
  const coordinates = points.flatMap(({ x, y, z }) => [x, y, z]);
  for (let decimals = FEWEST - 1; decimals <= MOST; decimals++) {
    const units = 10 ** decimals;
    if (!coordinates.every((value) => Math.abs(value * units - Math.round(value * units)) < DIGITS)) continue;
    return decimals < FEWEST ? 0 : 1 / units;
  }
  return undefined;
}
