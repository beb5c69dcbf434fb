import type { ComparisonOperator, Expr } from '../syntax/ast.js';
import { call, subtract } from '../syntax/build.js';
import { type RegionValue, Undefined } from '../values.js';
import { planeFunction } from './scalar.js';

/** True for comparisons and for what && and || make of them. */
export function isInequality(tree: Expr): boolean {
  if (tree.kind === 'comparison') return tree.operators.every((operator) => operator !== '==' && operator !== '!=');
  return (
    tree.kind === 'binary' &&
    (tree.operator === '&&' || tree.operator === '||') &&
    isInequality(tree.left) &&
    isInequality(tree.right)
  );
}

/** The region of a closed inequality in x and y; its function is positive inside and zero on the edge. */
export function regionOf(tree: Expr): RegionValue {
  const { inside, strict } = insideOf(tree);
  return { type: 'Region', f: planeFunction(inside), strict };
}

/** min and max keep the zero set of each part where it bounds the whole. */
function insideOf(tree: Expr): { inside: Expr; strict: boolean } {
  if (tree.kind === 'binary' && (tree.operator === '&&' || tree.operator === '||')) {
    const left = insideOf(tree.left);
    const right = insideOf(tree.right);
    const inside = call(tree.operator === '&&' ? 'min' : 'max', left.inside, right.inside);
    return { inside, strict: left.strict || right.strict };
  }
  if (tree.kind !== 'comparison') throw new Undefined('a region needs an inequality, as in y < x^2');
  const sides = tree.operators.map((operator, i) => sideOf(operator, tree.operands[i]!, tree.operands[i + 1]!));
  const strict = tree.operators.some((operator) => operator === '<' || operator === '>');
  return { inside: sides.reduce((all, side) => call('min', all, side)), strict };
}

function sideOf(operator: ComparisonOperator, left: Expr, right: Expr): Expr {
  switch (operator) {
    case '<':
    case '<=':
      return subtract(right, left);
    case '>':
    case '>=':
      return subtract(left, right);
    default:
      throw new Undefined(`${operator} bounds no region; use < <= > >=`);
  }
}
