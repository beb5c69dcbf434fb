import type { Expr } from '../../syntax/ast.js';
import { name, negate, number as one, ownCall } from '../../syntax/build.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { called, coordinateTrees, givesPoint, type Trial } from '../functions/coordinate-trees.js';

/** A field is looked at here to find whether it gives points. */
const PLACE: Trial = { x: 0.4142, y: 0.7321 };
const VARIABLES = Object.keys(PLACE);
const DERIVATIVES = new Set(["y'", 'dy']);

/**
 * The tree of y′ = f(x, y), in x and y: f(x, y), the equation `y' = f(x, y)`, or the name of a function of two
 * variables.
 */
export function slopeTree(tree: Expr, context: EvaluateContext): Expr {
  const isEquation = tree.kind === 'equation';
  if (isEquation && !(tree.left.kind === 'name' && DERIVATIVES.has(tree.left.name))) {
    throw new Undefined("write the slope f(x, y) alone, or as in y' = x - y");
  }
  return context.close(called(isEquation ? tree.right : tree, VARIABLES, context), VARIABLES);
}

/** The numerator and the denominator of a tree; the denominator of what is no quotient is 1. */
export function quotientOf(tree: Expr): readonly [Expr, Expr] {
  if (tree.kind === 'binary' && tree.operator === '/') return [tree.left, tree.right];
  if (tree.kind !== 'negate') return [tree, one(1)];
  const [numerator, denominator] = quotientOf(tree.operand);
  return [negate(numerator), denominator];
}

/** True for a tree that gives a point or vector: its coordinates, or a function that does. */
export const isPair = (tree: Expr, context: EvaluateContext): boolean => givesPoint(tree, PLACE, context);

/** The trees, in x and y, of the components of a field: both of them, or the one that gives a point or vector. */
export function vectorTrees(trees: readonly Expr[], context: EvaluateContext): readonly [Expr, Expr] {
  const [first, second] = trees as [Expr, Expr | undefined];
  if (isPair(first, context)) return coordinateTrees(first, VARIABLES, context) ?? componentByComponent(first, context);
  if (second === undefined) throw new Undefined('a field takes a point of x and y, as in (-y, x), or two expressions');
  const closed = (tree: Expr) => context.close(called(tree, VARIABLES, context), VARIABLES);
  return [closed(first), closed(second)];
}

const number = (value: number): Value => ({ type: 'Number', value });

/** Where the components are no expressions of x and y, each is taken from the value at every place. */
function componentByComponent(tree: Expr, context: EvaluateContext): readonly [Expr, Expr] {
  const at = context.binding(called(tree, VARIABLES, context), VARIABLES);
  const component = (pick: (value: Extract<Value, { type: 'Point' | 'Vector' }>) => number): Expr =>
    ownCall(
      {
        name: 'F',
        evaluate: (x, y) => {
          try {
            const value = at(number(x!), number(y!));
            return value.type === 'Point' || value.type === 'Vector' ? pick(value) : Number.NaN;
          } catch (error) {
            if (error instanceof Undefined) return Number.NaN;
            throw error;
          }
        },
      },
      ...VARIABLES.map(name),
    );
  return [
    component((value) => (value.type === 'Point' ? value.x : value.end.x - value.start.x)),
    component((value) => (value.type === 'Point' ? value.y : value.end.y - value.start.y)),
  ];
}
