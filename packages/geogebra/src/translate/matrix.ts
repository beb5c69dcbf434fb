import { build, type Expr } from '@geoslide/geometry';
import { Unreadable } from '../unreadable.js';
import type { Typed } from './kinds.js';

const { add, divide, literal, multiply, negate, subtract } = build;

/** A matrix of numbers by its rows. */
export type Matrix = readonly (readonly Expr[])[];

/** Rows of a matrix whose determinant is written out: it has n! terms. */
const MAX_SIZE = 4;

/** The matrix that a list of lists is; undefined for others, and for those whose length can change. */
export function matrixOf({ kind, items }: Typed): Matrix | undefined {
  if (kind !== 'list' || items === undefined || items.length === 0) return undefined;
  const rows = items.map((row) => row.items);
  const width = rows[0]?.length;
  const isMatrix = rows.every(
    (row) => row !== undefined && row.length === width && row.every(({ kind }) => kind === 'number'),
  );
  return isMatrix ? rows.map((row) => row!.map(({ tree }) => tree)) : undefined;
}

function list(items: readonly Typed[]): Typed {
  return { kind: 'list', items, tree: { kind: 'list', items: items.map(({ tree }) => tree), start: 0, end: 0 } };
}

/** A matrix as a list of lists. */
export function listOfRows(matrix: Matrix): Typed {
  return list(matrix.map((row) => list(row.map((tree) => ({ kind: 'number', tree })))));
}

export function transposed(matrix: Matrix): Matrix {
  return matrix[0]!.map((_, column) => matrix.map((row) => row[column]!));
}

/** The product of two matrices; undefined where the first has another width than the second has rows. */
export function product(left: Matrix, right: Matrix): Matrix | undefined {
  if (left[0]!.length !== right.length) return undefined;
  const columns = transposed(right);
  return left.map((row) => columns.map((column) => row.map((entry, i) => multiply(entry, column[i]!)).reduce(add)));
}

function without<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, i) => i !== index);
}

function minor(matrix: Matrix, row: number, column: number): Matrix {
  return without(matrix, row).map((entries) => without(entries, column));
}

/** Throws Unreadable for a matrix that is not square or too large. */
export function determinant(matrix: Matrix): Expr {
  if (matrix.length !== matrix[0]?.length || matrix.length > MAX_SIZE)
    throw new Unreadable(`the determinant of ${matrix.length} rows of ${matrix[0]?.length}`);
  const [first] = matrix;
  if (matrix.length === 1) return first![0]!;
  return first!
    .map((entry, column) => multiply(entry, determinant(minor(matrix, 0, column))))
    .reduce((sum, term, column) => (column % 2 === 0 ? add : subtract)(sum, term));
}

/** Throws Unreadable as the determinant does. */
export function inverse(matrix: Matrix): Matrix {
  const whole = determinant(matrix);
  if (matrix.length === 1) return [[divide(literal(1), whole)]];
  return matrix.map((row, i) =>
    row.map((_, j) => {
      const cofactor = determinant(minor(matrix, j, i));
      return divide((i + j) % 2 === 0 ? cofactor : negate(cofactor), whole);
    }),
  );
}
