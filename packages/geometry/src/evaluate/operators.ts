import { compare } from '../functions/compile.js';
import { factorial, floorMod, oddRootPower, realPower } from '../functions/numeric.js';
import { oddRootExponent } from '../functions/rational.js';
import type { BinaryOperator, ComparisonOperator, Expr } from '../syntax/ast.js';
import { Undefined, type Value } from '../values.js';
import { combinePositions, negatePosition } from './arithmetic.js';
import { curveFromExpression } from './free-expression.js';
import type { Environment, Evaluator } from './names/environment.js';
import { coerce } from './parameter-types.js';

type Binary = Extract<Expr, { kind: 'binary' }>;

/** The number that a tree comes to; angles, areas and segments stand for theirs. Throws Undefined for anything else. */
export function numberOf(tree: Expr, env: Environment, evaluator: Evaluator): number {
  return requireNumber(evaluator.evaluateNode(tree, env));
}

export function requireNumber(value: Value): number {
  const number = asNumber(value);
  if (number === undefined) throw new Undefined(`a ${value.type} stands where a number should`);
  return number;
}

function asNumber(value: Value): number | undefined {
  const number = coerce(value, 'Number');
  return number?.type === 'Number' ? number.value : undefined;
}

function isFunction(value: Value): boolean {
  return value.type === 'Curve' && value.form === 'explicit';
}

/** An operator between functions makes a function: `f + 1` is the curve y = f(x) + 1. */
function curveOf(tree: Expr, env: Environment, evaluator: Evaluator): Value {
  return curveFromExpression(tree, evaluator.contextFor([tree], env));
}

export function evaluateNegate(tree: Extract<Expr, { kind: 'negate' }>, env: Environment, evaluator: Evaluator): Value {
  const operand = evaluator.evaluateNode(tree.operand, env);
  if (isFunction(operand)) return curveOf(tree, env, evaluator);
  return negatePosition(operand) ?? { type: 'Number', value: -requireNumber(operand) || 0 };
}

export function evaluateFactorial(
  tree: Extract<Expr, { kind: 'factorial' }>,
  env: Environment,
  evaluator: Evaluator,
): Value {
  const operand = numberOf(tree.operand, env, evaluator);
  const value = factorial(operand);
  if (Number.isNaN(value)) throw new Undefined(`${operand}! is undefined`);
  return { type: 'Number', value };
}

export function evaluateBinary(tree: Binary, env: Environment, evaluator: Evaluator): Value {
  const { operator } = tree;
  if (operator === '&&' || operator === '||') return evaluateLogic(tree, env, evaluator);
  const left = evaluator.evaluateNode(tree.left, env);
  const right = evaluator.evaluateNode(tree.right, env);
  if (isFunction(left) || isFunction(right)) return curveOf(tree, env, evaluator);
  const position = combinePositions(operator, left, right, asNumber);
  if (position !== undefined) return position;
  const a = asNumber(left);
  const b = asNumber(right);
  if (a === undefined || b === undefined) {
    throw new Undefined(`${operator} does not take a ${left.type} and a ${right.type}`);
  }
  const root = operator === '^' ? oddRootExponent(tree.right) : undefined;
  const value = root === undefined ? combine(operator, a, b) : oddRootPower(a, ...root);
  if (Number.isNaN(value)) throw new Undefined(reasonFor(operator, a, b));
  return { type: 'Number', value };
}

function combine(operator: BinaryOperator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0 ? Number.NaN : a / b;
    case '%':
      return floorMod(a, b);
    case '^':
      return realPower(a, b);
    default:
      return Number.NaN;
  }
}

function reasonFor(operator: BinaryOperator, a: number, b: number): string {
  return (operator === '/' || operator === '%') && b === 0 ? 'division by 0' : `${a} ${operator} ${b} is undefined`;
}

function evaluateLogic(tree: Binary, env: Environment, evaluator: Evaluator): Value {
  const left = isTrue(tree.left, env, evaluator);
  const decided = tree.operator === '&&' ? !left : left;
  return { type: 'Boolean', value: decided ? left : isTrue(tree.right, env, evaluator) };
}

/** The truth of a condition. Throws Undefined for what is neither true nor false. */
export function isTrue(tree: Expr, env: Environment, evaluator: Evaluator): boolean {
  const value = evaluator.evaluateNode(tree, env);
  if (value.type === 'Boolean') return value.value;
  if (value.type === 'Number') return value.value !== 0;
  throw new Undefined(`a ${value.type} is neither true nor false`);
}

export function evaluateComparison(
  tree: Extract<Expr, { kind: 'comparison' }>,
  env: Environment,
  evaluator: Evaluator,
): Value {
  const values = tree.operands.map((operand) => evaluator.evaluateNode(operand, env));
  const holds = tree.operators.every((operator, index) => compareValues(operator, values[index]!, values[index + 1]!));
  return { type: 'Boolean', value: holds };
}

function compareValues(operator: ComparisonOperator, left: Value, right: Value): boolean {
  const a = asNumber(left);
  const b = asNumber(right);
  if (a !== undefined && b !== undefined) return compare(operator, a, b) === 1;
  if (operator === '==' || operator === '!=') return (operator === '==') === sameValue(left, right);
  throw new Undefined(`${operator} does not compare a ${left.type} and a ${right.type}`);
}

function sameValue(left: Value, right: Value): boolean {
  if (left.type !== right.type) return false;
  switch (left.type) {
    case 'Boolean':
    case 'String':
      return left.value === (right as typeof left).value;
    case 'Point': {
      const other = right as typeof left;
      return left.x === other.x && left.y === other.y;
    }
    case 'Point3': {
      const other = right as typeof left;
      return left.x === other.x && left.y === other.y && left.z === other.z;
    }
    default:
      throw new Undefined(`== does not compare values of type ${left.type}`);
  }
}
