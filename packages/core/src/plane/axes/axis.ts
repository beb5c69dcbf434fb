import type { NumberMarks } from '@geoslide/geometry';
import { type ArrowStyle, arrowLength } from '../../draw/arrows.js';
import type { PixelGrid } from '../../draw/crisp.js';
import type { Spacing } from '../../draw/ticks.js';
import type { Box, Px, Viewport } from '../../draw/viewport.js';
import type { Color } from '../../scene/scene.js';
import type { Report, StyleReader, Values } from '../../style/reader.js';
import type { LoadedFonts } from '../../text/fonts.js';

/** One axis as it is drawn; everything in px. */
export interface Axis {
  readonly name: 'x' | 'y';
  readonly style: StyleReader<Values['axis']>;
  readonly color: Color;
  /** Of its line: as its style has it, and on device pixels. */
  readonly penWidth: number;
  readonly width: number;
  /** Where its line belongs, before it is moved to device pixels. */
  readonly line: number;
  /** Where it lies: the y of the x-axis, the x of the y-axis. At the border of the view for one that is pinned. */
  readonly at: number;
  /** Whether it lies outside of the view, and only its numbers and title are drawn. */
  readonly pinned: boolean;
  /** The same in logical units, wherever it lies. */
  readonly lies: number;
  /** Its ends along itself: `tip` is to the right, or above (and so the smaller y). */
  readonly start: number;
  readonly tip: number;
  readonly arrow: ArrowStyle;
  readonly spacing: Spacing;
  /** Logical units that 1 at the axis stands for. */
  readonly unitSize: number;
  /** Of a logarithmic axis: decades from number to number. */
  readonly decades: number | undefined;
  /** From regular tick to tick. */
  readonly stepPx: number;
  readonly ticks: readonly Tick[];
  readonly minorTicks: readonly Tick[];
  readonly tickWidth: number;
  /** How far ticks reach from the axis's middle. */
  readonly reach: number;
  readonly minorReach: number;
  /** Where the other axis crosses it, in logical units, and whether that lies on the drawn part. */
  readonly crossedAt: number;
  readonly meetsOther: boolean;
}

/**
 * A tick: `k` is its number among regular ones, `at` its place along the axis on device pixels, `place` that before,
 * `value` it in logical units.
 */
export interface Tick {
  readonly k?: number;
  readonly at: number;
  readonly place: number;
  readonly value: number;
  /** What stands there instead of the number. */
  readonly text?: string;
}

/** Whether a tick is where the other axis crosses, up to rounding. */
export function isCorner({ crossedAt }: Axis, { value }: Tick): boolean {
  return Math.abs(value - crossedAt) <= 1e-9 * Math.abs(crossedAt);
}

export interface AxesInput {
  readonly xStyle: StyleReader<Values['axis']>;
  readonly yStyle: StyleReader<Values['axis']>;
  readonly viewport: Viewport;
  /** Device pixels for which numbers, names and titles choose their places. */
  readonly pixels: PixelGrid;
  readonly background: Color;
  readonly fonts: LoadedFonts;
  readonly marks: NumberMarks;
  readonly report: Report;
  /** Whether no object is drawn within a box: numbers and names go elsewhere where one is. */
  readonly isClear: (box: Box) => boolean;
  /** Whether names stand below the x-axis in place of its numbers. */
  readonly isNamed: boolean;
}

/** A point `along` an axis and `aside` of it: below the x-axis, to the right of the y-axis. */
export function axisPoint(axis: Axis, along: number, aside: number): Px {
  return axis.name === 'x' ? [along, axis.at + aside] : [axis.at + aside, along];
}

/** The box around an axis's line and head. */
export function axisBox(axis: Axis): Box {
  const half = axis.width / 2;
  const [x0, y0] = axisPoint(axis, Math.min(axis.start, axis.tip), -half);
  const [x1, y1] = axisPoint(axis, Math.max(axis.start, axis.tip), half);
  return { minX: x0, minY: y0, maxX: x1, maxY: y1 };
}

/** The box around an axis's head. */
export function headBox(axis: Axis): Box | undefined {
  if (axis.arrow === 'none') return undefined;
  const length = arrowLength(axis.arrow, axis.width);
  const inner = axis.tip - (axis.name === 'x' ? length : -length);
  const [x0, y0] = axisPoint(axis, Math.min(axis.tip, inner), -length / 2);
  const [x1, y1] = axisPoint(axis, Math.max(axis.tip, inner), length / 2);
  return { minX: x0, minY: y0, maxX: x1, maxY: y1 };
}
