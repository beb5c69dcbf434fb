import { type Binder, binderOf, rebuildBinder } from '../functions/binder.js';
import { constantValue } from '../functions/compile.js';
import { MAX_TERMS } from '../functions/compile-forms.js';
import { CONSTANTS } from '../functions/constants.js';
import { dependsOn, substitute } from '../functions/free-names.js';
import { derivativeTree, type FunctionTree, functionTree } from '../functions/function-values.js';
import { takeSteps } from '../functions/steps.js';
import { hasFunction } from '../functions/table.js';
import type { Expr } from '../syntax/ast.js';
import { binary, literal, multiply, name } from '../syntax/build.js';
import { mapChildren, measure } from '../syntax/walk.js';
import { type MappingValue, Undefined, type Value } from '../values.js';
import { MAX_CLOSED_DEPTH, MAX_CLOSED_NODES } from './limits.js';
import { methodTree } from './method-tree.js';
import { bind } from './names/bind.js';
import type { Environment, Evaluator } from './names/environment.js';
import { calledAmong, callsAsProducts } from './names/factors.js';
import { constructorCalled } from './names/free-variables.js';
import { unknownFunction, unknownName } from './names/unknown-name.js';
import { coerce } from './parameter-types.js';

/** Steps for a node, which is put together and compiled. */
const NODE_STEPS = 50;

type Evaluate = Evaluator['evaluateNode'];

/**
 * The tree with every name but those in `free` replaced by its value, functions by their own trees, so that only numbers and
 * the free variables are left. Throws Undefined for names without a number, and past the bounds of size.
 */
export function closeTree(
  tree: Expr,
  free: readonly string[],
  env: Environment,
  { evaluateNode: evaluate, contextFor }: Pick<Evaluator, 'evaluateNode' | 'contextFor'>,
): Expr {
  const closed = close(tree, free, { env, evaluate, contextFor });
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
  readonly contextFor: Evaluator['contextFor'];
}

function close(expr: Expr, free: readonly string[], scope: Scope): Expr {
  switch (expr.kind) {
    case 'number':
      return expr;
    case 'name':
      return free.includes(expr.name) ? expr : closeName(expr, free, scope);
    case 'member':
      return closeComponent(expr, free, scope) ?? numberTree(scope.evaluate(expr, scope.env), free);
    case 'placeholder':
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
  if (value.type === 'Mapping')
    throw new Undefined(`a function of ${value.parameters.join(', ')} stands where a number should: call it`);
  if (tree === undefined) {
    const place =
      value.type === 'Vector'
        ? ': dot(u, v) and cross(u, v) are products of vectors, v.x and v.y the coordinates of v'
        : value.type === 'Point'
          ? ': A.x and A.y are the coordinates of A'
          : '';
    throw new Undefined(`a ${value.type} is not a number${place}`);
  }
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
  const value = env.lookup(base)!;
  const order = id.length - base.length;
  const tree = functionTree(value) ?? (order > 0 ? inX(base, value) : undefined);
  return tree && derivativeTree(tree, order);
}

/** `f(t) = …` as a function of x; undefined for any other value. */
function inX(id: string, value: Value): FunctionTree | undefined {
  if (value.type !== 'Mapping' || value.parameters.length !== 1) return undefined;
  if (constructorCalled(value.body) === 'Point')
    throw new Undefined(`${id} gives points: define a: a(t) = ${id}(t).x, whose derivative is a'(t)`);
  return { variable: 'x', expr: closeMapping(value, [name('x')]) };
}

function closeCall(expr: Extract<Expr, { kind: 'call' }>, free: readonly string[], scope: Scope): Expr {
  const binder = binderOf(expr);
  if (binder !== undefined) {
    return closeBinder(expr, binder, free, scope);
  }
  const { callee } = expr;
  if (callee.kind === 'name' && hasFunction(callee.name)) return mapChildren(expr, (arg) => close(arg, free, scope));
  if (constructorCalled(expr) !== undefined) return numberTree(scope.evaluate(expr, scope.env), free);
  if (callee.kind === 'name') return closeDefined(expr, callee.name, free, scope);
  const at = callee.kind === 'member' && callee.property === 'at' && expr.args.some((arg) => dependsOn(arg, free));
  const tree = at ? functionTree(scope.evaluate(callee.object, scope.env)) : undefined;
  if (tree !== undefined && expr.args.length === 1)
    return substitute(tree.expr, tree.variable, close(expr.args[0]!, free, scope));
  const method = callee.kind === 'member' ? closeMethod(callee, expr.args, free, scope) : undefined;
  if (method !== undefined) return method;
  return numberTree(scope.evaluate(expr, scope.env), free);
}

/** A method of numbers whose arguments hold the free variable; undefined for any other. */
function closeMethod(
  { object, property }: Extract<Expr, { kind: 'member' }>,
  args: readonly Expr[],
  free: readonly string[],
  scope: Scope,
): Expr | undefined {
  if (dependsOn(object, free) || !args.some((arg) => dependsOn(arg, free))) return undefined;
  const { env, evaluate } = scope;
  return methodTree(
    evaluate(object, env),
    property,
    args.map((arg) => close(arg, free, scope)),
    env,
    evaluate,
  );
}

/** A sum or product; where its terms need their number, as `L(k)` for a list L does, they are written one by one. */
function closeBinder(expr: Expr, binder: Binder, free: readonly string[], scope: Scope): Expr {
  const from = close(binder.from, free, scope);
  const to = close(binder.to, free, scope);
  const { variable } = binder;
  const inner = callsAsProducts(binder.term, calledAmong(binder.term, [variable]));
  try {
    return rebuildBinder(expr, variable, close(inner, [...free, variable], scope), from, to);
  } catch (error) {
    if (!(error instanceof Undefined) || dependsOn(from, free) || dependsOn(to, free)) throw error;
    const [first, last] = [constantValue(from), constantValue(to)];
    if (!Number.isInteger(first) || !(last - first < MAX_TERMS) || last < first) throw error;
    const others = free.filter((name) => name !== variable);
    const terms = Array.from({ length: Math.floor(last - first) + 1 }, (_, index) => {
      takeSteps(NODE_STEPS);
      const env = bind(scope.env, [variable], [{ type: 'Number', value: first + index }]);
      return close(inner, others, { ...scope, env });
    });
    return balanced(binder.operation === 'sum' ? '+' : '*', terms);
  }
}

/** The sum or product of terms as a tree that is no deeper than it has to be. */
function balanced(operator: '+' | '*', terms: readonly Expr[]): Expr {
  if (terms.length === 1) return terms[0]!;
  const middle = terms.length >> 1;
  return binary(operator, balanced(operator, terms.slice(0, middle)), balanced(operator, terms.slice(middle)));
}

/**
 * `f(a, b)` with the arguments in place of the parameters, all at once: an argument may have the name of a parameter.
 */
function closeMapping({ parameters, close: body }: MappingValue, args: readonly Expr[]): Expr {
  const own = parameters.map((parameter) => `${parameter} of the function`);
  const renamed = parameters.reduce((tree, parameter, index) => substitute(tree, parameter, name(own[index]!)), body());
  return own.reduce((tree, parameter, index) => substitute(tree, parameter, args[index]!), renamed);
}

const COMPONENTS = ['x', 'y', 'z'];

/** `f(t).x` for a function that gives a point by its coordinates; undefined for any other property. */
function closeComponent(
  { object, property }: Extract<Expr, { kind: 'member' }>,
  free: readonly string[],
  scope: Scope,
): Expr | undefined {
  if (object.kind !== 'call' || object.callee.kind !== 'name' || !dependsOn(object, free)) return undefined;
  const { name: id } = object.callee;
  const value = scope.env.isDefined(id) ? scope.env.lookup(id) : undefined;
  if (value?.type !== 'Mapping' || constructorCalled(value.body) !== 'Point') return undefined;
  const component = value.body.kind === 'call' ? value.body.args[COMPONENTS.indexOf(property)] : undefined;
  if (component === undefined || value.parameters.length !== object.args.length) return undefined;
  const args = object.args.map((arg) => close(arg, free, scope));
  return closeMapping({ ...value, close: () => value.close(component) }, args);
}

/** `f(…)` for a definition f: the function with its argument put in, or the product with a number. */
function closeDefined(expr: Extract<Expr, { kind: 'call' }>, id: string, free: readonly string[], scope: Scope): Expr {
  const { env } = scope;
  const value = env.isDefined(id) ? env.lookup(id) : undefined;
  if (value?.type === 'Mapping' && value.parameters.length === expr.args.length)
    return closeMapping(
      value,
      expr.args.map((arg) => close(arg, free, scope)),
    );
  if (value?.type === 'List' || value?.type === 'Mapping') return numberTree(scope.evaluate(expr, env), free);
  const tree = functionNamed(id, env);
  const [argument, ...others] = expr.args;
  const isUnknown = !env.isDefined(id) && (tree === undefined || argument === undefined || others.length > 0);
  if (isUnknown) throw unknownFunction(id, expr.args, env, scope.contextFor(expr.args, env));
  if (argument === undefined || others.length > 0)
    throw new Undefined(`${id} takes 1 argument, not ${expr.args.length}`);
  const inner = close(argument, free, scope);
  if (tree !== undefined) return substitute(tree.expr, tree.variable, inner);
  return multiply(numberTree(env.lookup(id)!, free), inner);
}
