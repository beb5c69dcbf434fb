import type { Expr } from '../syntax/ast.js';
import { countNodes } from '../syntax/walk.js';
import type { Compiled } from './compiled.js';

/** Below so many nodes a tree is as fast as it is. */
const LEAST_NODES = 24;
/** Nodes of a polynomial in Horner's form that take as long as one node of another tree. */
const NODES_PER_STEP = 8;
/** The highest power of a variable that is written out in steps. */
const MAX_POWER = 64;

/** Coefficients of a polynomial in y, from the highest power down. */
type Row = readonly number[];

/** A polynomial in x whose coefficients are polynomials in y, or such a coefficient alone. */
interface Ring<T> {
  readonly variable: string;
  readonly zero: T;
  readonly one: T;
  constantOf(expr: Expr): T | undefined;
  negated(value: T): T;
}

/**
 * A polynomial in one or two variables that is written in Horner's form, `(a x + b) x + c` with numbers or such forms
 * of y for a, b and c, as a loop over its coefficients: the curves of a high degree that files have are evaluated a
 * million times in a drawing. Undefined for any other tree.
 */
export function compileHorner(
  expr: Expr,
  variables: readonly string[],
): { readonly compiled: Compiled; readonly steps: number } | undefined {
  const nodes = countNodes(expr);
  if (nodes < LEAST_NODES || variables.length > 2) return undefined;
  const [x, y] = variables;
  if (x === undefined) return undefined;
  const rows = hornerRows(expr, x, y);
  return rows && { compiled: loopOver(rows), steps: Math.ceil(nodes / NODES_PER_STEP) };
}

/**
 * The coefficients of a polynomial that is written in Horner's form: of each power of x, from the highest down, a row
 * of those of y.
 */
export function hornerRows(expr: Expr, x: string, y: string | undefined): readonly Row[] | undefined {
  return coefficientsOf(withoutZero(expr), ringOfRows(x, y));
}

/** The left side of an equation whose right side is 0. */
function withoutZero(expr: Expr): Expr {
  const isZero = expr.kind === 'binary' && expr.operator === '-' && numberOf(expr.right) === 0;
  return isZero ? withoutZero(expr.left) : expr;
}

function numberOf(expr: Expr): number | undefined {
  if (expr.kind === 'number') return expr.value;
  return expr.kind === 'negate' && expr.operand.kind === 'number' ? -expr.operand.value : undefined;
}

function ringOfRows(x: string, y: string | undefined): Ring<Row> {
  const numbers: Ring<number> = {
    variable: y ?? '',
    zero: 0,
    one: 1,
    constantOf: numberOf,
    negated: (value) => -value,
  };
  return {
    variable: x,
    zero: [0],
    one: [1],
    constantOf: (expr) => coefficientsOf(expr, numbers),
    negated: (row) => row.map((value) => -value),
  };
}

/** The coefficients of a polynomial in the variable of a ring, from the highest power down. */
function coefficientsOf<T>(expr: Expr, ring: Ring<T>): T[] | undefined {
  const constant = ring.constantOf(expr);
  if (constant !== undefined) return [constant];
  if (expr.kind === 'negate') return coefficientsOf(expr.operand, ring)?.map((value) => ring.negated(value));
  const power = powerOf(expr, ring.variable);
  if (power !== undefined) return [ring.one, ...Array.from({ length: power }, () => ring.zero)];
  if (expr.kind !== 'binary') return undefined;
  if (expr.operator === '*') return raised(expr.left, expr.right, ring);
  if (expr.operator !== '+' && expr.operator !== '-') return undefined;
  const last = ring.constantOf(expr.right);
  const higher = last === undefined ? undefined : coefficientsOf(expr.left, ring);
  // Only what was multiplied by the variable has room for a constant.
  if (last === undefined || higher === undefined || higher.length < 2 || higher.at(-1) !== ring.zero) return undefined;
  return [...higher.slice(0, -1), expr.operator === '-' ? ring.negated(last) : last];
}

function raised<T>(left: Expr, right: Expr, ring: Ring<T>): T[] | undefined {
  const power = powerOf(right, ring.variable);
  if (power === undefined) return undefined;
  const inner = coefficientsOf(left, ring);
  return inner && [...inner, ...Array.from({ length: power }, () => ring.zero)];
}

/** The exponent of a power of a variable. */
function powerOf(expr: Expr, variable: string): number | undefined {
  if (expr.kind === 'name') return expr.name === variable ? 1 : undefined;
  if (expr.kind !== 'binary' || expr.operator !== '^' || expr.left.kind !== 'name') return undefined;
  const exponent = numberOf(expr.right);
  const isPower = exponent !== undefined && Number.isInteger(exponent) && exponent >= 1 && exponent <= MAX_POWER;
  return isPower && expr.left.name === variable ? exponent : undefined;
}

function loopOver(rows: readonly Row[]): Compiled {
  const lengths = rows.map(({ length }) => length);
  const coefficients = Float64Array.from(rows.flat());
  return (x, y) => {
    let sum = 0;
    let at = 0;
    for (const length of lengths) {
      let inner = coefficients[at++]!;
      for (let i = 1; i < length; i++) inner = inner * y + coefficients[at++]!;
      sum = sum * x + inner;
    }
    return sum;
  };
}
