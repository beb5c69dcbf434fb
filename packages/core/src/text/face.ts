import type { Path } from '../scene/path.js';
import type { Glyph } from '../scene/scene.js';
import { readCompactFont } from './compact-font.js';
import type { FontData, ShapedIndex } from './font-data.js';
import type { FontFace, ShapingRun } from './fonts.js';

/**
 * Parses a font file of the bundle. Glyphs are read when they are first asked for.
 * @param shape Chooses the glyphs of runs, for faces of scripts whose letters depend on each other.
 * @throws {Error} where the bytes are none; `name` is in the message.
 */
export function parseFace(name: string, bytes: Uint8Array, shape?: (run: ShapingRun) => ShapedIndex[]): FontFace {
  try {
    return createFace(name, { ...readCompactFont(bytes), shape });
  } catch (cause) {
    throw new Error(`The font ${name} is no file of the bundle, which npm run build writes.`, { cause });
  }
}

/** Makes a face, with one object for each glyph. `name` is unique and printable. */
export function createFace(name: string, font: FontData): FontFace {
  const glyphs = new Map<number, Glyph>();
  const indices = new Map<number, number>();

  function indexOf(codePoint: number): number {
    let index = indices.get(codePoint);
    if (index === undefined) {
      index = font.indexOf(codePoint);
      indices.set(codePoint, index);
    }
    return index;
  }

  function glyphAt(index: number): Glyph {
    const known = glyphs.get(index);
    if (known) return known;
    const glyph = lazyGlyph(`${name}/${index}`, font, index);
    glyphs.set(index, glyph);
    return glyph;
  }

  const { shape } = font;
  return {
    name,
    unitsPerEm: font.unitsPerEm,
    ascender: font.ascender,
    descender: font.descender,
    glyph(codePoint) {
      const index = indexOf(codePoint);
      return index === 0 ? undefined : glyphAt(index);
    },
    advance: (codePoint) => font.advance(indexOf(codePoint)),
    kerning: (left, right) => font.kerning(indexOf(left), indexOf(right)),
    shape: shape && ((run) => shape(run).map(({ index, ...place }) => ({ glyph: glyphAt(index), ...place }))),
  };
}

function lazyGlyph(key: string, font: FontData, index: number): Glyph {
  let outline: Path | undefined;
  return {
    key,
    unitsPerEm: font.unitsPerEm,
    get outline() {
      outline ??= font.outline(index);
      return outline;
    },
  };
}
