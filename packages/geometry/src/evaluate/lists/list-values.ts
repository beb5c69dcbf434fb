import { takeSteps } from '../../functions/steps.js';
import { type ListValue, Undefined, type Value } from '../../values.js';
import { MAX_LIST_LENGTH } from '../limits.js';

/** Steps for an item of a list, those of lists in it included. */
const ITEM_STEPS = 100;

/**
 * The list of some values, which are made one after the other. Throws Undefined past the bound of lists; those in lists
 * count one by one.
 */
export function listOf(values: Iterable<Value>): ListValue {
  const items: Value[] = [];
  let room = MAX_LIST_LENGTH;
  for (const value of values) {
    const size = countItems(value, room);
    room -= size;
    if (room < 0) throw new Undefined(`a list has at most ${MAX_LIST_LENGTH} items, those of lists in it included`);
    takeSteps(ITEM_STEPS * size);
    items.push(value);
  }
  return { type: 'List', items };
}

/**
 * The size of a value: 1, or for a list the number of all items in it. Lists of lists grow exponentially, so counting
 * stops past `most`.
 */
function countItems(value: Value, most: number): number {
  if (value.type !== 'List') return 1;
  let count = 1;
  for (const item of value.items) {
    if (count > most) break;
    count += countItems(item, most - count);
  }
  return count;
}

/**
 * What a rule makes of values of which some are lists: the list of what it makes of their first items, second items and
 * so on;
 * values that are no lists stand for each. Throws Undefined for lists of different lengths.
 */
export function elementwise(
  values: readonly Value[],
  what: string,
  rule: (items: readonly Value[]) => Value,
): ListValue {
  const lengths = new Set(values.flatMap((value) => (value.type === 'List' ? [value.items.length] : [])));
  const [length = 0, other] = lengths;
  if (other !== undefined)
    throw new Undefined(`${what} goes through lists item by item: ${length} and ${other} items do not pair`);
  return listOf(
    sequence(length, (index) =>
      inItem(index, () => rule(values.map((value) => (value.type === 'List' ? value.items[index]! : value)))),
    ),
  );
}

/** The values of an index from 0 on, made when they are asked for. */
export function* sequence(count: number, at: (index: number) => Value): Iterable<Value> {
  for (let index = 0; index < count; index += 1) yield at(index);
}

/** Runs what makes an item, and names the item where it is impossible. */
function inItem(index: number, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    throw error instanceof Undefined ? new Undefined(`item ${index + 1}: ${error.message}`, error.missing) : error;
  }
}

/** The n-th item of a list, from 1. Throws Undefined where there is none. */
export function itemOf({ items }: ListValue, n: number, what: string): Value {
  const index = Math.round(n);
  if (Math.abs(n - index) > 1e-9) throw new Undefined(`${what}(${n}): items have whole numbers, from 1`);
  const item = items[index - 1];
  if (item !== undefined) return item;
  throw new Undefined(
    items.length === 0 ? `${what} is an empty list` : `${what}(${index}): its items are 1 to ${items.length}`,
  );
}
