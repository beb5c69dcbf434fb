import { type Binder, binderOf } from '../functions/binder.js';
import { constantValue } from '../functions/compile.js';
import { MAX_TERMS } from '../functions/compile-forms.js';
import { formatNumber } from '../functions/format.js';
import type { FunctionEntry } from '../functions/function-entry.js';
import { functionAt } from '../functions/function-values.js';
import { takeSteps } from '../functions/steps.js';
import * as functions from '../functions/table.js';
import { pointAt } from '../plane/index.js';
import { isPlainProperty } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import { multiply, name } from '../syntax/build.js';
import { Undefined, type Value } from '../values.js';
import { callValue } from './call-value.js';
import { closeTree, functionNamed } from './close.js';
import { curveFromExpression } from './free-expression.js';
import { elementwise, listOf, sequence } from './lists/list-values.js';
import type { Environment, Evaluator } from './names/environment.js';
import { constructorCalled } from './names/free-variables.js';
import { unknownFunction } from './names/unknown-name.js';
import { magnitude } from './numbers/arithmetic.js';
import { requireNumber } from './numbers/numbers.js';
import { foldValues, truthOf } from './numbers/operators.js';
import { applyConstructor, applyProperty } from './overload.js';

type Call = Extract<Expr, { kind: 'call' }>;

/** Why a sum or product with its own variable has no value. */
const BINDER_RULE = `: it takes at most ${MAX_TERMS} terms with all inside it, from a whole number on, and each has to have a value`;

/** Steps for a value that a function takes: a list may hold thousands. */
const VALUE_STEPS = 6;

/** Why an `if` has no value. */
const NO_ELSE = 'no condition of if holds, and it has no else';

/** Decimals of numbers in messages. */
const MESSAGE_PRECISION = 6;

/** The value of a call: a constructor, a function of numbers, a method, or a definition that is a function. */
export function evaluateCall(tree: Call, env: Environment, evaluator: Evaluator): Value {
  const called = constructorCalled(tree);
  if (called !== undefined) return applyConstructor(called, evaluator.contextFor(tree.args, env)).value;
  const { callee } = tree;
  if (callee.kind === 'member') {
    return callMember(tree, callee, env, evaluator);
  }
  if (callee.kind !== 'name') throw new Undefined('only names can be called');
  const binder = binderOf(tree);
  if (binder !== undefined) return evaluateBinder(tree, binder, env, evaluator);
  const entry = functions.functionNamed(callee.name);
  return entry === undefined
    ? callDefined(tree, callee.name, env, evaluator)
    : callFunction(tree, entry, env, evaluator);
}

/** A method, or an item of a list that a property gives: `M.last(2)`. */
function callMember(
  tree: Call,
  callee: Extract<Expr, { kind: 'member' }>,
  env: Environment,
  evaluator: Evaluator,
): Value {
  const value = isPlainProperty(callee.property) ? evaluator.evaluateNode(callee, env) : undefined;
  if (value?.type === 'List') return callValue(value, tree.args, `.${callee.property}`, env, evaluator);
  const { object, property } = callee;
  return applyProperty(evaluator.evaluate(object, env), property, evaluator.contextFor(tree.args, env), object);
}

function numberFrom(value: number, what: string, rule = ''): Value {
  if (Number.isNaN(value)) throw new Undefined(`${what} is undefined${rule}`);
  return { type: 'Number', value };
}

/**
 * A sum or product with its own variable. Its terms are numbers as a rule, which are fast; where they are not, each is
 * evaluated by itself.
 */
function evaluateBinder(tree: Call, binder: Binder, env: Environment, evaluator: Evaluator): Value {
  let closed: Expr;
  try {
    closed = closeTree(tree, [], env, evaluator);
  } catch (error) {
    if (!(error instanceof Undefined)) throw error;
    return addTerms(binder, env, evaluator);
  }
  return numberFrom(constantValue(closed), binder.operation, BINDER_RULE);
}

function addTerms(binder: Binder, env: Environment, evaluator: Evaluator): Value {
  const [from, to] = [binder.from, binder.to].map((bound) => requireNumber(evaluator.evaluateNode(bound, env)));
  const term = evaluator.contextFor([], env).binding(binder.term, [binder.variable]);
  if (!Number.isInteger(from!) || !(to! - from! < MAX_TERMS))
    throw new Undefined(`${binder.operation} is undefined${BINDER_RULE}`);
  const terms = sequence(Math.floor(to! - from!) + 1, (index) => term({ type: 'Number', value: from! + index }));
  return accumulate(binder.operation, listOf(terms).items, env, evaluator);
}

function callFunction(tree: Call, entry: FunctionEntry, env: Environment, evaluator: Evaluator): Value {
  if (entry.name === 'if') return callIf(tree, entry, env, evaluator);
  const values = tree.args.map((arg) => evaluator.evaluateNode(arg, env));
  if (values.some((value) => value.type === 'Curve' && value.form === 'explicit')) {
    return curveFromExpression(tree, evaluator.contextFor([tree], env));
  }
  const [only] = values;
  // A single list stands for its items where several numbers are wanted: max(L), but not round(L).
  const [fewest, most] = entry.arity;
  const spread = values.length === 1 && only?.type === 'List' && most > 1 && (fewest > 1 || most > 2);
  return applyFunction(entry, spread && only?.type === 'List' ? only.items : values, spread, env, evaluator);
}

/** A function of values, of which lists stand for each of their items. */
function applyFunction(
  entry: FunctionEntry,
  values: readonly Value[],
  spread: boolean,
  env: Environment,
  evaluator: Evaluator,
): Value {
  const [fewest, most] = entry.arity;
  if (entry.evaluate === undefined && spread) return accumulate(entry.name, values, env, evaluator);
  // A list may be longer than what is written out.
  takeSteps(VALUE_STEPS * values.length);
  const isTooLong = values.length > most && !(spread && most > 3);
  if (values.length < fewest || isTooLong) throw wrongCount(entry, values.length);
  if (values.some((value) => value.type === 'List')) {
    return elementwise(values, entry.name, (items) => applyFunction(entry, items, false, env, evaluator));
  }
  const [only] = values;
  const length = entry.name === 'abs' && only !== undefined && values.length === 1 ? magnitude(only) : undefined;
  if (length !== undefined) return { type: 'Number', value: length };
  if (entry.evaluate === undefined) return accumulate(entry.name, values, env, evaluator);
  const numbers = values.map(requireNumber);
  const given = () => numbers.map((number) => formatNumber(number, MESSAGE_PRECISION)).join(', ');
  const value = entry.evaluate(...numbers);
  return Number.isNaN(value) ? numberFrom(value, `${entry.name}(${given()})`) : { type: 'Number', value };
}

function wrongCount(entry: FunctionEntry, count: number): Undefined {
  return new Undefined(
    `${entry.name} does not take ${count} ${count === 1 ? 'argument' : 'arguments'}: ${entry.usage}`,
  );
}

/** The sum or product of values, of which there may be none. */
function accumulate(name: string, values: readonly Value[], env: Environment, evaluator: Evaluator): Value {
  const adds = name === 'sum';
  if (values.length > 0) return foldValues(adds ? '+' : '*', values, env, evaluator);
  return { type: 'Number', value: adds ? 0 : 1 };
}

/** Evaluates the branch that is taken and no other; it may have any type. */
function callIf(tree: Call, entry: FunctionEntry, env: Environment, evaluator: Evaluator): Value {
  const { args } = tree;
  if (args.length < entry.arity[0]) throw wrongCount(entry, args.length);
  for (let index = 0; index + 1 < args.length; index += 2) {
    const condition = evaluator.evaluateNode(args[index]!, env);
    if (condition.type === 'List') {
      const others = args.slice(index + 1).map((arg) => evaluator.evaluate(arg, env));
      return chooseItems([condition, ...others]);
    }
    if (truthOf(condition)) return evaluator.evaluate(args[index + 1]!, env);
  }
  if (args.length % 2 === 1) return evaluator.evaluate(args.at(-1)!, env);
  throw new Undefined(NO_ELSE);
}

/** What `if` gives for conditions that are lists: for each of their items, from the values of all its arguments. */
function chooseItems(values: readonly Value[]): Value {
  const [condition, chosen, ...others] = values;
  if (condition === undefined) throw new Undefined(NO_ELSE);
  if (chosen === undefined) return condition;
  if (condition.type === 'List') return elementwise(values, 'if', chooseItems);
  return truthOf(condition) ? chosen : chooseItems(others);
}

/**
 * `f(2)` for a function, `L(2)` for an item, `c(0.5)` for the point of a parametric curve, `a(2)` for the product with
 * a number.
 */
function callDefined(tree: Call, id: string, env: Environment, evaluator: Evaluator): Value {
  const derived = env.isDefined(id) ? undefined : functionNamed(id, env);
  if (!env.isDefined(id) && derived === undefined)
    throw unknownFunction(id, tree.args, env, evaluator.contextFor(tree.args, env));
  const value = derived === undefined ? env.lookup(id)! : undefined;
  if (value?.type === 'List' || value?.type === 'Mapping') return callValue(value, tree.args, id, env, evaluator);
  const [argument, ...others] = tree.args;
  if (argument === undefined || others.length > 0)
    throw new Undefined(`${id} takes 1 argument, not ${tree.args.length}`);
  const inner = evaluator.evaluateNode(argument, env);
  if (inner.type === 'Curve' && inner.form === 'explicit')
    return curveFromExpression(tree, evaluator.contextFor([tree], env));
  const tabled = derived ?? functionNamed(id, env);
  const at = (item: Value): Value => {
    if (item.type === 'List') return elementwise([item], id, ([one]) => at(one!));
    if (value?.type === 'Number' && item.type !== 'Number')
      return evaluator.evaluateNode(multiply(name(id), argument), env);
    const number = requireNumber(item);
    if (tabled !== undefined) return functionAt(tabled, number, id);
    if (value?.type === 'Curve') return { type: 'Point', ...pointAt(value, number) };
    return { type: 'Number', value: requireNumber(value!) * number };
  };
  return at(inner);
}
