import { nearestName, styleSynonyms } from '@geoslide/protocol';
import { nearestProperty, propertyNamed } from './looks/vocabulary.js';

/** What the name of a property in other programs or languages is here, where the place has that property. */
export function synonymOf(
  key: string,
  known: readonly string[],
  isFitting: (name: string) => boolean = () => true,
): string | undefined {
  const own = knownAs(key, known);
  if (own !== undefined || nearestName(key, known.filter(isFitting)) !== undefined) return own;
  const near = nearestProperty(key);
  return near === undefined || !isFitting(near) ? undefined : known.includes(near) ? near : knownAs(near, known);
}

/** The same of a name that is spelt right. */
function knownAs(key: string, known: readonly string[]): string | undefined {
  const foreign = propertyNamed(key);
  if (foreign !== undefined && foreign !== key) return known.includes(foreign) ? foreign : knownAs(foreign, known);
  const small = key.toLowerCase();
  const own = known.find((name) => name.toLowerCase() === small);
  if (own !== undefined && own !== key) return own;
  const size = key === 'size' && known.includes('fontSize') ? 'fontSize' : undefined;
  const synonym = size ?? Object.entries(styleSynonyms).find(([name]) => name.toLowerCase() === small)?.[1];
  const property = /^\w+/.exec(synonym ?? '')?.[0];
  return property !== undefined && known.includes(property) ? synonym : undefined;
}
