import type { Expr } from '../../syntax/ast.js';
import { parse } from '../../syntax/parser.js';
import { mapChildren } from '../../syntax/walk.js';

/** Calls in GeoGebra's and other people's words, and what they are here: each ? stands for an argument. */
const forms: Readonly<Record<string, string>> = {
  LowerSum: 'RiemannSum(?, ?, ?, ?, "lower")',
  UpperSum: 'RiemannSum(?, ?, ?, ?, "upper")',
  LeftSum: 'RiemannSum(?, ?, ?, ?, "left")',
  TrapezoidalSum: 'RiemannSum(?, ?, ?, ?, "trapezoid")',
  Q1: 'quartile(?, 1)',
  Q3: 'quartile(?, 3)',
  Quartile1: 'quartile(?, 1)',
  Quartile3: 'quartile(?, 3)',
  Element: '?.item(?)',
  Take: 'Sequence(?.item(n_), n_, ?, ?)',
  First: '?.first',
  Last: '?.last',
  Append: 'Join(?, [?])',
  Length: 'Part(?, ?, ?).length',
  length: 'Part(?, ?, ?).length',
  Tail: 'Shade(?, ?, ∞)',
  RightTail: 'Shade(?, ?, ∞)',
  LeftTail: 'Shade(?, -∞, ?)',
  Radius: '?.radius',
  latex: '?.latex',
  FormulaText: '?.latex',
  FractionText: 'frac(?)',
  SurdText: 'surd(?)',
  thousands: 'grouped(?)',
  Sum: 'sum(?)',
  Product: 'product(?)',
  Max: 'max(?)',
  Min: 'min(?)',
};

/** What a call in GeoGebra's words is in the language; undefined for another name, or another number of arguments. */
export function foreignCall(name: string, args: readonly Expr[]): Expr | undefined {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  return form?.split('?').length === args.length + 1 ? filled(parse(form), args) : undefined;
}

function filled(tree: Expr, args: readonly Expr[]): Expr {
  return tree.kind === 'placeholder' ? args[tree.index]! : mapChildren(tree, (child) => filled(child, args));
}
