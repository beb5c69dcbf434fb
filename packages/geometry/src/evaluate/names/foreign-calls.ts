import { hasFunction } from '../../functions/table.js';
import { isConstructor, isPlainProperty } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { parse } from '../../syntax/parser.js';
import { mapChildren } from '../../syntax/walk.js';

/**
 * Calls in GeoGebra's and other people's words, and what they are here: each ? stands for an argument. Several forms of
 * one name take different numbers of arguments.
 */
const forms: Readonly<Record<string, string | readonly string[]>> = {
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
  First: ['?.first', 'Sequence(?.item(n_), n_, 1, ?)'],
  Last: ['?.last', 'Reverse(Sequence(Reverse(?).item(n_), n_, 1, ?))'],
  Iteration: ['Iterate(?, ?, ?).last', 'Iterate(?, ?, ?, ?).last'],
  IterationList: ['Iterate(?, ?, ?)', 'Iterate(?, ?, ?, ?)'],
  CountIf: 'length(Filter(?, ?, ?))',
  Append: 'Join(?, [?])',
  Length: 'Part(?, ?, ?).length',
  length: 'Part(?, ?, ?).length',
  ArcLength: 'Part(?, ?, ?).length',
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
  nPr: 'product(? - n_, n_, 0, ? - 1)',
  norm: '|?|',
  deg: '? / 1°',
  degrees: '? / 1°',
  radians: '? * 1°',
};

/** Shorter properties, such as x and e, are variables and constants too, and stand in front of brackets as factors. */
const MIN_PROPERTY = 3;

/** `c.radius` for `radius(c)`, of names that no constructor and no function has. */
const readsProperty = (name: string, args: readonly Expr[]): boolean =>
  args.length === 1 &&
  name.length >= MIN_PROPERTY &&
  isPlainProperty(name) &&
  !isConstructor(name) &&
  !hasFunction(name);

/**
 * What a call in GeoGebra's words, or with the name of a property, is in the language; undefined for another name, or
 * another number of arguments.
 */
export function foreignCall(name: string, args: readonly Expr[]): Expr | undefined {
  const known = Object.hasOwn(forms, name) ? [forms[name]!].flat() : [];
  const form = known.find((each) => each.split('?').length === args.length + 1);
  if (form !== undefined) return filled(parse(form), args);
  return readsProperty(name, args) ? { kind: 'member', object: args[0]!, property: name, start: 0, end: 0 } : undefined;
}

function filled(tree: Expr, args: readonly Expr[]): Expr {
  return tree.kind === 'placeholder' ? args[tree.index]! : mapChildren(tree, (child) => filled(child, args));
}
