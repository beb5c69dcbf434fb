import type { Expr } from '../../syntax/ast.js';

export type Equation = Extract<Expr, { kind: 'equation' }>;

/**
 * An equation `… = 0` without what changes no zero: powers, factors, roots and absolute values. A square has no
 * change of sign at its zeros, by which a surface is found.
 */
export function withoutPowers(tree: Equation): Equation {
  if (isZero(tree.right)) return { ...tree, left: sameZeros(tree.left) };
  if (isZero(tree.left)) return { ...tree, left: sameZeros(tree.right), right: tree.left };
  return tree;
}

const isZero = (tree: Expr): boolean => tree.kind === 'number' && tree.value === 0;

/** Functions of one argument that are 0 where it is 0, and nowhere else. */
const ZERO_AT_ZERO: ReadonlySet<string> = new Set(['abs', 'sqrt', 'cbrt']);

function sameZeros(tree: Expr): Expr {
  if (tree.kind === 'negate') return sameZeros(tree.operand);
  if (tree.kind === 'call' && tree.callee.kind === 'name' && tree.args.length === 1 && !tree.ofDefinition)
    return ZERO_AT_ZERO.has(tree.callee.name) ? sameZeros(tree.args[0]!) : tree;
  if (tree.kind !== 'binary') return tree;
  const { operator, left, right } = tree;
  if (operator === '^' && right.kind === 'number' && right.value > 0) return sameZeros(left);
  if (operator !== '*') return tree;
  if (left.kind === 'number' && left.value !== 0) return sameZeros(right);
  return { ...tree, left: sameZeros(left), right: sameZeros(right) };
}
