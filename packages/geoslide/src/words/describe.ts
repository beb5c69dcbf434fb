import { seenOn } from '@geoslide/core';
import { workOn } from '@geoslide/geometry';
import { wordsIn } from '#languages';
import { type PreparedSlide, prepareSlide } from '../prepare.js';
import type { ReadOptions } from '../read-project.js';
import { clausesOf } from './clauses.js';
import { type Language, languageOf } from './language.js';

/** A picture in words. */
export interface Description {
  /** Its first things, in at most 80 characters where they have room there; `Figure` where nothing is seen. */
  readonly title: string;
  /** All that is seen, in some 300 characters at most: the rest is counted. */
  readonly description: string;
  readonly language: Language;
}

export interface DescribeOptions extends ReadOptions {
  /** 1-based; default 1. */
  readonly slideIndex?: number | undefined;
  /**
   * Default: the slide's `lang` where it is one of them; without it Chinese where its labels and texts are, else
   * English.
   */
  readonly language?: Language | undefined;
}

const MAX_TITLE = 80;
const MAX_DESCRIPTION = 300;

/** Characters that the count of what is left out takes. */
const REST = 30;

/**
 * What is seen on a slide in words, made from its objects: for those who can't see the picture, and for searching.
 *
 * @param content A project: parsed from JSON, or as a text, figure text or JSON.
 * @throws ProtocolError for a project that breaks the format, RenderError for a slide that does not exist.
 */
export function describe(content: unknown, options: DescribeOptions = {}): Description {
  return wordsOf(prepareSlide(content, options), options.language);
}

/** The same for a slide that is prepared. */
export function wordsOf({ slide, construction, work }: PreparedSlide, chosen?: Language): Description {
  const words = wordsIn(chosen ?? languageOf(slide));
  const { language, empty, separator, begin } = words;
  const said = workOn(work, () => clausesOf(construction, seenOn(slide, construction), words));
  const clauses = said.map((clause) => clause.replace(/“(.*?)”/g, (_, text: string) => words.quote(text)));
  if (clauses.length === 0) return { title: empty, description: empty, language };
  const count = fitting(clauses, separator, MAX_DESCRIPTION - REST);
  const left = clauses.length - count;
  const rest = left === 0 ? [] : [words.more(left)];
  const text = [...clauses.slice(0, count).map(cut), ...rest].join(separator);
  const title = clauses
    .slice(0, fitting(clauses, separator, MAX_TITLE))
    .map(cut)
    .join(separator);
  return { title: begin(title), description: `${begin(text)}${words.end}`, language };
}

/** How many clauses fit into a length; one at least. */
function fitting(clauses: readonly string[], separator: string, most: number): number {
  let length = 0;
  const first = clauses.findIndex((clause) => {
    length += clause.length + separator.length;
    return length > most;
  });
  return first < 0 ? clauses.length : Math.max(1, first);
}

const cut = (clause: string): string =>
  clause.length > MAX_DESCRIPTION - REST ? `${clause.slice(0, MAX_DESCRIPTION - REST)}…` : clause;
