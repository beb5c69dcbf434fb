import { readFileSync } from 'node:fs';
import {
  layoutText,
  type PreparedPart,
  parseFace,
  rasterize,
  readPreparedGlyphs,
  type Scene,
  writePreparedGlyphs,
} from '@geoslide/core';
import { describe, expect, it } from 'vitest';
import type { FontIndex } from './coverage.js';
import { createFontLoader } from './loader.js';

const files = new URL('../files/', import.meta.url);
const { prepared }: FontIndex = JSON.parse(readFileSync(new URL('index.json', files), 'utf8'));
const read = (file: string) => readFileSync(new URL(file, files));

/** Code points that any of the faces may have. */
const MOST = 0x10000;

describe('the glyphs that a build has prepared', () => {
  it.each(prepared)('of %s are what the face gives', (name) => {
    const face = parseFace('face', read(`${name}.ttf`));
    const ofName = (part: PreparedPart) => read(`${name}-${part}.glyphs`);
    const find = readPreparedGlyphs(ofName);
    const glyphs = new Map(
      Array.from({ length: MOST }, (_, codePoint) => face.glyph(codePoint))
        .filter((glyph) => glyph !== undefined)
        .map((glyph) => [Number(glyph.key.slice('face/'.length)), glyph] as const)
        .filter(([index]) => find(index) !== undefined),
    );
    expect(glyphs.size).toBeGreaterThan(70);
    for (const [part, bytes] of writePreparedGlyphs(glyphs)) {
      expect(Buffer.compare(bytes, ofName(part)), part).toBe(0);
    }
  });

  it('are those of letters and digits', () => {
    const name = 'tinos-latin-400-normal';
    const face = parseFace(name, read(`${name}.ttf`));
    const find = readPreparedGlyphs((part) => read(`${name}-${part}.glyphs`));
    const isFound = (character: string) =>
      find(Number(face.glyph(character.codePointAt(0)!)!.key.slice(name.length + 1))) !== undefined;
    for (const character of 'AZaz09+-=(°') expect(isFound(character), character).toBe(true);
    for (const character of 'Åß¼') expect(isFound(character), character).toBe(false);
  });

  it('are used where the files are the package’s own, with the same pixels', async () => {
    const own = createFontLoader();
    const others = createFontLoader({ read });
    const style = { mode: 'latex', font: 'KaTeX_Math', fontSize: 20 } as const;
    const pixels = [];
    for (const fonts of [own, others]) {
      await fonts.load({ text: 'x_1', fontKey: 'KaTeX_Math', math: true });
      const { layout } = layoutText('x_1', style, fonts);
      const scene: Scene = {
        width: 50,
        height: 40,
        background: { r: 255, g: 255, b: 255, a: 1 },
        children: [{ kind: 'text', source: 'x_1', ...style, x: 5, y: 25, color: { r: 0, g: 0, b: 0, a: 1 }, layout }],
      };
      pixels.push(Buffer.from(rasterize(scene, { pixelRatio: 1 }).data));
    }
    expect(own.katex('KaTeX_Math-Italic')!.glyph(0x78)!.prepared).toBeDefined();
    expect(others.katex('KaTeX_Math-Italic')!.glyph(0x78)!.prepared).toBeUndefined();
    expect(pixels[0]!.some((byte) => byte !== 255)).toBe(true);
    expect(pixels[0]!.equals(pixels[1]!)).toBe(true);
  });
});
