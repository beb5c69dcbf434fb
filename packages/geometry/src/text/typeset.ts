import { simplify } from '../functions/simplify.js';
import type { Expr } from '../syntax/ast.js';
import { literal } from '../syntax/build.js';
import { toLatex } from '../syntax/latex.js';
import { print } from '../syntax/print.js';
import { withFewSigns } from '../syntax/signs.js';
import { mapChildren } from '../syntax/walk.js';
import type { FormatOptions } from '../types/format.js';

/** Smaller coefficients are what rounding left of 0. */
const NOISE = 1e-12;

/** Digits of a coefficient that would be 0 with the decimals that are asked for. */
const LEAST_DIGITS = 2;

/**
 * An equation or expression with numbers as a textbook sets it: no coefficient 1, no sign after another, in plain text
 * with raised powers.
 */
export function typeset(tree: Expr, { mode, precision }: FormatOptions): string {
  const tidy = withFewSigns(simplify(rounded(simplify(tree), precision)));
  return mode === 'latex' ? toLatex(tidy) : plainMath(print(tidy));
}

function rounded(tree: Expr, precision: number): Expr {
  if (tree.kind !== 'number') return mapChildren(tree, (child) => rounded(child, precision));
  if (!Number.isFinite(tree.value) || Number.isInteger(tree.value)) return tree;
  const value = Number(tree.value.toFixed(Math.max(0, Math.trunc(precision))));
  if (value !== 0 || Math.abs(tree.value) < NOISE) return literal(value);
  return literal(Number(tree.value.toPrecision(LEAST_DIGITS)));
}

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'-0123456789'].map((sign, i) => [sign, [...'⁻⁰¹²³⁴⁵⁶⁷⁸⁹'][i]!]),
);

const raise = (digits: string): string => digits.replace(/[-\d]/g, (sign) => RAISED[sign]!);

/** The signs of a source as those of a text: `-2 x^2 >= y / 3` is −2x² ≥ y/3. */
function plainMath(source: string): string {
  return source
    .replace(/(?<=[\d)]|(?<![\p{L}\p{N}_])\p{L}) (?=\(|\p{L}(?![\p{L}\p{N}_']))/gu, '')
    .replace(/(?<![\d.])1e\+?(-?\d+)/g, '10^$1')
    .replace(/(?<=\d)e\+?(-?\d+)/g, '·10^$1')
    .replace(/\^(-?\d+)(?![\d.])/g, (_, exponent: string) => raise(exponent))
    .replace(/ \* /g, ' · ')
    .replace(/ \/ ([\d.]+\p{L}[\p{L}\d⁰¹²³⁴⁵⁶⁷⁸⁹]*)/gu, '/($1)')
    .replace(/ \/ /g, '/')
    .replace(/sqrt\(/g, '√(')
    .replace(/<=/g, '≤')
    .replace(/>=/g, '≥')
    .replace(/-/g, '−');
}
