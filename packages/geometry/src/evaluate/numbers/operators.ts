import { factorial, floorMod, oddRootPower, realPower } from '../../functions/numeric.js';
import { oddRootExponent } from '../../functions/rational.js';
import type { BinaryOperator, ComparisonOperator, Expr } from '../../syntax/ast.js';
import { binary, call, name } from '../../syntax/build.js';
import { Undefined, type Value } from '../../values.js';
import { callValue } from '../call-value.js';
import { curveFromExpression } from '../free-expression.js';
import { elementwise } from '../lists/list-values.js';
import { bind } from '../names/bind.js';
import type { Environment, Evaluator } from '../names/environment.js';
import { firstOperand, isBracketed, isMadeOf, withFirstOperand } from '../names/factors.js';
import { combinePositions, negatePosition, positionOf } from './arithmetic.js';
import { compareValues } from './compare-values.js';
import { asNumber, requireNumber } from './numbers.js';

type Binary = Extract<Expr, { kind: 'binary' }>;

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
  return mapItems(operand, '-', negateValue);
}

function negateValue(value: Value): Value {
  return negatePosition(value) ?? { type: 'Number', value: -requireNumber(value) || 0 };
}

/** What a rule makes of a value, or of each item of a list, at any depth. */
function mapItems(value: Value, what: string, rule: (value: Value) => Value): Value {
  return value.type === 'List' ? elementwise([value], what, ([item]) => mapItems(item!, what, rule)) : rule(value);
}

export function evaluateDegrees(
  tree: Extract<Expr, { kind: 'degrees' }>,
  env: Environment,
  evaluator: Evaluator,
): Value {
  return mapItems(evaluator.evaluateNode(tree.operand, env), '°', (value) => ({
    type: 'Number',
    value: requireNumber(value) * (Math.PI / 180),
  }));
}

export function evaluateFactorial(
  tree: Extract<Expr, { kind: 'factorial' }>,
  env: Environment,
  evaluator: Evaluator,
): Value {
  return mapItems(evaluator.evaluateNode(tree.operand, env), '!', (value) => {
    const operand = requireNumber(value);
    const result = factorial(operand);
    if (Number.isNaN(result)) throw new Undefined(`${operand}! is undefined`);
    return { type: 'Number', value: result };
  });
}

export function evaluateBinary(tree: Binary, env: Environment, evaluator: Evaluator): Value {
  const { operator } = tree;
  if (operator === '&&' || operator === '||') return evaluateLogic(tree, env, evaluator);
  const left = evaluator.evaluateNode(tree.left, env);
  const called = tree.implicit === true ? callInProduct(tree.left, left, tree.right, env, evaluator) : undefined;
  if (called !== undefined) return called;
  const right = evaluator.evaluateNode(tree.right, env);
  if (isFunction(left) || isFunction(right)) return curveOf(tree, env, evaluator);
  if (tree.isCross && holdsPositions(left) && holdsPositions(right))
    return evaluator.evaluateNode(call('cross', tree.left, tree.right), env);
  const parted = operator === '/' && holdsPositions(right) ? firstFactorDivides(tree) : undefined;
  if (parted !== undefined) return evaluator.evaluateNode(parted, env);
  const root = operator === '^' ? oddRootExponent(tree.right) : undefined;
  const functions = (a: Value, b: Value) => combineFunctions(operator, a, b, env, evaluator);
  return combineValues(operator, left, right, { root, functions });
}

/** True for a point, a vector, and a list of them: nothing can be divided by it. */
function holdsPositions(value: Value): boolean {
  return value.type === 'List' ? value.items.some(holdsPositions) : positionOf(value) !== undefined;
}

/**
 * `(1/4) (B - A)` for `1/4 (B - A)`, which is 1/(4 (B - A)) as for numbers; undefined where nothing follows the first
 * factor.
 */
function firstFactorDivides({ left, right, ...division }: Binary): Expr | undefined {
  if (right.kind !== 'binary' || right.implicit !== true) return undefined;
  const nested = firstFactorDivides({ ...division, left, right: right.left });
  return { ...right, left: nested ?? { ...division, left, right: right.left } };
}

/**
 * `L(1)(2)` for a list L of lists, or of functions. What looks like a product is an item, or a value, and so is the
 * bracket in `L(1)(2)^2` and `L(1)(2).x`.
 */
function callInProduct(
  before: Expr,
  left: Value,
  right: Expr,
  env: Environment,
  evaluator: Evaluator,
): Value | undefined {
  const isCalled = before.kind === 'call' && (isFunction(left) || left.type === 'Line');
  if (!isCalled && left.type !== 'List' && left.type !== 'Mapping') return undefined;
  const bracket = firstOperand(right);
  if (!isBracketed(bracket)) return undefined;
  // `L(L + 1)` was read as a product.
  const own = lastName(before);
  if (own !== undefined && isMadeOf(bracket, own)) return undefined;
  const args = argumentsOf(bracket);
  const item =
    left.type === 'List' || left.type === 'Mapping'
      ? callValue(left, args, '', env, evaluator)
      : evaluator.evaluateNode(call('function', ...args), bind(env, ['function'], [left]));
  if (right === bracket) return item;
  return evaluator.evaluate(withFirstOperand(right, name('item')), bind(env, ['item'], [item]));
}

function lastName(tree: Expr): string | undefined {
  if (tree.kind === 'name') return tree.name;
  if (isBracketed(tree)) return undefined;
  if (tree.kind === 'negate') return lastName(tree.operand);
  return tree.kind === 'binary' ? lastName(tree.right) : undefined;
}

/** What stands in a bracket: one expression, or several that the parser took for the coordinates of a point. */
function argumentsOf(bracket: Expr): readonly Expr[] {
  const isPoint = bracket.kind === 'call' && bracket.callee.kind === 'name' && bracket.callee.name === 'Point';
  return isPoint && bracket.callee.start === bracket.callee.end ? bracket.args : [bracket];
}

interface Special {
  /** The exponent p/q where it is a fraction with an odd q. */
  readonly root: readonly [number, number] | undefined;
  /** What the operator makes of values of which one is a function. */
  readonly functions: (left: Value, right: Value) => Value;
}

/** What an operator makes of two values; of lists item by item. Throws Undefined. */
function combineValues(operator: BinaryOperator, left: Value, right: Value, special: Special): Value {
  if (left.type === 'List' || right.type === 'List') {
    return elementwise([left, right], operator, ([a, b]) => combineValues(operator, a!, b!, special));
  }
  if (isFunction(left) || isFunction(right)) return special.functions(left, right);
  const position = combinePositions(operator, left, right, asNumber);
  if (position !== undefined) return position;
  const a = asNumber(left);
  const b = asNumber(right);
  if (a === undefined || b === undefined) {
    const moves = left.type === 'Point' && b !== undefined && (operator === '+' || operator === '-');
    const isValue = operator === '*' && left.type === 'Line' && b !== undefined;
    const remedy = moves
      ? `: write a pair, as in A ${operator} (1, 0)`
      : isValue
        ? ': write f(2) for a value of f'
        : '';
    throw new Undefined(`${operator} does not take a ${left.type} and a ${right.type}${remedy}`);
  }
  const value = special.root === undefined ? combine(operator, a, b) : oddRootPower(a, ...special.root);
  if (Number.isNaN(value)) throw new Undefined(reasonFor(operator, a, b));
  return { type: 'Number', value };
}

/** The sum or product of values, at least one: of numbers, points, vectors, lists of them or functions. */
export function foldValues(
  operator: '+' | '*',
  values: readonly Value[],
  env: Environment,
  evaluator: Evaluator,
): Value {
  const functions = (a: Value, b: Value) => combineFunctions(operator, a, b, env, evaluator);
  const [first, ...others] = values;
  // One figure that stands for a number gives that number.
  if (others.length === 0) return numberOrItself(first!);
  return others.reduce((sum, value) => combineValues(operator, sum, value, { root: undefined, functions }), first!);
}

function numberOrItself(value: Value): Value {
  const number = positionOf(value) === undefined ? asNumber(value) : undefined;
  return number === undefined ? value : { type: 'Number', value: number };
}

function combineFunctions(
  operator: BinaryOperator,
  left: Value,
  right: Value,
  env: Environment,
  evaluator: Evaluator,
): Value {
  const bound = bind(env, ['left', 'right'], [left, right]);
  return curveOf(binary(operator, name('left'), name('right')), bound, evaluator);
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

/** `&&` and `||`: of lists item by item. What the first operand decides is not asked of the second. */
function evaluateLogic({ operator, left, right }: Binary, env: Environment, evaluator: Evaluator): Value {
  const first = evaluator.evaluateNode(left, env);
  if (first.type !== 'List' && decides(operator, first)) return { type: 'Boolean', value: truthOf(first) };
  return combineTruths(operator, first, evaluator.evaluateNode(right, env));
}

function combineTruths(operator: BinaryOperator, left: Value, right: Value): Value {
  if (left.type === 'List' || right.type === 'List') {
    return elementwise([left, right], operator, ([a, b]) => combineTruths(operator, a!, b!));
  }
  return { type: 'Boolean', value: truthOf(decides(operator, left) ? left : right) };
}

function decides(operator: BinaryOperator, left: Value): boolean {
  return truthOf(left) === (operator === '||');
}

/** The truth of a condition. Throws Undefined for what is neither true nor false. */
export function isTrue(tree: Expr, env: Environment, evaluator: Evaluator): boolean {
  return truthOf(evaluator.evaluateNode(tree, env));
}

/** The truth of a value. Throws Undefined for what is neither true nor false. */
export function truthOf(value: Value): boolean {
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
  return compareAll(tree.operators, values);
}

/** What has an order goes through lists item by item; `==` and `!=` compare lists as wholes. */
function compareAll(operators: readonly ComparisonOperator[], values: readonly Value[]): Value {
  const isOrder = operators.every((operator) => operator !== '==' && operator !== '!=');
  if (isOrder && values.some(({ type }) => type === 'List')) {
    return elementwise(values, operators[0]!, (items) => compareAll(operators, items));
  }
  const holds = operators.every((operator, index) => compareValues(operator, values[index]!, values[index + 1]!));
  return { type: 'Boolean', value: holds };
}
