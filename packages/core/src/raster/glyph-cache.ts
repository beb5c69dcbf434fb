import type { Glyph } from '../scene/scene.js';
import type { Bounds } from './clip.js';
import { Contours } from './contours.js';
import { flatten, TOLERANCE } from './flatten.js';
import { simplify } from './simplify.js';
import { scaling } from './transform.js';

/** A glyph as polylines, for an em of `em` px, y up. */
export interface FlatGlyph {
  readonly em: number;
  readonly xy: Float64Array;
  /** Index of the point after each contour's last. */
  readonly ends: Int32Array;
  /** What the points lie in. */
  readonly bounds: Bounds;
}

/** Glyphs that are kept: about 2 kB each, so 10 MB at most. */
const MAX_GLYPHS = 5000;
/** Ems are 2^n px, so that each glyph is kept in a few sizes at most; greater ones are flattened each time. */
const MAX_EM = 1024;

const EVERYWHERE: Bounds = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** Looks up glyphs that are flattened finely enough for an em of `size` px. */
export type GlyphCache = (glyph: Glyph, size: number) => FlatGlyph;

/** A cache that holds each glyph for as long as its font is held. */
export function createGlyphCache(): GlyphCache {
  let kept = new WeakMap<Glyph, Map<number, FlatGlyph>>();
  let count = 0;
  const curves = new Contours();
  const contours = new Contours();
  return (glyph, size) => {
    const em = 2 ** Math.ceil(Math.log2(Math.max(size, 1)));
    if (em > MAX_EM) return flattenGlyph(glyph, em, curves, contours);
    let sizes = kept.get(glyph);
    if (sizes === undefined) {
      sizes = new Map();
      kept.set(glyph, sizes);
    }
    let flat = sizes.get(em);
    if (flat === undefined) {
      flat = flattenGlyph(glyph, em, curves, contours);
      if (++count > MAX_GLYPHS) {
        kept = new WeakMap([[glyph, sizes]]);
        count = 1;
      }
      sizes.set(em, flat);
    }
    return flat;
  };
}

function flattenGlyph(glyph: Glyph, em: number, curves: Contours, contours: Contours): FlatGlyph {
  curves.clear();
  flatten(glyph.outline, scaling(em / glyph.unitsPerEm), EVERYWHERE, 0, curves);
  contours.clear();
  simplify(curves, TOLERANCE, contours);
  const xy = contours.xy.slice(0, 2 * contours.points);
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < xy.length; i += 2) {
    left = Math.min(left, xy[i]!);
    right = Math.max(right, xy[i]!);
    top = Math.min(top, xy[i + 1]!);
    bottom = Math.max(bottom, xy[i + 1]!);
  }
  const bounds = { left, top, right, bottom };
  return {
    em,
    xy,
    ends: contours.ends.slice(0, contours.count),
    bounds,
  };
}
