import type { Expr } from '../syntax/ast.js';
import { name } from '../syntax/build.js';

/** `sum(term, k, from, to)` and `product(…)`: the parts of a form that binds a variable of its own. */
export interface Binder {
  readonly operation: 'sum' | 'product';
  readonly variable: string;
  readonly term: Expr;
  readonly from: Expr;
  readonly to: Expr;
}

/** The parts of a call that binds a variable; undefined for every other node. */
export function binderOf(expr: Expr): Binder | undefined {
  if (expr.kind !== 'call' || expr.callee.kind !== 'name' || expr.args.length !== 4) return undefined;
  const operation = expr.callee.name;
  const [term, variable, from, to] = expr.args;
  if ((operation !== 'sum' && operation !== 'product') || variable?.kind !== 'name') return undefined;
  return { operation, variable: variable.name, term: term!, from: from!, to: to! };
}

/** The same call with other parts. */
export function rebuildBinder(expr: Expr, variable: string, term: Expr, from: Expr, to: Expr): Expr {
  return expr.kind === 'call' ? { ...expr, args: [term, name(variable), from, to] } : expr;
}
