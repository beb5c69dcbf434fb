import { constructorMeant } from '@geoslide/geometry';

/** Endings of a plural in German, French, Spanish and English. */
const ENDINGS = /^(?:en|n|e|es|s|x)$/;

/** The constructor that a word of a sentence means, in its plural too. */
export function nameMeant(word: string): string | undefined {
  const own = constructorMeant(word);
  if (own !== undefined) return own;
  for (const length of [1, 2]) {
    const found = ENDINGS.test(word.slice(-length)) ? constructorMeant(word.slice(0, -length)) : undefined;
    if (found !== undefined && word.length - length >= 4) return found;
  }
  return undefined;
}
