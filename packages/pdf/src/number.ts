/** 1/1000 px, which is finer than any printer. */
const DIGITS = 3;

/**
 * A number as PDF writes it: decimal, without an exponent.
 * @throws RangeError for one that is not finite.
 */
export function number(value: number, digits = DIGITS): string {
  if (!Number.isFinite(value)) throw new RangeError(`A PDF can't hold the number ${value}.`);
  const text = value.toFixed(digits);
  // From 1e21 on, `toFixed` writes an exponent.
  if (text.includes('e')) return BigInt(value).toString();
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
}

/** Numbers with spaces between them. */
export function numbers(...values: readonly number[]): string {
  return values.map((value) => number(value)).join(' ');
}
