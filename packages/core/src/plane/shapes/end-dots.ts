import { type CurveValue, curveEnds } from '@geoslide/geometry';
import { fillOf, type Pen, pathNode } from '../../draw/pen.js';
import { isInside, toLogicalBounds } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { visible } from '../anchor.js';
import { type MarkContext, px } from '../mark.js';

/** The radius of a dot on a line of `width` px: a little more than that of a point. */
const radiusOn = (width: number): number => 2.5 + 0.75 * width;

/** Dots where the pieces of a function end, circles where the end does not belong to it. */
export function endDots(curve: CurveValue, pen: Pen, context: MarkContext): SceneNode[] {
  const view = visible(context);
  const ends = curveEnds(curve, toLogicalBounds(context.viewport, view), 1 / context.viewport.scale);
  const radius = radiusOn(pen.width);
  const width = Math.min(pen.width, 0.6 * radius);
  // A dot of another piece may lie where a circle is: the circles come first.
  return ends
    .toSorted((a, b) => Number(a.closed) - Number(b.closed))
    .flatMap(({ at, closed }) => {
      const center = px(context, at);
      if (!isInside(view, center, radius)) return [];
      const path = new PathBuilder();
      if (closed) return [pathNode(path.circle(...center, radius), { fill: fillOf(pen.color) })];
      const stroke = { color: pen.color, width, cap: 'butt', join: 'miter' } as const;
      return [pathNode(path.circle(...center, radius - width / 2), { fill: fillOf(context.background), stroke })];
    });
}
