import type { Path } from '../../scene/path.js';
import { controlBounds } from '../../scene/path-bounds.js';
import type { Stroke } from '../../scene/scene.js';
import type { Bounds } from './clip.js';

/** A stroke is at least a px wide, and its soft edges reach half a px further. */
const RIM = 1;

/** Whether a path certainly lies above or below the rows of `band`, device px: told by its control points. */
export function missesRows(path: Path, stroke: Stroke | undefined, pixelRatio: number, band: Bounds): boolean {
  const { top, bottom } = controlBounds(path);
  // What has no finite place misses nothing: the drawing refuses it.
  if (!(top <= bottom)) return false;
  const limit = stroke?.join === 'miter' ? Math.max(Math.SQRT2, stroke.miterLimit ?? 4) : Math.SQRT2;
  const reach = (stroke === undefined ? 0 : (stroke.width / 2) * pixelRatio * limit) + RIM * limit;
  return bottom * pixelRatio + reach < band.top || top * pixelRatio - reach > band.bottom;
}
