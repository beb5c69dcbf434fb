import type { Expr } from './ast.js';
import { negate } from './build.js';
import { mapChildren } from './walk.js';

/** A tree without the sign that stands before it: of a number, a product, a quotient. */
interface Unsigned {
  readonly isNegative: boolean;
  readonly size: Expr;
}

/** The sign that a tree begins with, taken off: -2, (-2) x, -x/3, 2/(-3 x). */
export function unsigned(tree: Expr): Unsigned {
  switch (tree.kind) {
    case 'number':
      return tree.value < 0 ? { isNegative: true, size: { ...tree, value: -tree.value } } : plain(tree);
    case 'negate': {
      const inner = unsigned(tree.operand);
      return { isNegative: !inner.isNegative, size: inner.size };
    }
    case 'binary': {
      if (tree.operator !== '*' && tree.operator !== '/') return plain(tree);
      const above = unsigned(tree.left);
      const below = tree.operator === '/' ? numberSign(tree.right) : plain(tree.right);
      if (!above.isNegative && !below.isNegative) return plain(tree);
      return {
        isNegative: above.isNegative !== below.isNegative,
        size: { ...tree, left: above.size, right: below.size },
      };
    }
    default:
      return plain(tree);
  }
}

const plain = (size: Expr): Unsigned => ({ isNegative: false, size });

/** The sign of a number that a tree begins with; that of a name stays where it is. */
function numberSign(tree: Expr): Unsigned {
  const { isNegative, size } = unsigned(tree);
  return isNegative && beginsWithNumber(size) ? { isNegative, size } : plain(tree);
}

export function beginsWithNumber(tree: Expr): boolean {
  if (tree.kind !== 'binary') return tree.kind === 'number';
  return (tree.operator === '*' || tree.operator === '/') && beginsWithNumber(tree.left);
}

/** A tree in which no sign follows another: x + 3 for x - (-3), 2/(3 x) for -2/(-3 x). */
export function withFewSigns(tree: Expr): Expr {
  const node = mapChildren(tree, withFewSigns);
  if (node.kind === 'negate' || (node.kind === 'binary' && (node.operator === '*' || node.operator === '/'))) {
    const { isNegative, size } = unsigned(node);
    return isNegative ? negateFirst(size) : size;
  }
  if (node.kind !== 'binary') return node;
  if (node.operator !== '+' && node.operator !== '-') return node;
  const { isNegative, size } = unsigned(node.right);
  if (!isNegative || !beginsWithNumber(size)) return node;
  return { ...node, operator: node.operator === '+' ? '-' : '+', right: size };
}

/** The first factor has the sign: -2 x, not -(2 x). */
function negateFirst(tree: Expr): Expr {
  const isProduct = tree.kind === 'binary' && (tree.operator === '*' || tree.operator === '/');
  return isProduct ? { ...tree, left: negateFirst(tree.left) } : negate(tree);
}
