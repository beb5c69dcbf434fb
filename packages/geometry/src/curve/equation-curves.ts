import { dependsOn } from '../functions/free-names.js';
import { coefficientOf, planePolynomial, polynomialIn } from '../functions/polynomial.js';
import { conicFromCoefficients } from '../plane/conics/conic.js';
import type { Expr } from '../syntax/ast.js';
import { subtract } from '../syntax/build.js';
import type { ValueOf } from '../value-types.js';
import { type CurveValue, type LineValue, Undefined } from '../values.js';
import { explicitCurve, planeFunction, scalarFunction } from './scalar.js';

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

/** What an equation in x and y gives. */
export type EquationCurve = ValueOf<'Curve' | 'Line' | 'Conic'>;

/** The curve of a closed equation in x and y. */
export function curveOfEquation({ left, right }: Extract<Expr, { kind: 'equation' }>): EquationCurve {
  if (isName(left, 'y') && !dependsOn(right, ['y'])) return linear(right, 'x') ?? explicitCurve(right);
  if (isName(left, 'x') && !dependsOn(right, ['x'])) return linear(right, 'y') ?? inverseCurve(right);
  const difference = subtract(squared(left, right), right);
  if (!dependsOn(difference, ['x', 'y']))
    throw new Undefined('an equation of a curve needs x or y: leave "=" and what follows away to measure');
  return curveOfDifference(difference);
}

/** The line, conic or implicit curve F = 0. */
export function curveOfDifference(difference: Expr): EquationCurve {
  return exactCurve(difference) ?? implicitCurve(difference);
}

/** The curve of a closed equation y = f(x) or x = g(y) even where it is a line; undefined for other equations. */
export function explicitOfEquation(
  { left, right }: Extract<Expr, { kind: 'equation' }>,
  min = NEGATIVE_INFINITY,
  max = POSITIVE_INFINITY,
): CurveValue | undefined {
  if (isName(left, 'y') && !dependsOn(right, ['y'])) return explicitCurve(right, min, max);
  if (isName(left, 'x') && !dependsOn(right, ['x'])) return inverseCurve(right, min, max);
  return undefined;
}

/** True for `r = …`: a polar curve. Where r or θ are defined, the evaluator does not ask. */
export function isPolar(tree: Expr): tree is Extract<Expr, { kind: 'equation' }> {
  return tree.kind === 'equation' && isName(tree.left, 'r') && !dependsOn(tree.right, ['x', 'y']);
}

const isName = (tree: Expr, name: string): boolean => tree.kind === 'name' && tree.name === name;

function inverseCurve(expr: Expr, min = NEGATIVE_INFINITY, max = POSITIVE_INFINITY): CurveValue {
  return { type: 'Curve', form: 'inverse', f: scalarFunction(expr, 'y'), min, max };
}

export function implicitCurve(difference: Expr): CurveValue {
  return { type: 'Curve', form: 'implicit', f: planeFunction(difference) };
}

/** A line whose parameter is its variable. */
function linear(expr: Expr, variable: 'x' | 'y'): LineValue | undefined {
  const coefficients = polynomialIn(expr, variable);
  if (coefficients === undefined || coefficients.length > 2) return undefined;
  const [constant = 0, slope = 0] = coefficients;
  return variable === 'x'
    ? { type: 'Line', origin: { x: 0, y: constant }, direction: { x: 1, y: slope } }
    : { type: 'Line', origin: { x: constant, y: 0 }, direction: { x: slope, y: 1 } };
}

/** √F = 0 is F = 0: a root ends at its zeros, so that no sign changes there. */
function squared(left: Expr, right: Expr): Expr {
  const isRoot = left.kind === 'call' && left.callee.kind === 'name' && left.callee.name === 'sqrt';
  return isRoot && left.args.length === 1 && right.kind === 'number' && right.value === 0 ? left.args[0]! : left;
}

/** The line or conic F = 0 of its exact type; undefined for curves of higher degree and for F that is no polynomial. */
function exactCurve(difference: Expr): EquationCurve | undefined {
  const polynomial = planePolynomial(difference);
  if (polynomial === undefined || polynomial.degree > 2) return undefined;
  const c = (i: number, j: number) => coefficientOf(polynomial, i, j);
  return conicFromCoefficients(c(2, 0), c(1, 1), c(0, 2), c(1, 0), c(0, 1), c(0, 0));
}
