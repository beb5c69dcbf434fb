import { decimalOfCount, powerOfTen } from '@geoslide/core';

/** `value` as an integer count of 10^-digits; throws RangeError where it is not finite. */
export function quantize(value: number, digits: number): number {
  const count = Math.round(value * powerOfTen(digits)) + 0;
  if (Number.isFinite(count)) return count;
  const fault = Number.isFinite(value) ? ', which is too large to be written' : ' where a finite number belongs';
  throw new RangeError(`The scene holds ${value}${fault}`);
}

/** A count of 10^-digits as the shortest decimal number: no exponent, no zero before the point. */
export function formatQuantized(count: number, digits: number): string {
  const text = decimalOfCount(count, digits);
  if (count === 0 || Math.abs(count) >= powerOfTen(digits)) return text;
  return count < 0 ? `-${text.slice(2)}` : text.slice(1);
}

/** `value` rounded to `digits` decimals, as short as it can be written. */
export function formatNumber(value: number, digits: number): string {
  return formatQuantized(quantize(value, digits), digits);
}

/** Decimals that keep a coordinate within 1/100 px where one unit is `scale` px. */
export function digitsFor(scale: number): number {
  return Math.max(0, Math.ceil(Math.log10(scale / 2 / 0.01)));
}

/** What has to stand between two numbers of path data or of a number list: a space, or nothing where the second tells itself apart. */
function separator(before: string, number: string): '' | ' ' {
  if (number.charCodeAt(0) === MINUS) return '';
  return number.charCodeAt(0) === POINT && before.includes('.') ? '' : ' ';
}

const MINUS = 0x2d;
const POINT = 0x2e;

/** Numbers in a row with the separators that the grammar of SVG path data and number lists needs. */
export function joinNumbers(numbers: readonly string[]): string {
  let text = numbers[0] ?? '';
  for (let i = 1; i < numbers.length; i++) text += separator(numbers[i - 1]!, numbers[i]!) + numbers[i]!;
  return text;
}
