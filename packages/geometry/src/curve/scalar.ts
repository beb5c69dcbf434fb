import { compile } from '../functions/compile.js';
import { dependsOn, substitute } from '../functions/free-names.js';
import { functionTree } from '../functions/function-values.js';
import type { Expr } from '../syntax/ast.js';
import { literal, name } from '../syntax/build.js';
import { print } from '../syntax/print.js';
import type { EvaluateContext } from '../table.js';
import { type ExplicitCurve, type PlaneFunction, type ScalarFunction, Undefined, type Value } from '../values.js';

/** The longest expression, in characters, that advice repeats. */
const MOST_GRAPH = 60;

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

/** The value as a function of x: an explicit curve, also one moved along the axes, a line, or a number. Throws Undefined for others. */
export function asFunction(value: Value): ExplicitCurve {
  if (value.type === 'Curve' && value.form === 'explicit' && value.transform === undefined) return value;
  const tree = value.type === 'Number' ? { variable: 'x', expr: literal(value.value) } : functionTree(value);
  if (tree?.variable !== 'x') throw new Undefined('this needs a function of x, as y = f(x) gives');
  return explicitCurve(tree.expr);
}

/**
 * The tree of a curve of the plane, in which x, y and, where nobody has defined it, t are left.
 *
 * @param isSource For a whole source, which may be meant as a graph.
 */
export function closedCurve(tree: Expr, context: EvaluateContext, isSource = false): Expr {
  const closed = context.close(tree, ['x', 'y', ...openT(context)]);
  if (closed.kind === 'name' && closed.name === 't')
    throw new Undefined('unknown name t: define it, as in t: 2 or slider t: 0 .. 1, or write the name that is meant');
  const graph = isSource && !dependsOn(closed, ['x']) ? graphOverX(tree) : '';
  const others = 'define t, or write Curve(x(t), y(t), a, b) for a parametric curve';
  refuseVariables(closed, openT(context), `${graph}${others}`);
  return closed;
}

/** A quantity over t as the y over x: `y = 2x` for `v = 2t`. */
function graphOverX(tree: Expr): string {
  const isQuantity = tree.kind === 'equation' && dependsOn(tree.right, ['t']) && !dependsOn(tree.left, ['y']);
  const height = isQuantity ? { ...tree, left: name('y') } : tree;
  const graph = print(substitute(height, 't', name('x')));
  return graph.length > MOST_GRAPH ? '' : `write ${graph} for a graph, `;
}

/** The variables of a polar radius: θ, and t where nobody has defined it. */
export function polarVariables(context: EvaluateContext): readonly string[] {
  return ['θ', ...openT(context)];
}

function openT(context: EvaluateContext): readonly string[] {
  return context.isDefined('t') ? [] : ['t'];
}

/** Throws Undefined where a tree still names a variable that has no meaning in its place. */
export function refuseVariables(expr: Expr, variables: readonly string[], advice: string): void {
  for (const variable of variables) {
    if (dependsOn(expr, [variable])) throw new Undefined(`the variable ${variable} has no meaning here: ${advice}`);
  }
}
