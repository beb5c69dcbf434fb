import { takeSteps } from '@geoslide/geometry';
import { type Box, boxesOverlap } from '../../draw/viewport.js';
import { components } from './components.js';

/** Steps to tell how two things lie to each other. */
const RELATION_STEPS = 40;

/** How one of two things lies to the other wherever they overlap on screen: `same` on one surface with it. */
export type Relation = 'behind' | 'front' | 'apart' | 'crossing' | 'same';

/** How the second of two things lies to the first. */
export function turned(order: Relation): Relation {
  return order === 'behind' ? 'front' : order === 'front' ? 'behind' : order;
}

/**
 * Things by number from back to front, in groups: those of one run through each other, or lie behind each other in a ring.
 * Of two that lie on one surface the first comes first, unless that would make a ring.
 *
 * @param relation How the first of two things lies to the second, asked where their boxes overlap.
 */
export function screenOrder<T extends { readonly box: Box }>(
  things: readonly T[],
  relation: (a: T, b: T) => Relation,
): number[][] {
  const before: number[][] = things.map(() => []);
  const same: number[][] = things.map(() => []);
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
      if (order === 'same') same[i]!.push(j);
    }
  }
  const groups = components(things.length, (i) => [...before[i]!, ...same[i]!]);
  return groups.flatMap((members) => (members.length === 1 ? [members] : componentsOf(members, before)));
}

/** The components of some nodes only. */
function componentsOf(members: readonly number[], next: readonly (readonly number[])[]): number[][] {
  const places = new Map(members.map((member, place) => [member, place]));
  const within = (place: number): number[] => next[members[place]!]!.flatMap((node) => places.get(node) ?? []);
  return components(members.length, within).map((group) => group.map((place) => members[place]!));
}
