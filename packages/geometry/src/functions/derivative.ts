import type { Expr } from '../syntax/ast.js';
import { add, binary, call, divide, multiply, name, negate, number, power, subtract } from '../syntax/build.js';
import { MAX_TREE_DEPTH } from '../syntax/limits.js';
import { measure } from '../syntax/walk.js';
import { Undefined } from '../values.js';
import { callArguments } from './arguments.js';
import { type Binder, binderOf, rebuildBinder } from './binder.js';
import { dependsOn } from './free-names.js';
import { simplify } from './simplify.js';
import { takeSteps } from './steps.js';
import { functionCalled } from './table.js';

/** Largest derivative, in nodes: repeated derivatives of products grow exponentially. */
const MAX_DERIVATIVE_NODES = 20_000;

/** Steps for a node, which is made and simplified. */
const NODE_STEPS = 100;

const ZERO = number(0);
const ONE = number(1);

/**
 * The exact derivative of a closed tree by a variable, simplified. At jumps and corners of step functions it has the value of one side.
 * Throws Undefined for functions without one (gcd, the factorial) and where the result would pass all bounds.
 */
export function differentiate(expr: Expr, variable: string): Expr {
  const raw = derive(expr, variable);
  const made = measure(raw, 2 * MAX_DERIVATIVE_NODES).nodes;
  takeSteps(NODE_STEPS * made);
  if (made >= 2 * MAX_DERIVATIVE_NODES) throw tooLarge();
  const derivative = simplify(raw);
  const { nodes, depth } = measure(derivative, MAX_DERIVATIVE_NODES);
  if (nodes >= MAX_DERIVATIVE_NODES || depth > MAX_TREE_DEPTH) throw tooLarge();
  return derivative;
}

function tooLarge(): Undefined {
  return new Undefined('the derivative is too large');
}

function derive(expr: Expr, variable: string): Expr {
  if (!dependsOn(expr, [variable])) return ZERO;
  switch (expr.kind) {
    case 'name':
      return ONE;
    case 'negate':
      return negate(derive(expr.operand, variable));
    case 'degrees':
      return multiply(divide(name('π'), number(180)), derive(expr.operand, variable));
    case 'binary':
      return deriveBinary(expr, variable);
    case 'call':
      return deriveCall(expr, variable);
    default:
      throw new Undefined(`a ${expr.kind} has no derivative`);
  }
}

function deriveBinary(expr: Extract<Expr, { kind: 'binary' }>, variable: string): Expr {
  const { left, right, operator } = expr;
  switch (operator) {
    case '+':
    case '-':
      return binary(operator, derive(left, variable), derive(right, variable));
    case '*':
      return add(multiply(derive(left, variable), right), multiply(left, derive(right, variable)));
    case '/':
      return deriveQuotient(left, right, variable);
    case '^':
      return derivePower(expr, variable);
    case '%':
      return deriveCall(call('mod', left, right), variable);
    default:
      throw new Undefined('a condition has no derivative');
  }
}

function deriveQuotient(left: Expr, right: Expr, variable: string): Expr {
  const slope = derive(left, variable);
  if (!dependsOn(right, [variable])) return divide(slope, right);
  const numerator = subtract(multiply(slope, right), multiply(left, derive(right, variable)));
  return divide(numerator, power(right, number(2)));
}

function derivePower(expr: Extract<Expr, { kind: 'binary' }>, variable: string): Expr {
  const { left: base, right: exponent } = expr;
  if (!dependsOn(exponent, [variable])) {
    const lowered = simplify(subtractOne(exponent));
    return multiply(multiply(exponent, power(base, lowered)), derive(base, variable));
  }
  const growth = multiply(derive(exponent, variable), logarithmOf(base));
  if (!dependsOn(base, [variable])) return multiply(expr, growth);
  return multiply(expr, add(growth, divide(multiply(exponent, derive(base, variable)), base)));
}

/** Keeps p/q a fraction, so that the power of an odd root stays real for negative numbers. */
function subtractOne(exponent: Expr): Expr {
  if (exponent.kind === 'negate') return negate(addOne(exponent.operand));
  if (exponent.kind === 'binary' && exponent.operator === '/') {
    return divide(subtract(exponent.left, exponent.right), exponent.right);
  }
  return subtract(exponent, ONE);
}

function addOne(exponent: Expr): Expr {
  if (exponent.kind === 'binary' && exponent.operator === '/') {
    return divide(add(exponent.left, exponent.right), exponent.right);
  }
  return add(exponent, ONE);
}

function logarithmOf(base: Expr): Expr {
  return base.kind === 'name' && base.name === 'e' ? ONE : call('ln', base);
}

function deriveCall(expr: Expr, variable: string): Expr {
  const binder = binderOf(expr);
  if (binder !== undefined) return deriveBinder(expr, binder, variable);
  if (expr.kind !== 'call' || expr.callee.kind !== 'name') throw new Undefined('a method has no derivative');
  const entry = functionCalled(expr);
  if (entry === undefined) throw new Undefined(`${expr.callee.name} is not a function of numbers`);
  const args = callArguments(expr, entry);
  switch (entry.name) {
    case 'if':
      return { ...expr, args: args.map((arg, index) => (isCondition(args, index) ? arg : derive(arg, variable))) };
    case 'sum':
      return args.map((arg) => derive(arg, variable)).reduce(add);
    case 'product':
      return deriveProduct(args, variable);
  }
  if (entry.partials === undefined) throw new Undefined(`${entry.name} has no derivative`);
  const partials = entry.partials(args);
  return args
    .map((arg, index) => [partials[index]!, derive(arg, variable)] as const)
    .filter(([, inner]) => !(inner.kind === 'number' && inner.value === 0))
    .map(([outer, inner]) => multiply(outer, inner))
    .reduce(add, ZERO);
}

function isCondition(args: readonly Expr[], index: number): boolean {
  return index % 2 === 0 && index !== args.length - 1;
}

function deriveProduct(args: readonly Expr[], variable: string): Expr {
  return args
    .map((_, index) => args.map((arg, other) => (other === index ? derive(arg, variable) : arg)).reduce(multiply))
    .reduce(add);
}

function deriveBinder(expr: Expr, binder: Binder, variable: string): Expr {
  if (dependsOn(binder.from, [variable]) || dependsOn(binder.to, [variable])) return ZERO;
  const slope = derive(binder.term, variable);
  if (binder.operation === 'sum') return rebuildBinder(expr, binder.variable, slope, binder.from, binder.to);
  const terms = call('sum', divide(slope, binder.term), name(binder.variable), binder.from, binder.to);
  return multiply(expr, terms);
}
