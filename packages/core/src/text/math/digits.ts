import type { Glyph, TextPiece } from '../../scene/scene.js';
import type { LoadedFonts } from '../fonts.js';
import type { LaidOutText } from '../laid-out-text.js';

/**
 * A formula without commands. All digits have one width and height in KaTeX's faces, so that formulas which differ only
 * in their digits have one layout: a list's labels 1 to 3000 have four.
 */
const WITHOUT_COMMANDS = /^[A-Za-z0-9 _^{}()[\]=+\-*/<>.,:;!'|]*$/;
const DIGIT = /[0-9]/g;
const DIGITS = '0123456789';

/** A layout in which each digit is another one, with the places of their glyphs. */
interface Pattern {
  readonly laid: LaidOutText;
  /** For the i-th digit of the formula, which of the pieces it is. */
  readonly places: readonly number[];
  /** The glyphs of 0 to 9. */
  readonly glyphs: readonly Glyph[];
}

/** Patterns that are kept for each set of fonts. */
const MOST_PATTERNS = 500;

interface Kept {
  readonly version: number;
  readonly patterns: Map<string, Pattern | undefined>;
}

const kept = new WeakMap<LoadedFonts, Kept>();

/** The formula with 0 for each digit, for all that it shares a layout with; undefined where it shares none. */
export function digitPattern(source: string): string | undefined {
  if (!WITHOUT_COMMANDS.test(source)) return undefined;
  const count = source.match(DIGIT)?.length ?? 0;
  return count > 0 && count <= DIGITS.length ? source.replace(DIGIT, '0') : undefined;
}

/**
 * The layout of a formula out of that of its pattern; undefined where the pattern has none to be taken.
 * @param key Tells the pattern and its style from others.
 */
export function layoutByDigits(
  source: string,
  pattern: string,
  key: string,
  fonts: LoadedFonts,
  lay: (source: string) => LaidOutText,
): LaidOutText | undefined {
  const { version } = fonts;
  if (version === undefined) return undefined;
  let own = kept.get(fonts);
  if (own?.version !== version) {
    own = { version, patterns: new Map() };
    kept.set(fonts, own);
  }
  const { patterns } = own;
  if (!patterns.has(key)) {
    if (patterns.size === MOST_PATTERNS) patterns.clear();
    patterns.set(key, readPattern(pattern, lay));
  }
  const known = patterns.get(key);
  if (known === undefined) return undefined;
  const pieces = [...known.laid.layout.pieces];
  let i = 0;
  for (const digit of source.match(DIGIT) ?? []) {
    const place = known.places[i++]!;
    pieces[place] = { ...pieces[place]!, glyph: known.glyphs[Number(digit)]! } as TextPiece;
  }
  return { layout: { ...known.laid.layout, pieces }, warnings: [] };
}

function readPattern(pattern: string, lay: (source: string) => LaidOutText): Pattern | undefined {
  let count = 0;
  const laid = lay(pattern.replace(DIGIT, () => DIGITS[count++]!));
  const glyphs = lay(DIGITS).layout.pieces.flatMap((piece) => (piece.kind === 'glyph' ? [piece.glyph] : []));
  if (laid.warnings.length > 0 || glyphs.length !== DIGITS.length) return undefined;
  const places = glyphs.slice(0, count).map(({ key }) => {
    const isDigit = (piece: TextPiece) => piece.kind === 'glyph' && piece.glyph.key === key;
    const place = laid.layout.pieces.findIndex(isDigit);
    return laid.layout.pieces.findLastIndex(isDigit) === place ? place : -1;
  });
  return places.includes(-1) ? undefined : { laid, places, glyphs };
}
