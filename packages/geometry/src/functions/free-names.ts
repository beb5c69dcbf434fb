import type { Expr } from '../syntax/ast.js';
import { name } from '../syntax/build.js';
import { childrenOf, mapChildren } from '../syntax/walk.js';
import { binderOf, rebuildBinder } from './binder.js';
import { takeSteps } from './steps.js';

/** True where one of `names` occurs in the tree as a variable that no sum binds. */
export function dependsOn(expr: Expr, names: readonly string[]): boolean {
  if (expr.kind === 'name') return names.includes(expr.name);
  if (expr.kind === 'number') return false;
  takeSteps(1);
  if (expr.kind === 'binary') return dependsOn(expr.left, names) || dependsOn(expr.right, names);
  const binder = binderOf(expr);
  if (binder !== undefined) {
    const inner = names.filter((name) => name !== binder.variable);
    return dependsOn(binder.term, inner) || dependsOn(binder.from, names) || dependsOn(binder.to, names);
  }
  return childrenOf(expr).some((child) => dependsOn(child, names));
}

/** The tree with a free variable replaced. A sum's own variable hides one of the same name, and gives way to names of the replacement. */
export function substitute(expr: Expr, variable: string, replacement: Expr): Expr {
  if (replacement.kind === 'name' && replacement.name === variable) return expr;
  if (expr.kind === 'name') return expr.name === variable ? replacement : expr;
  const binder = binderOf(expr);
  if (binder === undefined) return mapChildren(expr, (child) => substitute(child, variable, replacement));
  const from = substitute(binder.from, variable, replacement);
  const to = substitute(binder.to, variable, replacement);
  if (binder.variable === variable) return rebuildBinder(expr, binder.variable, binder.term, from, to);
  const own = freshName(binder.variable, replacement, binder.term);
  const renamed = own === binder.variable ? binder.term : substitute(binder.term, binder.variable, name(own));
  return rebuildBinder(expr, own, substitute(renamed, variable, replacement), from, to);
}

/** `wanted`, with primes added where the replacement uses it. */
function freshName(wanted: string, replacement: Expr, term: Expr): string {
  if (!dependsOn(replacement, [wanted])) return wanted;
  let fresh = `${wanted}'`;
  while (dependsOn(replacement, [fresh]) || dependsOn(term, [fresh])) fresh += "'";
  return fresh;
}
