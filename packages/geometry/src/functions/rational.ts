import type { Expr } from '../syntax/ast.js';
import { gcd } from './numeric.js';

/** A literal fraction of integers in lowest terms, q > 0; undefined for any other tree. */
export function fractionOf(expr: Expr): readonly [p: number, q: number] | undefined {
  if (expr.kind === 'number') return Number.isSafeInteger(expr.value) ? [expr.value, 1] : undefined;
  if (expr.kind === 'negate') {
    const operand = fractionOf(expr.operand);
    return operand && [-operand[0], operand[1]];
  }
  if (expr.kind !== 'binary' || expr.operator !== '/') return undefined;
  const left = fractionOf(expr.left);
  const right = fractionOf(expr.right);
  if (left === undefined || right === undefined || right[0] === 0) return undefined;
  return reduced(left[0] * right[1], left[1] * right[0]);
}

export function reduced(p: number, q: number): readonly [p: number, q: number] | undefined {
  const divisor = gcd(p, q) * Math.sign(q);
  return Number.isNaN(divisor) || divisor === 0 ? undefined : [p / divisor, q / divisor];
}

/** The exponent p/q of an odd root, as in x^(1/3), which is real for negative x too; undefined for integers and even roots. */
export function oddRootExponent(expr: Expr): readonly [p: number, q: number] | undefined {
  const fraction = fractionOf(expr);
  return fraction !== undefined && fraction[1] > 1 && fraction[1] % 2 === 1 ? fraction : undefined;
}
