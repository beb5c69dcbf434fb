import { otherForms } from '../../aliases.js';
import type { Expr } from '../../syntax/ast.js';
import { parse } from '../../syntax/parser.js';
import { mapChildren } from '../../syntax/walk.js';

/** Of the other forms those that are calls themselves: each letter in them stands for an argument. */
const CALLS = 'LowerSum UpperSum LeftSum TrapezoidalSum Q1 Q3 Quartile1 Quartile3 First Last Append Radius';
/** What these are of one list. */
const OF_LISTS: Readonly<Record<string, string>> = {
  Sum: 'sum(?)',
  Product: 'product(?)',
  Max: 'max(?)',
  Min: 'min(?)',
};

const forms = new Map([
  ...CALLS.split(' ').map((name) => [name, otherForms[name]!.replace(/\b[a-zL]\b/g, '?')] as const),
  ...Object.entries(OF_LISTS),
]);

/** What a call in GeoGebra's words is in the language; undefined for another name, or another number of arguments. */
export function foreignCall(name: string, args: readonly Expr[]): Expr | undefined {
  const form = forms.get(name);
  return form?.split('?').length === args.length + 1 ? filled(parse(form), args) : undefined;
}

function filled(tree: Expr, args: readonly Expr[]): Expr {
  return tree.kind === 'placeholder' ? args[tree.index]! : mapChildren(tree, (child) => filled(child, args));
}
