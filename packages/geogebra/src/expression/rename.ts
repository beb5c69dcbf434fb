import type { Tree } from './tree.js';

/** A tree with other parts. */
function withParts(tree: Tree, part: (part: Tree) => Tree): Tree {
  switch (tree.kind) {
    case 'list':
    case 'point':
    case 'call':
      return { ...tree, items: tree.items.map(part) };
    case 'unary':
      return { ...tree, operand: part(tree.operand) };
    case 'binary':
      return { ...tree, left: part(tree.left), right: part(tree.right) };
    default:
      return tree;
  }
}

/** A tree in which a variable is a number. */
export function substituted(tree: Tree, variable: string, value: number): Tree {
  if (tree.kind === 'name') return tree.name === variable ? { kind: 'number', value } : tree;
  return withParts(tree, (part) => substituted(part, variable, value));
}

/** A tree with other names of objects. */
export function renamed(tree: Tree, names: ReadonlyMap<string, string>): Tree {
  const called = tree.kind === 'name' || tree.kind === 'call';
  const own = called ? { ...tree, name: names.get(tree.name) ?? tree.name } : tree;
  return withParts(own, (part) => renamed(part, names));
}
