import type { Expr } from '../syntax/ast.js';
import { Undefined } from '../values.js';
import type { FunctionEntry } from './function-entry.js';

/** The arguments of a function's call, a single list standing for its items. Throws Undefined where their number is wrong. */
export function callArguments(expr: Extract<Expr, { kind: 'call' }>, entry: FunctionEntry): readonly Expr[] {
  const [fewest, most] = entry.arity;
  const only = expr.args.length === 1 ? expr.args[0] : undefined;
  const args = only?.kind === 'list' && most > 1 ? only.items : expr.args;
  if (args.length < fewest || args.length > most) {
    throw new Undefined(`${entry.name} takes ${countOf(fewest, most)}, not ${args.length}: ${entry.usage}`);
  }
  return args;
}

function countOf(fewest: number, most: number): string {
  if (fewest === most) return fewest === 1 ? '1 argument' : `${fewest} arguments`;
  return most > 3 ? `at least ${fewest} arguments` : `${fewest} to ${most} arguments`;
}
