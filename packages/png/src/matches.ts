/** RFC 1951, 3.2.5. */
export const LEAST_MATCH = 3;
export const LONGEST_MATCH = 258;

/** How long the next match of so many repetitions is, so that what is left is empty or at least the least match. */
export function nextMatch(rest: number): number {
  if (rest <= LONGEST_MATCH) return rest;
  return rest < LONGEST_MATCH + LEAST_MATCH ? rest - LEAST_MATCH : LONGEST_MATCH;
}
