import { ARC, COORDS, type Path } from '../scene/path.js';
import type { Stroke } from '../scene/scene.js';
import type { Bounds } from './clip.js';

/** A stroke is at least a px wide, and its soft edges reach half a px further. */
const RIM = 1;

/** Whether a path certainly lies above or below the rows of `band`, device px: told by its control points. */
export function missesRows(path: Path, stroke: Stroke | undefined, pixelRatio: number, band: Bounds): boolean {
  const { verbs, coords } = path;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  let at = 0;
  for (let v = 0; v < verbs.length; v++) {
    const verb = verbs[v]!;
    const end = at + (COORDS[verb] ?? 0);
    if (verb === ARC) {
      // Its centre and radii.
      const y = coords[at + 1]!;
      const reach = Math.max(Math.abs(coords[at + 2]!), Math.abs(coords[at + 3]!));
      top = Math.min(top, y - reach);
      bottom = Math.max(bottom, y + reach);
      at = end;
      continue;
    }
    for (let i = at + 1; i < end; i += 2) {
      const y = coords[i]!;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    at = end;
  }
  // What has no finite place misses nothing: the drawing refuses it.
  if (!(top <= bottom)) return false;
  const limit = stroke?.join === 'miter' ? Math.max(Math.SQRT2, stroke.miterLimit ?? 4) : Math.SQRT2;
  const reach = (stroke === undefined ? 0 : (stroke.width / 2) * pixelRatio * limit) + RIM * limit;
  return bottom * pixelRatio + reach < band.top || top * pixelRatio - reach > band.bottom;
}
