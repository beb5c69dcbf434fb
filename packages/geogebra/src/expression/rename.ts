import type { Tree } from './tree.js';

/** A tree with other names of objects. */
export function renamed(tree: Tree, names: ReadonlyMap<string, string>): Tree {
  const inner = (part: Tree) => renamed(part, names);
  switch (tree.kind) {
    case 'name':
      return { ...tree, name: names.get(tree.name) ?? tree.name };
    case 'list':
    case 'point':
      return { ...tree, items: tree.items.map(inner) };
    case 'call':
      return { ...tree, name: names.get(tree.name) ?? tree.name, items: tree.items.map(inner) };
    case 'unary':
      return { ...tree, operand: inner(tree.operand) };
    case 'binary':
      return { ...tree, left: inner(tree.left), right: inner(tree.right) };
    default:
      return tree;
  }
}
