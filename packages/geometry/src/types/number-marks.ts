/** How numbers are written that are shown; the language itself knows the point only. */
export interface NumberMarks {
  readonly decimal: 'point' | 'comma';
  readonly thousands: 'none' | 'space' | 'mark';
  /** Whether a factor 1 in front of an unknown is left out. */
  readonly coefficients?: 'written' | 'tidy';
}

/** Fewer digits before decimals stay together. */
const GROUPED_DIGITS = 5;

/** A number that is no part of a name, an index or a power. */
const NUMBER = /(?<![\p{L}\p{N}_.^]|[_^]\{-?)(\d+)(?:\.(\d+))?/gu;

/**
 * A text in which numbers have a decimal point, with the marks instead; a comma between two values becomes a semicolon
 * where it would stand before decimals.
 */
export function withMarks(text: string, mode: 'latex' | 'normal', marks: NumberMarks | undefined): string {
  if (marks === undefined || (marks.decimal === 'point' && marks.thousands === 'none')) return text;
  const latex = mode === 'latex';
  const mark = (sign: '.' | ',') => (latex && sign === ',' ? '{,}' : sign);
  const [decimal, other] = marks.decimal === 'comma' ? ([',', '.'] as const) : (['.', ','] as const);
  const separator = { none: '', space: latex ? '\\,' : '\u202f', mark: mark(other) }[marks.thousands];
  const parted = marks.decimal === 'comma' ? text.replace(/,(?=\s)/g, ';') : text;
  return parted.replace(NUMBER, (_, whole: string, decimals: string | undefined) => {
    const grouped = whole.length >= GROUPED_DIGITS ? whole.replace(/\B(?=(\d{3})+$)/g, () => separator) : whole;
    return decimals === undefined ? grouped : `${grouped}${mark(decimal)}${decimals}`;
  });
}
