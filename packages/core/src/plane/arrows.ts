import { PathBuilder } from '../scene/path.js';
import type { Color, PathNode } from '../scene/scene.js';
import { fillOf, pathNode } from './pen.js';
import type { Px } from './viewport.js';

export const ARROW_STYLES = ['filled_stealth', 'stealth', 'triangle', 'open', 'none'] as const;
export type ArrowStyle = (typeof ARROW_STYLES)[number];

export interface ArrowHead {
  readonly node: PathNode;
  /** How far before the tip the line has to end, px, so that it reaches into the head and never out of it. */
  readonly setback: number;
  /** The head's polygon. */
  readonly outline: readonly Px[];
  /** Whether that is filled; its lines are drawn otherwise. */
  readonly filled: boolean;
}

/** Length of a head on a line of `width` px, and half its breadth and its notch's place as parts of the length. */
const SHAPES = {
  filled_stealth: { length: (width: number) => 5 + 3.5 * width, half: 0.36, notch: 0.74 },
  stealth: { length: (width: number) => 6 + 3.75 * width, half: 0.36, notch: 0.74 },
  triangle: { length: (width: number) => 4.5 + 3 * width, half: 0.42, notch: 1 },
  open: { length: (width: number) => 4 + 3 * width, half: 0.5, notch: 0 },
} as const;

/** How far a line reaches into a filled head, px: no seam, and its corners stay inside. */
const OVERLAP = 1;

/** The length of a head along its line, px; 0 for `none`. */
export function arrowLength(style: ArrowStyle, lineWidth: number): number {
  return style === 'none' ? 0 : SHAPES[style].length(lineWidth);
}

/**
 * An arrow head whose tip ends exactly at `tip`.
 *
 * @param angle Radians, where it points, clockwise on screen.
 * @param maxLength px; a head on a short line is scaled down to it.
 */
export function arrowHead(
  style: ArrowStyle,
  tip: Px,
  angle: number,
  pen: { readonly color: Color; readonly width: number },
  maxLength = Infinity,
): ArrowHead | undefined {
  if (style === 'none') return undefined;
  const shape = SHAPES[style];
  const length = Math.min(maxLength, shape.length(pen.width));
  if (length <= 0) return undefined;
  const half = length * shape.half;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  /** The point `back` px behind the tip and `aside` px to its side. */
  const at = (back: number, aside: number): Px => [
    tip[0] - back * cos - aside * sin,
    tip[1] - back * sin + aside * cos,
  ];
  const color = pen.color;
  const halfAngle = Math.atan(shape.half);
  // The round end of the line, centred here, touches the head's edges from inside.
  const touching = pen.width / 2 / Math.sin(halfAngle);

  if (style === 'filled_stealth' || style === 'triangle') {
    const notch = length * shape.notch;
    const outline = [at(0, 0), at(length, half), ...(style === 'triangle' ? [] : [at(notch, 0)]), at(length, -half)];
    return {
      node: pathNode(new PathBuilder().polyline(outline, true), { fill: fillOf(color) }),
      setback: Math.max(notch - OVERLAP, touching),
      outline,
      filled: true,
    };
  }
  const width = style === 'open' ? pen.width : Math.max(1, 0.6 * pen.width);
  // A miter join of two edges reaches this far beyond their meeting point.
  const overshoot = width / 2 / Math.sin(halfAngle);
  const stroke = { color, width, cap: 'butt', join: 'miter', miterLimit: 5 } as const;
  if (style === 'open') {
    const outline = [at(length, half), at(overshoot, 0), at(length, -half)];
    const path = new PathBuilder().polyline(outline);
    return {
      node: pathNode(path, { stroke: { ...stroke, cap: 'round' } }),
      setback: overshoot,
      outline,
      filled: false,
    };
  }
  const notch = Math.max(overshoot, length * shape.notch);
  const outline = [at(overshoot, 0), at(length, half - width), at(notch, 0), at(length, width - half)];
  const node = pathNode(new PathBuilder().polyline(outline, true), { stroke });
  return { node, setback: notch + pen.width / 2, outline, filled: false };
}
