import type { Expr } from '../syntax/ast.js';
import { Undefined } from '../values.js';
import { constantValue } from './compile.js';
import { dependsOn } from './free-names.js';

/** Highest degree that is recognised in one variable; higher ones are handled as general functions. */
const MAX_DEGREE = 32;

/** Highest total degree that is recognised in x and y. */
const MAX_PLANE_DEGREE = 16;

/** Coefficients by exponents, which are the digits of the key in base 64, the first variable's lowest. */
type Terms = ReadonlyMap<number, number>;

/** Each variable's exponent takes six bits of a term's key. */
const KEY_BASE = 64;

export interface PlanePolynomial {
  /** The total degree; -1 for the zero polynomial. */
  readonly degree: number;
  /** `coefficients[i][j]` belongs to x^i y^j; missing ones are 0. */
  readonly coefficients: readonly (readonly number[])[];
}

/**
 * The coefficients of a closed tree as a polynomial in one variable, from the constant up, without leading zeros ([] is 0);
 * undefined where it is not written as one (sums, products, integer powers, division by constants) or its degree is past 32.
 */
export function polynomialIn(expr: Expr, variable: string): number[] | undefined {
  const terms = termsOf(expr, [variable], MAX_DEGREE);
  if (terms === undefined) return undefined;
  const coefficients = new Array<number>(1 + Math.max(-1, ...terms.keys())).fill(0);
  for (const [exponent, coefficient] of terms) coefficients[exponent] = coefficient;
  return coefficients;
}

/** The coefficients of a closed tree as a polynomial in x and y, as `polynomialIn`, up to degree 16. */
export function planePolynomial(expr: Expr): PlanePolynomial | undefined {
  const terms = termsOf(expr, ['x', 'y'], MAX_PLANE_DEGREE);
  if (terms === undefined) return undefined;
  const coefficients: number[][] = [];
  let degree = -1;
  for (const [key, coefficient] of terms) {
    const i = key % KEY_BASE;
    const j = Math.floor(key / KEY_BASE);
    degree = Math.max(degree, i + j);
    while (coefficients.length <= i) coefficients.push([]);
    const row = coefficients[i]!;
    while (row.length <= j) row.push(0);
    row[j] = coefficient;
  }
  return { degree, coefficients };
}

/** The coefficient of x^i y^j. */
export function coefficientOf(polynomial: PlanePolynomial, i: number, j: number): number {
  return polynomial.coefficients[i]?.[j] ?? 0;
}

/** The coefficients [constant, x, y, z] of a closed tree that is linear in x, y and z; undefined where it is not. */
export function linearInSpace(expr: Expr): readonly [number, number, number, number] | undefined {
  const terms = termsOf(expr, ['x', 'y', 'z'], 1);
  if (terms === undefined) return undefined;
  return [0, 1, KEY_BASE, KEY_BASE ** 2].map((key) => terms.get(key) ?? 0) as [number, number, number, number];
}

/** A polynomial of at most the second degree in x, y and z. */
export interface SpaceQuadric {
  readonly constant: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly xx: number;
  readonly yy: number;
  readonly zz: number;
  readonly xy: number;
  readonly xz: number;
  readonly yz: number;
}

/** The coefficients of a closed tree of at most the second degree in x, y and z; undefined where it is none. */
export function quadricInSpace(expr: Expr): SpaceQuadric | undefined {
  const terms = termsOf(expr, ['x', 'y', 'z'], 2);
  if (terms === undefined) return undefined;
  const at = (i: number, j: number, k: number) => terms.get(i + j * KEY_BASE + k * KEY_BASE ** 2) ?? 0;
  return {
    constant: at(0, 0, 0),
    x: at(1, 0, 0),
    y: at(0, 1, 0),
    z: at(0, 0, 1),
    xx: at(2, 0, 0),
    yy: at(0, 2, 0),
    zz: at(0, 0, 2),
    xy: at(1, 1, 0),
    xz: at(1, 0, 1),
    yz: at(0, 1, 1),
  };
}

function termsOf(expr: Expr, variables: readonly string[], maxDegree: number): Terms | undefined {
  if (!dependsOn(expr, variables)) return constantTerms(expr);
  switch (expr.kind) {
    case 'name':
      return new Map([[KEY_BASE ** variables.indexOf(expr.name), 1]]);
    case 'negate': {
      const operand = termsOf(expr.operand, variables, maxDegree);
      return operand && scaled(operand, -1);
    }
    case 'binary':
      return binaryTerms(expr, variables, maxDegree);
    default:
      return undefined;
  }
}

function constantTerms(expr: Expr): Terms | undefined {
  try {
    const value = constantValue(expr);
    return Number.isFinite(value) ? cleaned(new Map([[0, value]])) : undefined;
  } catch (error) {
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}

function binaryTerms(
  expr: Extract<Expr, { kind: 'binary' }>,
  variables: readonly string[],
  maxDegree: number,
): Terms | undefined {
  // A fraction of fractions would be looked through once for each of them.
  if (expr.operator === '/' && dependsOn(expr.right, variables)) return undefined;
  const left = termsOf(expr.left, variables, maxDegree);
  if (left === undefined) return undefined;
  if (expr.operator === '^') return powerTerms(left, expr.right, variables, maxDegree);
  const right = termsOf(expr.right, variables, maxDegree);
  if (right === undefined) return undefined;
  switch (expr.operator) {
    case '+':
      return sum(left, right);
    case '-':
      return sum(left, scaled(right, -1));
    case '*':
      return product(left, right, maxDegree);
    case '/': {
      const divisor = right.get(0);
      if (right.size !== 1 || divisor === undefined) return undefined;
      return new Map([...left].map(([key, value]) => [key, value / divisor]));
    }
    default:
      return undefined;
  }
}

function powerTerms(base: Terms, exponent: Expr, variables: readonly string[], maxDegree: number): Terms | undefined {
  if (dependsOn(exponent, variables)) return undefined;
  const count = constantTerms(exponent)?.get(0) ?? 0;
  if (!Number.isInteger(count) || count < 0 || count > maxDegree) return undefined;
  let result: Terms | undefined = new Map([[0, 1]]);
  for (let factor = 0; factor < count && result !== undefined; factor += 1) result = product(result, base, maxDegree);
  return result;
}

function cleaned(terms: Map<number, number>): Terms {
  for (const [key, value] of terms) if (value === 0) terms.delete(key);
  return terms;
}

function scaled(terms: Terms, factor: number): Terms {
  return new Map([...terms].map(([key, value]) => [key, value * factor]));
}

function sum(left: Terms, right: Terms): Terms {
  const terms = new Map(left);
  for (const [key, value] of right) terms.set(key, (terms.get(key) ?? 0) + value);
  return cleaned(terms);
}

function totalDegree(key: number): number {
  return (key % KEY_BASE) + (Math.floor(key / KEY_BASE) % KEY_BASE) + Math.floor(key / KEY_BASE ** 2);
}

function product(left: Terms, right: Terms, maxDegree: number): Terms | undefined {
  const terms = new Map<number, number>();
  for (const [leftKey, leftValue] of left) {
    for (const [rightKey, rightValue] of right) {
      const key = leftKey + rightKey;
      if (totalDegree(key) > maxDegree) return undefined;
      terms.set(key, (terms.get(key) ?? 0) + leftValue * rightValue);
    }
  }
  return cleaned(terms);
}
