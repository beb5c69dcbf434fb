import { characterBoxWidth, drawCharacterBox } from '../character-box.js';
import { isMark, type StandIn, spaceAdvance, standInsFor } from '../characters.js';
import { EMOJI_KEY, type FontFace } from '../fonts.js';
import { type FaceOf, type ShapedUnit, type Unit, unitsOf } from '../shaping/units.js';
import { type Box, row, space } from './box.js';
import { FAMILY_STYLES } from './classes.js';
import type { Context } from './context.js';

/** The invisible function application between an operator's name and its argument. */
const INVISIBLE_TIMES = new Set([0x2061, 0x2062, 0x2063, 0x2064]);

/** The characters of a symbol, each with its face's own advance. */
export function measureText(text: string, context: Context): Box {
  const style = { direction: 'ltr', language: context.formula.language } as const;
  return row(measureUnits(unitsOf(text, faceFinder(context), style), context));
}

/** Characters and shaped glyphs beside each other. */
export function measureUnits(units: readonly Unit[], context: Context): Box[] {
  const boxes: Box[] = [];
  for (const unit of units) {
    if (typeof unit !== 'number') boxes.push(shapedBox(unit, context));
    else if (!INVISIBLE_TIMES.has(unit)) boxes.push(character(unit, context));
  }
  return boxes;
}

/** Finds the faces for what is shaped. */
export function faceFinder(context: Context): FaceOf {
  return (codePoint, isEmoji) => {
    const face = isEmoji ? context.formula.fonts.text(EMOJI_KEY, codePoint) : findFace(codePoint, context);
    return face === 'unloaded' ? undefined : face;
  };
}

function shapedBox({ face, glyphs }: ShapedUnit, { size, color }: Context): Box {
  const scale = size / face.unitsPerEm;
  return {
    width: glyphs.reduce((sum, { advance }) => sum + advance, 0) * scale,
    draw(pieces, x, y) {
      let pen = x;
      for (const { glyph, advance, dx, dy } of glyphs) {
        if (color?.a !== 0) pieces.glyph(glyph, pen + dx * scale, y - dy * scale, size, color);
        pen += advance * scale;
      }
    },
  };
}

/** A small character in place of one that no font has: a digit for a raised digit. */
function standIn(face: FontFace, { codePoint, scale, shift }: StandIn, { size, color }: Context): Box {
  return {
    width: (face.advance(codePoint) / face.unitsPerEm) * size * scale,
    draw(pieces, x, y) {
      if (color?.a !== 0) pieces.glyph(face.glyph(codePoint)!, x, y + shift * size, size * scale, color);
    },
  };
}

function character(codePoint: number, context: Context): Box {
  const { size, color } = context;
  const { fonts, missing } = context.formula;
  const face = findFace(codePoint, context);
  if (face === 'unloaded') return space(0);
  const blank = spaceAdvance(codePoint);
  if (blank !== undefined) return space((face ? face.advance(codePoint) / face.unitsPerEm : blank) * size);
  const glyph = face?.glyph(codePoint);
  if (!face || !glyph) {
    const parts = standInsFor(codePoint).map((part) => ({
      ...part,
      face: fonts.text(context.formula.fallback, part.codePoint),
    }));
    if (parts.length > 0 && parts.every((part) => part.face?.glyph(part.codePoint))) {
      return row(parts.map((part) => standIn(part.face!, part, context)));
    }
    missing.add(codePoint);
    return {
      width: characterBoxWidth(codePoint, size),
      draw: (pieces, x, y) => drawCharacterBox(codePoint, x, y, size, color, fonts, pieces),
    };
  }
  const advance = (face.advance(codePoint) / face.unitsPerEm) * size;
  // KaTeX's own marks stand within their advance, on top of a letter of width 0.
  const overlays = isMark(codePoint) && !face.name.startsWith('KaTeX_');
  return {
    width: overlays ? 0 : advance,
    draw(pieces, x, y) {
      if (color?.a !== 0) pieces.glyph(glyph, overlays ? x - advance : x, y, size, color);
    },
  };
}

/** The face that draws a character: the context's, else KaTeX's main face, else a text font. */
function findFace(codePoint: number, context: Context): FontFace | 'unloaded' | undefined {
  const { fonts, fallback, language } = context.formula;
  const { bold, italic, family } = context;
  for (const name of [faceName(family, bold, italic), 'KaTeX_Main-Regular']) {
    const face = fonts.katex(name);
    if (!face) return 'unloaded';
    if (face.glyph(codePoint)) return face;
  }
  const key = family === 'SansSerif' ? 'sans-serif' : family === 'Typewriter' ? 'monospace' : fallback;
  return fonts.text(key, codePoint, { bold, italic, language });
}

/** The name of KaTeX's face for a family and style; where there is no such file, the nearest one. */
export function faceName(family: string, bold: boolean, italic: boolean): string {
  const styles = FAMILY_STYLES[family] ?? FAMILY_STYLES.Main!;
  const wanted = [bold && italic && 'BoldItalic', bold && 'Bold', italic && 'Italic', 'Regular', ...styles];
  const style = wanted.find((name) => name !== false && styles.includes(name));
  return `KaTeX_${family}-${style}`;
}
