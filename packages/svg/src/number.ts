/** `value` as an integer count of 10^-digits; throws RangeError where it is not finite. */
export function quantize(value: number, digits: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`The scene holds ${value} where a finite number belongs`);
  const count = Math.round(value * 10 ** digits) + 0;
  if (!Number.isFinite(count)) throw new RangeError(`The scene holds ${value}, which is too large to be written`);
  return count;
}

/** A count of 10^-digits as the shortest decimal number: no exponent, no zero before the point. */
export function formatQuantized(count: number, digits: number): string {
  const sign = count < 0 ? '-' : '';
  const size = Math.abs(count);
  // From 1e21 on, String(size) has an exponent.
  const figures = (size < 1e21 ? `${size}` : `${BigInt(size)}`).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits).replace(/^0+/, '');
  const fraction = figures.slice(figures.length - digits).replace(/0+$/, '');
  if (fraction === '') return whole === '' ? '0' : sign + whole;
  return `${sign}${whole}.${fraction}`;
}

/** `value` rounded to `digits` decimals, as short as it can be written. */
export function formatNumber(value: number, digits: number): string {
  return formatQuantized(quantize(value, digits), digits);
}

/** Decimals that keep a coordinate within 1/100 px where one unit is `scale` px. */
export function digitsFor(scale: number): number {
  return Math.max(0, Math.ceil(Math.log10(scale / 2 / 0.01)));
}

/** Numbers in a row with the separators that the grammar of SVG path data and number lists needs. */
export function joinNumbers(numbers: readonly string[]): string {
  let text = '';
  let previous = '';
  for (const number of numbers) {
    const touches = number.startsWith('-') || (number.startsWith('.') && previous.includes('.'));
    text += text === '' || touches ? number : ` ${number}`;
    previous = number;
  }
  return text;
}
