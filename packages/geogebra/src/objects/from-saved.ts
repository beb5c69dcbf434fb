import { build, type Expr } from '@geoslide/geometry';
import type { Element } from '../file/model.js';
import { compare } from '../translate/conditions.js';
import { kindOf } from '../translate/kinds.js';
import { type Saved, savedOf } from './saved.js';

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

/**
 * The most coefficients of a polynomial curve that is drawn, those of degree 43: a drawing evaluates it a million
 * times.
 */
const MAX_COEFFICIENTS = 1000;

/**
 * Whether the saved value stands for an object without being what is to be drawn: of a part of a line or conic the
 * file has no ends, and a curve of a high degree takes too much work. What depends on it is still right.
 */
export function isStandIn(element: Element | undefined, saved: Saved | undefined): boolean {
  if (saved?.kind === 'polynomial')
    return saved.coefficients.flat().filter((coefficient) => coefficient !== 0).length > MAX_COEFFICIENTS;
  const isPart = element !== undefined && ['segment', 'ray', 'arc'].includes(kindOf(element.type));
  return isPart && (saved?.kind === 'line' || saved?.kind === 'conic');
}

/** What becomes of an object that could not be read, for a warning. */
export function remains(source: Expr | undefined, standsIn: boolean): string {
  if (source === undefined) return 'it is left out';
  return standsIn
    ? 'what depends on it has its saved line or curve, which is not drawn'
    : 'it is drawn as it was saved and stays so';
}

interface Part {
  readonly kind: 'polygon' | 'segment';
  readonly tree: Expr;
}

/**
 * A polygon and its edges by the corners that were saved with them, each in its place among the outputs of a command;
 * none where the outputs are something else.
 */
export function cornersOf(outputs: readonly (Element | undefined)[]): (Part | undefined)[] {
  const isOf = (kind: string) => (element: Element | undefined) => element && kindOf(element.type) === kind;
  const corners = outputs.filter(isOf('point')).map((element) => sourceOf(savedOf(element!)));
  const edges = outputs.filter(isOf('segment'));
  const isPolygon = isOf('polygon')(outputs[0]) && corners.length > 2 && corners.length === edges.length;
  if (!isPolygon || corners.some((corner) => corner === undefined)) return [];
  const points = corners as Expr[];
  const edge = (i: number): Part => ({
    kind: 'segment',
    tree: call('Segment', points[i]!, points[(i + 1) % points.length]!),
  });
  return outputs.map((element) => {
    if (isOf('polygon')(element)) return { kind: 'polygon', tree: call('Polygon', ...points) };
    return isOf('segment')(element) ? edge(edges.indexOf(element)) : undefined;
  });
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
