import { functionNamed } from '../../functions/table.js';
import type { Expr } from '../../syntax/ast.js';
import { call, multiply, negate } from '../../syntax/build.js';
import { childrenOf, mapChildren } from '../../syntax/walk.js';
import { constructorCalled } from './free-variables.js';

/** The names that are called in a tree, among those given. */
export function calledAmong(tree: Expr, names: readonly string[]): readonly string[] {
  const called = new Set<string>();
  const visit = (node: Expr): void => {
    if (node.kind === 'call' && node.callee.kind === 'name' && names.includes(node.callee.name))
      called.add(node.callee.name);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(tree);
  return [...called];
}

/**
 * The names whose every call has the name itself in its argument: `n` in `n(n + 1)`. Neither `p` in `p(p(1))` is one,
 * nor in `p(mod(k, p.length) + 1)`, whose argument is one number though p is a list.
 */
export function calledWithItself(tree: Expr, names: readonly string[]): readonly string[] {
  const standsIn = (node: Expr, own: string): boolean =>
    node.kind === 'name'
      ? node.name === own
      : !givesOne(node) && argumentsAndParts(node, own).some((part) => standsIn(part, own));
  const holds = (node: Expr, own: string): boolean => {
    const isCall = node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === own;
    if (isCall && !(node.args.length === 1 && standsIn(node.args[0]!, own))) return false;
    return childrenOf(node).every((part) => holds(part, own));
  };
  return names.filter((own) => holds(tree, own));
}

/** Whether an expression in a list gives one value: a property, a constructor, and a function such as max(L). */
function givesOne(node: Expr): boolean {
  if (node.kind === 'member') return true;
  if (node.kind !== 'call' || node.callee.kind !== 'name') return false;
  const arity = functionNamed(node.callee.name)?.arity;
  return constructorCalled(node) !== undefined || (arity !== undefined && node.args.length === 1 && arity[1] > 2);
}

/**
 * Whether every call of the name of a list has the list itself as a part of its argument, so that this has many values:
 * `L(L + 1)`, but neither `L(L)` nor `L(length(L) - 1)`.
 */
export function isMultiplied(tree: Expr, own: string): boolean {
  let isCalled = false;
  const holds = (node: Expr): boolean => {
    if (node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === own) {
      isCalled = true;
      if (node.args.length !== 1 || !isMadeOf(node.args[0]!, own)) return false;
    }
    return childrenOf(node).every(holds);
  };
  return holds(tree) && isCalled;
}

/** Whether an expression in the items of a list is more than its name. */
export const isMadeOf = (node: Expr, list: string): boolean => node.kind !== 'name' && holdsItems(node, list);

function holdsItems(node: Expr, list: string): boolean {
  if (node.kind === 'name') return node.name === list;
  return OF_ITEMS.has(node.kind) && childrenOf(node).some((part) => holdsItems(part, list));
}

/** What goes through the items of a list. */
const OF_ITEMS: ReadonlySet<Expr['kind']> = new Set(['binary', 'negate', 'degrees', 'factorial']);

/** The parts of a node, without a name that is called. */
function argumentsAndParts(node: Expr, own: string): readonly Expr[] {
  const isCalled = node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === own;
  return isCalled ? node.args : childrenOf(node);
}

/**
 * The tree with calls of numbers read as products, as the parser reads them of names that it knows as numbers:
 * `k(k + 1)^2` is
 * k (k + 1)², though (f(k + 1))² for a function f. What a bound name stands for is only known once it is evaluated.
 */
export function callsAsProducts(tree: Expr, numbers: readonly string[]): Expr {
  return joined(split(tree, numbers));
}

/** A factor, and what stands behind it in a bracket and holds together with it less tightly than it seemed. */
interface Split {
  readonly first: Expr;
  readonly rest?: Expr;
}

function joined({ first, rest }: Split): Expr {
  return rest === undefined ? first : multiply(first, rest);
}

function split(expr: Expr, numbers: readonly string[]): Split {
  const whole = splitOpen(expr, numbers);
  return whole.rest !== undefined && isBracketed(expr) ? { first: joined(whole) } : whole;
}

function splitOpen(expr: Expr, numbers: readonly string[]): Split {
  const part = (child: Expr) => split(child, numbers);
  switch (expr.kind) {
    case 'call': {
      const [only, ...others] = expr.args;
      if (expr.callee.kind === 'name' && numbers.includes(expr.callee.name) && only !== undefined) {
        const coordinates = [only, ...others].map((arg) => joined(part(arg)));
        // `k(1, 2)` is a multiple of a point.
        return { first: expr.callee, rest: others.length === 0 ? coordinates[0]! : call('Point', ...coordinates) };
      }
      const args = expr.args.map((arg) => joined(part(arg)));
      if (expr.callee.kind !== 'member') return { first: { ...expr, args } };
      const { first, rest } = part(expr.callee.object);
      const of = (object: Expr): Expr => ({ ...expr, callee: { ...expr.callee, object } as Expr, args });
      return rest === undefined ? { first: of(first) } : { first, rest: of(rest) };
    }
    case 'factorial':
    case 'degrees': {
      const { first, rest } = part(expr.operand);
      return rest === undefined ? { first: { ...expr, operand: first } } : { first, rest: { ...expr, operand: rest } };
    }
    case 'member': {
      const { first, rest } = part(expr.object);
      return rest === undefined ? { first: { ...expr, object: first } } : { first, rest: { ...expr, object: rest } };
    }
    case 'negate': {
      const { first, rest } = part(expr.operand);
      return { first: negate(first), ...(rest && { rest }) };
    }
    case 'binary':
      return expr.operator === '^'
        ? splitPower(expr, part)
        : { first: mapChildren(expr, (child) => joined(part(child))) };
    default:
      return { first: mapChildren(expr, (child) => joined(part(child))) };
  }
}

function splitPower(expr: Extract<Expr, { kind: 'binary' }>, part: (child: Expr) => Split): Split {
  const base = part(expr.left);
  const exponent = part(expr.right);
  const raised: Expr = { ...expr, left: base.rest ?? base.first, right: exponent.first };
  if (base.rest === undefined) return { first: raised, ...(exponent.rest && { rest: exponent.rest }) };
  return { first: base.first, rest: joined({ first: raised, ...(exponent.rest && { rest: exponent.rest }) }) };
}

/** True where a node stands in brackets, which its span then includes. Known of the source alone. */
export function isBracketed(expr: Expr): boolean {
  const width = expr.end - expr.start;
  switch (expr.kind) {
    case 'number':
      return width >= String(expr.value).length + 2;
    case 'name':
      return width > expr.name.length;
    case 'negate':
      return expr.end > expr.operand.end;
    case 'call':
      return expr.callee.start === expr.callee.end ? expr.callee.start < expr.end : expr.start < expr.callee.start;
    default: {
      const first = childrenOf(expr)[0];
      return expr.kind !== 'list' && first !== undefined && expr.start < first.start;
    }
  }
}

/** What a power, or the properties and calls that follow it, belong to: a bracket in `(2)^3` and `(2).vertex(1).x`. */
export function firstOperand(tree: Expr): Expr {
  if (isBracketed(tree)) return tree;
  const inner = firstPart(tree);
  return inner === undefined ? tree : firstOperand(inner);
}

/** The tree with something in the place of its first operand. */
export function withFirstOperand(tree: Expr, operand: Expr): Expr {
  if (isBracketed(tree)) return operand;
  const changed = (part: Expr) => withFirstOperand(part, operand);
  if (tree.kind === 'member') return { ...tree, object: changed(tree.object) };
  if (tree.kind === 'call') return { ...tree, callee: changed(tree.callee) };
  return tree.kind === 'binary' ? { ...tree, left: changed(tree.left) } : tree;
}

function firstPart(tree: Expr): Expr | undefined {
  if (tree.kind === 'member') return tree.object;
  if (tree.kind === 'call') return tree.callee.kind === 'member' ? tree.callee : undefined;
  return tree.kind === 'binary' && tree.operator === '^' ? tree.left : undefined;
}
