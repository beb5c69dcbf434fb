import type { ConicValue } from '@geoslide/geometry';
import type { SceneNode } from '../../../scene/scene.js';
import { middleOfLine } from '../../anchor.js';
import { type Mark, type MarkContext, px } from '../../mark.js';
import { drawLine } from '../../shapes/linear.js';
import { drawPoint } from '../point.js';

/** Degenerate conics: one or two lines, or a point. */
function drawConic(value: ConicValue, context: MarkContext): SceneNode[] {
  if (value.point) return drawPoint({ type: 'Point', ...value.point }, context);
  return value.lines.flatMap((line) => drawLine(line, context));
}

export const conic: Mark<ConicValue> = {
  draw: drawConic,
  rank: 'line',
  clips: false,
  anchor: ({ point, lines: [line] }, context) => {
    if (point) return { at: px(context, point) };
    return line && middleOfLine(line.origin, line.direction, -Infinity, context);
  },
  looks: {},
  fallback: 'Curve',
};
