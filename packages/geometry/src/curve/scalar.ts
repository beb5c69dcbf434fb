import { compile } from '../functions/compile.js';
import { dependsOn } from '../functions/free-names.js';
import type { Expr } from '../syntax/ast.js';
import { add, multiply, name, number } from '../syntax/build.js';
import {
  type ExplicitCurve,
  type LineValue,
  type PlaneFunction,
  type ScalarFunction,
  Undefined,
  type Value,
} from '../values.js';

/** A closed tree as a function of one variable. */
export function scalarFunction(expr: Expr, variable: string): ScalarFunction {
  return { variable, expr, at: compile(expr, [variable]) };
}

/** A closed tree as a function of x and y. */
export function planeFunction(expr: Expr): PlaneFunction {
  return { expr, at: compile(expr, ['x', 'y']) };
}

/** y = f(x) for a closed tree. */
export function explicitCurve(
  expr: Expr,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
): ExplicitCurve {
  return { type: 'Curve', form: 'explicit', f: scalarFunction(expr, 'x'), min, max };
}

/** A line that is not vertical as a function of x. */
export function functionOfLine({ origin, direction }: LineValue): ExplicitCurve {
  const slope = direction.y / direction.x;
  if (!Number.isFinite(slope)) throw new Undefined('a vertical line is no function of x');
  const constant = origin.y - slope * origin.x;
  const expr = add(multiply(number(slope), name('x')), number(constant));
  return { ...explicitCurve(expr), f: { variable: 'x', expr, at: (x) => slope * x + constant } };
}

/** The value as a function of x: an explicit curve without a transform, or a line. Throws Undefined for others. */
export function asFunction(value: Value): ExplicitCurve {
  if (value.type === 'Line') return functionOfLine(value);
  if (value.type === 'Curve' && value.form === 'explicit' && value.transform === undefined) return value;
  if (value.type === 'Number') return explicitCurve(number(value.value));
  throw new Undefined('this needs a function of x, y = f(x)');
}

/** Throws Undefined where a tree still names a variable that has no meaning in its place. */
export function refuseVariables(expr: Expr, variables: readonly string[], advice: string): void {
  for (const variable of variables) {
    if (dependsOn(expr, [variable])) throw new Undefined(`the variable ${variable} has no meaning here: ${advice}`);
  }
}
