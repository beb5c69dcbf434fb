import type { DraftSlide } from '../draft.js';
import type { Fields } from '../fields.js';
import { Fault, type Report } from '../problem.js';

/** px: a picture whose longer side is shorter than this shows nothing that could be read. */
const LEAST_SIDE = 24;
/** px: what the longer side of a picture usually has. */
const WANTED_SIDE = 600;

/** Tells of a scale that leaves nothing to see: it is px for a unit, and no factor. */
export function checkSize({ view, viewAt = 0, space }: DraftSlide, report: Report): void {
  const side = view === undefined || space ? undefined : longerSide(view);
  if (side === undefined || side >= LEAST_SIDE) return;
  const scale = Math.ceil((Number(view!.scale) * WANTED_SIDE) / side);
  const remedy = `write scale ${scale}, px for one unit of the axes, or leave it out`;
  report.warn(new Fault(viewAt, `a picture of ${Math.ceil(side)} px`, 'a scale in px', remedy));
}

/** The longer side of a view's picture, px; undefined where it says no scale. */
function longerSide({ minX, maxX, minY, maxY, scale, scaleY = scale }: Fields): number | undefined {
  if (typeof scale !== 'number' || !(scale > 0)) return undefined;
  const side = Math.max((Number(maxX) - Number(minX)) * scale, (Number(maxY) - Number(minY)) * Number(scaleY));
  return side > 0 ? side : undefined;
}
