/** Decimals that doubles have at most any use for. */
const MAX_DECIMALS = 15;

/** From here on plain digits would run past the 21 that toFixed writes. */
const LARGEST_PLAIN = 1e21;

/** A number with at most `precision` decimals, trailing zeros dropped; -0 is 0, infinity is ∞. */
export function formatNumber(value: number, precision: number): string {
  if (Number.isNaN(value)) return 'undefined';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '-∞';
  if (Math.abs(value) >= LARGEST_PLAIN) return String(value);
  const decimals = Math.min(Math.max(Math.trunc(precision), 0), MAX_DECIMALS);
  const fixed = value.toFixed(decimals);
  const trimmed = fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
  return trimmed === '-0' ? '0' : trimmed;
}
