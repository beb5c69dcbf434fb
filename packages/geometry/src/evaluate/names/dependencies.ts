import { propertiesNamed } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { childrenOf } from '../../syntax/walk.js';
import { bindingOf, curveCoordinates } from './bindings.js';

/** The names that a tree uses, called ones too; the own variables of sums and curves are none of them. */
export function namesIn(tree: Expr): ReadonlySet<string> {
  const names = new Set<string>();
  collect(tree, names, new Set());
  return names;
}

function collect(expr: Expr, names: Set<string>, bound: ReadonlySet<string>): void {
  if (expr.kind === 'name') {
    if (!bound.has(expr.name)) names.add(expr.name);
    return;
  }
  const binding = bindingOf(expr);
  if (binding !== undefined) {
    collect(binding.inside, names, new Set([...bound, ...binding.variables]));
    for (const outer of binding.outside) collect(outer, names, bound);
    return;
  }
  // The v of `u . v` may be a vector: it is a name where no property is called so.
  if (expr.kind === 'member' && propertiesNamed(expr.property).length === 0 && !bound.has(expr.property))
    names.add(expr.property);
  if (expr.kind === 'call' && expr.callee.kind === 'name') collect(expr.callee, names, bound);
  const coordinates = curveCoordinates(expr);
  for (const child of childrenOf(expr))
    collect(child, names, coordinates.includes(child) ? new Set([...bound, 't']) : bound);
}

/**
 * The nodes 0..n-1 in groups, each after all that it depends on; a group of several is a cycle, in the order of its edges.
 * Tarjan's algorithm (SIAM J. Comput. 1, 1972) with a stack of its own: chains may be as long as they like.
 */
export function dependencyGroups(dependencies: readonly (readonly number[])[]): number[][] {
  const count = dependencies.length;
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const nextEdge = new Int32Array(count);
  const open = new Uint8Array(count);
  const members: number[] = [];
  const groups: number[][] = [];
  let visited = 0;
  for (let root = 0; root < count; root += 1) {
    if (order[root] !== -1) continue;
    const path = [root];
    while (path.length > 0) {
      const node = path.at(-1)!;
      if (order[node] === -1) {
        order[node] = visited;
        low[node] = visited;
        visited += 1;
        members.push(node);
        open[node] = 1;
      }
      const target = dependencies[node]![nextEdge[node]!];
      if (target !== undefined) {
        nextEdge[node]! += 1;
        if (order[target] === -1) path.push(target);
        else if (open[target] === 1) low[node] = Math.min(low[node]!, order[target]!);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) low[parent] = Math.min(low[parent]!, low[node]!);
      if (low[node] === order[node]) {
        const group = members.splice(members.lastIndexOf(node));
        for (const member of group) open[member] = 0;
        groups.push(group);
      }
    }
  }
  return groups;
}
