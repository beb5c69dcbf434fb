import type { Expr } from '../../syntax/ast.js';

/** `A, 2.5` for `A, 2,5`: commas without a blank behind them between digits, where others have one. */
export function withDecimals(trees: readonly Expr[]): readonly Expr[] | undefined {
  const isTight = (i: number) => {
    const [whole, part] = [trees[i]!, trees[i + 1]!];
    return whole.end + 1 === part.start && isDigits(part) && isDigits(whole.kind === 'negate' ? whole.operand : whole);
  };
  const gaps = trees.slice(1).map((_, i) => isTight(i));
  const isSpaced = trees.slice(1).some(({ start }, i) => start > trees[i]!.end + 1);
  if (!gaps.includes(true) || !isSpaced || gaps.some((tight, i) => tight && gaps[i + 1] === true)) return undefined;
  return trees.flatMap((tree, i) => {
    if (gaps[i - 1] === true) return [];
    return [gaps[i] === true ? joined(tree, trees[i + 1]!) : tree];
  });
}

/** Whether a number is written with digits alone. */
const isDigits = (tree: Expr): tree is Expr & { kind: 'number' } =>
  tree.kind === 'number' && Number.isInteger(tree.value) && tree.end - tree.start >= String(tree.value).length;

function joined(whole: Expr, part: Expr): Expr {
  if (whole.kind === 'negate') return { ...whole, operand: joined(whole.operand, part) };
  const [first, second] = [whole, part].map((tree) => (tree.kind === 'number' ? tree.value : 0));
  const digits = String(second).padStart(part.end - part.start, '0');
  return { kind: 'number', value: Number(`${first}.${digits}`), start: whole.start, end: part.end };
}
