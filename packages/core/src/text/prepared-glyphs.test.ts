import { describe, expect, it } from 'vitest';
import { flattenGlyph } from '../raster/flat-glyph.js';
import { createGlyphCache } from '../raster/glyph-cache.js';
import { PathBuilder } from '../scene/path.js';
import type { Glyph } from '../scene/scene.js';
import { glyphInk } from './ink.js';
import { type PreparedPart, readPreparedGlyphs, writePreparedGlyphs } from './prepared-glyphs.js';

const ring: Glyph = {
  key: 'test/3',
  outline: new PathBuilder().circle(500, 500, 400).circle(500, 500, 200),
  unitsPerEm: 1000,
};
const bar: Glyph = { key: 'test/7', outline: new PathBuilder().rect(-10.5, 0, 100, 700), unitsPerEm: 1000 };
const space: Glyph = { key: 'test/5', outline: { verbs: [], coords: [] }, unitsPerEm: 1000 };
const files = writePreparedGlyphs(
  new Map([
    [3, ring],
    [7, bar],
    [5, space],
  ]),
);
const read = (part: PreparedPart) => files.get(part)!;

describe('prepared glyphs', () => {
  it('are what flattening them gives, and their extents', () => {
    const prepared = readPreparedGlyphs(read);
    for (const [index, glyph] of [
      [3, ring],
      [7, bar],
      [5, space],
    ] as const) {
      for (const em of [16, 32, 64]) expect(prepared(index)!.flat(em)).toEqual(flattenGlyph(glyph, em));
      expect(prepared(index)!.ink).toEqual(glyphInk(glyph));
    }
  });

  it('are those that were written, for the ems that labels have', () => {
    const prepared = readPreparedGlyphs(read);
    for (const index of [0, 2, 4, 6, 8, 1000]) expect(prepared(index)).toBeUndefined();
    for (const em of [8, 128, 1024]) expect(prepared(3)!.flat(em)).toBeUndefined();
  });

  it('are read from wherever the bytes lie in memory', () => {
    const odd = (part: PreparedPart) => {
      const pool = new Uint8Array(read(part).length + 3);
      pool.set(read(part), 3);
      return pool.subarray(3);
    };
    expect(readPreparedGlyphs(odd)(3)!.flat(16)).toEqual(flattenGlyph(ring, 16));
  });

  it('come from a file only where it is needed, and once', () => {
    const parts: PreparedPart[] = [];
    const prepared = readPreparedGlyphs((part) => {
      parts.push(part);
      return read(part);
    });
    expect(parts).toEqual([]);
    for (const index of [3, 7]) expect(prepared(index)!.ink).toBeDefined();
    expect(parts).toEqual(['ink']);
    for (const index of [3, 7]) expect(prepared(index)!.flat(32)).toBeDefined();
    expect(parts).toEqual(['ink', '32']);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['files of another version', Uint8Array.from(read('ink'), (byte, i) => (i === 3 ? byte + 1 : byte))],
  ])('are none in %s', (_, bytes) => {
    expect(readPreparedGlyphs(() => bytes)(3)).toBeUndefined();
    expect(readPreparedGlyphs((part) => (part === 'ink' ? read(part) : bytes))(3)!.flat(32)).toBeUndefined();
  });

  it('stand for outlines where they are drawn and measured', () => {
    const untouched: Glyph = {
      key: 'test/9',
      unitsPerEm: 1000,
      prepared: readPreparedGlyphs(read)(3),
      get outline(): never {
        throw new Error('the outline was read');
      },
    };
    expect(createGlyphCache()(untouched, 20)).toEqual(flattenGlyph(ring, 32));
    expect(glyphInk(untouched)).toEqual(glyphInk(ring));
  });
});
