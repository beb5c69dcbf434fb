import { binderOf, rebuildBinder } from '../functions/binder.js';
import { CONSTANTS } from '../functions/constants.js';
import { dependsOn, substitute } from '../functions/free-names.js';
import { derivativeTree, type FunctionTree, functionTree } from '../functions/function-values.js';
import { takeSteps } from '../functions/steps.js';
import { hasFunction } from '../functions/table.js';
import type { Expr } from '../syntax/ast.js';
import { literal, multiply, name } from '../syntax/build.js';
import { mapChildren, measure } from '../syntax/walk.js';
import { Undefined, type Value } from '../values.js';
import { MAX_CLOSED_DEPTH, MAX_CLOSED_NODES } from './limits.js';
import type { Environment } from './names/environment.js';
import { constructorCalled } from './names/free-variables.js';
import { unknownFunction, unknownName } from './names/unknown-name.js';
import { coerce } from './parameter-types.js';

/** Steps for a node, which is put together and compiled. */
const NODE_STEPS = 50;

type Evaluate = (tree: Expr, env: Environment) => Value;

/**
 * The tree with every name but those in `free` replaced by its value, functions by their own trees, so that only numbers and
 * the free variables are left. Throws Undefined for names without a number, and past the bounds of size.
 */
export function closeTree(tree: Expr, free: readonly string[], env: Environment, evaluate: Evaluate): Expr {
  const closed = close(tree, free, { env, evaluate });
  const { nodes, depth } = measure(closed, MAX_CLOSED_NODES);
  takeSteps(NODE_STEPS * nodes);
  if (nodes >= MAX_CLOSED_NODES || depth > MAX_CLOSED_DEPTH) {
    throw new Undefined('the function is too large once all that it names is put into it');
  }
  return closed;
}

interface Scope {
  readonly env: Environment;
  readonly evaluate: Evaluate;
}

function close(expr: Expr, free: readonly string[], scope: Scope): Expr {
  switch (expr.kind) {
    case 'number':
      return expr;
    case 'name':
      return free.includes(expr.name) ? expr : closeName(expr, free, scope);
    case 'placeholder':
    case 'member':
      return numberTree(scope.evaluate(expr, scope.env), free);
    case 'call':
      return closeCall(expr, free, scope);
    case 'string':
      throw new Undefined(`the string ${JSON.stringify(expr.value)} is not a number`);
    default:
      return mapChildren(expr, (child) => close(child, free, scope));
  }
}

function closeName(expr: Extract<Expr, { kind: 'name' }>, free: readonly string[], { env }: Scope): Expr {
  if (!env.isDefined(expr.name)) {
    if (CONSTANTS.has(expr.name)) return expr;
    const derived = functionNamed(expr.name, env);
    if (derived === undefined) throw unknownName(expr.name, env);
    return applied(derived, name(derived.variable), free);
  }
  return numberTree(env.lookup(expr.name)!, free);
}

/** A value inside a function: a number, a condition, a list of them, or a function of the free variable. */
function numberTree(value: Value, free: readonly string[]): Expr {
  if (value.type === 'List') {
    return { kind: 'list', items: value.items.map((item) => numberTree(item, free)), start: 0, end: 0 };
  }
  if (value.type === 'Boolean') return literal(value.value ? 1 : 0);
  const number = coerce(value, 'Number');
  if (number?.type === 'Number') return literal(number.value);
  const tree = functionTree(value);
  if (tree === undefined) throw new Undefined(`a ${value.type} is not a number`);
  return applied(tree, name(tree.variable), free);
}

function applied(tree: FunctionTree, argument: Expr, free: readonly string[]): Expr {
  if (argument.kind === 'name' && argument.name === tree.variable) {
    if (free.includes(tree.variable)) return tree.expr;
    throw new Undefined(`a function of ${tree.variable} stands where a number should: call it`);
  }
  return substitute(tree.expr, tree.variable, argument);
}

/** The function that a name stands for; with primes after it, its derivative. */
export function functionNamed(id: string, env: Environment): FunctionTree | undefined {
  const base = env.isDefined(id) ? id : id.replace(/'+$/, '');
  if (!env.isDefined(base)) return undefined;
  const tree = functionTree(env.lookup(base)!);
  return tree && derivativeTree(tree, id.length - base.length);
}

function closeCall(expr: Extract<Expr, { kind: 'call' }>, free: readonly string[], scope: Scope): Expr {
  const binder = binderOf(expr);
  if (binder !== undefined) {
    const term = close(binder.term, [...free, binder.variable], scope);
    return rebuildBinder(expr, binder.variable, term, close(binder.from, free, scope), close(binder.to, free, scope));
  }
  const { callee } = expr;
  if (callee.kind === 'name' && hasFunction(callee.name)) return mapChildren(expr, (arg) => close(arg, free, scope));
  if (constructorCalled(expr) !== undefined) return numberTree(scope.evaluate(expr, scope.env), free);
  if (callee.kind === 'name') return closeDefined(expr, callee.name, free, scope);
  const at = callee.kind === 'member' && callee.property === 'at' && expr.args.some((arg) => dependsOn(arg, free));
  const tree = at ? functionTree(scope.evaluate(callee.object, scope.env)) : undefined;
  if (tree !== undefined && expr.args.length === 1)
    return substitute(tree.expr, tree.variable, close(expr.args[0]!, free, scope));
  return numberTree(scope.evaluate(expr, scope.env), free);
}

/** `f(…)` for a definition f: the function with its argument put in, or the product with a number. */
function closeDefined(expr: Extract<Expr, { kind: 'call' }>, id: string, free: readonly string[], scope: Scope): Expr {
  const { env } = scope;
  const tree = functionNamed(id, env);
  const [argument, ...others] = expr.args;
  if (argument === undefined || others.length > 0) {
    if (!env.isDefined(id)) throw unknownFunction(id, env);
    throw new Undefined(`${id} takes 1 argument, not ${expr.args.length}`);
  }
  const inner = close(argument, free, scope);
  if (tree !== undefined) return substitute(tree.expr, tree.variable, inner);
  if (!env.isDefined(id)) throw unknownFunction(id, env);
  return multiply(numberTree(env.lookup(id)!, free), inner);
}
