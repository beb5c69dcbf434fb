import type { Expr } from '../syntax/ast.js';
import { hornerRows } from './horner.js';
import { planePolynomial } from './polynomial.js';

/** Coefficients by the exponents of x and of y. */
export type PlaneCoefficients = readonly (readonly number[])[];

/**
 * The coefficients of a closed tree in x and y that is written as a sum of monomials or in Horner's form; undefined for
 * any other tree: to multiply its factors out would round the coefficients.
 */
export function writtenPolynomial(expr: Expr): PlaneCoefficients | undefined {
  const rows = hornerRows(expr, 'x', 'y');
  return rows === undefined ? sumOfMonomials(expr) : rows.toReversed().map((row) => row.toReversed());
}

function sumOfMonomials(expr: Expr): PlaneCoefficients | undefined {
  const sum: number[][] = [];
  for (const { term, sign } of termsOf(expr, 1)) {
    const rows = planePolynomial(term)?.coefficients ?? [];
    for (const [i, row] of rows.entries()) {
      sum[i] ??= [];
      for (const [j, value] of row.entries()) {
        if (value !== 0 && (sum[i][j] ?? 0) !== 0) return undefined;
        sum[i][j] = (sum[i][j] ?? 0) + sign * value;
      }
    }
    if (rows.flat().filter((value) => value !== 0).length !== (isZero(term) ? 0 : 1)) return undefined;
  }
  return sum;
}

const isZero = (expr: Expr): boolean => expr.kind === 'number' && expr.value === 0;

function termsOf(expr: Expr, sign: number): { term: Expr; sign: number }[] {
  if (expr.kind === 'negate') return termsOf(expr.operand, -sign);
  if (expr.kind !== 'binary' || (expr.operator !== '+' && expr.operator !== '-')) return [{ term: expr, sign }];
  return [...termsOf(expr.left, sign), ...termsOf(expr.right, expr.operator === '+' ? sign : -sign)];
}
