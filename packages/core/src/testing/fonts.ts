import { readFileSync } from 'node:fs';
import { createFontLoader } from '../../../fonts/src/index.js';
import type { Glyph } from '../scene/scene.js';
import type { FontFace, FontLoader, LoadedFonts } from '../text/fonts.js';
import type { LaidOutText, TextLayoutStyle } from '../text/laid-out-text.js';
import { layoutText } from '../text/layout.js';

const files = new URL('../../../fonts/files/', import.meta.url);

/** A loader of the bundled fonts, which `npm run build` has put into packages/fonts/files. */
export function testFonts(): FontLoader {
  return createFontLoader({ read: (file) => readFileSync(new URL(file, files)) });
}

/** Loads what a text needs and lays it out. */
export async function layoutWithFonts(
  source: string,
  style: Partial<TextLayoutStyle> = {},
  fonts: FontLoader = testFonts(),
): Promise<LaidOutText> {
  const { mode = 'latex', font = mode === 'latex' ? 'KaTeX_Math' : 'sans-serif', fontSize = 1, language } = style;
  await fonts.load({ text: source, fontKey: font, math: mode === 'latex', language });
  return layoutText(source, { ...style, mode, font, fontSize }, fonts);
}

/** Fonts that note which code point each glyph was asked for by, since a layout only has glyphs. */
export function namingGlyphs(fonts: LoadedFonts): { fonts: LoadedFonts; codePointOf: ReadonlyMap<Glyph, number> } {
  const codePointOf = new Map<Glyph, number>();
  const naming = (face: FontFace | undefined): FontFace | undefined =>
    face && {
      ...face,
      glyph(codePoint) {
        const glyph = face.glyph(codePoint);
        if (glyph) codePointOf.set(glyph, codePoint);
        return glyph;
      },
    };
  return {
    codePointOf,
    fonts: {
      katex: (name) => naming(fonts.katex(name)),
      text: (key, codePoint, style) => naming(fonts.text(key, codePoint, style)),
    },
  };
}
