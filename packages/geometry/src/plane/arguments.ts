import { Undefined } from '../values.js';

/** The n-th item, counted from 1. Throws Undefined where there is none. */
export function nth<T>(items: readonly T[], n: number, what: string): T {
  const item = Number.isInteger(n) ? items[n - 1] : undefined;
  if (item === undefined) {
    const count = items.length === 0 ? 'none' : items.length === 1 ? 'only one' : `${items.length}`;
    throw new Undefined(`there is no ${what} number ${n}: there ${items.length > 1 ? 'are' : 'is'} ${count}`);
  }
  return item;
}

/** @throws {Undefined} for what is no whole number from `min` to `max`. */
export function requireWhole(n: number, min: number, max: number, what: string): void {
  if (!Number.isInteger(n) || n < min || n > max) {
    throw new Undefined(`${what} must be a whole number from ${min} to ${max}, not ${n}`);
  }
}
