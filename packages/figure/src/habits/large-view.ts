import type { DraftSlide } from '../draft.js';
import { isFields } from '../fields.js';
import { Fault } from '../problem.js';

/** px of a unit where nothing says a scale. */
const UNSAID_SCALE = 50;
/** px: a picture with a longer side fits no page, and no screen. */
const LARGE = 2048;
/** px across and upwards, for the scales that a message proposes. */
const PROPOSED = { width: 600, height: 400 };
/** Spans that are more unlike than this want a scale each. */
const UNLIKE = 4;

/** What to write for a view without a scale whose picture is larger than any page; undefined for others. */
export function largeViewFault({ view = {}, viewAt = 0, styleSheet }: DraftSlide): Fault | undefined {
  const { minX, maxX, minY, maxY } = view;
  const across = spanOf(minX, maxX, styleSheet.xaxis);
  const upwards = spanOf(minY, maxY, styleSheet.yaxis);
  const size = [across, upwards].map((span) => Math.round(span * UNSAID_SCALE));
  if (!(across > 0 && upwards > 0) || Math.max(...size) <= LARGE) return undefined;
  const isUnlike = Math.max(across / upwards, upwards / across) > UNLIKE;
  const scales = isUnlike
    ? `${twoDigits(PROPOSED.width / across)}, ${twoDigits(PROPOSED.height / upwards)}`
    : twoDigits(PROPOSED.width / Math.max(across, upwards));
  const bounds = `${minX} .. ${maxX}, ${minY} .. ${maxY}`;
  const remedy = `write view ${bounds} scale ${scales}, px for a unit${isUnlike ? ' of x and of y' : ''}`;
  return new Fault(viewAt, `a view of ${size.join(' × ')} px`, 'a picture that fits a page', remedy);
}

/** Units of an axis from one end of the view to the other; decades where it is logarithmic. */
function spanOf(min: unknown, max: unknown, axis: unknown): number {
  const [from, to] = [Number(min), Number(max)];
  return isFields(axis) && axis.scale === 'log' ? Math.log10(to / from) : to - from;
}

function twoDigits(value: number): string {
  return String(Number(value.toPrecision(2)));
}
