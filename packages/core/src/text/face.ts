/// <reference path="./opentype.d.ts" />
import { type Font, parse } from 'opentype.js/dist/opentype.mjs';
import { type Path, PathBuilder } from '../scene/path.js';
import type { Glyph } from '../scene/scene.js';
import type { FontFace } from './fonts.js';
import { readKerning } from './kerning.js';

/**
 * Parses a TrueType or OpenType file; WOFF has to be unpacked before. Glyphs are parsed when they are first asked for.
 * @throws {Error} where the bytes are none of these; `name` is in the message.
 */
export function parseFace(name: string, bytes: Uint8Array): FontFace {
  // Node hands out slices of a pooled buffer, and the parser reads from an ArrayBuffer's start.
  const copy = new Uint8Array(bytes);
  const font = parseFont(name, copy);
  const kerning = readKerning(copy);
  const glyphs = new Map<number, Glyph>();
  const indices = new Map<number, number>();

  function indexOf(codePoint: number): number {
    let index = indices.get(codePoint);
    if (index === undefined) {
      index = font.charToGlyphIndex(String.fromCodePoint(codePoint));
      indices.set(codePoint, index);
    }
    return index;
  }

  return {
    name,
    unitsPerEm: font.unitsPerEm,
    ascender: font.ascender,
    descender: font.descender,
    glyph(codePoint) {
      const index = indexOf(codePoint);
      if (index === 0) return undefined;
      const known = glyphs.get(index);
      if (known) return known;
      const glyph = lazyGlyph(`${name}/${index}`, font, index);
      glyphs.set(index, glyph);
      return glyph;
    },
    advance: (codePoint) => font.glyphs.get(indexOf(codePoint)).advanceWidth ?? 0,
    kerning: (left, right) => kerning(indexOf(left), indexOf(right)),
  };
}

/** The version tags of files with TrueType and with CFF outlines. */
const SFNT_VERSIONS = [0x00010000, 0x4f54544f];

function parseFont(name: string, bytes: Uint8Array<ArrayBuffer>): Font {
  const isSfnt = bytes.length > 12 && SFNT_VERSIONS.includes(new DataView(bytes.buffer).getUint32(0));
  if (!isSfnt) throw new Error(`The font ${name} is neither TrueType nor OpenType.`);
  try {
    return parse(bytes.buffer, { lowMemory: true });
  } catch (cause) {
    throw new Error(`The font ${name} can't be parsed.`, { cause });
  }
}

function lazyGlyph(key: string, font: Font, index: number): Glyph {
  let outline: Path | undefined;
  return {
    key,
    unitsPerEm: font.unitsPerEm,
    get outline() {
      outline ??= outlineOf(font, index);
      return outline;
    },
  };
}

function outlineOf(font: Font, index: number): Path {
  const path = new PathBuilder();
  for (const c of font.glyphs.get(index).path.commands) {
    if (c.type === 'M') path.moveTo(c.x, c.y);
    else if (c.type === 'L') path.lineTo(c.x, c.y);
    else if (c.type === 'Q') path.quadTo(c.x1, c.y1, c.x, c.y);
    else if (c.type === 'C') path.cubicTo(c.x1, c.y1, c.x2, c.y2, c.x, c.y);
    else path.close();
  }
  return { verbs: path.verbs, coords: path.coords };
}
