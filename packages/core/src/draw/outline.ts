import { PathBuilder } from '../scene/path.js';
import type { PathNode } from '../scene/scene.js';
import { arcLength } from './arc-length.js';
import { arcPoint, type EllipseArc } from './clip-ellipse.js';
import { closedDash, dashCap, edgeDashes, type LineDash } from './dash.js';
import { type Pen, pathNode, strokeOf } from './pen.js';
import type { Px } from './viewport.js';

/** A side of a closed outline: straight to a point, or along an arc that starts where the side before ends. */
export type Side = { readonly to: Px } | { readonly arc: EllipseArc };

/** Past this many line widths around, the pattern is not fitted to each side: it would be a list of thousands of lengths. */
const MAX_FITTED_WIDTHS = 4000;

/** The closed path along the sides; the last one has to end at `start`. */
export function outlinePath(start: Px, sides: readonly Side[]): PathBuilder {
  return trace(new PathBuilder().moveTo(...start), sides).close();
}

/**
 * The outline, dashed so that dashes lie around each corner. The first side has to be straight: a dashed contour
 * starts in its first gap, since not every output joins the dashes at the two ends of a contour.
 *
 * @param whole Its path, where that is known.
 */
export function outlineNode(start: Px, sides: readonly Side[], pen: Pen, whole = outlinePath(start, sides)): PathNode {
  if (pen.dash === 'solid') return pathNode(whole, { stroke: strokeOf(pen, { cap: 'butt' }) });
  const lengths = sideLengths(start, sides);
  const around = lengths.reduce((sum, length) => sum + length, 0);
  const first = sides[0];
  if (!first || !('to' in first) || !(lengths[0]! > 0) || around > MAX_FITTED_WIDTHS * pen.width) {
    const dash = closedDash(pen.dash, pen.width, around, 'butt');
    return pathNode(whole, { stroke: strokeOf(pen, dash) });
  }
  const { dash, gap, corner } = cyclicDashes(pen.dash, pen.width, lengths);
  const part = (corner + gap / 2) / lengths[0]!;
  const from: Px = [start[0] + part * (first.to[0] - start[0]), start[1] + part * (first.to[1] - start[1])];
  const path = trace(new PathBuilder().moveTo(...from), sides).close();
  const total = dash.reduce((sum, length) => sum + length, 0);
  return pathNode(path, { stroke: strokeOf(pen, { dash, dashOffset: total - gap / 2, cap: dashCap(pen.dash) }) });
}

/** The dashes and gaps of all sides in turn, from the first side's first dash to its first gap (`gap` px, after `corner` px). */
function cyclicDashes(kind: Exclude<LineDash, 'solid'>, width: number, lengths: readonly number[]) {
  const joined: number[] = [];
  for (const length of lengths) {
    const [half = 0, ...rest] = edgeDashes(kind, width, length);
    if (joined.length === 0) joined.push(half);
    else joined[joined.length - 1]! += half;
    joined.push(...rest);
  }
  const [corner = 0, gap = 0, ...rest] = joined;
  rest[rest.length - 1]! += corner;
  return { dash: [...rest, gap], gap, corner };
}

function sideLengths(start: Px, sides: readonly Side[]): number[] {
  let at = start;
  return sides.map((side) => {
    const from = at;
    if ('to' in side) {
      at = side.to;
      return Math.hypot(at[0] - from[0], at[1] - from[1]);
    }
    at = arcPoint(side.arc, side.arc.start + side.arc.sweep);
    return arcLength(side.arc);
  });
}

function trace(path: PathBuilder, sides: readonly Side[]): PathBuilder {
  for (const side of sides) {
    if ('to' in side) path.lineTo(...side.to);
    else {
      const { cx, cy, rx, ry, rotation, start, sweep } = side.arc;
      path.arc(cx, cy, rx, ry, rotation, start, sweep, true);
    }
  }
  return path;
}
