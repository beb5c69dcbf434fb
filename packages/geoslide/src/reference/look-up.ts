import { writtenElsewhere } from '@geoslide/geometry';
import { nearestName, type StyleProperty, styleProperties } from '@geoslide/protocol';
import { findForms, isForm, type LanguageForm, likelyForms, misspeltForms } from './forms.js';
import { llmsText, MORE_STATEMENTS, NOTES, STATEMENTS } from './llms.js';
import { likeliest, matches, subjectsOf, wordsOf } from './words.js';

/** What a search in the reference gives. */
export interface Found {
  /** Statements of figure text, remarks on it, and style properties, a line each. */
  readonly lines: readonly string[];
  readonly forms: readonly LanguageForm[];
}

interface Line {
  readonly names: readonly string[];
  readonly text: string;
}

/** Properties of one kind of style by what has them. */
const OWNERS: Readonly<Record<keyof typeof styleProperties, string>> = {
  object: 'an object',
  label: 'a label',
  text: 'a text',
  axis: 'axes, xaxis and yaxis',
  grid: 'grid',
  background: 'background',
  numbers: 'numbers',
  slider: 'a slider',
  sliderLabel: 'the label of a slider',
  button: 'a button',
  image: 'an image',
};

/** Asked for by a query that is about everything. */
const ALL =
  /^(?:guide|help|syntax|format|manual|overview|documentation|docs|reference|tutorial|examples?|everything|llms(?:\.txt)?)$/i;

/**
 * What a search in the language means: the forms of a constructor or function, statements of figure text, style
 * properties. What other programs call so comes first, as the messages tell it. Where nothing has all of its words, what
 * has most of them. A search for `guide`, or for nothing in
 * particular, gives the whole of llms.txt as one line.
 */
export function lookUp(query: string): Found {
  const wanted = query.trim();
  if (ALL.test(wanted) || (wanted !== '' && wordsOf(wanted).length === 0)) return { lines: [llmsText()], forms: [] };
  const lines = allLines();
  const subject = wordsOf(wanted).join(' ');
  const named = lines.filter(({ names }) => names.some((name) => name.toLowerCase() === subject));
  if (named.length > 0 || isForm(wanted))
    return { lines: named.map(({ text }) => text), forms: isForm(wanted) ? findForms(wanted) : [] };
  const words = wordsOf(wanted);
  const fitting = words.length === 0 ? [] : lines.filter(({ text }) => matches(text, words) === words.length);
  const name = wanted.replace(/[\s_-]/g, '');
  const other = name === '' ? undefined : (writtenElsewhere(name) ?? writtenElsewhere(name.replace(/s$/, '')));
  const misspelt = other === undefined && !/\s/.test(wanted) ? misspeltForms(wanted) : undefined;
  if (misspelt !== undefined) return { lines: [], forms: misspelt };
  // Words that mean something together are in many sentences one by one.
  const forms = other !== undefined && words.length > 1 ? [] : findForms(words.join(' '));
  if (other !== undefined)
    return { lines: [`${wanted}: write ${other}`, ...fitting.slice(0, MAX_LINES).map(({ text }) => text)], forms };
  if (fitting.length > 0 || forms.length > 0)
    return { lines: fitting.slice(0, MAX_LINES).map(({ text }) => text), forms: withSubjects(forms, wanted) };
  const nearest = nearestName(
    wanted,
    lines.flatMap(({ names }) => names),
  );
  if (nearest !== undefined)
    return { lines: lines.filter(({ names }) => names.includes(nearest)).map(({ text }) => text), forms: [] };
  return {
    lines: likeliest(lines, wanted, ({ text }) => text).map(({ text }) => text),
    forms: withSubjects(likelyForms(wanted), wanted),
  };
}

/** Forms with those of the constructors that a question is about: it has words that their sentences have not. */
function withSubjects(forms: readonly LanguageForm[], question: string): readonly LanguageForm[] {
  const subjects = wordsOf(question).length > 2 ? subjectsOf(question).filter(isForm) : [];
  const more = subjects.flatMap((word) => findForms(word));
  return [...forms, ...more.filter(({ form }) => !forms.some((each) => each.form === form))];
}

const MAX_LINES = 12;

function allLines(): readonly Line[] {
  return [
    ...[...STATEMENTS, ...MORE_STATEMENTS].map(
      (text): Line => ({ names: [...text.matchAll(/(?:^|\| )([a-z]+)/g)].map(([, name]) => name!), text }),
    ),
    ...NOTES.map((text): Line => ({ names: [], text })),
    ...Object.entries(styleProperties).flatMap(([kind, properties]) =>
      Object.entries(properties).map(([name, property]): Line => {
        const owner = OWNERS[kind as keyof typeof styleProperties];
        return { names: [name], text: `{${name}: …} of ${owner}: ${valuesOf(property)}${property.doc}` };
      }),
    ),
  ];
}

/** `one of solid, dashed; `, for a property that has choices. */
function valuesOf(property: StyleProperty): string {
  return property.type === 'choice' ? `${property.options.join(', ')}. ` : '';
}
