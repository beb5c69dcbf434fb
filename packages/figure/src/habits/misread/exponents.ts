import { childrenOf, type Expr, print } from '@geoslide/geometry';

/** An exponent that is meant as a fraction, and what it would be without brackets: `x^1/2` is half of x. */
export interface LooseExponent {
  readonly start: number;
  readonly written: string;
  readonly meant: string;
}

/** Powers with the exponent 1 that are divided: nobody writes `x^1`. */
export function looseExponents(tree: Expr): readonly LooseExponent[] {
  const own: LooseExponent[] = [];
  if (tree.kind === 'binary' && tree.operator === '/' && tree.left.kind === 'binary' && tree.left.operator === '^') {
    const { left: base, right: exponent } = tree.left;
    if (exponent.kind === 'number' && exponent.value === 1 && tree.right.kind === 'number')
      own.push({ start: tree.start, written: print(tree), meant: `${print(base)}^(1/${print(tree.right)})` });
  }
  return [...own, ...childrenOf(tree).flatMap(looseExponents)];
}
