import type { Expr } from '../syntax/ast.js';
import { divide, literal, negate, number, power } from '../syntax/build.js';
import { mapChildren } from '../syntax/walk.js';
import { binderOf } from './binder.js';
import { realPower } from './numeric.js';
import { fractionOf, reduced } from './rational.js';

type BinaryExpr = Extract<Expr, { kind: 'binary' }>;

/**
 * The same function with constants folded and neutral parts (0 +, 1 ·, ^1, − −) taken away. Fractions of integers stay
 * fractions, so that odd roots and LaTeX can read them. May widen the domain, as textbooks do: 0 · ln(x) is 0.
 */
export function simplify(expr: Expr): Expr {
  if (binderOf(expr) !== undefined) return expr;
  const node = mapChildren(expr, simplify);
  switch (node.kind) {
    case 'negate':
      return simplifyNegate(node.operand, node);
    case 'binary':
      return simplifyBinary(node);
    default:
      return node;
  }
}

function literalValue(expr: Expr): number | undefined {
  if (expr.kind === 'number') return expr.value;
  if (expr.kind === 'negate' && expr.operand.kind === 'number') return -expr.operand.value;
  return undefined;
}

function fractionLiteral(p: number, q: number): Expr {
  if (q === 1) return literal(p);
  const magnitude = divide(number(Math.abs(p)), number(q));
  return p < 0 ? negate(magnitude) : magnitude;
}

/** a/b + c/d, a/b - c/d and a/b * c/d as one fraction; undefined where a side is none. */
function foldFractions({ operator, left, right }: BinaryExpr): Expr | undefined {
  const first = fractionOf(left);
  const second = fractionOf(right);
  if (first === undefined || second === undefined) return undefined;
  const [a, b] = first;
  const [c, d] = second;
  const numerator = operator === '*' ? a * c : operator === '+' ? a * d + c * b : a * d - c * b;
  const folded = reduced(numerator, b * d);
  return folded && fractionLiteral(...folded);
}

function simplifyNegate(operand: Expr, node: Expr): Expr {
  if (operand.kind === 'negate') return operand.operand;
  if (operand.kind === 'number' && operand.value === 0) return number(0);
  return node;
}

function simplifyBinary(node: BinaryExpr): Expr {
  const { operator, left, right } = node;
  const a = literalValue(left);
  const b = literalValue(right);
  switch (operator) {
    case '+':
      if (a !== undefined && b !== undefined) return literal(a + b);
      if (a === 0) return right;
      if (b === 0) return left;
      if (right.kind === 'negate') return simplifyBinary({ ...node, operator: '-', right: right.operand });
      return foldFractions(node) ?? node;
    case '-':
      if (a !== undefined && b !== undefined) return literal(a - b);
      if (a === 0) return simplifyNegate(right, negate(right));
      if (b === 0) return left;
      if (right.kind === 'negate') return simplifyBinary({ ...node, operator: '+', right: right.operand });
      return foldFractions(node) ?? node;
    case '*':
      return simplifyProduct(node, a, b);
    case '/':
      return simplifyQuotient(node, a, b);
    case '^':
      return simplifyPower(node, a, b);
    default:
      return node;
  }
}

function simplifyProduct(node: BinaryExpr, a: number | undefined, b: number | undefined): Expr {
  const { left, right } = node;
  if (a !== undefined && b !== undefined) return literal(a * b);
  if (a === 0 || b === 0) return number(0);
  if (a === 1) return right;
  if (b === 1) return left;
  if (a === -1) return simplifyNegate(right, negate(right));
  if (b === -1) return simplifyNegate(left, negate(left));
  const fraction = foldFractions(node);
  if (fraction !== undefined) return fraction;
  if (b !== undefined) return simplifyBinary({ ...node, left: right, right: left });
  if (left.kind === 'negate' && a === undefined) {
    const product = simplifyBinary({ ...node, left: left.operand });
    return simplifyNegate(product, negate(product));
  }
  if (right.kind === 'negate') {
    const product = simplifyBinary({ ...node, right: right.operand });
    return simplifyNegate(product, negate(product));
  }
  const inner = right.kind === 'binary' && right.operator === '*' ? literalValue(right.left) : undefined;
  if (a !== undefined && inner !== undefined && right.kind === 'binary') {
    return simplifyBinary({ ...node, left: literal(a * inner), right: right.right });
  }
  return node;
}

function simplifyQuotient(node: BinaryExpr, a: number | undefined, b: number | undefined): Expr {
  const { left } = node;
  if (b === 0) return node;
  if (b === 1) return left;
  if (a === 0) return number(0);
  if (b !== undefined && b < 0) {
    const quotient = simplifyBinary({ ...node, right: number(-b) });
    return simplifyNegate(quotient, negate(quotient));
  }
  const fraction = fractionOf(node);
  if (fraction !== undefined) {
    const [p, q] = fraction;
    return fractionLiteral(p, q);
  }
  if (a !== undefined && b !== undefined) return literal(a / b);
  if (left.kind === 'negate') {
    const quotient = simplifyBinary({ ...node, left: left.operand });
    return simplifyNegate(quotient, negate(quotient));
  }
  const numerator = left.kind === 'binary' && left.operator === '*' ? literalValue(left.left) : undefined;
  if (b !== undefined && numerator !== undefined && left.kind === 'binary') {
    const lowest = reduced(numerator, b);
    if (lowest === undefined || lowest[1] === b) return node;
    const product = simplifyBinary({ ...left, left: literal(lowest[0]) });
    return lowest[1] === 1 ? product : divide(product, number(lowest[1]));
  }
  return node;
}

function simplifyPower(node: BinaryExpr, a: number | undefined, b: number | undefined): Expr {
  const { left, right } = node;
  if (b === 1) return left;
  if (b === 0 || a === 1) return number(1);
  if (a !== undefined && b !== undefined && Number.isInteger(b) && b > 0) {
    const value = realPower(a, b);
    if (Number.isSafeInteger(value) || !Number.isInteger(a)) return literal(value);
  }
  if (b !== undefined && Number.isInteger(b) && left.kind === 'binary' && left.operator === '*') {
    const factor = literalValue(left.left);
    if (factor !== undefined && Number.isSafeInteger(realPower(factor, b))) {
      return simplifyBinary({ ...left, left: literal(realPower(factor, b)), right: power(left.right, right) });
    }
  }
  return node;
}
