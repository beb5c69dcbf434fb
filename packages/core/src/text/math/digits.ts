import type { LaidOutText } from '../laid-out-text.js';

/**
 * A formula without commands. All digits have one width and height in KaTeX's faces, so that formulas which differ only
 * in their digits have one layout: a list's labels 1 to 3000 have four.
 */
const WITHOUT_COMMANDS = /^[A-Za-z0-9 _^{}()[\]=+\-*/<>.,:;!'|]*$/;
const DIGIT = /[0-9]/g;
const DIGITS = '0123456789';

/** The formula with 0, 1, 2 … for its digits, for all that it shares a layout with; undefined where it shares none. */
export function digitPattern(source: string): string | undefined {
  let count = 0;
  const pattern = source.replace(DIGIT, () => DIGITS[count++] ?? '');
  return count > 0 && count <= DIGITS.length && WITHOUT_COMMANDS.test(source) ? pattern : undefined;
}

/**
 * The layout of a formula out of that of its pattern; undefined where that does not show each digit once.
 * @param lay Gives the layout of a formula by itself.
 */
export function layoutByDigits(
  source: string,
  pattern: string,
  lay: (source: string) => LaidOutText,
): LaidOutText | undefined {
  const digits = lay(DIGITS).layout.pieces;
  const { layout, warnings } = lay(pattern);
  const own = source.match(DIGIT) ?? [];
  const found: number[] = [];
  const pieces = layout.pieces.map((piece) => {
    if (piece.kind !== 'glyph') return piece;
    const at = digits.findIndex((digit) => digit.kind === 'glyph' && digit.glyph.key === piece.glyph.key);
    const digit = digits[Number(own[at])];
    if (digit?.kind !== 'glyph') return piece;
    found.push(at);
    return { ...piece, glyph: digit.glyph };
  });
  const isWhole = found.length === own.length && new Set(found).size === own.length;
  return isWhole && warnings.length === 0 ? { layout: { ...layout, pieces }, warnings } : undefined;
}
