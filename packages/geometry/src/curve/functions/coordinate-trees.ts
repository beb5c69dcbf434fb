import type { Expr } from '../../syntax/ast.js';
import { binary, name, negate } from '../../syntax/build.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';

const NOWHERE = { start: 0, end: 0 };

/** The variables of an expression, each with a value for which it is tried what the expression gives. */
export type Trial = Readonly<Record<string, number>>;

/** True for a tree that gives a point or vector: its coordinates, or a function that does. */
export function givesPoint(tree: Expr, trial: Trial, context: EvaluateContext): boolean {
  if (coordinatesOf(tree) !== undefined) return true;
  const variables = Object.keys(trial);
  try {
    const { type } = context.binding(called(tree, variables, context), variables)(...Object.values(trial).map(number));
    return type === 'Point' || type === 'Vector';
  } catch (error) {
    if (error instanceof Undefined) return false;
    throw error;
  }
}

/**
 * The trees, in the variables alone, of the coordinates of the point or of the components of the vector that a tree
 * gives; undefined where the coordinates are no expressions of the variables.
 */
export function coordinateTrees(
  tree: Expr,
  variables: readonly string[],
  context: EvaluateContext,
): readonly [Expr, Expr] | undefined {
  const point = called(tree, variables, context);
  const trial = Object.fromEntries(variables.map((variable) => [variable, 1]));
  const isPoint = (part: Expr) => givesPoint(part, trial, context);
  const closed = (part: Expr) => context.close(called(part, variables, context), variables);
  try {
    return [closed(component(point, 'x', isPoint)), closed(component(point, 'y', isPoint))];
  } catch (error) {
    if (error instanceof Undefined && coordinatesOf(point) === undefined) return undefined;
    throw error;
  }
}

/** The x or y of a tree that gives a point; of sums and multiples by those of their parts. */
function component(tree: Expr, axis: 'x' | 'y', isPoint: (part: Expr) => boolean): Expr {
  const coordinates = coordinatesOf(tree);
  if (coordinates !== undefined) return coordinates[axis === 'x' ? 0 : 1];
  if (tree.kind === 'negate') return negate(component(tree.operand, axis, isPoint));
  if (tree.kind === 'binary' && '+-*/'.includes(tree.operator)) {
    const scales = !'+-'.includes(tree.operator);
    const part = (side: Expr) => (scales && !isPoint(side) ? side : component(side, axis, isPoint));
    return binary(tree.operator, part(tree.left), part(tree.right));
  }
  return { kind: 'member', object: tree, property: axis, ...NOWHERE };
}

/** The name of a function of these variables stands for its value at them. */
export function called(tree: Expr, variables: readonly string[], context: EvaluateContext): Expr {
  if (tree.kind !== 'name' || !context.isDefined(tree.name)) return tree;
  const value = context.evaluate(tree);
  if (value.type !== 'Mapping' || value.parameters.length !== variables.length) return tree;
  return { kind: 'call', callee: tree, args: variables.map(name), ...NOWHERE };
}

/** What stands in `(…)` or `Point(…)`; undefined for other trees. */
export function pointCoordinates(tree: Expr): readonly Expr[] | undefined {
  const isPoint = tree.kind === 'call' && tree.callee.kind === 'name' && tree.callee.name === 'Point';
  return isPoint ? tree.args : undefined;
}

function coordinatesOf(tree: Expr): readonly [Expr, Expr] | undefined {
  const [x, y, ...others] = pointCoordinates(tree) ?? [];
  return x && y && others.length === 0 ? [x, y] : undefined;
}

const number = (value: number): Value => ({ type: 'Number', value });
