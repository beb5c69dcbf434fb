import { takeSteps } from '@geoslide/geometry';
import { type Box, boxesOverlap } from '../../draw/viewport.js';
import { components } from './components.js';

/** Steps to tell how two things lie to each other. */
const RELATION_STEPS = 40;

/** How one of two things lies to the other wherever they overlap on screen. */
export type Relation = 'behind' | 'front' | 'apart' | 'crossing';

/** How the second of two things lies to the first. */
export function turned(order: Relation): Relation {
  return order === 'behind' ? 'front' : order === 'front' ? 'behind' : order;
}

/**
 * Things by number from back to front, in groups: those of one run through each other, or lie behind each other in a ring.
 *
 * @param relation How the first of two things lies to the second, asked where their boxes overlap.
 */
export function screenOrder<T extends { readonly box: Box }>(
  things: readonly T[],
  relation: (a: T, b: T) => Relation,
): number[][] {
  const before: number[][] = things.map(() => []);
  for (let i = 0; i < things.length; i++) {
    const a = things[i]!;
    takeSteps(things.length - i);
    for (let j = i + 1; j < things.length; j++) {
      const b = things[j]!;
      if (!boxesOverlap(a.box, b.box)) continue;
      takeSteps(RELATION_STEPS);
      const order = relation(a, b);
      if (order === 'behind' || order === 'crossing') before[i]!.push(j);
      if (order === 'front' || order === 'crossing') before[j]!.push(i);
    }
  }
  return components(things.length, (i) => before[i]!);
}
