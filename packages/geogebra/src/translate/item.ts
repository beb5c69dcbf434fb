import { build, type Expr } from '@geoslide/geometry';
import { Unreadable } from '../unreadable.js';
import { compare } from './conditions.js';
import type { Kind, Typed } from './kinds.js';

/** Items among which one is chosen when its place can change. */
const MAX_CHOICES = 100;

/** An object of a kind that GeoGebra knows of without having a value of it. */
function undefinedOf(kind: Kind): Typed {
  return { kind, tree: build.divide(build.literal(0), build.literal(0)) };
}

/** The item of a list at a place, from 1; undefined beyond its end. A place that can change chooses among all. */
export function itemOf(list: Typed, place: Typed): Typed {
  const { items, itemKind } = list;
  const called: Expr = { kind: 'call', callee: list.tree, args: [place.tree], start: 0, end: 0 };
  if (items === undefined) return { kind: itemKind ?? 'number', inSpace: list.inSpace, tree: called };
  if (place.tree.kind === 'number') {
    const item = items[place.tree.value - 1];
    return item ?? undefinedOf(items[0]?.kind ?? 'number');
  }
  const [first] = items;
  if (first === undefined || items.length > MAX_CHOICES) throw new Unreadable(`an item of a list of ${items.length}`);
  const choices = items.flatMap((item, i) => [compare('==', place.tree, build.literal(i + 1)), item.tree]);
  return { kind: first.kind, inSpace: first.inSpace, tree: build.call('if', ...choices) };
}
