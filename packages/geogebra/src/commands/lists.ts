import { build, type Expr } from '@geoslide/geometry';
import type { Tree } from '../expression/tree.js';
import { cellsBetween } from '../translate/cells.js';
import { itemOf } from '../translate/item.js';
import type { Kind, Typed } from '../translate/kinds.js';
import { member } from '../translate/place.js';
import { Unreadable } from '../unreadable.js';
import { argument } from './argument.js';
import { type Call, type Command, form, type Made, template } from './command.js';
import { DISTINCT } from './statistics.js';

const { call, literal } = build;

/** Items that a list is written out to. */
const MAX_ITEMS = 500;

function listOf(items: readonly Typed[]): Made {
  return { kind: 'list', items, tree: { kind: 'list', items: items.map(({ tree }) => tree), start: 0, end: 0 } };
}

/** A bound that is a number as it stands: the list is written out. */
export function constant({ tree }: Typed): number | undefined {
  if (tree.kind === 'number') return tree.value;
  if (tree.kind === 'negate' && tree.operand.kind === 'number') return -tree.operand.value;
  return undefined;
}

/** A list whose length can change. */
function changing(tree: Expr, { kind, inSpace }: Pick<Typed, 'kind' | 'inSpace'>): Made {
  return { kind: 'list', itemKind: kind, inSpace, tree };
}

/** A variable of a list: a name of ours that no object is likely to have. */
function variableOf(
  tree: Tree | undefined,
  kind: Kind,
  command: string,
): { own: string; variable: Expr; typed: Typed } {
  if (tree?.kind !== 'name') throw new Unreadable(`${command} without a variable`);
  const variable = build.name(`each_${tree.name.replace(/[^\p{L}\p{Nd}]/gu, '')}`);
  return { own: tree.name, variable, typed: { kind, tree: variable } };
}

/** The kind of the items of a list. */
function itemKindOf({ items, itemKind }: Typed): Kind {
  return itemKind ?? items?.[0]?.kind ?? 'number';
}

/** `Sequence(expression, variable, from, to, step)`, `Sequence(to)`, `Sequence(from, to)`. */
function sequence(given: Call): Made[] {
  const { items } = given;
  if (items.length < 4) {
    const bounds = items.map((item) => given.value(item));
    const written = bounds.map(constant);
    const [from, to, step = 1] = written.length === 1 ? [1, written[0]] : (written as (number | undefined)[]);
    if (written.includes(undefined) || from === undefined || to === undefined)
      return [changing(call('Sequence', ...bounds.map(({ tree }) => tree)), { kind: 'number' })];
    return [listOf(numbersBetween(from, to, step).map((value) => ({ kind: 'number', tree: literal(value) })))];
  }
  const [expression, variable, ...others] = items;
  if (variable?.kind !== 'name') throw new Unreadable('Sequence without a variable');
  const bounds = others.map((item) => given.value(item));
  const [from, to, step = 1] = bounds.map(constant);
  // The items of a list that is written out are no equations.
  const isOfEquations = expression?.kind === 'binary' && expression.operator === '=';
  if (from === undefined || to === undefined || isOfEquations || bounds.map(constant).includes(undefined)) {
    const own = variableOf(variable, 'number', 'Sequence');
    const each = argument(expression!, given, new Map([[own.own, own.typed]]));
    return [changing(call('Sequence', each.tree, own.variable, ...bounds.map(({ tree }) => tree)), each)];
  }
  return [
    listOf(
      numbersBetween(from, to, step).map((value) => {
        const own: Typed = { kind: 'number', tree: literal(value) };
        return argument(expression!, given, new Map([[variable.name, own]]));
      }),
    ),
  ];
}

/** `Zip(expression, a, list, b, list…)`. */
function zip(given: Call): Made[] {
  const [expression, ...others] = given.items;
  const pairs = Array.from({ length: Math.floor(others.length / 2) }, (_, i) => {
    const list = given.value(others[2 * i + 1]!);
    return { list, ...variableOf(others[2 * i], itemKindOf(list), 'Zip') };
  });
  if (expression === undefined || pairs.length === 0) throw new Unreadable('Zip without a list');
  const written = pairs.map(({ list }) => list.items);
  if (written.every((items) => items !== undefined)) {
    const count = Math.min(...written.map((items) => items.length));
    const at = (i: number) => new Map(pairs.map(({ own }, k) => [own, written[k]![i]!]));
    return [listOf(Array.from({ length: count }, (_, i) => given.value(expression, at(i))))];
  }
  const each = given.value(expression, new Map(pairs.map(({ own, typed }) => [own, typed])));
  return [changing(call('Zip', each.tree, ...pairs.flatMap(({ variable, list }) => [variable, list.tree])), each)];
}

const X: Tree = { kind: 'name', name: 'x' };

/** `KeepIf(condition, a, list)`, `KeepIf(condition, list)`. */
function filtered(given: Call, command: string): Made {
  const [condition, second, third] = given.items;
  // With two arguments the variable is x.
  const [variable, list] = given.items.length === 2 ? [X, second] : [second, third];
  if (condition === undefined || list === undefined)
    throw new Unreadable(`${command} of ${given.items.length} arguments`);
  const all = given.value(list);
  const kind = itemKindOf(all);
  const own = variableOf(variable, kind, command);
  const holds = given.value(condition, new Map([[own.own, own.typed]]));
  return changing(call('Filter', holds.tree, own.variable, all.tree), { kind, inSpace: all.inSpace });
}

/** The value of a function, or of an expression in x, at a variable. */
export function valueAt(expression: Tree, variable: Expr, given: Call): Expr {
  const found = given.value(expression, new Map([['x', { kind: 'number', tree: variable } satisfies Typed]]));
  if (found.kind !== 'function') return found.tree;
  return { kind: 'call', callee: found.tree, args: [variable], start: 0, end: 0 };
}

/** `IterationList(expression, a, {start}, n)`, or of a function of x. */
function iterated(given: Call): Made {
  const { items } = given;
  if (items.length === 3) {
    const [expression, start, n] = [items[0]!, ...items.slice(1).map((item) => given.value(item))] as [
      Tree,
      Typed,
      Typed,
    ];
    const variable = build.name('each_x');
    const each = valueAt(expression, variable, given);
    return changing(call('Iterate', each, variable, start.tree, n.tree), { kind: 'number' });
  }
  const [expression, variable, starts, n] = items;
  if (items.length !== 4) throw new Unreadable(`an iteration of ${items.length} arguments`);
  const start = given.value(starts!).items;
  if (start?.length !== 1) throw new Unreadable('an iteration with several variables');
  const own = variableOf(variable, start[0]!.kind, 'Iteration');
  const each = given.value(expression!, new Map([[own.own, own.typed]]));
  return changing(call('Iterate', each.tree, own.variable, start[0]!.tree, given.value(n!).tree), each);
}

/** The first b items of a. */
const STARTING = 'Map(a(each_place), each_place, Sequence(1, b))';

/** `Sum(list)`, `Sum(list, n)` of the first n, or `Sum(expression, variable, from, to)`. */
function series(name: string, ours: string): Command {
  const write = (given: Call): Made[] => {
    const [first, variable, from, to] = given.items;
    if (first === undefined) throw new Unreadable(`${name} of nothing`);
    if (to === undefined) {
      const list = given.value(first);
      if (list.kind === 'list' && given.items.length === 2) {
        const start = template(STARTING, [list, given.value(variable!)]);
        return [{ kind: itemKindOf(list), inSpace: list.inSpace, tree: call(ours, start) }];
      }
      if (list.kind !== 'list' || given.items.length > 1) throw new Unreadable(`${name}(${list.kind}, …)`);
      return [{ kind: itemKindOf(list), inSpace: list.inSpace, tree: call(ours, list.tree) }];
    }
    const own = variableOf(variable, 'number', name);
    const each = given.value(first, new Map([[own.own, own.typed]]));
    return [{ ...each, tree: call(ours, each.tree, own.variable, given.value(from!).tree, given.value(to).tree) }];
  };
  return {
    name,
    special: {
      takes: 'list, or list, number of its first items, or expression, variable, from, to',
      becomes: `\`${ours}(a)\`, \`${ours}(a, b, c, d)\``,
      write,
    },
  };
}

/** A number of items at a place: the list has to be written out. */
function count(tree: Tree | undefined, given: Call): number {
  if (tree === undefined) return 1;
  const found = constant(given.value(tree));
  if (found === undefined) throw new Unreadable('a part of a list whose length can change');
  return found;
}

/** The numbers of a sequence. Throws Unreadable where they are too many. */
export function numbersBetween(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (!(count <= MAX_ITEMS)) throw new Unreadable(`a list of ${count} items: at most ${MAX_ITEMS} are read`);
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number((from + i * step).toPrecision(14)));
}

/** Each item of a list once, in its order. */
const ONCE =
  'Map(a(each_place), each_place, Filter(length(Filter(a(each_before) == a(each_place), each_before, Sequence(1, each_place - 1))) == 0, each_place, Sequence(1, length(a))))';

/** The items of a that are in b too. */
const COMMON = 'Filter(length(Filter(each_other == each_item, each_other, b)) > 0, each_item, a)';

/** The items of a without those of b, each as often as b has it, from the start. */
const REMAINING =
  'Map(a(each_place), each_place, Filter(length(Filter(a(each_before) == a(each_place), each_before, Sequence(1, each_place))) > length(Filter(each_other == a(each_place), each_other, b)), each_place, Sequence(1, length(a))))';

/** A list of items of a kind, from two lists. */
function ofTwoLists(name: string, becomes: string, tree: (a: Typed, b: Typed) => Expr): Command {
  const write = (given: Call): Made[] => {
    const [a, b] = values(given);
    if (a?.kind !== 'list' || b?.kind !== 'list')
      throw new Unreadable(a?.kind === 'polygon' ? 'the union of figures' : `${name}(${a?.kind}, ${b?.kind})`);
    return [changing(tree(a, b), { kind: itemKindOf(a), inSpace: a.inSpace })];
  };
  return { name, special: { takes: 'list, list', becomes, write } };
}

/** The items of lists in lists in lists. */
function flattened(list: Typed): readonly Typed[] {
  return itemsOf(list).flatMap((item) => (item.kind === 'list' ? flattened(item) : [item]));
}

function values(given: Call): Typed[] {
  return given.items.map((item) => given.value(item));
}

function itemsOf(list: Typed | undefined): readonly Typed[] {
  if (list?.items === undefined) throw new Unreadable('a list that is not written out');
  return list.items;
}

/**
 * A command that makes a list of lists of items.
 *
 * @param source in our language, for a list whose length can change; a, b, c… are the arguments
 */
function onItems(
  name: string,
  becomes: string,
  source: string,
  write: (lists: readonly Typed[]) => readonly Typed[],
): Command {
  const made = (given: Call): Made => {
    const args = values(given);
    const lists = args.filter(({ kind }) => kind === 'list');
    if (lists.every(({ items }) => items !== undefined)) return listOf(write(args));
    return changing(template(source, asLists(name, args)), sameItems(lists));
  };
  return { name, special: { takes: 'list', becomes, write: (given) => [made(given)] } };
}

/** The kind of the items of lists, those of the first one that has any. */
function sameItems(lists: readonly Typed[]): Pick<Typed, 'kind' | 'inSpace'> {
  const list = lists.find(({ items }) => items?.length !== 0) ?? lists[0];
  return { kind: list === undefined ? 'number' : itemKindOf(list), inSpace: list?.inSpace };
}

/** For `Append` an item counts as the list of it; for `Join` all lists are one, a list of them. */
function asLists(name: string, args: readonly Typed[]): readonly Typed[] {
  if (name === 'Append') return args.map((one) => (one.kind === 'list' ? one : listOf([one])));
  if (name === 'Join' && args.length > 1) return [listOf(args)];
  return args;
}

/** Items of a list from one place to another; without a second number, to the end. */
function taken({ items, value }: Call, from: Expr, to: Expr): Made {
  const list = value(items[0]!);
  if (list.kind !== 'list') throw new Unreadable(`a part of a ${list.kind}`);
  const bounds = [from, to].map((tree): Typed => ({ kind: 'number', tree }));
  return changing(template('Map(a(each_place), each_place, Sequence(b, c))', [list, ...bounds]), sameItems([list]));
}

/** The number of an argument, 1 where it is left out. */
function numberAt({ items, value }: Call, place: number): Expr {
  const item = items[place];
  return item === undefined ? literal(1) : value(item).tree;
}

/** True where a list and the numbers behind it are written out, so that their part is too. */
function isWrittenOut({ items, value }: Call): boolean {
  const [list, ...numbers] = items.map((item) => value(item));
  return list?.items !== undefined && numbers.every((number) => constant(number) !== undefined);
}

/** The cells of the spreadsheet between two corners, as far as they have something in them. */
function cellRange({ items, value, isObject }: Call): Made[] {
  const [from, to] = items;
  if (from?.kind !== 'name' || to?.kind !== 'name') throw new Unreadable('a range of what are no cells');
  const cells = cellsBetween(from.name, to.name).filter(isObject);
  return [listOf(cells.map((name) => value({ kind: 'name', name })))];
}

export const listCommands: readonly Command[] = [
  {
    name: 'CellRange',
    special: { takes: 'cell, cell', becomes: 'the list of the cells that are there', write: cellRange },
  },
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
  onItems('Join', 'the list of all items, or `Join`', 'Join(a)', (lists) =>
    (lists.length === 1 ? itemsOf(lists[0]) : lists).flatMap(itemsOf),
  ),
  {
    name: 'Zip',
    special: { takes: 'expression, variable, list, …', becomes: 'the list, written out, or `Zip`', write: zip },
  },
  {
    name: 'KeepIf',
    special: {
      takes: 'condition, variable, list',
      becomes: '`Filter(a, b, c)`',
      write: (given) => [filtered(given, 'KeepIf')],
    },
  },
  {
    name: 'CountIf',
    special: {
      takes: 'condition, variable, list',
      becomes: '`length(Filter(a, b, c))`',
      write: (given) => [{ kind: 'number', tree: call('length', filtered(given, 'CountIf').tree) }],
    },
  },
  {
    name: 'IterationList',
    special: {
      takes: 'expression, variable, {start}, number',
      becomes: '`Iterate(a, b, start, d)`',
      write: (given) => [iterated(given)],
    },
  },
  {
    name: 'Iteration',
    special: {
      takes: 'expression, variable, {start}, number',
      becomes: '`Iterate(a, b, start, d).last`',
      write: (given) => {
        const list = iterated(given);
        return [{ kind: itemKindOf(list), inSpace: list.inSpace, tree: member(list.tree, 'last') }];
      },
    },
  },
  {
    name: 'Sort',
    special: {
      takes: 'list',
      becomes: '`Sort(a)`',
      write: (given) => {
        const lists = values(given);
        const [list] = lists;
        if (list === undefined) throw new Unreadable('Sort of nothing');
        const kind = itemKindOf(list);
        return [changing(call('Sort', ...lists.map(({ tree }) => tree)), { kind, inSpace: list.inSpace })];
      },
    },
  },
  {
    name: 'Take',
    special: {
      takes: 'list, number, number',
      becomes: 'the items from one place to another',
      write: (given) => {
        const [list, from, to] = given.items;
        if (!isWrittenOut(given)) {
          const end = to === undefined ? call('length', given.value(list!).tree) : given.value(to).tree;
          return [taken(given, given.value(from!).tree, end)];
        }
        const items = itemsOf(list && given.value(list));
        return [listOf(items.slice(count(from, given) - 1, to === undefined ? undefined : count(to, given)))];
      },
    },
  },
  {
    name: 'Insert',
    special: {
      takes: 'object, list, number',
      becomes: 'the list with one more item at a place',
      write: (given) => {
        const [object, list, place] = given.items;
        const items = [...itemsOf(list && given.value(list))];
        const at = count(place, given);
        items.splice(at < 0 ? items.length + 1 + at : at - 1, 0, given.value(object!));
        return [listOf(items)];
      },
    },
  },
  {
    name: 'Unique',
    forms: [{ ...form('list', 'list', DISTINCT), becomes: 'each of its numbers once, the least first' }],
  },
  ofTwoLists('Union', 'the items of both, each once', (a, b) =>
    template(ONCE, [{ kind: 'list', tree: call('Join', a.tree, b.tree) }]),
  ),
  ofTwoLists('Intersection', 'the items of a that are in b', (a, b) =>
    template(ONCE, [{ kind: 'list', tree: template(COMMON, [a, b]) }]),
  ),
  ofTwoLists('Remove', 'the items of a without those of b', (a, b) => template(REMAINING, [a, b])),
  {
    name: 'IndexOf',
    special: {
      takes: 'object, list',
      becomes: '`Filter(b(i) == a, i, Sequence(1, length(b)))(1)`',
      write: (given) => {
        const [item, list] = values(given);
        if (item === undefined || list?.kind !== 'list' || given.items.length > 2)
          throw new Unreadable(`IndexOf of ${given.items.length} arguments`);
        const places = template('Filter(b(each_place) == a, each_place, Sequence(1, length(b)))', [item, list]);
        return [{ kind: 'number', tree: { kind: 'call', callee: places, args: [literal(1)], start: 0, end: 0 } }];
      },
    },
  },
  onItems('Flatten', 'the items of lists in lists, or `Flatten`', 'Flatten(a)', ([list]) => flattened(list!)),
  onItems('RemoveUndefined', 'the list as it is', 'a', ([list]) => itemsOf(list)),
  series('Sum', 'sum'),
  series('Product', 'product'),
  onItems('Append', 'the list with one more item, or `Join`', 'Join(a, b)', ([a, b]) =>
    a!.kind === 'list' ? [...itemsOf(a), b!] : [a!, ...itemsOf(b)],
  ),
  onItems('Reverse', 'the list from its end, or `Reverse`', 'Reverse(a)', ([list]) => [...itemsOf(list)].reverse()),
  {
    name: 'First',
    special: {
      takes: 'list, number',
      becomes: 'a list of its first items',
      write: (given) => [
        isWrittenOut(given)
          ? listOf(itemsOf(values(given)[0]).slice(0, count(given.items[1], given)))
          : taken(given, literal(1), numberAt(given, 1)),
      ],
    },
  },
  {
    name: 'Last',
    special: {
      takes: 'list, number',
      becomes: 'a list of its last items',
      write: (given) => {
        if (isWrittenOut(given)) return [listOf(itemsOf(values(given)[0]).slice(-count(given.items[1], given)))];
        const size = call('length', given.value(given.items[0]!).tree);
        return [taken(given, build.add(build.subtract(size, numberAt(given, 1)), literal(1)), size)];
      },
    },
  },
];
