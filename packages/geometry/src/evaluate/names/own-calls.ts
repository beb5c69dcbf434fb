import { yieldsToDefinitions } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { mapChildren } from '../../syntax/walk.js';
import { foreignCall } from './foreign-calls.js';

/**
 * The tree with calls marked that mean a definition, though a constructor has its name too: younger constructors yield.
 * Calls in GeoGebra's words that nothing here has the name of are those of the language.
 */
export function markOwnCalls(tree: Expr, definitions: { has(name: string): boolean }): Expr {
  const marked = mapChildren(tree, (child) => markOwnCalls(child, definitions));
  if (marked.kind !== 'call' || marked.callee.kind !== 'name') return marked;
  const { name, start, end } = marked.callee;
  // A name without a place in the source is an operator's, as in `u . (1, 2)`.
  if (start === end) return marked;
  const rewriting = definitions.has(name) ? undefined : foreignCall(name, marked.args);
  if (rewriting !== undefined) return rewriting;
  return yieldsToDefinitions(name) && definitions.has(name) ? { ...marked, ofDefinition: true } : marked;
}
