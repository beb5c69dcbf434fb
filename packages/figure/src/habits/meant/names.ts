import { hasFunction, isConstructor } from '@geoslide/geometry';

/** The head of a definition. */
export const HEAD = /^(\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*): /u;

/** The head of a definition, a text or a slider. */
export const HEAD_OF_ANY = /^(?:(?:text|slider) )?(\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*): /u;

/** The words of a source that may be names. */
export function wordsOf(source: string): readonly string[] {
  return source.match(/\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*/gu) ?? [];
}

/** Letters that the language gives a meaning by themselves. */
export function isFree(name: string): boolean {
  return !isConstructor(name) && !hasFunction(name) && !/^(?:[xyztei]|pi|π|[xyz]Axis|true|false)$/u.test(name);
}

/** What is said of a line whose meaning is not known, in front of an example, which is none of it. */
export const NOT_READ = 'no statement reads like this: begin a comment with --';
