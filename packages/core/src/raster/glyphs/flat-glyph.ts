import type { Glyph } from '../../scene/scene.js';
import { type Bounds, EVERYWHERE } from '../outline/clip.js';
import { Contours } from '../outline/contours.js';
import { flatten, TOLERANCE } from '../outline/flatten.js';
import { simplify } from '../outline/simplify.js';
import { scaling, type Transform } from '../outline/transform.js';

/** A glyph as polylines, for an em of `em` px, y up. */
export interface FlatGlyph {
  readonly em: number;
  /** x and y in turn. */
  readonly xy: Float32Array;
  /** Index of the point after each contour's last. */
  readonly ends: Int32Array;
  /** What the points lie in. */
  readonly bounds: Readonly<Bounds>;
}

const curves = new Contours();
const contours = new Contours();

/** A glyph's outline as polylines, within a fiftieth of a px of it where an em is `em` px. */
export function flattenGlyph(glyph: Glyph, em: number): FlatGlyph {
  curves.clear();
  flatten(glyph.outline, scaling(em / glyph.unitsPerEm), EVERYWHERE, 0, curves);
  contours.clear();
  simplify(curves, TOLERANCE, contours);
  const xy = new Float32Array(contours.xy.subarray(0, 2 * contours.points));
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
  return { em, xy, ends: contours.ends.slice(0, contours.count), bounds: { left, top, right, bottom } };
}

/** Adds a glyph's contours as `t` moves them. */
export function addGlyph({ xy, ends }: FlatGlyph, { a, b, c, d, e, f }: Transform, out: Contours): void {
  let start = 0;
  for (const end of ends) {
    for (let i = start; i < end; i++) {
      const x = xy[2 * i]!;
      const y = xy[2 * i + 1]!;
      out.add(a * x + c * y + e, b * x + d * y + f);
    }
    out.end(true);
    start = end;
  }
}
