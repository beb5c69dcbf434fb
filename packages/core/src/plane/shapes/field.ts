import type { FieldGrid, Vec2 } from '@geoslide/geometry';
import { takeSteps } from '@geoslide/geometry';
import { roundUp125 } from '../../draw/ticks.js';
import { toLogicalBounds } from '../../draw/viewport.js';
import { visible } from '../anchor.js';
import type { MarkContext } from '../mark.js';

/** px between two marks at least, where nobody says how many there are. */
const SPACING = 24;
/** Marks of one field; the distance grows beyond. */
const MOST = 40_000;
/** Steps for a mark. */
const MARK_STEPS = 100;

/** Where the marks of a field stand, and how far they are apart in px. */
interface FieldPlaces {
  readonly places: readonly Vec2[];
  readonly spacing: number;
}

/** The places of a field's marks that are seen: round coordinates, or as many as the grid says along its width. */
export function fieldPlaces({ count, box }: FieldGrid, context: MarkContext): FieldPlaces {
  const view = toLogicalBounds(context.viewport, visible(context));
  const { scale } = context.viewport;
  const area = box ?? view;
  const width = area.right - area.left;
  const height = area.top - area.bottom;
  const least = Math.sqrt((width * height) / MOST);
  const step = Math.max(least, count === undefined ? roundUp125(SPACING / scale) : width / count);
  // A grid that is counted fills the area evenly; the others stand at multiples of the step.
  const rows = Math.max(1, Math.round(height / step));
  const xs =
    count === undefined ? multiples(area.left, area.right, step) : even(area.left, step, Math.round(width / step));
  const ys =
    count === undefined
      ? multiples(area.bottom, area.top, step)
      : even((area.bottom + area.top - rows * step) / 2, step, rows);
  const places = ys.flatMap((y) => xs.map((x) => ({ x, y })));
  takeSteps(MARK_STEPS * places.length);
  return {
    places: places.filter(
      ({ x, y }) => isNear(x, view.left, view.right, step) && isNear(y, view.bottom, view.top, step),
    ),
    spacing: step * scale,
  };
}

const isNear = (at: number, low: number, high: number, margin: number): boolean =>
  at >= low - margin && at <= high + margin;

function multiples(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step);
}

const even = (low: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => low + (i + 0.5) * step);
