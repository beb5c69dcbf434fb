import type { Expr } from '../syntax/ast.js';

/** A tree as plain data without the places in its source, for comparing. */
export function withoutSpans(tree: Expr): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'start' || key === 'end' ? undefined : value)));
}
