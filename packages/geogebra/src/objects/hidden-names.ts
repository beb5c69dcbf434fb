import { childrenOf, type Expr, hasFunction, isConstructor } from '@geoslide/geometry';
import type { Draft } from './draft.js';

/**
 * Names of objects that are those of constructors or functions too and are called: a number `area` beside `area(p)`, a
 * function `lg` beside the logarithm. Our language would take one for the other.
 */
export function hiddenNames(drafts: readonly Draft[]): ReadonlySet<string> {
  const ambiguous = new Set(drafts.map(({ id }) => id).filter((id) => isConstructor(id) || hasFunction(id)));
  if (ambiguous.size === 0) return ambiguous;
  const called = new Set<string>();
  for (const { source, better, path } of drafts) {
    for (const tree of [source, path, ...better]) if (tree !== undefined) addCalled(tree, called);
  }
  return new Set([...ambiguous].filter((id) => called.has(id)));
}

function addCalled(tree: Expr, called: Set<string>): void {
  if (tree.kind === 'call' && tree.callee.kind === 'name') called.add(tree.callee.name);
  for (const child of childrenOf(tree)) addCalled(child, called);
}
