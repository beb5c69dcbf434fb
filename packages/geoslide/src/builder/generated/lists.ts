// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type { AnyArgument, ExprArgument, ListArgument, NumberArgument } from './value-types.js';

export interface ListsForms {
  /**
   * What the expression gives for k = from, from + step and so on, up to and with `to`; the step is 1 where it is
   * left out. The expression may make any object. `Sequence(Circle((k, 0), k/2), k, 1, 5)`
   */
  sequence(
    expression: ExprArgument,
    k: ExprArgument,
    from: NumberArgument,
    to: NumberArgument,
    step?: NumberArgument,
    options?: Options,
  ): Handle<'List'>;
  /**
   * What the expression gives with each item of a list in place of the name, as Map gives it. `Sequence(Circle((0,
   * 0), r), r, [1, 1.5, 3])`
   */
  sequence(expression: ExprArgument, k: ExprArgument, list: ListArgument, options?: Options): Handle<'List'>;
  /** The numbers 1, 2, …, n. `Sequence(5)` */
  sequence(n: NumberArgument, options?: Options): Handle<'List'>;
  /**
   * The numbers from, from + step, … up to and with `to`; the step is 1 where it is left out. `Sequence(2, 10, 2)`
   */
  sequence(from: NumberArgument, to: NumberArgument, step?: NumberArgument, options?: Options): Handle<'List'>;
  /** The first form again, which the compiler tells of where none fits. */
  sequence(
    expression: ExprArgument,
    k: ExprArgument,
    from: NumberArgument,
    to: NumberArgument,
    step?: NumberArgument,
    options?: Options,
  ): Handle<'List'>;
  /** The numbers 1, 2, …, n. `Range(5)` */
  range(n: NumberArgument, options?: Options): Handle<'List'>;
  /**
   * The numbers from, from + step, … up to and with `to`; the step is 1 where it is left out, and may be negative.
   * `Range(0, 1, 0.25)`
   */
  range(from: NumberArgument, to: NumberArgument, step?: NumberArgument, options?: Options): Handle<'List'>;
  /**
   * What the expression gives with each item of the list in place of the name. `Map(Circle(P, 0.5), P, [(0, 0), (2,
   * 1), (4, 0)])`
   */
  map(expression: ExprArgument, x: ExprArgument, list: ListArgument, options?: Options): Handle<'List'>;
  /** What a function gives for each item of the list. `Map(sqrt, [1, 4, 9])` */
  map(f: ExprArgument, list: ListArgument, options?: Options): Handle<'List'>;
  /** The same as Map, for one list. `Zip(x^2, x, [1, 2, 3])` */
  zip(expression: ExprArgument, x: ExprArgument, list: ListArgument, options?: Options): Handle<'List'>;
  /**
   * What the expression gives with the first items of two lists in place of two names, with their second ones and
   * so on, as far as the shorter list goes. `Zip(Segment(P, Q), P, [(0, 0), (1, 0), (2, 0)], Q, [(0, 2), (2, 2),
   * (4, 2)])`
   */
  zip(
    expression: ExprArgument,
    x: ExprArgument,
    list: ListArgument,
    y: ExprArgument,
    other: ListArgument,
    options?: Options,
  ): Handle<'List'>;
  /** The same for three lists. `Zip(a + b + c, a, [1, 2], b, [10, 20], c, [100, 200])` */
  zip(
    expression: ExprArgument,
    x: ExprArgument,
    list: ListArgument,
    y: ExprArgument,
    other: ListArgument,
    z: ExprArgument,
    third: ListArgument,
    options?: Options,
  ): Handle<'List'>;
  /**
   * The lists of the first items of two lists, of their second ones and so on, as far as the shorter list goes.
   * `Zip([1, 2, 3], [10, 20, 30])`
   */
  zip(list: ListArgument, other: ListArgument, options?: Options): Handle<'List'>;
  /** The first form again, which the compiler tells of where none fits. */
  zip(expression: ExprArgument, x: ExprArgument, list: ListArgument, options?: Options): Handle<'List'>;
  /**
   * The items of a list for which the condition holds with them in place of the name. `Filter(mod(k, 3) == 0, k,
   * Range(1, 12))`
   */
  filter(condition: ExprArgument, x: ExprArgument, list: ListArgument, options?: Options): Handle<'List'>;
  /** The items from the least to the greatest: numbers, texts, or points by x and then by y. `Sort([3, 1, 2])` */
  sort(list: ListArgument, options?: Options): Handle<'List'>;
  /**
   * The items of the first list in the order of the numbers in the second one. `Sort([(0, 0), (1, 1), (2, 0)], [3,
   * 1, 2])`
   */
  sort(list: ListArgument, keys: ListArgument, options?: Options): Handle<'List'>;
  /**
   * The items in the order of what the expression gives with them in place of the name; items that give the same
   * keep their order. `Sort(distance(P, (0, 0)), P, [(3, 0), (1, 1), (0, 2)])`
   */
  sort(key: ExprArgument, x: ExprArgument, list: ListArgument, options?: Options): Handle<'List'>;
  /** The items from the last to the first. `Reverse([1, 2, 3])` */
  reverse(list: ListArgument, options?: Options): Handle<'List'>;
  /**
   * The items of a list, each once, in the order in which they come first. `Unique([(0, 0), (2, 1), (0, 0), (4,
   * 0)])`
   */
  unique(list: ListArgument, options?: Options): Handle<'List'>;
  /**
   * The number of the first item of a list that equals a value, from 1; 0 where none does. `IndexOf([5, 7, 9], 7)`
   */
  indexOf(list: ListArgument, item: AnyArgument, options?: Options): Handle<'Number'>;
  /** The same with the value first. `IndexOf(7, [5, 7, 9])` */
  indexOf(item: AnyArgument, list: ListArgument, options?: Options): Handle<'Number'>;
  /** The items of several lists in one; of one list of lists, the items of these. `Join([1, 2], [3], [4, 5])` */
  join(...lists: readonly [ListArgument, ...ListArgument[]]): Handle<'List'>;
  /** The items of several lists in one; of one list of lists, the items of these. `Join([1, 2], [3], [4, 5])` */
  join(...lists: readonly [ListArgument, ...ListArgument[], Options]): Handle<'List'>;
  /** The items of a list, those of lists in it at any depth in place of these. `Flatten([1, [2, [3, 4]], 5])` */
  flatten(list: ListArgument, options?: Options): Handle<'List'>;
  /**
   * The start, what the expression gives with it in place of the name, what it gives with that, and so on: n + 1
   * items. `.last` is the value after n times. `(a, b)` in place of P names the coordinates.
   * `Iterate(Scale(Rotate(P, 30°), 0.9), P, Point(3, 0), 12)`
   */
  iterate(
    expression: ExprArgument,
    P: ExprArgument,
    start: AnyArgument,
    n: NumberArgument,
    options?: Options,
  ): Handle<'List'>;
  /**
   * The same with a function: the start, what the function gives for it, what it gives for that, and so on.
   * `Iterate(cos, 1, 20)`
   */
  iterate(f: ExprArgument, start: AnyArgument, n: NumberArgument, options?: Options): Handle<'List'>;
}
