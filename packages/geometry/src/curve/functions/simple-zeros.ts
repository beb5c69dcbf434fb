import type { Expr } from '../../syntax/ast.js';

/**
 * A tree with the zeros of another whose sign changes at more of them: without powers, signs and abs(…) around factors,
 * as x² (y − x) = 0 is where x (y − x) = 0 is. The same tree where there is nothing to leave out.
 */
export function simpleZeros(tree: Expr): Expr {
  switch (tree.kind) {
    case 'negate':
      return simpleZeros(tree.operand);
    case 'call':
      return isAbs(tree) ? simpleZeros(tree.args[0]!) : tree;
    case 'binary':
      return ofBinary(tree);
    default:
      return tree;
  }
}

function ofBinary(tree: Extract<Expr, { kind: 'binary' }>): Expr {
  const { operator, left, right } = tree;
  const number = right.kind === 'number' ? right.value : undefined;
  if (operator === '^')
    return number !== undefined && number > 0 && Number.isInteger(number) ? simpleZeros(left) : tree;
  if (operator === '+' || operator === '-') return number === 0 ? simpleZeros(left) : tree;
  if (operator === '/') return number !== undefined && number !== 0 ? simpleZeros(left) : tree;
  if (operator !== '*') return tree;
  const [first, second] = [simpleZeros(left), simpleZeros(right)];
  return first === left && second === right ? tree : { ...tree, left: first, right: second };
}

const isAbs = ({ callee, args }: Extract<Expr, { kind: 'call' }>): boolean =>
  callee.kind === 'name' && callee.name === 'abs' && args.length === 1;
