import { binderOf } from '../../functions/binder.js';
import { hasFunction } from '../../functions/table.js';
import type { Expr } from '../../syntax/ast.js';
import { multiply, name, power } from '../../syntax/build.js';
import { childrenOf, mapChildren } from '../../syntax/walk.js';
import { isBracketed } from './factors.js';
import { constructorCalled } from './free-variables.js';

/** True for `xy`, `yx`, `xyz` and so on: different variables of equations, one after the other. */
export function isVariableProduct(name: string): boolean {
  return /^[xyz]{2,3}$/.test(name) && new Set(name).size === name.length;
}

/**
 * The tree with `xy` read as x y and `xy^2` as x y², as textbooks write them, where no definition, parameter or index
 * has that name.
 */
export function readVariableProducts(tree: Expr, definitions: { has(name: string): boolean }): Expr {
  const products = new Set<string>();
  const bound = new Set<string>();
  collect(tree, products, bound);
  const found = new Set([...products].filter((product) => !definitions.has(product) && !bound.has(product)));
  return found.size === 0 ? tree : read(tree, found);
}

function collect(tree: Expr, products: Set<string>, bound: Set<string>): void {
  if (tree.kind === 'name' && isVariableProduct(tree.name)) products.add(tree.name);
  if (tree.kind === 'call' && mayBind(tree)) {
    for (const arg of tree.args) if (arg.kind === 'name') bound.add(arg.name);
  }
  for (const child of childrenOf(tree)) collect(child, products, bound);
}

/** The head `f(xy) = …` of a function, `sum(xy, xy, 1, 3)` and constructors such as Sequence name what they count. */
function mayBind(call: Extract<Expr, { kind: 'call' }>): boolean {
  if (constructorCalled(call) !== undefined || binderOf(call) !== undefined) return true;
  return call.callee.kind === 'name' && !hasFunction(call.callee.name);
}

function read(tree: Expr, products: ReadonlySet<string>): Expr {
  if (tree.kind === 'name') return products.has(tree.name) ? productOf(tree) : tree;
  if (tree.kind === 'binary' && tree.operator === '^' && tree.left.kind === 'name' && !isBracketed(tree.left)) {
    const exponent = read(tree.right, products);
    return products.has(tree.left.name) ? productOf(tree.left, exponent) : { ...tree, right: exponent };
  }
  return mapChildren(tree, (child) => read(child, products));
}

/** The product of the letters of a name; an exponent belongs to the last. */
function productOf({ name: letters }: Extract<Expr, { kind: 'name' }>, exponent?: Expr): Expr {
  const factors = [...letters].map(name);
  const last = factors.pop()!;
  return [...factors, exponent ? power(last, exponent) : last].reduce(multiply);
}
