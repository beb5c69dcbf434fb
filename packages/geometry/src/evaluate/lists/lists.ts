import { form } from '../../form.js';
import { takeSteps } from '../../functions/steps.js';
import type { Expr } from '../../syntax/ast.js';
import { call, name } from '../../syntax/build.js';
import type { Constructor, EvaluateContext, Signature } from '../../table.js';
import { type ListValue, Undefined, type Value } from '../../values.js';
import { MAX_LIST_LENGTH } from '../limits.js';
import { namesOf } from '../names/bindings.js';
import { positionOf } from '../numbers/arithmetic.js';
import { isSame } from '../numbers/compare-values.js';
import { asNumber } from '../numbers/numbers.js';
import { listOf, sequence } from './list-values.js';

/** Steps for each time that two items are compared. */
const COMPARE_STEPS = 5;

/** Constructors of lists, and of lists out of lists. They came after files that may have definitions of these names. */
function listConstructor(name: string, ...signatures: readonly Signature[]): Constructor {
  return { name, group: 'lists', yields: true, signatures };
}

/** The name that a call binds. Throws Undefined for any other expression. */
function nameOf(tree: Expr, form: string): string {
  if (tree.kind === 'name') return tree.name;
  throw new Undefined(`a name such as k stands behind the expression: ${form}`);
}

/** An expression in one name as a function of its value, or in the names of a point's coordinates: `(a, b)`. */
function ruleOf(expression: Expr, variable: Expr, form: string, context: EvaluateContext): (value: Value) => Value {
  const coordinates = namesOf(variable);
  if (coordinates.length < 2) return context.binding(expression, [nameOf(variable, form)]);
  const rule = context.binding(expression, coordinates);
  return (value) => {
    const position = positionOf(value);
    if (position === undefined)
      throw new Undefined(`(${coordinates.join(', ')}) stands for a point, not for a ${value.type}`);
    const { x, y, z } = position;
    return rule(...[x, y, z].slice(0, coordinates.length).map((value): Value => ({ type: 'Number', value })));
  };
}

/** A function that is given by its name. */
const functionNamed = (f: Expr, form: string, context: EvaluateContext) =>
  context.binding(call(nameOf(f, form), name('item')), ['item']);

/** The numbers from one to another. Throws Undefined for a step of 0, and for more than a list holds. */
function numbers(
  from: number,
  to: number,
  step: number,
): { readonly count: number; readonly at: (n: number) => Value } {
  if (step === 0) throw new Undefined('the step must not be 0');
  // A last number that is missed by rounding alone counts.
  const count = Math.max(0, Math.floor((to - from) / step + 1e-9) + 1);
  if (count > MAX_LIST_LENGTH) throw new Undefined(`${count} numbers: a list has at most ${MAX_LIST_LENGTH} items`);
  return { count, at: (index) => ({ type: 'Number', value: from + index * step || 0 }) };
}

function rangeOf(from: number, to: number, step = 1): ListValue {
  const { count, at } = numbers(from, to, step);
  return listOf(sequence(count, at));
}

const SEQUENCE = 'Sequence(expression, k, from, to)';

/** The list with its values sorted by keys: numbers, texts, or points by x and then y. */
function sorted(values: readonly Value[], keys: readonly Value[]): ListValue {
  const ranked = values.map((value, index) => ({ value, key: keyOf(keys[index]!) }));
  if (new Set(ranked.map(({ key }) => typeof key[0])).size > 1)
    throw new Undefined('Sort compares numbers with numbers, texts with texts and points with points');
  ranked.sort((a, b) => {
    takeSteps(COMPARE_STEPS);
    return compareKeys(a.key, b.key);
  });
  return listOf(ranked.map(({ value }) => value));
}

function keyOf(value: Value): readonly (number | string)[] {
  if (value.type === 'String') return [value.value];
  if (value.type === 'Boolean') return [value.value ? 1 : 0];
  const position = positionOf(value);
  if (position !== undefined) return [position.x, position.y, position.z];
  const number = asNumber(value);
  if (number === undefined)
    throw new Undefined(`Sort does not compare values of type ${value.type}: write Sort(expression, x, list)`);
  return [number];
}

function compareKeys(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]!;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

function* flattened(values: readonly Value[]): Iterable<Value> {
  for (const value of values) {
    if (value.type === 'List') yield* flattened(value.items);
    else yield value;
  }
}

/** The number of the first of some items that equals a value, from 1; 0 where none does. */
function placeIn(items: readonly Value[], value: Value): number {
  return (
    items.findIndex((item) => {
      takeSteps(COMPARE_STEPS);
      return item.type === value.type && isSame(item, value);
    }) + 1
  );
}

/** What a function makes of each item of a list. */
function eachItem({ items }: ListValue, make: (item: Value) => Value): ListValue {
  return listOf(sequence(items.length, (index) => make(items[index]!)));
}

/**
 * What an expression makes of the first items of some lists, of their second ones and so on, as far as the shortest
 * goes.
 */
function zipped(expression: Expr, variables: readonly Expr[], lists: readonly ListValue[], context: EvaluateContext) {
  const names = variables.map((variable) => nameOf(variable, 'Zip(expression, x, list, y, other list)'));
  const make = context.binding(expression, names);
  const length = Math.min(...lists.map(({ items }) => items.length));
  return listOf(sequence(length, (index) => make(...lists.map(({ items }) => items[index]!))));
}

const pairOf = (list: ListValue, other: ListValue, index: number): ListValue => ({
  type: 'List',
  items: [list.items[index]!, other.items[index]!],
});

function* repeated(start: Value, times: number, apply: (value: Value) => Value): Iterable<Value> {
  if (!Number.isInteger(times) || times < 0)
    throw new Undefined(`Iterate is done a whole number of times from 0, not ${times}`);
  let value = start;
  yield value;
  for (let n = 0; n < times; n += 1) {
    value = apply(value);
    yield value;
  }
}

export const listConstructors: readonly Constructor[] = [
  listConstructor(
    'Sequence',
    form({
      parameters: 'expression: Expr, k: Expr, from: Number, to: Number, step?: Number',
      returns: 'List',
      doc: 'What the expression gives for k = from, from + step and so on, up to and with `to`; the step is 1 where it is left out. The expression may make any object.',
      example: 'Sequence(Circle((k, 0), k/2), k, 1, 5)',
      evaluate: ({ expression, k, from, to, step }, context) => {
        const { count, at } = numbers(from, to, step ?? 1);
        const make = ruleOf(expression, k, SEQUENCE, context);
        return listOf(sequence(count, (index) => make(at(index))));
      },
    }),
    form({
      parameters: 'expression: Expr, k: Expr, list: List',
      returns: 'List',
      doc: 'What the expression gives with each item of a list in place of the name, as Map gives it.',
      example: 'Sequence(Circle((0, 0), r), r, [1, 1.5, 3])',
      evaluate: ({ expression, k, list }, context) => {
        const make = ruleOf(expression, k, 'Sequence(expression, k, list)', context);
        return eachItem(list, make);
      },
    }),
    form({
      parameters: 'n: Number',
      returns: 'List',
      doc: 'The numbers 1, 2, …, n.',
      example: 'Sequence(5)',
      evaluate: ({ n }) => rangeOf(1, n),
    }),
    form({
      parameters: 'from: Number, to: Number, step?: Number',
      returns: 'List',
      doc: 'The numbers from, from + step, … up to and with `to`; the step is 1 where it is left out.',
      example: 'Sequence(2, 10, 2)',
      evaluate: ({ from, to, step }) => rangeOf(from, to, step),
    }),
  ),
  listConstructor(
    'Range',
    form({
      parameters: 'n: Number',
      returns: 'List',
      doc: 'The numbers 1, 2, …, n.',
      example: 'Range(5)',
      evaluate: ({ n }) => rangeOf(1, n),
    }),
    form({
      parameters: 'from: Number, to: Number, step?: Number',
      returns: 'List',
      doc: 'The numbers from, from + step, … up to and with `to`; the step is 1 where it is left out, and may be negative.',
      example: 'Range(0, 1, 0.25)',
      evaluate: ({ from, to, step }) => rangeOf(from, to, step),
    }),
  ),
  listConstructor(
    'Map',
    form({
      parameters: 'expression: Expr, x: Expr, list: List',
      returns: 'List',
      doc: 'What the expression gives with each item of the list in place of the name.',
      example: 'Map(Circle(P, 0.5), P, [(0, 0), (2, 1), (4, 0)])',
      evaluate: ({ expression, x, list }, context) => {
        const make = ruleOf(expression, x, 'Map(expression, x, list)', context);
        return eachItem(list, make);
      },
    }),
    form({
      parameters: 'f: Expr, list: List',
      returns: 'List',
      doc: 'What a function gives for each item of the list.',
      example: 'Map(sqrt, [1, 4, 9])',
      evaluate: ({ f, list }, context) => eachItem(list, functionNamed(f, 'Map(f, list)', context)),
    }),
  ),
  listConstructor(
    'Zip',
    form({
      parameters: 'expression: Expr, x: Expr, list: List',
      returns: 'List',
      doc: 'The same as Map, for one list.',
      example: 'Zip(x^2, x, [1, 2, 3])',
      evaluate: ({ expression, x, list }, context) => zipped(expression, [x], [list], context),
    }),
    form({
      parameters: 'expression: Expr, x: Expr, list: List, y: Expr, other: List',
      returns: 'List',
      doc: 'What the expression gives with the first items of two lists in place of two names, with their second ones and so on, as far as the shorter list goes.',
      example: 'Zip(Segment(P, Q), P, [(0, 0), (1, 0), (2, 0)], Q, [(0, 2), (2, 2), (4, 2)])',
      evaluate: ({ expression, x, list, y, other }, context) => zipped(expression, [x, y], [list, other], context),
    }),
    form({
      parameters: 'expression: Expr, x: Expr, list: List, y: Expr, other: List, z: Expr, third: List',
      returns: 'List',
      doc: 'The same for three lists.',
      example: 'Zip(a + b + c, a, [1, 2], b, [10, 20], c, [100, 200])',
      evaluate: ({ expression, x, list, y, other, z, third }, context) =>
        zipped(expression, [x, y, z], [list, other, third], context),
    }),
    form({
      parameters: 'list: List, other: List',
      returns: 'List',
      doc: 'The lists of the first items of two lists, of their second ones and so on, as far as the shorter list goes.',
      example: 'Zip([1, 2, 3], [10, 20, 30])',
      evaluate: ({ list, other }) =>
        listOf(sequence(Math.min(list.items.length, other.items.length), (index) => pairOf(list, other, index))),
    }),
  ),
  listConstructor(
    'Filter',
    form({
      parameters: 'condition: Expr, x: Expr, list: List',
      returns: 'List',
      doc: 'The items of a list for which the condition holds with them in place of the name.',
      example: 'Filter(mod(k, 3) == 0, k, Range(1, 12))',
      evaluate: ({ condition, x, list }, context) => {
        const holds = ruleOf(condition, x, 'Filter(condition, x, list)', context);
        return listOf(
          list.items.filter((item) => {
            const value = holds(item);
            if (value.type === 'Boolean') return value.value;
            throw new Undefined(`the condition of Filter is a ${value.type}, which is neither true nor false`);
          }),
        );
      },
    }),
  ),
  listConstructor(
    'Sort',
    form({
      parameters: 'list: List',
      returns: 'List',
      doc: 'The items from the least to the greatest: numbers, texts, or points by x and then by y.',
      example: 'Sort([3, 1, 2])',
      evaluate: ({ list }) => sorted(list.items, list.items),
    }),
    form({
      parameters: 'list: List, keys: List',
      returns: 'List',
      doc: 'The items of the first list in the order of the numbers in the second one.',
      example: 'Sort([(0, 0), (1, 1), (2, 0)], [3, 1, 2])',
      evaluate: ({ list, keys }) => {
        const [own, other] = [list.items.length, keys.items.length];
        if (own !== other) throw new Undefined(`Sort takes a key for each item: ${own} items, ${other} keys`);
        return sorted(list.items, keys.items);
      },
    }),
    form({
      parameters: 'key: Expr, x: Expr, list: List',
      returns: 'List',
      doc: 'The items in the order of what the expression gives with them in place of the name; items that give the same keep their order.',
      example: 'Sort(distance(P, (0, 0)), P, [(3, 0), (1, 1), (0, 2)])',
      evaluate: ({ key, x, list }, context) => {
        const rule = ruleOf(key, x, 'Sort(expression, x, list)', context);
        return sorted(list.items, listOf(sequence(list.items.length, (index) => rule(list.items[index]!))).items);
      },
    }),
  ),
  listConstructor(
    'Reverse',
    form({
      parameters: 'list: List',
      returns: 'List',
      doc: 'The items from the last to the first.',
      example: 'Reverse([1, 2, 3])',
      evaluate: ({ list }) => listOf(list.items.toReversed()),
    }),
  ),
  listConstructor(
    'Unique',
    form({
      parameters: 'list: List',
      returns: 'List',
      doc: 'The items of a list, each once, in the order in which they come first.',
      example: 'Unique([(0, 0), (2, 1), (0, 0), (4, 0)])',
      evaluate: ({ list }) => {
        const found: Value[] = [];
        for (const item of list.items) if (placeIn(found, item) === 0) found.push(item);
        return listOf(found);
      },
    }),
  ),
  listConstructor(
    'IndexOf',
    form({
      parameters: 'list: List, item: Any',
      returns: 'Number',
      doc: 'The number of the first item of a list that equals a value, from 1; 0 where none does.',
      example: 'IndexOf([5, 7, 9], 7)',
      evaluate: ({ list, item }) => ({ type: 'Number', value: placeIn(list.items, item) }),
    }),
    form({
      parameters: 'item: Any, list: List',
      returns: 'Number',
      doc: 'The same with the value first.',
      example: 'IndexOf(7, [5, 7, 9])',
      evaluate: ({ list, item }) => ({ type: 'Number', value: placeIn(list.items, item) }),
    }),
  ),
  listConstructor(
    'Join',
    form({
      parameters: 'lists: List…',
      returns: 'List',
      doc: 'The items of several lists in one; of one list of lists, the items of these.',
      example: 'Join([1, 2], [3], [4, 5])',
      evaluate: ({ lists }) => {
        const [only] = lists;
        const joined = lists.length === 1 && only !== undefined ? only.items : lists;
        return listOf(joined.flatMap((item) => (item.type === 'List' ? item.items : [item])));
      },
    }),
  ),
  listConstructor(
    'Flatten',
    form({
      parameters: 'list: List',
      returns: 'List',
      doc: 'The items of a list, those of lists in it at any depth in place of these.',
      example: 'Flatten([1, [2, [3, 4]], 5])',
      evaluate: ({ list }) => listOf(flattened(list.items)),
    }),
  ),
  listConstructor(
    'Iterate',
    form({
      parameters: 'expression: Expr, P: Expr, start: Any, n: Number',
      returns: 'List',
      doc: 'The start, what the expression gives with it in place of the name, what it gives with that, and so on: n + 1 items. `.last` is the value after n times. `(a, b)` in place of P names the coordinates.',
      example: 'Iterate(Scale(Rotate(P, 30°), 0.9), P, Point(3, 0), 12)',
      evaluate: ({ expression, P, start, n }, context) =>
        listOf(repeated(start, n, ruleOf(expression, P, 'Iterate(expression, P, start, n)', context))),
    }),
    form({
      parameters: 'f: Expr, start: Any, n: Number',
      returns: 'List',
      doc: 'The same with a function: the start, what the function gives for it, what it gives for that, and so on.',
      example: 'Iterate(cos, 1, 20)',
      evaluate: ({ f, start, n }, context) =>
        listOf(repeated(start, n, functionNamed(f, 'Iterate(f, start, n)', context))),
    }),
  ),
];
