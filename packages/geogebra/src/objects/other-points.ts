import { build, type Expr, mapChildren } from '@geoslide/geometry';

/** Common points whose number may be another one here: each is tried both ways. */
const MAX_CHOICES = 3;

/** The number of a common point, `Intersect(a, b, 2)`, where it is one of two. */
function numberOf(tree: Expr): 1 | 2 | undefined {
  if (tree.kind !== 'call' || tree.callee.kind !== 'name' || tree.callee.name !== 'Intersect') return undefined;
  const n = tree.args.length === 3 ? tree.args[2] : undefined;
  return n?.kind === 'number' && (n.value === 1 || n.value === 2) ? n.value : undefined;
}

/**
 * The readings of an expression with common points of figures in it, which GeoGebra may number in another order: first
 * as it is, then with the other point of two in each place. None where it has no such points.
 */
export function otherPoints(tree: Expr): readonly Expr[] {
  let count = 0;
  const counted = (part: Expr): Expr => {
    if (numberOf(part) !== undefined) count++;
    return mapChildren(part, counted);
  };
  counted(tree);
  if (count === 0 || count > MAX_CHOICES) return [];
  return Array.from({ length: 2 ** count }, (_, choice) => chosen(tree, choice));
}

/** The expression whose n-th common point is the other one of two where the n-th bit of a choice is set. */
function chosen(tree: Expr, choice: number): Expr {
  let place = 0;
  const change = (part: Expr): Expr => {
    const n = numberOf(part);
    const isOther = n !== undefined && ((choice >> place++) & 1) === 1;
    const inner = mapChildren(part, change);
    if (!isOther || inner.kind !== 'call') return inner;
    return { ...inner, args: [...inner.args.slice(0, 2), build.literal(3 - n)] };
  };
  return change(tree);
}
