/** What a question has besides what it is about. */
const ASKING = new Set(
  'a an the of to for in on at and or with from by as is are be do does can i how what which write draw make create add use using show hide set change get find figure geoslide'.split(
    ' ',
  ),
);

/** The words of a query in small letters, without those of any question. */
export function wordsOf(query: string): readonly string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const telling = words.filter((word) => !ASKING.has(word));
  return [...new Set(telling)];
}

/** How many of some words a text has, in the plural or the singular. */
export function matches(text: string, words: readonly string[]): number {
  const small = text.toLowerCase();
  return words.filter((word) => small.includes(word) || (word.length > 3 && small.includes(word.replace(/e?s$/, ''))))
    .length;
}

/** More of what only fits in part helps nobody. */
const MAX_LIKELY = 6;

/** The items with most words of a query, at least half of them; best first. */
export function likeliest<T>(items: readonly T[], query: string, textOf: (item: T) => string): readonly T[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const scored = items.map((item) => ({ item, score: matches(textOf(item), words) }));
  return scored
    .filter(({ score }) => score > 0 && score >= words.length / 2)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_LIKELY)
    .map(({ item }) => item);
}
