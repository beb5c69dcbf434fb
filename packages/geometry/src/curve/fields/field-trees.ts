import type { Expr } from '../../syntax/ast.js';
import { name, negate, number as one, ownCall } from '../../syntax/build.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';

const NOWHERE = { start: 0, end: 0 };
const VARIABLES = ['x', 'y'];
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
  return context.close(called(isEquation ? tree.right : tree, context), VARIABLES);
}

/** The numerator and the denominator of a tree; the denominator of what is no quotient is 1. */
export function quotientOf(tree: Expr): readonly [Expr, Expr] {
  if (tree.kind === 'binary' && tree.operator === '/') return [tree.left, tree.right];
  if (tree.kind !== 'negate') return [tree, one(1)];
  const [numerator, denominator] = quotientOf(tree.operand);
  return [negate(numerator), denominator];
}

/** True for a tree that gives a point or vector: its coordinates, or a function that does. */
export function isPair(tree: Expr, context: EvaluateContext): boolean {
  if (coordinatesOf(tree) !== undefined) return true;
  const value = valueAt(called(tree, context), context, 0.4142, 0.7321);
  return value?.type === 'Point' || value?.type === 'Vector';
}

/** The trees, in x and y, of the components of a field: both of them, or the one that gives a point or vector. */
export function vectorTrees(trees: readonly Expr[], context: EvaluateContext): readonly [Expr, Expr] {
  const [first, second] = trees as [Expr, Expr | undefined];
  const components = coordinatesOf(first);
  if (components !== undefined) return closed(components, context);
  if (isPair(first, context)) return ofPoints(called(first, context), context);
  if (second === undefined) throw new Undefined('a field takes a point of x and y, as in (-y, x), or two expressions');
  return closed([first, second], context);
}

const closed = ([p, q]: readonly [Expr, Expr], context: EvaluateContext): readonly [Expr, Expr] => [
  context.close(called(p, context), VARIABLES),
  context.close(called(q, context), VARIABLES),
];

/** The name of a function of two variables stands for its value at (x, y). */
function called(tree: Expr, context: EvaluateContext): Expr {
  if (tree.kind !== 'name' || !context.isDefined(tree.name)) return tree;
  const value = context.evaluate(tree);
  if (value.type !== 'Mapping' || value.parameters.length !== 2) return tree;
  return { kind: 'call', callee: tree, args: VARIABLES.map(name), ...NOWHERE };
}

function coordinatesOf(tree: Expr): readonly [Expr, Expr] | undefined {
  if (tree.kind !== 'call' || tree.callee.kind !== 'name' || tree.args.length !== 2) return undefined;
  if (tree.callee.name !== 'Point') return undefined;
  return [tree.args[0]!, tree.args[1]!];
}

const number = (value: number): Value => ({ type: 'Number', value });

function valueAt(tree: Expr, context: EvaluateContext, x: number, y: number): Value | undefined {
  try {
    return context.binding(tree, VARIABLES)(number(x), number(y));
  } catch (error) {
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}

/**
 * The coordinates of what a tree gives: as expressions where its function gives a point by these, else value by value.
 */
function ofPoints(tree: Expr, context: EvaluateContext): readonly [Expr, Expr] {
  try {
    const part = (property: string): Expr =>
      context.close({ kind: 'member', object: tree, property, ...NOWHERE }, VARIABLES);
    return [part('x'), part('y')];
  } catch (error) {
    if (!(error instanceof Undefined)) throw error;
  }
  const at = context.binding(tree, VARIABLES);
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
