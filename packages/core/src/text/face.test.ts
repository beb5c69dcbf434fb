import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFace } from './face.js';
import { glyphInk } from './ink.js';

const bytes = (file: string) => readFileSync(new URL(`../../../fonts/files/${file}.face`, import.meta.url));
const face = (file: string) => parseFace(file, bytes(file));
const code = (character: string) => character.codePointAt(0)!;

describe('parseFace', () => {
  const main = face('KaTeX_Main-Regular');

  it('gives metrics, advances and outlines in font units, y up', () => {
    expect([main.unitsPerEm, main.ascender, main.descender]).toEqual([1000, 903, -272]);
    expect(main.advance(code('x'))).toBe(528);
    const ink = glyphInk(main.glyph(code('p'))!);
    expect(ink.top).toBeLessThan(-150);
    expect(ink.bottom).toBeGreaterThan(400);
  });

  it('gives one object for a glyph, however often and by whichever character it is asked for', () => {
    const glyph = main.glyph(code('x'));
    expect(glyph).toBe(main.glyph(code('x')));
    expect(glyph!.key).toMatch(/^KaTeX_Main-Regular\/\d+$/);
    expect(glyph!.outline).toBe(main.glyph(code('x'))!.outline);
  });

  it('has no glyph for a character that the font lacks', () => {
    expect(main.glyph(code('中'))).toBeUndefined();
  });

  it.each([
    ['tinos-latin-400-normal', 'AV', -264],
    ['tinos-latin-400-normal', 'To', -143],
    ['tinos-latin-400-normal', 'nn', 0],
    // Behind an extension lookup.
    ['noto-sans-latin-400-normal', 'AV', -40],
    ['noto-sans-latin-400-normal', 'To', -70],
    ['noto-sans-latin-400-normal', 'HH', 0],
    ['cousine-latin-400-normal', 'AV', 0],
    ['KaTeX_Main-Regular', 'AV', 0],
  ])('kerns in %s: %s', (file, pair, expected) => {
    expect(face(file).kerning(code(pair[0]!), code(pair[1]!))).toBe(expected);
  });
});
