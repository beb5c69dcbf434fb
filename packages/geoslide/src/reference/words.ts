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

/** How many of some words a text has, in the plural or the singular: words begin so, or parts of names. */
export function matches(text: string, words: readonly string[]): number {
  const small = `${text} ${text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`.toLowerCase();
  const begins = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(small);
  return words.filter((word) => begins(word) || (word.length > 3 && begins(word.replace(/e?s$/, '')))).length;
}

/** The words of a query that it goes on to place, as `tangent` in `tangent to a circle`. */
export function subjectsOf(query: string): readonly string[] {
  return [...query.matchAll(/(?<!\p{L})(\p{L}{3,})\s+(?:to|from|of|through|with)\s/gu)].map(([, word]) => word!);
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
