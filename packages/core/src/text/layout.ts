import { isNewInRender, takeSteps } from '@geoslide/geometry';
import type { TextLayout } from '../scene/scene.js';
import type { LoadedFonts } from './fonts.js';
import type { LaidOutText, TextLayoutStyle } from './laid-out-text.js';
import { cachedLayout, keyOf, MAX_KEPT_LENGTH, MAX_LAYOUTS } from './layout-cache.js';
import { digitPattern, layoutByDigits } from './math/digits.js';
import { fallbackKey, layoutMath } from './math/layout.js';
import { createPieces, MAX_PIECES, type Pieces } from './pieces.js';
import { layoutPlain } from './plain.js';
import { isComplex } from './shaping/complex.js';

/** Longer than any label or paragraph on a slide; what is beyond is cut, since layout time grows with the length. */
export const MAX_TEXT_LENGTH = 10_000;

/**
 * Steps for a text, and for each piece that it comes to: what stands in for a character has several, and macros make
 * more.
 */
const TEXT_STEPS = { plain: 500, latex: 12_000 } as const;
const PIECE_STEPS = 100;
/** Steps for a character of plain text, and more for one that is no Latin letter: it is looked for in several fonts. */
const PLAIN_STEPS = 80;
const RARE_STEPS = 300;
/** Steps for a character of a formula: a letter, digit or bracket; more for what comes to boxes in boxes. */
const LETTER_STEPS = 100;
const SIGN_STEPS = 600;
const SCRIPT_STEPS = 1400;
const COMMAND_STEPS = 3000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all characters up to the end of extended Latin.
const LATIN = /[\u0000-\u024f]+/g;
const LETTERS = /[a-zA-Z0-9\s{}[\]]+/g;
/** Scripts and primes; what is not of ASCII may be an accent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII but what makes scripts and commands.
const SIGNS = /[\u0000-&(-[\]`-\u007f]+/g;
/** More for a character of a text that is shaped and ordered: measured at 10 to 40 µs on a busy machine. */
const COMPLEX_STEPS = 1000;
/** Steps for a formula of which one with other digits is at hand. */
const DIGITS_STEPS = 500;
/** Steps for a text that is at hand. */
const KNOWN_STEPS = 100;

/**
 * Places the glyphs and rules of a text. Its baseline starts at (0, 0), px, y down; alignment to an anchor is the caller's,
 * by the layout's width. LaTeX is laid out in text style; LaTeX that doesn't parse comes out as its source in plain text,
 * with a warning. Never throws for what `source` holds.
 * What the text needs has been loaded before, by `FontLoader.load`.
 * @throws {RangeError} where fontSize is negative or not finite.
 * @throws {Error} for a formula while KaTeX is not loaded.
 */
export function layoutText(source: string, style: TextLayoutStyle, fonts: LoadedFonts): LaidOutText {
  const { fontSize } = style;
  if (!(fontSize >= 0 && fontSize < Infinity)) {
    throw new RangeError(`fontSize is ${fontSize}; it has to be a finite number of px, 0 or more.`);
  }
  if (fontSize === 0) return { layout: { width: 0, ascent: 0, descent: 0, pieces: [] }, warnings: [] };
  const isNew = source.length > MAX_KEPT_LENGTH || isNewInRender(keyOf(source, style), MAX_LAYOUTS);
  const short = style.mode === 'latex' && source.length <= MAX_KEPT_LENGTH;
  const pattern = short && fonts.version !== undefined ? digitPattern(source) : undefined;
  const hasPattern = pattern !== undefined && !isNewInRender(`digits|${keyOf(pattern, style)}`, MAX_LAYOUTS);
  takeSteps(isNew ? (hasPattern ? DIGITS_STEPS : layoutSteps(source, style.mode)) : KNOWN_STEPS);
  const lay = (text: string) => layOut(text, style, fonts);
  const kept = (text: string) => cachedLayout(text, style, fonts, () => lay(text));
  const laid = cachedLayout(source, style, fonts, () => {
    const byDigits = pattern === undefined || pattern === source ? undefined : layoutByDigits(source, pattern, kept);
    return byDigits ?? lay(source);
  });
  if (isNew) takeSteps(PIECE_STEPS * laid.layout.pieces.length);
  return laid;
}

/** Steps to lay out a text that is not at hand, without those for its pieces. */
export function layoutSteps(source: string, mode: TextLayoutStyle['mode']): number {
  const drawn = source.slice(0, MAX_TEXT_LENGTH);
  return charactersSteps(drawn, mode) + (isComplex(drawn) ? COMPLEX_STEPS * drawn.length : 0);
}

function charactersSteps(drawn: string, mode: TextLayoutStyle['mode']): number {
  if (mode === 'plain') {
    return TEXT_STEPS.plain + PLAIN_STEPS * drawn.length + RARE_STEPS * drawn.replace(LATIN, '').length;
  }
  const signs = drawn.replace(LETTERS, '');
  const costly = signs.replace(SIGNS, '');
  const commands = costly.split('\\').length - 1;
  return (
    TEXT_STEPS.latex +
    LETTER_STEPS * (drawn.length - signs.length) +
    SIGN_STEPS * (signs.length - costly.length) +
    SCRIPT_STEPS * (costly.length - commands) +
    COMMAND_STEPS * commands
  );
}

function layOut(source: string, style: TextLayoutStyle, fonts: LoadedFonts): LaidOutText {
  const { fontSize, align = 'left', language } = style;
  const warnings: string[] = [];
  const missing = new Set<number>();
  let pieces: Pieces = createPieces();
  let box: Omit<TextLayout, 'pieces'> | undefined;
  if (source.length > MAX_TEXT_LENGTH) {
    warnings.push(`The text has ${source.length} characters: only the first ${MAX_TEXT_LENGTH} are drawn.`);
  } else if (style.mode === 'latex') {
    const math = layoutMath(source, style, fonts, pieces, missing);
    if (math.ok) {
      box = math.box;
      warnings.push(...math.warnings);
    } else {
      const open =
        source.includes('{{') && !source.includes('}}') ? ' A value is written as {{…}}, with }} at its end.' : '';
      warnings.push(`${math.message.replace(/\.$/, '')}.${open} The source is shown as text.`);
      pieces = createPieces();
      missing.clear();
    }
  }
  if (!box) {
    const font = style.mode === 'latex' ? fallbackKey(style.font) : style.font;
    box = layoutPlain(source.slice(0, MAX_TEXT_LENGTH), { font, fontSize, align, language }, fonts, pieces, missing);
  }
  if (missing.size > 0) warnings.push(missingWarning(missing));
  if (pieces.full) warnings.push(`The text has more than ${MAX_PIECES} glyphs: the rest is left out.`);
  return { layout: { ...box, pieces: pieces.list }, warnings };
}

function missingWarning(missing: ReadonlySet<number>): string {
  const names = [...missing].slice(0, 10).map((c) => `U+${c.toString(16).toUpperCase().padStart(4, '0')}`);
  const more = missing.size > names.length ? ' and others' : '';
  return `No bundled font has ${names.join(', ')}${more}: drawn as code points.`;
}
