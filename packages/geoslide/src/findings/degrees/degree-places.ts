import { type Construction, type Expr, print } from '@geoslide/geometry';
import type { Finding, Slide } from '@geoslide/protocol';

/** Whether a pair has an angle for its second number. */
const isTurned = (tree: Expr): boolean =>
  tree.kind === 'call' && tree.args.length === 2 && tree.args[1]!.kind === 'degrees';

/**
 * Points whose second coordinate is in degrees, which are hardly meant for one, and polar ones whose distance is.
 *
 * @param path The slide's: `slides.0`.
 */
export function degreePlaces({ definitions }: Slide, { objects }: Construction, path: string): Finding[] {
  return definitions.flatMap(({ id }, index) => {
    const whole = objects.get(id)?.tree;
    const tree = whole?.kind === 'list' ? (whole.items.find(isTurned) ?? whole.items[0]) : whole;
    if (tree?.kind !== 'call' || tree.callee.kind !== 'name' || tree.args.length !== 2) return [];
    const [first, second] = tree.args;
    const told = (message: string) => [{ id, path: `${path}.definitions.${index}.source`, message }];
    if (tree.callee.name === 'Polar' && first?.kind === 'degrees' && second?.kind !== 'degrees')
      return told(`Polar takes the distance first: write Polar(${print(second!)}, ${print(first)})`);
    return tree.callee.name === 'Point' && first?.kind === 'number' && second?.kind === 'degrees'
      ? told(`an angle is no coordinate: write (${print(first)}; ${print(second)}) for the point in this direction`)
      : [];
  });
}
