import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import type { Glyph } from '../../scene/scene.js';
import { createGlyphCache } from './glyph-cache.js';

const ring: Glyph = {
  key: 'test/ring',
  outline: new PathBuilder().circle(500, 500, 400).circle(500, 500, 200),
  unitsPerEm: 1000,
};

describe('the glyph cache', () => {
  it('keeps a glyph for sizes that share a power of two', () => {
    const glyphs = createGlyphCache();
    expect(glyphs(ring, 20)).toBe(glyphs(ring, 31));
    expect(glyphs(ring, 20)).not.toBe(glyphs(ring, 33));
    expect(glyphs(ring, 20).em).toBe(32);
  });

  it('flattens finely enough for the size', () => {
    const glyphs = createGlyphCache();
    for (const size of [4, 60, 4000]) {
      const { em, xy, ends } = glyphs(ring, size);
      expect(em).toBeGreaterThanOrEqual(size);
      let chord = 0;
      for (let i = 1; i < ends[0]!; i++) {
        const middle = [0, 1].map((k) => (xy[2 * i + k]! + xy[2 * i - 2 + k]!) / 2 - em / 2);
        chord = Math.max(chord, 0.4 * em - Math.hypot(...middle));
      }
      expect(chord).toBeLessThan(0.05);
      expect(chord).toBeGreaterThan(0);
    }
  });

  it('tells what the outline lies in', () => {
    const { bounds } = createGlyphCache()(ring, 64);
    expect(Object.values(bounds).map((value) => Math.round(value * 10) / 10)).toEqual([6.4, 6.4, 57.6, 57.6]);
  });

  it('stays right when it has seen more glyphs than it keeps', () => {
    const glyphs = createGlyphCache();
    const many = Array.from({ length: 5001 }, (_, i): Glyph => {
      return { key: String(i), outline: new PathBuilder().rect(i, 0, 100, 100), unitsPerEm: 1024 };
    });
    for (const glyph of many) glyphs(glyph, 1024);
    expect(glyphs(many[7]!, 1024).bounds.left).toBe(7);
    expect(glyphs(many[5000]!, 1024)).toBe(glyphs(many[5000]!, 1024));
  });
});
