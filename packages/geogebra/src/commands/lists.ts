import { build } from '@geoslide/geometry';
import type { Tree } from '../expression/tree.js';
import { itemOf } from '../translate/item.js';
import type { Typed } from '../translate/kinds.js';
import { Unreadable } from '../unreadable.js';
import type { Call, Command, Made } from './command.js';

const { literal } = build;

/** Items that a list is written out to. */
const MAX_ITEMS = 500;

function listOf(items: readonly Typed[]): Made {
  return { kind: 'list', items, tree: { kind: 'list', items: items.map(({ tree }) => tree), start: 0, end: 0 } };
}

/** A bound that has to be a number as it stands: a list has as many items as it was written with. */
function constant(tree: Tree | undefined, given: Call): number {
  if (tree === undefined) throw new Unreadable('Sequence without a bound');
  const found = given.value(tree).tree;
  if (found.kind === 'number') return found.value;
  if (found.kind === 'negate' && found.operand.kind === 'number') return -found.operand.value;
  throw new Unreadable('Sequence whose length can change');
}

/** `Sequence(expression, variable, from, to, step)`, `Sequence(to)`, `Sequence(from, to)`. */
function sequence(given: Call): Made[] {
  const { items } = given;
  if (items.length < 4) {
    const bounds = items.map((item) => constant(item, given));
    const [from, to, step = 1] = bounds.length === 1 ? [1, bounds[0]!] : (bounds as [number, number, number?]);
    return [listOf(numbersBetween(from, to!, step).map((value) => ({ kind: 'number', tree: literal(value) })))];
  }
  const [expression, variable, from, to, step] = items;
  if (variable?.kind !== 'name') throw new Unreadable('Sequence without a variable');
  const values = numbersBetween(
    constant(from, given),
    constant(to, given),
    step === undefined ? 1 : constant(step, given),
  );
  return [
    listOf(
      values.map((value) => {
        const own: Typed = { kind: 'number', tree: literal(value) };
        return given.value(expression!, new Map([[variable.name, own]]));
      }),
    ),
  ];
}

function numbersBetween(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (!(count <= MAX_ITEMS)) throw new Unreadable(`a list of ${count} items: at most ${MAX_ITEMS} are read`);
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number((from + i * step).toPrecision(14)));
}

function values(given: Call): Typed[] {
  return given.items.map((item) => given.value(item));
}

function itemsOf(list: Typed | undefined): readonly Typed[] {
  if (list?.items === undefined) throw new Unreadable('a list that is not written out');
  return list.items;
}

/** A command that makes a list of lists of items. */
function onItems(name: string, becomes: string, write: (lists: readonly Typed[]) => readonly Typed[]): Command {
  return { name, special: { takes: 'list', becomes, write: (given) => [listOf(write(values(given)))] } };
}

export const listCommands: readonly Command[] = [
  {
    name: 'Sequence',
    special: { takes: 'expression, variable, from, to, step', becomes: 'the list, written out', write: sequence },
  },
  {
    name: 'Element',
    special: {
      takes: 'list, number',
      becomes: 'the item',
      write: (given) => {
        const [list, ...places] = values(given);
        return [places.reduce(itemOf, list!)];
      },
    },
  },
  onItems('Join', 'the list of all items', (lists) => lists.flatMap(itemsOf)),
  onItems('Append', 'the list with one more item', ([a, b]) =>
    a!.kind === 'list' ? [...itemsOf(a), b!] : [a!, ...itemsOf(b)],
  ),
  onItems('Reverse', 'the list from its end', ([list]) => [...itemsOf(list)].reverse()),
  {
    name: 'First',
    special: {
      takes: 'list',
      becomes: 'a list of its first item',
      write: (given) => [listOf(itemsOf(values(given)[0]).slice(0, 1))],
    },
  },
  {
    name: 'Last',
    special: {
      takes: 'list',
      becomes: 'a list of its last item',
      write: (given) => [listOf(itemsOf(values(given)[0]).slice(-1))],
    },
  },
];
