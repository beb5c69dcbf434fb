import type { Path } from '../scene/path.js';
import type { Glyph } from '../scene/scene.js';
import { type CharacterMap, readCharacterMap } from './cmap.js';
import type { FontFace } from './fonts.js';
import { readGlyphRanges, readOutline } from './glyf.js';
import { readKerning } from './kerning.js';
import { readTables, type Table } from './sfnt.js';

/** What a face reads from its file, glyphs by index. */
interface Font {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  readonly indexOf: CharacterMap;
  readonly advance: (index: number) => number;
  readonly outline: (index: number) => Path;
  readonly kerning: (left: number, right: number) => number;
}

/**
 * Parses a TrueType file; WOFF has to be unpacked before. Glyphs are read when they are first asked for.
 * @throws {Error} where the bytes are none; `name` is in the message.
 */
export function parseFace(name: string, bytes: Uint8Array): FontFace {
  const font = parseFont(name, bytes);
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
    advance: (codePoint) => font.advance(indexOf(codePoint)),
    kerning: (left, right) => font.kerning(indexOf(left), indexOf(right)),
  };
}

const TRUETYPE = 0x00010000;

function parseFont(name: string, bytes: Uint8Array): Font {
  const isTrueType =
    bytes.length > 12 && new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(0) === TRUETYPE;
  if (!isTrueType) throw new Error(`The font ${name} is no TrueType file.`);
  try {
    return readFont(bytes);
  } catch (cause) {
    throw new Error(`The font ${name} can't be parsed.`, { cause });
  }
}

/** https://learn.microsoft.com/typography/opentype/spec/otff#font-tables */
function readFont(bytes: Uint8Array): Font {
  const tables = readTables(bytes);
  const table = (tag: string): Table => {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font has no table ${tag}`);
    return found;
  };
  const head = table('head');
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const glyf = table('glyf');
  const range = readGlyphRanges(table('loca'), head.getInt16(50) === 1);
  const metrics = hhea.getUint16(34);
  return {
    unitsPerEm: head.getUint16(18),
    ascender: hhea.getInt16(4),
    descender: hhea.getInt16(6),
    indexOf: readCharacterMap(table('cmap')),
    // Glyphs beyond have the last one's advance.
    advance: (index) => hmtx.getUint16(4 * Math.min(index, metrics - 1)),
    outline: (index) => readOutline(glyf, range, index),
    kerning: readKerning(tables.get('GPOS')),
  };
}

function lazyGlyph(key: string, font: Font, index: number): Glyph {
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
