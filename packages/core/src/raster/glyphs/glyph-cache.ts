import type { Glyph } from '../../scene/scene.js';
import { type FlatGlyph, flattenGlyph } from './flat-glyph.js';

/** Glyphs that are kept: about 2 kB each, so 10 MB at most. */
const MAX_GLYPHS = 5000;
/** Glyphs are kept for em sizes of 2^n px, so that each is kept in few sizes. Larger ones are flattened each time. */
const MAX_EM = 1024;

/** Looks up glyphs that are flattened finely enough for an em of `size` px. */
export type GlyphCache = (glyph: Glyph, size: number) => FlatGlyph;

/** A cache that holds each glyph for as long as its font is held. */
export function createGlyphCache(): GlyphCache {
  let kept = new WeakMap<Glyph, Map<number, FlatGlyph>>();
  let count = 0;
  return (glyph, size) => {
    const em = 2 ** Math.ceil(Math.log2(Math.max(size, 1)));
    if (em > MAX_EM) return flattenGlyph(glyph, em);
    let sizes = kept.get(glyph);
    if (sizes === undefined) {
      sizes = new Map();
      kept.set(glyph, sizes);
    }
    let flat = sizes.get(em);
    if (flat === undefined) {
      flat = flattenGlyph(glyph, em);
      if (++count > MAX_GLYPHS) {
        kept = new WeakMap([[glyph, sizes]]);
        count = 1;
      }
      sizes.set(em, flat);
    }
    return flat;
  };
}
