/// <reference path="./opentype.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { type Font, parse } from 'opentype.js/dist/opentype.mjs';
import { describe, expect, it } from 'vitest';
import { parseFace } from './face.js';

const files = new URL('../../../fonts/files/', import.meta.url);
/** All of KaTeX's, and of the others one in a dozen. */
const names = readdirSync(files)
  .filter((name) => name.endsWith('.ttf'))
  .filter((name, i) => name.startsWith('KaTeX') || i % 12 === 0);

/** What opentype.js reads, without lines to the point where the pen is. */
function expectedOutline(font: Font, index: number): { verbs: number[]; coords: number[] } {
  const verbs: number[] = [];
  const coords: number[] = [];
  for (const c of font.glyphs.get(index).path.commands) {
    if (c.type === 'L' && coords.at(-2) === c.x && coords.at(-1) === c.y) continue;
    verbs.push({ M: 0, L: 1, Q: 2, C: 3, Z: 5 }[c.type]);
    if (c.type === 'Q') coords.push(c.x1, c.y1);
    if (c.type !== 'Z') coords.push(c.x, c.y);
  }
  return { verbs, coords };
}

describe('a face', () => {
  it.each(names)('reads %s as opentype.js does', (name) => {
    const bytes = new Uint8Array(readFileSync(new URL(name, files)));
    const font = parse(bytes.buffer);
    const face = parseFace(name, bytes);
    expect([face.unitsPerEm, face.ascender, face.descender]).toEqual([font.unitsPerEm, font.ascender, font.descender]);
    let read = 0;
    for (let code = 0x20; code < 0x20000 && read < 400; code++) {
      const index = font.charToGlyphIndex(String.fromCodePoint(code));
      const glyph = face.glyph(code);
      expect(glyph?.key ?? `${name}/0`).toBe(`${name}/${index}`);
      if (glyph === undefined) continue;
      read++;
      expect(face.advance(code)).toBe(font.glyphs.get(index).advanceWidth);
      const { verbs, coords } = glyph.outline;
      expect({ verbs, coords }).toEqual(expectedOutline(font, index));
    }
    expect(read).toBeGreaterThan(0);
  });
});
