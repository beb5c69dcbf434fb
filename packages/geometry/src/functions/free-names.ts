import type { Expr } from '../syntax/ast.js';
import { childrenOf, mapChildren } from '../syntax/walk.js';
import { binderOf, rebuildBinder } from './binder.js';

/** True where one of `names` occurs in the tree as a variable that no sum binds. */
export function dependsOn(expr: Expr, names: readonly string[]): boolean {
  if (expr.kind === 'name') return names.includes(expr.name);
  if (expr.kind === 'number') return false;
  if (expr.kind === 'binary') return dependsOn(expr.left, names) || dependsOn(expr.right, names);
  const binder = binderOf(expr);
  if (binder !== undefined) {
    const inner = names.filter((name) => name !== binder.variable);
    return dependsOn(binder.term, inner) || dependsOn(binder.from, names) || dependsOn(binder.to, names);
  }
  return childrenOf(expr).some((child) => dependsOn(child, names));
}

/**
 * The tree with a free variable replaced. A sum's own variable hides one of the same name; the replacement must not have
 * the name of a sum's variable free in it.
 */
export function substitute(expr: Expr, variable: string, replacement: Expr): Expr {
  if (expr.kind === 'name') return expr.name === variable ? replacement : expr;
  const binder = binderOf(expr);
  if (binder === undefined) return mapChildren(expr, (child) => substitute(child, variable, replacement));
  const term = binder.variable === variable ? binder.term : substitute(binder.term, variable, replacement);
  const from = substitute(binder.from, variable, replacement);
  const to = substitute(binder.to, variable, replacement);
  return rebuildBinder(expr, term, from, to);
}
