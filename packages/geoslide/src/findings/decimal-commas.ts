import { type Construction, childrenOf, type Expr, print, withDecimals } from '@geoslide/geometry';
import type { Finding, Slide } from '@geoslide/protocol';

/**
 * Calls that take their numbers as they stand, and whose commas are hardly those between arguments: `Point(0,5, 2)` in a
 * figure of the plane.
 *
 * @param path The slide's: `slides.0`.
 */
export function decimalCommas({ definitions }: Slide, { objects }: Construction, path: string): Finding[] {
  const isOfPlane = [...objects.values()].some(({ value }) => value?.type === 'Point');
  return definitions.flatMap(({ id }, index) => {
    const object = objects.get(id);
    const meant = object?.value && object.tree && meantIn(object.tree, isOfPlane);
    if (meant === undefined) return [];
    const message = `a comma stands between two arguments: write ${print(meant)} for numbers with a decimal point`;
    return [{ id, path: `${path}.definitions.${index}.source`, message }];
  });
}

/** The first call of a tree with points in place of such commas. */
function meantIn(tree: Expr, isOfPlane: boolean): Expr | undefined {
  if (tree.kind === 'call' && tree.callee.kind === 'name') {
    const args = withDecimals(tree.args);
    const isPlace = tree.callee.name === 'Point' && args?.length === 2;
    if (args !== undefined && (isPlace ? isOfPlane : /^\p{Lu}/u.test(tree.callee.name))) return { ...tree, args };
  }
  return childrenOf(tree)
    .map((child) => meantIn(child, isOfPlane))
    .find((found) => found !== undefined);
}
