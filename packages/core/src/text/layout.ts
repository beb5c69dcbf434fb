import { takeSteps } from '@geoslide/geometry';
import type { TextLayout } from '../scene/scene.js';
import type { LoadedFonts } from './fonts.js';
import { cachedLayout } from './layout-cache.js';
import { fallbackKey, layoutMath } from './math/layout.js';
import { isPlainRow } from './math/plain-formula.js';
import { createPieces, MAX_PIECES, type Pieces } from './pieces.js';
import { layoutPlain } from './plain.js';

/** Longer than any label or paragraph on a slide; what is beyond is cut, since layout time grows with the length. */
export const MAX_TEXT_LENGTH = 10_000;

/** Steps for each character of a text. */
const LAYOUT_STEPS = { plain: 40, latex: 300 } as const;

export interface TextLayoutStyle {
  readonly mode: 'latex' | 'plain';
  /** A font key of protocol.md. In a formula it only chooses the font of characters that KaTeX has no glyph for. */
  readonly font: string;
  /** px per em; 0 gives an empty layout. */
  readonly fontSize: number;
  /** How the lines of plain text stand to each other. */
  readonly align?: 'left' | 'center' | 'right';
}

export interface LaidOutText {
  readonly layout: TextLayout;
  /** Sentences without the object's name: LaTeX errors, characters that no font has, what was cut. */
  readonly warnings: readonly string[];
}

/**
 * Places the glyphs and rules of a text. Its baseline starts at (0, 0), px, y down; alignment to an anchor is the caller's,
 * by the layout's width. LaTeX is laid out in text style; LaTeX that doesn't parse comes out as its source in plain text,
 * with a warning. Never throws for what `source` holds.
 * @throws {RangeError} where fontSize is negative or not finite.
 */
export function layoutText(source: string, style: TextLayoutStyle, fonts: LoadedFonts): LaidOutText {
  const { fontSize } = style;
  if (!(fontSize >= 0 && fontSize < Infinity)) {
    throw new RangeError(`fontSize is ${fontSize}; it has to be a finite number of px, 0 or more.`);
  }
  if (fontSize === 0) return { layout: { width: 0, ascent: 0, descent: 0, pieces: [] }, warnings: [] };
  // Known ones count as others: what a render may take must not depend on those before it.
  takeSteps(LAYOUT_STEPS[style.mode] * Math.min(source.length, MAX_TEXT_LENGTH));
  return cachedLayout(source, style, fonts, () => withDigits(source, style, fonts) ?? layOut(source, style, fonts));
}

const DIGIT = /[0-9]/g;

/** The layout of a plain row, from that of the one that has zeros instead of its digits: all digits are as wide and as high. */
function withDigits(source: string, style: TextLayoutStyle, fonts: LoadedFonts): LaidOutText | undefined {
  if (style.mode !== 'latex' || fonts.version === undefined) return undefined;
  const zeros = source.replace(DIGIT, '0');
  if (zeros === source || !isPlainRow(source)) return undefined;
  const { layout, warnings } = cachedLayout(zeros, style, fonts, () => layOut(zeros, style, fonts));
  const face = fonts.katex('KaTeX_Main-Regular');
  const zero = face?.glyph(0x30);
  if (warnings.length > 0 || zero === undefined) return undefined;
  const digits = source.match(DIGIT)!;
  let used = 0;
  const pieces = layout.pieces.map((piece) => {
    if (piece.kind !== 'glyph' || piece.glyph !== zero) return piece;
    return { ...piece, glyph: face!.glyph(digits[used++]!.charCodeAt(0))! };
  });
  return { layout: { ...layout, pieces }, warnings };
}

function layOut(source: string, style: TextLayoutStyle, fonts: LoadedFonts): LaidOutText {
  const { fontSize, align = 'left' } = style;
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
      warnings.push(`${math.message.replace(/\.$/, '')}. The source is shown as text.`);
      pieces = createPieces();
      missing.clear();
    }
  }
  if (!box) {
    const font = style.mode === 'latex' ? fallbackKey(style.font) : style.font;
    box = layoutPlain(source.slice(0, MAX_TEXT_LENGTH), { font, fontSize, align }, fonts, pieces, missing);
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
