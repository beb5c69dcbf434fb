/** A count of strokes or arcs in words, as a pattern without regard to case. */
export const TIMES = String.raw`[1-4]|one|single|ein(?:en|fachen)?|two|double|zwei|doppel\p{L}*|three|triple|drei\p{L}*|four|vier\p{L}*`;

/** The number that such a word says; 1 for another one. */
export function timesOf(word: string): number {
  const counts = [/^(?:2|two|double|zwei|doppel)/i, /^(?:3|three|triple|drei)/i, /^(?:4|four|vier)/i];
  const found = counts.findIndex((pattern) => pattern.test(word));
  return found < 0 ? 1 : found + 2;
}
