import type { BinaryOperator, ComparisonOperator, Expr } from '../syntax/ast.js';
import { countNodes } from '../syntax/walk.js';
import { Undefined } from '../values.js';
import { callArguments } from './arguments.js';
import { binderOf } from './binder.js';
import { compileForm } from './compile-forms.js';
import type { Compiled, Scope } from './compiled.js';
import { CONSTANTS } from './constants.js';
import { compileHorner } from './horner.js';
import { factorial, floorMod, oddRootPower, realPower } from './numeric.js';
import { oddRootExponent } from './rational.js';
import { takeSteps } from './steps.js';
import { functionCalled } from './table.js';

/** Steps for a node of a tree that becomes a closure. */
const COMPILE_STEPS = 20;

/** A closure takes its variables as three plain arguments: nothing is allocated when it is called. */
const MAX_VARIABLES = 3;

const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * A closed tree as a function of `variables` (at most three, in order). NaN where it is undefined; conditions give 1 and 0.
 * A compiled sum keeps its counter in a cell, so a function must not call itself.
 * Throws Undefined for a name that is neither a variable nor a constant and for parts that are not numbers.
 */
export function compile(expr: Expr, variables: readonly string[]): (...args: number[]) => number {
  if (variables.length > MAX_VARIABLES) throw new RangeError(`compile takes at most ${MAX_VARIABLES} variables`);
  const nodes = countNodes(expr);
  takeSteps(COMPILE_STEPS * nodes);
  const horner = compileHorner(expr, variables);
  const node = horner?.compiled ?? compileNode(expr, scopeOf(variables));
  const steps = horner?.steps ?? nodes;
  const stepped: Compiled = (a, b, c) => {
    takeSteps(steps);
    return node(a, b, c);
  };
  return stepped as (...args: number[]) => number;
}

/** The number that a closed tree without variables stands for; NaN where it is undefined. */
export function constantValue(expr: Expr): number {
  takeSteps(COMPILE_STEPS * countNodes(expr));
  return compileNode(expr, scopeOf([]))(0, 0, 0);
}

function scopeOf(variables: readonly string[]): Scope {
  return { variables, cells: new Map(), work: { terms: 0 } };
}

function compileNode(expr: Expr, scope: Scope): Compiled {
  switch (expr.kind) {
    case 'number':
      return constant(expr.value);
    case 'name':
      return compileName(expr.name, scope);
    case 'negate':
      return compileUnary(expr.operand, scope, (value) => -value);
    case 'degrees':
      return compileUnary(expr.operand, scope, (value) => value * RADIANS_PER_DEGREE);
    case 'factorial':
      return compileUnary(expr.operand, scope, factorial);
    case 'binary':
      return compileBinary(expr, scope);
    case 'comparison':
      return compileComparison(expr, scope);
    case 'call':
      return compileCall(expr, scope);
    case 'string':
    case 'list':
    case 'placeholder':
    case 'equation':
    case 'member':
      throw new Undefined(`a ${expr.kind === 'member' ? `property .${expr.property}` : expr.kind} is not a number`);
  }
}

/** A closure that does not depend on its arguments, with its value: what is made of these alone is computed once. */
type Constant = Compiled & { readonly known?: number };

const constant = (value: number): Constant => Object.assign(() => value, { known: value });

const knownOf = (compiled: Constant): number | undefined => compiled.known;

function compileUnary(operand: Expr, scope: Scope, apply: (value: number) => number): Compiled {
  const compiled = compileNode(operand, scope);
  const known = knownOf(compiled);
  return known === undefined ? (a, b, c) => apply(compiled(a, b, c)) : constant(apply(known));
}

function compileName(name: string, scope: Scope): Compiled {
  const cell = scope.cells.get(name);
  if (cell !== undefined) return () => cell.value;
  switch (scope.variables.indexOf(name)) {
    case 0:
      return (a) => a;
    case 1:
      return (_, b) => b;
    case 2:
      return (_, __, c) => c;
    default: {
      const value = CONSTANTS.get(name);
      if (value === undefined) throw new Undefined(`${name} has no value here`);
      return constant(value);
    }
  }
}

function compileBinary(expr: Extract<Expr, { kind: 'binary' }>, scope: Scope): Compiled {
  const left = compileNode(expr.left, scope);
  if (expr.operator === '^') return compilePower(left, expr.right, scope);
  const right = compileNode(expr.right, scope);
  const compiled = combine(expr.operator, left, right);
  return knownOf(left) !== undefined && knownOf(right) !== undefined ? constant(compiled(0, 0, 0)) : compiled;
}

function combine(operator: Exclude<BinaryOperator, '^'>, left: Compiled, right: Compiled): Compiled {
  const l = knownOf(left);
  const r = knownOf(right);
  switch (operator) {
    case '+':
      if (r !== undefined) return (a, b, c) => left(a, b, c) + r;
      if (l !== undefined) return (a, b, c) => l + right(a, b, c);
      return (a, b, c) => left(a, b, c) + right(a, b, c);
    case '-':
      if (r !== undefined) return (a, b, c) => left(a, b, c) - r;
      if (l !== undefined) return (a, b, c) => l - right(a, b, c);
      return (a, b, c) => left(a, b, c) - right(a, b, c);
    case '*':
      if (r !== undefined) return (a, b, c) => left(a, b, c) * r;
      if (l !== undefined) return (a, b, c) => l * right(a, b, c);
      return (a, b, c) => left(a, b, c) * right(a, b, c);
    case '/':
      if (r !== undefined) return r === 0 ? constant(Number.NaN) : (a, b, c) => left(a, b, c) / r;
      return (a, b, c) => {
        const divisor = right(a, b, c);
        return divisor === 0 ? Number.NaN : left(a, b, c) / divisor;
      };
    case '%':
      return (a, b, c) => floorMod(left(a, b, c), right(a, b, c));
    case '&&':
      return (a, b, c) => and(left(a, b, c), right(a, b, c));
    case '||':
      return (a, b, c) => or(left(a, b, c), right(a, b, c));
  }
}

function compilePower(base: Compiled, exponent: Expr, scope: Scope): Compiled {
  if (exponent.kind === 'number' && exponent.value === 2) {
    return (a, b, c) => {
      const value = base(a, b, c);
      return value * value;
    };
  }
  if (exponent.kind === 'number' && exponent.value === 3) {
    return (a, b, c) => {
      const value = base(a, b, c);
      return value * value * value;
    };
  }
  const fraction = oddRootExponent(exponent);
  if (fraction !== undefined) {
    const [p, q] = fraction;
    return (a, b, c) => oddRootPower(base(a, b, c), p, q);
  }
  const power = compileNode(exponent, scope);
  return (a, b, c) => realPower(base(a, b, c), power(a, b, c));
}

/** NaN stands for a condition that has no truth value; a false part decides all the same. */
function and(left: number, right: number): number {
  if (left === 0 || right === 0) return 0;
  return left + right > 0 ? 1 : Number.NaN;
}

function or(left: number, right: number): number {
  if (left > 0 || right > 0) return 1;
  return left + right === 0 ? 0 : Number.NaN;
}

/** 1 or 0, or NaN where a side is undefined. */
export function compare(operator: ComparisonOperator, left: number, right: number): number {
  if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
  switch (operator) {
    case '<':
      return left < right ? 1 : 0;
    case '<=':
      return left <= right ? 1 : 0;
    case '>':
      return left > right ? 1 : 0;
    case '>=':
      return left >= right ? 1 : 0;
    case '==':
      return left === right ? 1 : 0;
    case '!=':
      return left === right ? 0 : 1;
  }
}

function compileComparison(expr: Extract<Expr, { kind: 'comparison' }>, scope: Scope): Compiled {
  const operands = expr.operands.map((operand) => compileNode(operand, scope));
  const links = expr.operators.map((operator, index): Compiled => {
    const left = operands[index]!;
    const right = operands[index + 1]!;
    return (a, b, c) => compare(operator, left(a, b, c), right(a, b, c));
  });
  return links.reduce((all, link) => (a, b, c) => and(all(a, b, c), link(a, b, c)));
}

function compileCall(expr: Extract<Expr, { kind: 'call' }>, scope: Scope): Compiled {
  const binder = binderOf(expr);
  const { callee } = expr;
  if (callee.kind !== 'name') throw new Undefined('a method is not a number here');
  const entry = functionCalled(expr);
  if (entry === undefined) throw new Undefined(`${callee.name} is not a function of numbers`);
  if (binder !== undefined || entry.evaluate === undefined) return compileForm(expr, entry, scope, compileNode);
  const { evaluate } = entry;
  const args = callArguments(expr, entry).map((arg) => compileNode(arg, scope));
  if (args.length > 0 && args.every((arg) => knownOf(arg) !== undefined))
    return constant(evaluate(...args.map((arg) => arg(0, 0, 0))));
  const [first, second, third] = args;
  switch (args.length) {
    case 1:
      return (a, b, c) => evaluate(first!(a, b, c));
    case 2:
      return (a, b, c) => evaluate(first!(a, b, c), second!(a, b, c));
    case 3:
      return (a, b, c) => evaluate(first!(a, b, c), second!(a, b, c), third!(a, b, c));
    default:
      return (a, b, c) => evaluate(...args.map((arg) => arg(a, b, c)));
  }
}
