/** 10^digits from a table, which is faster than a power. */
export const powerOfTen = (digits: number): number => POWERS[digits] ?? 10 ** digits;
const POWERS = Array.from({ length: 7 }, (_, digits) => 10 ** digits);

/** Up to this many digits, all fractions are kept ready. */
const READY_DIGITS = 3;
const fractions = Array.from({ length: READY_DIGITS + 1 }, (_, digits) =>
  Array.from({ length: 10 ** digits }, (_, count) => fractionText(count, digits)),
);

/** `.05` for 5 of 100; nothing for 0. */
function fractionText(count: number, digits: number): string {
  return count === 0 ? '' : `.${`${count}`.padStart(digits, '0').replace(/0+$/, '')}`;
}

/** A whole count of 10^-digits as the shortest decimal number: no exponent, no zero at the end of a fraction. */
export function decimalOfCount(count: number, digits: number): string {
  const size = Math.abs(count);
  if (size > Number.MAX_SAFE_INTEGER) return largeDecimal(count, digits);
  const unit = powerOfTen(digits);
  const whole = Math.floor(size / unit);
  const rest = size - whole * unit;
  const fraction = fractions[digits]?.[rest] ?? fractionText(rest, digits);
  return count < 0 ? `-${whole}${fraction}` : `${whole}${fraction}`;
}

function largeDecimal(count: number, digits: number): string {
  const figures = `${BigInt(Math.abs(count))}`;
  const whole = figures.slice(0, figures.length - digits);
  const fraction = figures.slice(figures.length - digits).replace(/0+$/, '');
  const text = digits === 0 || fraction === '' ? whole : `${whole}.${fraction}`;
  return count < 0 ? `-${text}` : text;
}

/**
 * A finite number with at most so many digits after the point, as short as it can be written without an exponent.
 * Halves are rounded away from zero.
 */
export function decimal(value: number, digits: number): string {
  // So large a number has no fraction.
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return `${BigInt(value)}`;
  const count = Math.round(Math.abs(value) * powerOfTen(digits));
  return decimalOfCount(value < 0 ? -count : count, digits);
}
