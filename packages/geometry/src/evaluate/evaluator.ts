import { CONSTANTS } from '../functions/constants.js';
import { functionValue } from '../functions/function-values.js';
import { takeSteps } from '../functions/steps.js';
import type { Expr } from '../syntax/ast.js';
import { name } from '../syntax/build.js';
import type { EvaluateContext } from '../table.js';
import { Undefined, type Value } from '../values.js';
import { evaluateCall } from './calls.js';
import { closeTree, functionNamed } from './close.js';
import { curveFromExpression } from './free-expression.js';
import { listOf } from './lists/list-values.js';
import { evaluateMember } from './member.js';
import { bind } from './names/bind.js';
import type { Environment, Evaluator } from './names/environment.js';
import { calledAmong, calledWithItself, callsAsProducts } from './names/factors.js';
import { isFreeExpression } from './names/free-variables.js';
import { unknownName } from './names/unknown-name.js';
import {
  evaluateBinary,
  evaluateComparison,
  evaluateDegrees,
  evaluateFactorial,
  evaluateNegate,
} from './numbers/operators.js';

/** Steps for a node of a tree that is evaluated once. */
const NODE_STEPS = 30;

/** The value of a whole source, or of an argument: a free expression is a curve or region. Throws Undefined. */
export function evaluate(tree: Expr, env: Environment, isSource = false): Value {
  if (isFreeExpression(tree, env)) return curveFromExpression(tree, contextFor([tree], env), isSource);
  return evaluateNode(tree, env);
}

/** The context that a constructor, method or function gets for a call. */
export function contextFor(trees: readonly Expr[], env: Environment): EvaluateContext {
  return {
    trees,
    close: (tree, free) => closeTree(tree, free, env, { evaluateNode, contextFor }),
    isDefined: (name) => env.isDefined(name),
    evaluate: (tree) => evaluate(tree, env),
    binding: (tree, names) => binding(tree, names, env),
    withArguments: (values) => {
      const names = values.map((_, index) => `argument ${index + 1}`);
      return contextFor(names.map(name), bind(env, names, values));
    },
    evaluateWith: env.evaluateWith,
    driverRange: env.driverRange,
    rounding: env.rounding,
  };
}

/**
 * A tree as a function of names in it. Where a name stands for a number, its calls are products; for a list of numbers
 * those such as `n(n + 1)`, as no list is asked for the items that it names itself.
 */
function binding(tree: Expr, names: readonly string[], env: Environment): (...values: readonly Value[]) => Value {
  const called = calledAmong(tree, names);
  const timesThemselves = calledWithItself(tree, called);
  const asProducts = callsAsProductsOnce(tree);
  return (...values) => {
    const numbers = called.filter((name) => {
      const type = values[names.indexOf(name)]?.type;
      return type === 'Number' || (type === 'List' && timesThemselves.includes(name));
    });
    return evaluate(asProducts(numbers), bind(env, names, values));
  };
}

function callsAsProductsOnce(tree: Expr): (numbers: readonly string[]) => Expr {
  const known = new Map<string, Expr>();
  return (numbers) => {
    if (numbers.length === 0) return tree;
    const key = numbers.join(' ');
    const read = known.get(key) ?? callsAsProducts(tree, numbers);
    known.set(key, read);
    return read;
  };
}

function* lazily<T>(items: readonly T[], make: (item: T) => Value): Iterable<Value> {
  for (const item of items) yield make(item);
}

/** The value of a tree in which no free variable is meant as a curve's. */
function evaluateNode(tree: Expr, env: Environment): Value {
  takeSteps(NODE_STEPS);
  switch (tree.kind) {
    case 'number':
      return { type: 'Number', value: tree.value };
    case 'string':
      return { type: 'String', value: tree.value };
    case 'list':
      return listOf(lazily(tree.items, (item) => evaluate(item, env)));
    case 'name':
      return evaluateName(tree.name, env);
    case 'placeholder':
      return evaluatePlaceholder(tree, env);
    case 'negate':
      return evaluateNegate(tree, env, evaluator);
    case 'degrees':
      return evaluateDegrees(tree, env, evaluator);
    case 'factorial':
      return evaluateFactorial(tree, env, evaluator);
    case 'binary':
      return evaluateBinary(tree, env, evaluator);
    case 'comparison':
      return evaluateComparison(tree, env, evaluator);
    case 'equation':
      return evaluate(tree, env);
    case 'call':
      return evaluateCall(tree, env, evaluator);
    case 'member':
      return evaluateMember(tree, env, evaluator);
  }
}

function evaluateName(id: string, env: Environment): Value {
  const value = env.lookup(id);
  if (value !== undefined) return value;
  const constant = CONSTANTS.get(id);
  if (constant !== undefined) return { type: 'Number', value: constant };
  const derivative = functionNamed(id, env);
  if (derivative !== undefined) return functionValue(derivative);
  throw unknownName(id, env);
}

function evaluatePlaceholder(tree: Extract<Expr, { kind: 'placeholder' }>, env: Environment): Value {
  const value = env.placeholder(tree.index);
  if (value !== undefined) return { type: 'Number', value };
  if (tree.fallback !== undefined) return evaluateNode(tree.fallback, env);
  throw new Undefined(
    `uvarMap has no value for its placeholder ${tree.index}, and ?:= gives none: write ?:= and a number, such as ?:=1`,
  );
}

/** What evaluates the parts of a tree. */
export const evaluator: Evaluator = { evaluate, evaluateNode, contextFor };
