import { largeViewFault } from '#habits';
import type { DraftSlide } from './draft.js';
import type { Report } from './problem.js';

/** Units: at 50 px each, the picture of a wider view fits no page. */
const LARGE = 40;

/** Warns of a view without a scale whose picture is larger than any page. */
export function checkView(slide: DraftSlide, report: Report): void {
  const { view, camera, space } = slide;
  if (!view || space || camera || (view.scale ?? view.scaleY) !== undefined) return;
  if (Math.max(Number(view.maxX) - Number(view.minX), Number(view.maxY) - Number(view.minY)) <= LARGE) return;
  const fault = largeViewFault(slide);
  if (fault) report.warn(fault);
}
