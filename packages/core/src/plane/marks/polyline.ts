import type { PolylineValue } from '@geoslide/geometry';
import { arrowHead } from '../../draw/arrows.js';
import { clipToBox } from '../../draw/clip-line.js';
import { fittedDash } from '../../draw/dash.js';
import { type Pen, pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { coordinatesOf, polylineLength, polylinePath, reversed, withoutEnd } from '../../draw/polyline.js';
import type { Px } from '../../draw/viewport.js';
import type { SceneNode } from '../../scene/scene.js';
import { middleOf } from '../anchor.js';
import { type Mark, type MarkContext, px } from '../mark.js';
import { readArrows } from '../shapes/linear.js';

function drawPolyline(value: PolylineValue, context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  if (!pen) return [];
  return strokePolyline(
    value.vertices.map((vertex) => px(context, vertex)),
    pen,
    context,
  );
}

function strokePolyline(points: readonly Px[], pen: Pen, context: MarkContext): SceneNode[] {
  const { startArrow, endArrow } = readArrows(context);
  const start = headAt(points[0]!, points[1]!, startArrow, pen);
  const end = headAt(points.at(-1)!, points.at(-2)!, endArrow, pen);
  const shorter = reversed(withoutEnd(reversed(coordinatesOf(points)), start?.setback ?? 0));
  const drawn = withoutEnd(shorter, end?.setback ?? 0);
  const length = polylineLength(drawn);
  const pieces = clipToBox(drawn, context.window);
  const whole = pieces.length === 1 && polylineLength(pieces[0]!) === length;
  const cap = !whole && context.bounds ? 'butt' : 'round';
  const lines = pieces.map((piece) => {
    const dash = fittedDash(pen.dash, pen.width, whole ? length : polylineLength(piece), 0, cap);
    return pathNode(polylinePath(piece), { stroke: strokeOf(pen, dash) });
  });
  return [...lines, ...[start, end].flatMap((head) => (head ? [head.node] : []))];
}

function headAt(tip: Px, from: Px, style: Parameters<typeof arrowHead>[0], pen: Pen) {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  return arrowHead(style, tip, angle, pen, Math.hypot(tip[0] - from[0], tip[1] - from[1]));
}

export const polyline: Mark<PolylineValue> = {
  draw: drawPolyline,
  rank: 'line',
  clips: false,
  anchor: ({ vertices }, context) => middleOf([coordinatesOf(vertices.map((vertex) => px(context, vertex)))]),
  looks: {},
  fallback: 'Segment',
};
