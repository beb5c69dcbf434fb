import { Form } from '../form.js';
import type { Signature } from '../table.js';
import { type ListValue, Undefined, type Value, type Vec2 } from '../values.js';
import { isLineLike, type LineLike } from './line-like.js';

type Args = readonly Value[];

/** The i-th argument, which the table says is one of these types. */
export function take<T extends Value['type']>(
  args: Args,
  i: number,
  ...types: readonly T[]
): Extract<Value, { type: T }> {
  const value = args[i];
  if (value === undefined || !(types as readonly string[]).includes(value.type)) {
    throw new TypeError(`argument ${i + 1} is ${value?.type ?? 'missing'}, not ${types.join(' or ')}`);
  }
  return value as Extract<Value, { type: T }>;
}

export const point = (args: Args, i: number): Vec2 => take(args, i, 'Point');

/** A finite number; an angle gives its size in radians. */
export function number(args: Args, i: number): number {
  const { value } = take(args, i, 'Number', 'Angle');
  if (!Number.isFinite(value)) throw new Undefined('a number here is not finite');
  return value;
}

export const numberOr = (args: Args, i: number, fallback: number): number =>
  args[i] === undefined ? fallback : number(args, i);

export function lineLike(args: Args, i: number): LineLike {
  const value = args[i];
  if (value === undefined || !isLineLike(value)) throw new TypeError(`argument ${i + 1} is no line`);
  return value;
}

/** All arguments from the i-th on, which are points. */
export const pointsFrom = (args: Args, i: number): readonly Vec2[] => args.slice(i).map((_, k) => point(args, i + k));

/** The points of a list. */
export const pointsIn = (list: ListValue): readonly Vec2[] =>
  list.items.map((item, i) => {
    if (item.type !== 'Point') throw new Undefined(`item ${i + 1} of the list is a ${item.type}, not a Point`);
    return item;
  });

/** The n-th item, counted from 1. Throws Undefined where there is none. */
export function nth<T>(items: readonly T[], n: number, what: string): T {
  const item = Number.isInteger(n) ? items[n - 1] : undefined;
  if (item === undefined) {
    const count = items.length === 0 ? 'none' : items.length === 1 ? 'only one' : `${items.length}`;
    throw new Undefined(`there is no ${what} number ${n}: there ${items.length > 1 ? 'are' : 'is'} ${count}`);
  }
  return item;
}

/** A whole number in a range. Throws Undefined for any other. */
export function wholeNumber(args: Args, i: number, min: number, max: number, what: string): number {
  const n = number(args, i);
  if (!Number.isInteger(n) || n < min || n > max) {
    throw new Undefined(`${what} must be a whole number from ${min} to ${max}, not ${n}`);
  }
  return n;
}

/** One form of a constructor; `parameters` as `parametersOf` reads them. */
export const form = (
  parameters: string,
  returns: string,
  example: string,
  doc: string,
  evaluate: Signature['evaluate'],
): Signature => new Form(parameters, returns, example, doc, evaluate);
