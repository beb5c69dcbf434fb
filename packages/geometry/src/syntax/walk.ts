import type { Expr } from './ast.js';

/** The direct parts of a node, in the order of the source. A call's callee is one of them unless it is a plain name. */
export function childrenOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'number':
    case 'string':
    case 'name':
      return [];
    case 'list':
      return expr.items;
    case 'placeholder':
      return expr.fallback === undefined ? [] : [expr.fallback];
    case 'negate':
    case 'degrees':
    case 'factorial':
      return [expr.operand];
    case 'binary':
    case 'equation':
      return [expr.left, expr.right];
    case 'comparison':
      return expr.operands;
    case 'call':
      return expr.callee.kind === 'name' ? expr.args : [expr.callee, ...expr.args];
    case 'member':
      return [expr.object];
  }
}

/** How many `?` a tree has. */
export function placeholdersIn(tree: Expr): number {
  let count = 0;
  const pending: Expr[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'placeholder') count += 1;
    pending.push(...childrenOf(node));
  }
  return count;
}

/** The same node with its parts replaced, in the order of `childrenOf`; the node itself where none changed. */
export function mapChildren(expr: Expr, change: (child: Expr) => Expr): Expr {
  switch (expr.kind) {
    case 'number':
    case 'string':
    case 'name':
      return expr;
    case 'list': {
      const items = mapAll(expr.items, change);
      return items === expr.items ? expr : { ...expr, items };
    }
    case 'placeholder': {
      if (expr.fallback === undefined) return expr;
      const fallback = change(expr.fallback);
      return fallback === expr.fallback ? expr : { ...expr, fallback };
    }
    case 'negate':
    case 'degrees':
    case 'factorial': {
      const operand = change(expr.operand);
      return operand === expr.operand ? expr : { ...expr, operand };
    }
    case 'binary':
    case 'equation': {
      const left = change(expr.left);
      const right = change(expr.right);
      return left === expr.left && right === expr.right ? expr : { ...expr, left, right };
    }
    case 'comparison': {
      const operands = mapAll(expr.operands, change);
      return operands === expr.operands ? expr : { ...expr, operands };
    }
    case 'call': {
      const callee = expr.callee.kind === 'name' ? expr.callee : change(expr.callee);
      const args = mapAll(expr.args, change);
      return callee === expr.callee && args === expr.args ? expr : { ...expr, callee, args };
    }
    case 'member': {
      const object = change(expr.object);
      return object === expr.object ? expr : { ...expr, object };
    }
  }
}

function mapAll(items: readonly Expr[], change: (child: Expr) => Expr): readonly Expr[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

/** Size of a tree, stopping at the bounds: a tree that shares parts counts them each time. Does not recurse. */
export function measure(expr: Expr, maxNodes: number): { nodes: number; depth: number; deepest: Expr } {
  let nodes = 0;
  let depth = 0;
  let deepest = expr;
  const pending: { node: Expr; level: number }[] = [{ node: expr, level: 1 }];
  for (let next = pending.pop(); next !== undefined && nodes < maxNodes; next = pending.pop()) {
    nodes += 1;
    if (next.level > depth) {
      depth = next.level;
      deepest = next.node;
    }
    const level = next.level + 1;
    for (const child of childrenOf(next.node)) pending.push({ node: child, level });
  }
  return { nodes, depth, deepest };
}

/** The nodes of a tree, as often as they occur. */
export function countNodes(expr: Expr): number {
  let nodes = 1;
  for (const child of childrenOf(expr)) nodes += countNodes(child);
  return nodes;
}
