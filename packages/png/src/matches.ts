/** RFC 1951, 3.2.5. */
export const LEAST_MATCH = 3;
export const LONGEST_MATCH = 258;

/** How long the next match of so many repetitions is, so that what is left is empty or at least the least match. */
export function nextMatch(rest: number): number {
  if (rest <= LONGEST_MATCH) return rest;
  return rest < LONGEST_MATCH + LEAST_MATCH ? rest - LEAST_MATCH : LONGEST_MATCH;
}

/** How far back a match may lie, bytes (RFC 1951, 2). */
const DISTANCE_BITS = 15;
export const WINDOW = 1 << DISTANCE_BITS;

/** Runs, and matches with what lies further back, of `matchToken`: these are below 0. */
export interface Tokens {
  readonly tokens: Int32Array;
  readonly count: number;
}

export const matchToken = (length: number, distance: number): number => ~((length << DISTANCE_BITS) | (distance - 1));
export const matchLength = (token: number): number => ~token >>> DISTANCE_BITS;
export const matchDistance = (token: number): number => (~token & (WINDOW - 1)) + 1;
