/** Two points between bars: `|A B|`. Without the space they are one name, which is read as the distance. */
const SPACED = /\|\s*(\p{Lu}\d*['′]*)\s+(\p{Lu}\d*['′]*)\s*\|/gu;

/** What between bars is the product of two points, with its place, where their distance is meant. */
export function spacedDistances(source: string): readonly { at: number; found: string; remedy: string }[] {
  return [...source.matchAll(SPACED)].map(({ 0: found, 1: one, 2: other, index: at }) => ({
    at,
    found,
    remedy: `write |${other} - ${one}| for the distance; it is the size of the product ${one} · ${other} now`,
  }));
}
