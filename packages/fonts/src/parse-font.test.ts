import { readFileSync } from 'node:fs';
import { type FontFace, parseFace } from '@geoslide/core';
import { describe, expect, it } from 'vitest';
import { readOpenType } from './open-type.js';
import { parseFont } from './parse-font.js';

const modules = new URL('../node_modules/', import.meta.url);
const sourceOf = (name: string) =>
  readFileSync(
    new URL(
      name.startsWith('KaTeX')
        ? `katex/dist/fonts/${name}.ttf`
        : `@fontsource/${name.replace(/-(latin|greek|cyrillic|vietnamese|\d).*/, '')}/files/${name}.woff`,
      modules,
    ),
  );
const bundled = (name: string) => parseFace(name, readFileSync(new URL(`../files/${name}.face`, import.meta.url)));

/** What a face says of characters, and of pairs of every few of them. */
function described(face: FontFace, codePoints: readonly number[]) {
  const some = codePoints.filter((_, i) => i % Math.ceil(codePoints.length / 80) === 0);
  return {
    metrics: [face.unitsPerEm, face.ascender, face.descender],
    glyphs: JSON.stringify(
      codePoints.map((c) => {
        const { key, outline } = face.glyph(c)!;
        return [key, face.advance(c), outline.verbs, outline.coords];
      }),
    ),
    kerning: some.map((left) => some.map((right) => face.kerning(left, right)).join()),
  };
}

describe('the bundled files', () => {
  it.each([
    'KaTeX_Main-Regular',
    'KaTeX_Math-Italic',
    'KaTeX_Size4-Regular',
    'tinos-latin-400-normal',
    'tinos-cyrillic-400-italic',
    'noto-sans-latin-400-normal',
    'noto-sans-vietnamese-700-italic',
    'cousine-greek-400-normal',
    'noto-sans-sc-119-400-normal',
    'noto-serif-sc-91-400-normal',
    'noto-sans-kr-99-400-normal',
  ])('give of %s what the font does that they are made of', async (name) => {
    const source = sourceOf(name);
    const codePoints = [...(await readOpenType(source)).characters.keys()].sort((a, b) => a - b);
    expect(codePoints.length).toBeGreaterThan(5);
    const face = await parseFont(name, source);
    expect(described(bundled(name), codePoints)).toEqual(described(face, codePoints));
  });
});

describe('parseFont', () => {
  it('reads metrics, glyphs and advances of a TrueType file', async () => {
    const face = await parseFont('mine', sourceOf('KaTeX_Main-Regular'));
    expect([face.unitsPerEm, face.ascender, face.descender]).toEqual([1000, 903, -272]);
    expect(face.advance(0x78)).toBe(528);
    expect(face.glyph(0x78)!.key).toMatch(/^mine\/\d+$/);
    expect(face.glyph(0x4e2d)).toBeUndefined();
  });

  it('reads quadratic curves as they are', async () => {
    const { outline } = (await parseFont('mine', sourceOf('KaTeX_Size1-Regular'))).glyph(0x28)!;
    expect(new Set(outline.verbs)).toEqual(new Set([0, 1, 2, 5]));
  });

  it.each([
    ['in WOFF', 'tinos-latin-400-normal', 'AV', -264],
    ['in WOFF', 'tinos-latin-400-normal', 'nn', 0],
    ['behind an extension lookup', 'noto-sans-latin-400-normal', 'AV', -40],
    ['behind an extension lookup', 'noto-sans-latin-400-normal', 'To', -70],
    ['of a font without kerning', 'cousine-latin-400-normal', 'AV', 0],
  ])('reads kerning %s: %s, %s', async (_, name, pair, expected) => {
    const face = await parseFont(name, sourceOf(name));
    expect(face.kerning(pair.codePointAt(0)!, pair.codePointAt(1)!)).toBe(expected);
  });

  it('reads from a view into a larger buffer', async () => {
    const file = sourceOf('KaTeX_Size1-Regular');
    const pool = new Uint8Array(file.length + 7);
    pool.set(file, 7);
    expect((await parseFont('pooled', pool.subarray(7))).advance(0x28)).toBe(458);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['text', new TextEncoder().encode('<!doctype html>')],
    ['a font cut short', sourceOf('KaTeX_Size1-Regular').subarray(0, 300)],
    ['a WOFF cut short', sourceOf('tinos-latin-400-normal').subarray(0, 900)],
    ['a WOFF of zeros', sourceOf('tinos-latin-400-normal').fill(0, 44)],
  ])('refuses %s by name', async (_, data) => {
    await expect(parseFont('my-font', data)).rejects.toThrow('my-font');
  });
});
