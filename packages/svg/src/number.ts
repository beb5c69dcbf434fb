/** `value` as an integer count of 10^-digits; throws RangeError where it is not finite. */
export function quantize(value: number, digits: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`The scene holds ${value} where a finite number belongs`);
  const count = Math.round(value * 10 ** digits) + 0;
  if (!Number.isFinite(count)) throw new RangeError(`The scene holds ${value}, which is too large to be written`);
  return count;
}

/** Up to this many decimals, all fractions are kept ready. */
const READY_DIGITS = 3;
const fractions = Array.from({ length: READY_DIGITS + 1 }, (_, digits) =>
  Array.from({ length: 10 ** digits }, (_, count) => fractionText(count, digits)),
);

/** `.05` for 5 of 100; nothing for 0. */
function fractionText(count: number, digits: number): string {
  return count === 0 ? '' : `.${`${count}`.padStart(digits, '0').replace(/0+$/, '')}`;
}

/** A count of 10^-digits as the shortest decimal number: no exponent, no zero before the point. */
export function formatQuantized(count: number, digits: number): string {
  const size = Math.abs(count);
  if (size > Number.MAX_SAFE_INTEGER) return formatLarge(count, digits);
  if (size === 0) return '0';
  const unit = 10 ** digits;
  const whole = Math.floor(size / unit);
  const rest = size - whole * unit;
  const fraction = fractions[digits]?.[rest] ?? fractionText(rest, digits);
  const sign = count < 0 ? '-' : '';
  return whole === 0 ? sign + fraction : sign + whole + fraction;
}

function formatLarge(count: number, digits: number): string {
  const figures = `${BigInt(Math.abs(count))}`;
  const fraction = figures.slice(figures.length - digits).replace(/0+$/, '');
  const text = figures.slice(0, figures.length - digits) + (digits === 0 || fraction === '' ? '' : `.${fraction}`);
  return count < 0 ? `-${text}` : text;
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
export function separator(before: string, number: string): '' | ' ' {
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
