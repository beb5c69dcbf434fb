import { binderOf } from '../../functions/binder.js';
import { CURVE_VARIABLES, OPEN_VARIABLES } from '../../functions/constants.js';
import { isConstructor } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { childrenOf } from '../../syntax/walk.js';
import type { Environment } from './environment.js';

type Names = Pick<Environment, 'isDefined' | 'bound'>;

/** True for a variable that no definition can have, or none has: x, y, and t, u, v, z where they are not defined. */
function isFreeVariable(name: string, env: Names): boolean {
  if (env.bound?.has(name)) return false;
  return CURVE_VARIABLES.has(name) || (OPEN_VARIABLES.has(name) && !env.isDefined(name));
}

/**
 * True for a tree that stands for a curve or region (docs/language.md): an equation, or an expression in which x, y or
 * t occurs outside constructors, which have their own use for it.
 */
export function isFreeExpression(tree: Expr, env: Names): boolean {
  if (tree.kind === 'equation') return true;
  return tree.kind !== 'list' && occursFree(tree, env, []);
}

function occursFree(expr: Expr, env: Names, bound: readonly string[]): boolean {
  if (expr.kind === 'number') return false;
  if (expr.kind === 'name') return isFreeVariable(expr.name, env) && !bound.includes(expr.name);
  if (isConstruction(expr)) return false;
  const binder = binderOf(expr);
  if (binder === undefined) return childrenOf(expr).some((child) => occursFree(child, env, bound));
  return (
    occursFree(binder.term, env, [...bound, binder.variable]) ||
    occursFree(binder.from, env, bound) ||
    occursFree(binder.to, env, bound)
  );
}

/** The name of the constructor that a tree calls, as `Segment(…)` or `Segment.mk(…)`. */
export function constructorCalled(expr: Expr): string | undefined {
  if (expr.kind !== 'call' || expr.ofDefinition === true) return undefined;
  const { callee } = expr;
  const named = callee.kind === 'member' && callee.property === 'mk' ? callee.object : callee;
  return named.kind === 'name' && isConstructor(named.name) ? named.name : undefined;
}

function isConstruction(expr: Expr): boolean {
  return constructorCalled(expr) !== undefined;
}
