import { decimal } from '@geoslide/core';

/** 1/1000 px, which is finer than any printer. */
const DIGITS = 3;

/**
 * A number as PDF writes it: decimal, without an exponent.
 * @throws RangeError for one that is not finite.
 */
export function number(value: number, digits = DIGITS): string {
  if (!Number.isFinite(value)) throw new RangeError(`A PDF can't hold the number ${value}.`);
  return decimal(value, digits);
}

/** Numbers with spaces between them. */
export function numbers(...values: readonly number[]): string {
  return values.map((value) => number(value)).join(' ');
}
