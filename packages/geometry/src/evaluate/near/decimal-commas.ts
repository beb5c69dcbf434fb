import type { Expr } from '../../syntax/ast.js';
import { childrenOf, mapChildren } from '../../syntax/walk.js';

/** `A, 2.5` for `A, 2,5`: commas without a blank behind them between digits, where others have one. */
export function withDecimals(trees: readonly Expr[]): readonly Expr[] | undefined {
  const isTight = (i: number) => {
    const [whole, part] = [trees[i]!, trees[i + 1]!];
    return whole.end + 1 === part.start && isDigits(part) && isDigits(whole.kind === 'negate' ? whole.operand : whole);
  };
  const equation = joinedEquation(trees);
  if (equation !== undefined) return equation;
  const gaps = trees.slice(1).map((_, i) => isTight(i));
  const isSpaced = trees.slice(1).some(({ start }, i) => start > trees[i]!.end + 1);
  if (!gaps.includes(true) || !isSpaced || gaps.some((tight, i) => tight && gaps[i + 1] === true)) return undefined;
  return trees.flatMap((tree, i) => {
    if (gaps[i - 1] === true) return [];
    return [gaps[i] === true ? joined(tree, trees[i + 1]!) : tree];
  });
}

/** `y = 0.5 x + 1` for `y = 0,5x + 1`, of which nothing else can be meant. */
function joinedEquation(trees: readonly Expr[]): readonly Expr[] | undefined {
  const at = trees.findIndex((tree, i) => {
    const next = trees[i + 1];
    const whole = tree.kind !== 'equation' ? undefined : tree.right.kind === 'negate' ? tree.right.operand : tree.right;
    return (
      whole !== undefined &&
      isDigits(whole) &&
      next !== undefined &&
      tree.end + 1 === next.start &&
      beginsWithDigits(next)
    );
  });
  const [equation, rest] = [trees[at], trees[at + 1]];
  if (equation?.kind !== 'equation' || rest === undefined) return undefined;
  const right = withFirst(rest, (part) => joined(equation.right, part));
  return [...trees.slice(0, at), { ...equation, right, end: rest.end }, ...trees.slice(at + 2)];
}

const beginsWithDigits = (tree: Expr): boolean =>
  isDigits(tree) || ((tree.kind === 'binary' || tree.kind === 'degrees') && beginsWithDigits(childrenOf(tree)[0]!));

/** A tree with another one in place of the number that it begins with. */
const withFirst = (tree: Expr, change: (part: Expr) => Expr): Expr =>
  isDigits(tree)
    ? change(tree)
    : mapChildren(tree, (child) => (child.start === tree.start ? withFirst(child, change) : child));

/** Whether a number is written with digits alone. */
const isDigits = (tree: Expr): tree is Expr & { kind: 'number' } =>
  tree.kind === 'number' && Number.isInteger(tree.value) && tree.end - tree.start >= String(tree.value).length;

function joined(whole: Expr, part: Expr): Expr {
  if (whole.kind === 'negate') return { ...whole, operand: joined(whole.operand, part) };
  const [first, second] = [whole, part].map((tree) => (tree.kind === 'number' ? tree.value : 0));
  const digits = String(second).padStart(part.end - part.start, '0');
  return { kind: 'number', value: Number(`${first}.${digits}`), start: whole.start, end: part.end };
}
