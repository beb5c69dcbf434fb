/** Names that the unknown ones of a slide are compared with in all, some 0.2 s: past it no suggestions are made. */
const MAX_COMPARED = 250_000;

/** Hands out the names for suggestions, as often as MAX_COMPARED allows. */
export function suggestible(names: () => readonly string[], most = MAX_COMPARED): () => readonly string[] {
  let left = most;
  return () => {
    if (left <= 0) return [];
    const known = names();
    left -= known.length;
    return known;
  };
}
