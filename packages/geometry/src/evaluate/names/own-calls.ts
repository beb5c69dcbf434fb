import { yieldsToDefinitions } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { mapChildren } from '../../syntax/walk.js';

/**
 * The tree with calls marked that mean a definition, though a constructor has its name too: younger constructors yield.
 */
export function markOwnCalls(tree: Expr, definitions: { has(name: string): boolean }): Expr {
  const marked = mapChildren(tree, (child) => markOwnCalls(child, definitions));
  if (marked.kind !== 'call' || marked.callee.kind !== 'name') return marked;
  const { name, start, end } = marked.callee;
  // A name without a place in the source is an operator's, as in `u . (1, 2)`.
  return start < end && yieldsToDefinitions(name) && definitions.has(name) ? { ...marked, ofDefinition: true } : marked;
}
