import type { Language } from '../language.js';
import type { en } from './en.js';
import type { Noun } from './latin.js';

/** A noun by what it is called in English. */
export type NounKey = keyof typeof en.nouns;

/** What pictures are described with in one language. */
export interface Words {
  readonly language: Language;
  /** Said where nothing is seen. */
  readonly empty: string;
  /** Between things, and behind the last of them. */
  readonly separator: string;
  readonly end: string;
  /** How a sentence begins. */
  readonly begin: (text: string) => string;
  /** What is left over. */
  readonly more: (count: number) => string;
  /** Before the last of several names. */
  readonly and: string;
  readonly comma: string;
  readonly colon: string;
  /** Between a noun and a name. */
  readonly space: string;
  /** A text that holds commas of its own. */
  readonly quote: (text: string) => string;
  /** What a label says besides, behind a name. */
  readonly note: (text: string) => string;
  readonly count: (noun: Noun, count: number) => string;
  /** A polygon with its letters, and the one of them where it has a right angle. */
  readonly polygon: (one: string, letters: string, corner?: string) => string;
  readonly axes: Readonly<Record<string, string>>;
  /** What becomes of words in a place of a phrase: `{1:d}` is the first argument in the case `d`. */
  readonly cases: Readonly<Record<string, (words: string) => string>>;
  readonly nouns: Readonly<Record<NounKey, Noun>>;
  /**
   * How what a constructor makes is described: `{n}` is its name, `{1}` and so on what it is made from, `{all}` all of
   * that; `[one|several]` depends on how many it made.
   * By the constructor; with the kinds of its arguments where forms differ: P for a point, N for a number, X for
   * something else. A constructor without a phrase is described by what it makes.
   */
  readonly phrases: Readonly<Record<keyof typeof en.phrases, string>>;
}
