import { findForms } from 'geoslide';

/** The forms of the language that a name or some words mean, each with an example; undefined where there are none. */
export function formsText(query: string): string | undefined {
  const forms = findForms(query).map(
    ({ form, gives, doc, example }) => `${form} -> ${gives}\n  ${doc}${example === undefined ? '' : `\n  ${example}`}`,
  );
  return forms.length === 0 ? undefined : forms.join('\n');
}
