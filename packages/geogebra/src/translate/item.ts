import { build, type Expr } from '@geoslide/geometry';
import { Unreadable } from '../unreadable.js';
import { compare } from './conditions.js';
import type { Typed } from './kinds.js';

/** Items among which one is chosen when its place can change. */
const MAX_CHOICES = 100;

/** The item of a list at a place, from 1. At a place that can change it is chosen among all. */
export function itemOf(list: Typed, place: Typed): Typed {
  const { items, itemKind } = list;
  const called: Expr = { kind: 'call', callee: list.tree, args: [place.tree], start: 0, end: 0 };
  if (items === undefined && itemKind !== undefined) return { kind: itemKind, inSpace: list.inSpace, tree: called };
  if (items === undefined) throw new Unreadable('an item of a list that is not written out');
  if (place.tree.kind === 'number') {
    const item = items[place.tree.value - 1];
    if (item === undefined) throw new Unreadable(`item ${place.tree.value} of a list of ${items.length}`);
    return item;
  }
  const [first] = items;
  if (first === undefined || items.length > MAX_CHOICES) throw new Unreadable(`an item of a list of ${items.length}`);
  const choices = items.flatMap((item, i) => [compare('==', place.tree, build.literal(i + 1)), item.tree]);
  return { kind: first.kind, inSpace: first.inSpace, tree: build.call('if', ...choices) };
}
