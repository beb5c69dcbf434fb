import { CONSTANTS } from '../functions/constants.js';
import { functionValue } from '../functions/function-values.js';
import { takeSteps } from '../functions/steps.js';
import type { Expr } from '../syntax/ast.js';
import type { EvaluateContext } from '../table.js';
import { Undefined, type Value } from '../values.js';
import { evaluateCall } from './calls.js';
import { closeTree, functionNamed } from './close.js';
import { curveFromExpression } from './free-expression.js';
import { MAX_LIST_LENGTH } from './limits.js';
import type { Environment, Evaluator } from './names/environment.js';
import { isFreeExpression } from './names/free-variables.js';
import { unknownName } from './names/unknown-name.js';
import { evaluateBinary, evaluateComparison, evaluateFactorial, evaluateNegate, numberOf } from './operators.js';
import { applyProperty } from './overload.js';

/** Steps for a node of a tree that is evaluated once. */
const NODE_STEPS = 30;
/** Steps for an item of a list, those of lists in it included. */
const ITEM_STEPS = 100;

/** The value of a whole source, or of an argument: a free expression is a curve or region. Throws Undefined. */
export function evaluate(tree: Expr, env: Environment): Value {
  if (isFreeExpression(tree, env)) return curveFromExpression(tree, contextFor([tree], env));
  return evaluateNode(tree, env);
}

/** The context that a constructor, method or function gets for a call. */
export function contextFor(trees: readonly Expr[], env: Environment): EvaluateContext {
  return {
    trees,
    close: (tree, free) => closeTree(tree, free, env, evaluateNode),
    isDefined: (name) => env.isDefined(name),
    evaluate: (tree) => evaluate(tree, env),
    evaluateWith: env.evaluateWith,
    driverRange: env.driverRange,
  };
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
      return evaluateList(tree.items, env);
    case 'name':
      return evaluateName(tree.name, env);
    case 'placeholder':
      return evaluatePlaceholder(tree, env);
    case 'negate':
      return evaluateNegate(tree, env, evaluator);
    case 'degrees':
      return { type: 'Number', value: numberOf(tree.operand, env, evaluator) * (Math.PI / 180) };
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
      return applyProperty(evaluate(tree.object, env), tree.property, contextFor([], env));
  }
}

function evaluateList(items: readonly Expr[], env: Environment): Value {
  const values: Value[] = [];
  let room = MAX_LIST_LENGTH;
  for (const item of items) {
    const value = evaluate(item, env);
    room -= countItems(value, room);
    if (room < 0) throw new Undefined(`a list has at most ${MAX_LIST_LENGTH} items, those of lists in it included`);
    values.push(value);
  }
  takeSteps(ITEM_STEPS * (MAX_LIST_LENGTH - room));
  return { type: 'List', items: values };
}

/**
 * The size of a value: 1, or for a list the number of all items in it. Lists of lists grow exponentially, so counting
 * stops past `most`.
 */
function countItems(value: Value, most: number): number {
  if (value.type !== 'List') return 1;
  let count = 1;
  for (const item of value.items) {
    if (count > most) break;
    count += countItems(item, most - count);
  }
  return count;
}

function evaluateName(name: string, env: Environment): Value {
  const value = env.lookup(name);
  if (value !== undefined) return value;
  const constant = CONSTANTS.get(name);
  if (constant !== undefined) return { type: 'Number', value: constant };
  const derivative = functionNamed(name, env);
  if (derivative !== undefined) return functionValue(derivative);
  throw unknownName(name, env);
}

function evaluatePlaceholder(tree: Extract<Expr, { kind: 'placeholder' }>, env: Environment): Value {
  const value = env.placeholder(tree.index);
  if (value !== undefined) return { type: 'Number', value };
  if (tree.fallback !== undefined) return evaluateNode(tree.fallback, env);
  throw new Undefined(`uvarMap has no value for its placeholder ${tree.index}, and ?:= gives none`);
}

const evaluator: Evaluator = { evaluate, evaluateNode, contextFor };
