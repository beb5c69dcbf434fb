import { PathBuilder } from '../scene/path.js';
import type { Color, PathNode } from '../scene/scene.js';
import type { Values } from '../style/reader.js';
import { fillOf, pathNode } from './pen.js';
import { signedArea } from './polyline.js';
import type { Px } from './viewport.js';

export type ArrowStyle = Values['object']['startArrow'];

export interface ArrowHead {
  readonly node: PathNode;
  /** How far before the tip the line has to end, px, so that it reaches into the head and never out of it. */
  readonly setback: number;
  /** The head's polygon. */
  readonly outline: readonly Px[];
  /** Whether the head is filled. The lines of a hollow head are drawn as strokes. */
  readonly filled: boolean;
}

/** Length of a head on a line of `width` px, and half its breadth and its notch's place as parts of the length. */
const SHAPES = {
  filled_stealth: { length: (width: number) => 5 + 3.5 * width, half: 0.36, notch: 0.74 },
  stealth: { length: (width: number) => 7 + 4 * width, half: 0.38, notch: 0.76 },
  triangle: { length: (width: number) => 4.5 + 3 * width, half: 0.42, notch: 1 },
  open: { length: (width: number) => 4.5 + 3.25 * width, half: 0.6, notch: 0 },
} as const;

/** Breadth of a hollow head's edge in line widths. */
const HOLLOW_EDGE = 0.6;

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
  if (style === 'open') {
    // A miter join of two arms reaches this far beyond their meeting point.
    const overshoot = touching;
    const breadth = (length - overshoot) * shape.half;
    const outline = [at(length, breadth), at(overshoot, 0), at(length, -breadth)];
    const stroke = { color, width: pen.width, cap: 'round', join: 'miter', miterLimit: 5 } as const;
    const node = pathNode(new PathBuilder().polyline(outline), { stroke });
    return { node, setback: overshoot, outline, filled: false };
  }
  const notch = length * shape.notch;
  const edge = Math.max(1, HOLLOW_EDGE * pen.width);
  const outline = [at(0, 0), at(length, half), at(notch, 0), at(length, -half)];
  const ring = new PathBuilder().polyline(outline, true).polyline(inset(outline, edge), true);
  const node = pathNode(ring, { fill: { color, rule: 'evenodd' } });
  return { node, setback: notch + pen.width / 2 - edge, outline, filled: false };
}

/** The polygon whose edges lie `by` px further inside; empty where nothing is left of it. */
function inset(polygon: readonly Px[], by: number): Px[] {
  const turn = Math.sign(signedArea(polygon));
  const lines = polygon.map((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const u: Px = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    return { u, at: [a[0] - turn * by * u[1], a[1] + turn * by * u[0]] as Px };
  });
  const inner = lines.map(({ u, at }, i): Px => {
    const before = lines.at(i - 1)!;
    const cross = before.u[0] * u[1] - before.u[1] * u[0];
    const t = ((at[0] - before.at[0]) * u[1] - (at[1] - before.at[1]) * u[0]) / cross;
    return [before.at[0] + t * before.u[0], before.at[1] + t * before.u[1]];
  });
  // Past the middle, edges change sides: each would then run backwards.
  const forward = inner.every((a, i) => {
    const b = inner[(i + 1) % inner.length]!;
    const { u } = lines[i]!;
    return (b[0] - a[0]) * u[0] + (b[1] - a[1]) * u[1] > 0;
  });
  return forward ? inner : [];
}
