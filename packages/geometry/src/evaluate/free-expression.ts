import { curveOfEquation, isPolar } from '../curve/equation-curves.js';
import { polarCurve } from '../curve/polar.js';
import { isInequality, regionOf } from '../curve/regions/region-expression.js';
import { closedCurve, explicitCurve, polarVariables, refuseVariables } from '../curve/scalar.js';
import { figureOfEquation, isInSpace } from '../space/equations/free-equation.js';
import { halfSpacesOf } from '../space/equations/half-space.js';
import type { Expr } from '../syntax/ast.js';
import type { EvaluateContext } from '../table.js';
import type { Value } from '../values.js';

/**
 * What a definition that is an expression in x and y means:
 *
 * - `y = f(x)`, or a function of x alone: an explicit curve; `x = g(y)`: an inverse one. Their parameter is x, or y.
 * - `y = m x + b`, `x = m y + b`: a Line with origin (0, b) and direction (1, m), so that its parameter is x, or y, as well.
 * - Any other equation: a line or conic of its exact type where it is a polynomial of at most the second degree, else an implicit curve.
 * - `r = f(θ)`: a polar curve over a full turn.
 * - `z = f(x, y)`: a surface; a linear equation in x, y and z: a plane.
 * - Inequalities, chained or joined with && and ||: a region; linear ones with z: half-spaces.
 *
 * Throws Undefined where names have no value, and for equations that no point or every point satisfies.
 */
export function curveFromExpression(tree: Expr, context: EvaluateContext, isSource = false): Value {
  const figure = figureOfEquation(tree, context);
  if (figure) return figure;
  if (isInequality(tree) && isInSpace(tree, context)) return halfSpacesOf(tree, context);
  if (isPolar(tree)) return polarCurve(context.close(tree.right, polarVariables(context)), 0, 2 * Math.PI);
  const closed = closedCurve(tree, context, isSource);
  if (closed.kind === 'equation') return curveOfEquation(closed);
  if (isInequality(closed)) return regionOf(closed);
  refuseVariables(closed, ['y'], 'write an equation, as in x = g(y) or F(x, y) = 0');
  return explicitCurve(closed);
}
