import type { PixelGrid } from '../../draw/crisp.js';
import type { Pen } from '../../draw/pen.js';
import type { Spacing } from '../../draw/ticks.js';
import type { Px, Viewport } from '../../draw/viewport.js';
import type { Color } from '../../scene/scene.js';
import type { Report, StyleReader, Values } from '../../style/reader.js';
import type { LoadedFonts } from '../../text/fonts.js';

export interface GridInput {
  readonly style: StyleReader<Values['grid']>;
  readonly xStyle: StyleReader<Values['axis']>;
  readonly yStyle: StyleReader<Values['axis']>;
  readonly viewport: Viewport;
  readonly pixels: PixelGrid;
  readonly background: Color;
  readonly fonts: LoadedFonts;
  readonly report: Report;
}

/** The major lines of a grid, or the minor ones between them. */
export interface GridLines {
  /** From line to line across, and where that is its own, upwards. */
  readonly spacing: Spacing;
  readonly upwards: Spacing;
  readonly minor: boolean;
  readonly pen: Pen;
  readonly viewport: Viewport;
  readonly pixels: PixelGrid;
}

/** Logical units from line to line. */
export function lineStep({ spacing, minor }: Pick<GridLines, 'spacing' | 'minor'>): number {
  return (spacing.unit * spacing.multiple) / (minor ? spacing.parts : 1);
}

/** Leaves out of the multiples of a minor step those where a major line lies. */
export function ownMultiples(
  multiples: readonly number[],
  { spacing, minor }: Pick<GridLines, 'spacing' | 'minor'>,
): readonly number[] {
  return minor ? multiples.filter((k) => k % spacing.parts !== 0) : multiples;
}

/** The directions of the rays of a polar grid, degrees from 0 to below 360. */
export function rayAngles(style: StyleReader<Values['grid']>): number[] {
  const step = style.get('angleStep');
  return Array.from({ length: Math.ceil(360 / step - 1e-9) }, (_, k) => k * step);
}

/** A direction in px, y down, of an angle in degrees, on a plane drawn `ratio` times as high. */
export function directionOf(degrees: number, ratio = 1): Px {
  const turn = (degrees * Math.PI) / 180;
  return [Math.cos(turn), -ratio * Math.sin(turn)];
}

/** Where the origin lies, px. */
export function originPx({ left, top, scale }: Viewport): Px {
  return [-left * scale, top * scale];
}
