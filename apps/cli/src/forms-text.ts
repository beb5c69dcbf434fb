import { findForms } from 'geoslide';

/** The forms that a name or some words mean, with what each gives and an example; undefined where there is none. */
export function formsText(query: string): string | undefined {
  const forms = findForms(query);
  if (forms.length === 0) return undefined;
  return forms
    .map(
      ({ form, gives, doc, example }) =>
        `${form} -> ${gives}\n  ${doc}${example === undefined ? '' : `\n  ${example}`}`,
    )
    .join('\n');
}
