import type { Tree } from './tree.js';

/** A tree in which a variable is a number. */
export function substituted(tree: Tree, variable: string, value: number): Tree {
  const inner = (part: Tree) => substituted(part, variable, value);
  switch (tree.kind) {
    case 'name':
      return tree.name === variable ? { kind: 'number', value } : tree;
    case 'list':
    case 'point':
    case 'call':
      return { ...tree, items: tree.items.map(inner) };
    case 'unary':
      return { ...tree, operand: inner(tree.operand) };
    case 'binary':
      return { ...tree, left: inner(tree.left), right: inner(tree.right) };
    default:
      return tree;
  }
}

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
