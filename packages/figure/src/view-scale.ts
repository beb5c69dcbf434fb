import { DEFAULT_SCALE } from '@geoslide/protocol';
import { type Fields, isFields } from './fields.js';

/** px: a picture whose longer side is shorter shows little. */
const SMALL = 400;
/** px: a picture with a longer side fits no page, and no screen. */
const LARGE = 2048;
/** px across and upwards of the picture that takes its place. */
const WANTED = { width: 600, height: 400 };
/** Spans that are more unlike than this get a scale each, where the picture would be large. */
const UNLIKE = 4;

/** px of a unit, and of one upwards where that is another. */
export interface ViewScale {
  readonly scale: number;
  readonly scaleY?: number;
}

/**
 * The scale of a view that says none, where the usual one gives a picture of less than 400 px or more than 2048 px on
 * its longer side; undefined for others. Two digits are enough.
 */
export function chosenScale(view: Fields, styleSheet: Fields): ViewScale | undefined {
  const across = spanOf(view.minX, view.maxX, styleSheet.xaxis);
  const upwards = spanOf(view.minY, view.maxY, styleSheet.yaxis);
  const longer = Math.max(across, upwards);
  const side = longer * DEFAULT_SCALE;
  if (!(across > 0 && upwards > 0 && Number.isFinite(longer)) || (side >= SMALL && side <= LARGE)) return undefined;
  if (side > LARGE && Math.max(across / upwards, upwards / across) > UNLIKE)
    return { scale: twoDigits(WANTED.width / across), scaleY: twoDigits(WANTED.height / upwards) };
  return { scale: twoDigits(WANTED.width / longer) };
}

/** Units of an axis from one end of the view to the other; decades where it is logarithmic. */
function spanOf(min: unknown, max: unknown, axis: unknown): number {
  const [from, to] = [Number(min), Number(max)];
  return isFields(axis) && axis.scale === 'log' ? Math.log10(to / from) : to - from;
}

function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}
