import { lookUp } from 'geoslide';

/**
 * What a name or some words mean in the language: statements and style properties, and forms with what each gives and
 * an example; undefined where there is nothing.
 */
export function formsText(query: string): string | undefined {
  const { lines, forms } = lookUp(query);
  if (lines.length === 0 && forms.length === 0) return undefined;
  const texts = forms.map(
    ({ form, gives, doc, example }) => `${form} -> ${gives}\n  ${doc}${example === undefined ? '' : `\n  ${example}`}`,
  );
  return [...lines, ...texts].join('\n');
}
