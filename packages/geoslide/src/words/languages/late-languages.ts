import type { Language } from '../language.js';
import { en } from './en.js';
import type { Words } from './words.js';

// What `#languages` is for pages (the condition late-languages): a page needs the words of one language, at most.

const loaded: Partial<Record<Language, Words>> = { en };
let isMissed = false;

/** The words of a language; English until they are loaded, which is noted. */
export function wordsIn(language: Language): Words {
  isMissed ||= loaded[language] === undefined;
  return loaded[language] ?? en;
}

/** Loads the words that were asked for and that were not there; undefined where none were missing. */
export function missingWords(): Promise<void> | undefined {
  if (!isMissed) return undefined;
  return import('./others.js').then(({ others }) => {
    Object.assign(loaded, others);
    isMissed = false;
  });
}
