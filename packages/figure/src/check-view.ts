import { largeViewAdvice } from '#habits';
import type { DraftSlide } from './draft.js';
import { isFields } from './fields.js';
import { Fault, type Report } from './problem.js';

/** px of a unit where nothing says a scale. */
const UNSAID_SCALE = 50;
/** px: a picture with a longer side fits no page, and no screen. */
const LARGE = 2048;

/** Warns of a view without a scale whose picture is larger than any page, with scales that fit one. */
export function checkView({ view, viewAt, camera, space, styleSheet }: DraftSlide, report: Report): void {
  if (view === undefined || viewAt === undefined || space || camera !== undefined) return;
  const { minX, maxX, minY, maxY } = view;
  if ((view.scale ?? view.scaleY) !== undefined) return;
  const across = spanOf(minX, maxX, styleSheet.xaxis);
  const upwards = spanOf(minY, maxY, styleSheet.yaxis);
  const size = [across, upwards].map((span) => Math.round(span * UNSAID_SCALE));
  if (!(across > 0 && upwards > 0) || Math.max(...size) <= LARGE) return;
  const remedy = largeViewAdvice(`${minX} .. ${maxX}, ${minY} .. ${maxY}`, across, upwards);
  if (remedy === undefined) return;
  report.warn(new Fault(viewAt, `a view of ${size.join(' × ')} px`, 'a picture that fits a page', remedy));
}

/** Units of an axis from one end of the view to the other; decades where it is logarithmic. */
function spanOf(min: unknown, max: unknown, axis: unknown): number {
  const [from, to] = [Number(min), Number(max)];
  return isFields(axis) && axis.scale === 'log' ? Math.log10(to / from) : to - from;
}
