import { binderOf } from '../functions/binder.js';
import { constantValue } from '../functions/compile.js';
import { MAX_TERMS } from '../functions/compile-forms.js';
import { formatNumber } from '../functions/format.js';
import type { FunctionEntry } from '../functions/function-entry.js';
import { functionAt } from '../functions/function-values.js';
import * as functions from '../functions/table.js';
import { pointAt } from '../plane/index.js';
import type { Expr } from '../syntax/ast.js';
import { Undefined, type Value } from '../values.js';
import { magnitude } from './arithmetic.js';
import { closeTree, functionNamed } from './close.js';
import { curveFromExpression } from './free-expression.js';
import type { Environment, Evaluator } from './names/environment.js';
import { constructorCalled } from './names/free-variables.js';
import { unknownFunction } from './names/unknown-name.js';
import { isTrue, requireNumber } from './operators.js';
import { applyConstructor, applyProperty } from './overload.js';

type Call = Extract<Expr, { kind: 'call' }>;

/** Why a sum or product with its own variable has no value. */
const BINDER_RULE = `: it takes at most ${MAX_TERMS} terms with all inside it, from a whole number on, and each has to have a value`;

/** Decimals of numbers in messages. */
const MESSAGE_PRECISION = 6;

/** The value of a call: a constructor, a function of numbers, a method, or a definition that is a function. */
export function evaluateCall(tree: Call, env: Environment, evaluator: Evaluator): Value {
  const called = constructorCalled(tree);
  if (called !== undefined) return applyConstructor(called, evaluator.contextFor(tree.args, env)).value;
  const { callee } = tree;
  if (callee.kind === 'member') {
    return applyProperty(evaluator.evaluate(callee.object, env), callee.property, evaluator.contextFor(tree.args, env));
  }
  if (callee.kind !== 'name') throw new Undefined('only names can be called');
  if (binderOf(tree) !== undefined)
    return numberFrom(constantValue(closeTree(tree, [], env, evaluator.evaluateNode)), callee.name, BINDER_RULE);
  const entry = functions.functionNamed(callee.name);
  return entry === undefined
    ? callDefined(tree, callee.name, env, evaluator)
    : callFunction(tree, entry, env, evaluator);
}

function numberFrom(value: number, what: string, rule = ''): Value {
  if (Number.isNaN(value)) throw new Undefined(`${what} is undefined${rule}`);
  return { type: 'Number', value };
}

function callFunction(tree: Call, entry: FunctionEntry, env: Environment, evaluator: Evaluator): Value {
  if (entry.name === 'if') return callIf(tree, entry, env, evaluator);
  const values = tree.args.map((arg) => evaluator.evaluateNode(arg, env));
  if (values.some((value) => value.type === 'Curve' && value.form === 'explicit')) {
    return curveFromExpression(tree, evaluator.contextFor([tree], env));
  }
  const [only] = values;
  const length = entry.name === 'abs' && only !== undefined && values.length === 1 ? magnitude(only) : undefined;
  if (length !== undefined) return { type: 'Number', value: length };
  const [fewest, most] = entry.arity;
  const items = values.length === 1 && only?.type === 'List' && most > 1 ? only.items : values;
  if (items.length < fewest || items.length > most) throw wrongCount(entry, items.length);
  const numbers = items.map(requireNumber);
  const value = entry.evaluate?.(...numbers) ?? accumulate(entry.name, numbers);
  const given = numbers.map((number) => formatNumber(number, MESSAGE_PRECISION)).join(', ');
  return numberFrom(value, `${entry.name}(${given})`);
}

function wrongCount(entry: FunctionEntry, count: number): Undefined {
  return new Undefined(
    `${entry.name} does not take ${count} ${count === 1 ? 'argument' : 'arguments'}: ${entry.usage}`,
  );
}

function accumulate(name: string, numbers: readonly number[]): number {
  return name === 'sum' ? numbers.reduce((a, b) => a + b, 0) : numbers.reduce((a, b) => a * b, 1);
}

/** Evaluates the branch that is taken and no other; it may have any type. */
function callIf(tree: Call, entry: FunctionEntry, env: Environment, evaluator: Evaluator): Value {
  const { args } = tree;
  if (args.length < entry.arity[0]) throw wrongCount(entry, args.length);
  for (let index = 0; index + 1 < args.length; index += 2) {
    if (isTrue(args[index]!, env, evaluator)) return evaluator.evaluate(args[index + 1]!, env);
  }
  if (args.length % 2 === 1) return evaluator.evaluate(args.at(-1)!, env);
  throw new Undefined('no condition of if holds, and it has no else');
}

/** `f(2)` for a function, `c(0.5)` for the point of a parametric curve, `a(2)` for the product with a number. */
function callDefined(tree: Call, id: string, env: Environment, evaluator: Evaluator): Value {
  const [argument, ...others] = tree.args;
  const derived = env.isDefined(id) ? undefined : functionNamed(id, env);
  if (!env.isDefined(id) && derived === undefined) throw unknownFunction(id, env);
  if (argument === undefined || others.length > 0)
    throw new Undefined(`${id} takes 1 argument, not ${tree.args.length}`);
  const inner = evaluator.evaluateNode(argument, env);
  if (inner.type === 'Curve' && inner.form === 'explicit')
    return curveFromExpression(tree, evaluator.contextFor([tree], env));
  const number = requireNumber(inner);
  const tabled = derived ?? functionNamed(id, env);
  if (tabled !== undefined) return functionAt(tabled, number, id);
  const value = env.lookup(id)!;
  if (value.type === 'Curve') return { type: 'Point', ...pointAt(value, number) };
  return { type: 'Number', value: requireNumber(value) * number };
}
