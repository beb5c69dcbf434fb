import { build, type Expr } from '@geoslide/geometry';
import { compare } from '../translate/conditions.js';
import type { Saved } from './saved.js';

const { add, call, literal, multiply, name, negate, power, subtract } = build;

/** The value that was saved, written out; undefined for an object that GeoGebra itself did not have. */
export function sourceOf(saved: Saved | undefined): Expr | undefined {
  switch (saved?.kind) {
    case 'point':
      return call('Point', ...coordinates(saved));
    case 'vector':
      return call('Vector', ...coordinates(saved));
    case 'number':
      return literal(saved.value);
    case 'boolean':
      return compare('==', literal(1), literal(saved.value ? 1 : 0));
    case 'line':
      return equation([
        [saved.a, name('x')],
        [saved.b, name('y')],
        [saved.c, undefined],
      ]);
    case 'conic': {
      const [x, y] = [name('x'), name('y')];
      const square = (variable: Expr) => power(variable, literal(2));
      const terms = [square(x), multiply(x, y), square(y), x, y, undefined];
      return equation(saved.coefficients.map((coefficient, i) => [coefficient, terms[i]]));
    }
    case 'polynomial':
      return polynomial(saved.coefficients);
    case 'plane': {
      const terms: Term[] = [
        [saved.a, name('x')],
        [saved.b, name('y')],
        [saved.c, name('z')],
        [saved.d, undefined],
      ];
      const tree = equation(terms);
      return tree && call('Plane', tree);
    }
    default:
      return undefined;
  }
}

type Term = readonly [coefficient: number, of: Expr | undefined];

function coordinates({ x, y, z }: { x: number; y: number; z?: number }): Expr[] {
  return (z === undefined ? [x, y] : [x, y, z]).map(literal);
}

/** The sum of the terms that are there, equal to 0. */
function equation(terms: readonly Term[]): Expr | undefined {
  let sum: Expr | undefined;
  for (const [coefficient, of] of terms) {
    if (coefficient === 0) continue;
    const size = Math.abs(coefficient);
    const term = of === undefined ? literal(size) : size === 1 ? of : multiply(literal(size), of);
    if (sum === undefined) sum = coefficient < 0 ? negate(term) : term;
    else sum = (coefficient < 0 ? subtract : add)(sum, term);
  }
  return sum && { kind: 'equation', left: sum, right: literal(0), start: 0, end: 0 };
}

/** Up to this degree a polynomial is written as people write it. */
const PLAIN_DEGREE = 3;

function polynomial(coefficients: readonly (readonly number[])[]): Expr | undefined {
  const degrees = coefficients.flatMap((row, i) => row.map((coefficient, j) => (coefficient === 0 ? 0 : i + j)));
  if (Math.max(0, ...degrees) <= PLAIN_DEGREE)
    return equation(coefficients.flatMap((row, i) => row.map((coefficient, j): Term => [coefficient, monomial(i, j)])));
  const rows = coefficients.map((row) => nested(row.map(optional), name('y')));
  const left = nested(rows, name('x'));
  return left && { kind: 'equation', left, right: literal(0), start: 0, end: 0 };
}

function optional(coefficient: number): Expr | undefined {
  if (coefficient === 0) return undefined;
  return coefficient < 0 ? negate(literal(-coefficient)) : literal(coefficient);
}

/**
 * Horner's form, `(a x + b) x + c`: a drawing evaluates it some 100,000 times, and powers would take most of the time.
 *
 * @param coefficients from that of 1 up; undefined for 0
 */
function nested(coefficients: readonly (Expr | undefined)[], variable: Expr): Expr | undefined {
  let sum: Expr | undefined;
  let gap = 0;
  const raised = (tree: Expr) => {
    if (gap === 0) return tree;
    return multiply(tree, gap === 1 ? variable : power(variable, literal(gap)));
  };
  for (const coefficient of [...coefficients].reverse()) {
    if (sum === undefined) {
      sum = coefficient;
      continue;
    }
    gap++;
    if (coefficient === undefined) continue;
    const isNegative = coefficient.kind === 'negate';
    sum = isNegative ? subtract(raised(sum), coefficient.operand) : add(raised(sum), coefficient);
    gap = 0;
  }
  return sum && raised(sum);
}

function monomial(i: number, j: number): Expr | undefined {
  const powers = [
    [name('x'), i],
    [name('y'), j],
  ] as const;
  const factors = powers.flatMap(([variable, n]) =>
    n === 0 ? [] : [n === 1 ? variable : power(variable, literal(n))],
  );
  return factors.length === 0 ? undefined : factors.reduce(multiply);
}
