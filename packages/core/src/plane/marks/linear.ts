import type { LineValue, RayValue, SegmentValue, VectorValue } from '@geoslide/geometry';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { ARROW_STYLES, type ArrowStyle, arrowHead } from '../arrows.js';
import { clipLine } from '../clip-line.js';
import { fittedDash, freeDash } from '../dash.js';
import { type MarkContext, px } from '../mark.js';
import { pathNode, readPen, strokeOf } from '../pen.js';
import type { Px } from '../viewport.js';

export function drawLine(value: LineValue, context: MarkContext): SceneNode[] {
  const [origin, direction] = along(value.origin, value.direction, context);
  return drawStraight({ origin, direction, min: -Infinity, max: Infinity }, context);
}

export function drawRay(value: RayValue, context: MarkContext): SceneNode[] {
  const [origin, direction] = along(value.origin, value.direction, context);
  return drawStraight({ origin, direction, min: 0, max: Infinity, ...readArrows(context) }, context);
}

export function drawSegment(value: SegmentValue | VectorValue, context: MarkContext): SceneNode[] {
  const origin = px(context, value.start);
  const end = px(context, value.end);
  const direction: Px = [end[0] - origin[0], end[1] - origin[1]];
  return drawStraight({ origin, direction, min: 0, max: 1, ...readArrows(context) }, context);
}

export interface Arrows {
  readonly startArrow: ArrowStyle;
  readonly endArrow: ArrowStyle;
}

export function readArrows({ style }: MarkContext): Arrows {
  return {
    startArrow: style.choice('startArrow', ARROW_STYLES, 'none'),
    endArrow: style.choice('endArrow', ARROW_STYLES, 'none'),
  };
}

function along(origin: { x: number; y: number }, direction: { x: number; y: number }, context: MarkContext) {
  const { scale } = context.viewport;
  return [px(context, origin), [direction.x * scale, -direction.y * scale] as Px] as const;
}

interface Straight extends Partial<Arrows> {
  readonly origin: Px;
  readonly direction: Px;
  readonly min: number;
  readonly max: number;
}

function drawStraight(line: Straight, context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  const length = Math.hypot(...line.direction);
  if (!pen || !(length > 0) || !Number.isFinite(length)) return [];
  const at = (t: number): Px => [line.origin[0] + t * line.direction[0], line.origin[1] + t * line.direction[1]];
  const angle = Math.atan2(line.direction[1], line.direction[0]);

  const finite = line.max === 1;
  const arrows = [line.startArrow ?? 'none', line.endArrow ?? 'none'];
  const room = (finite ? length : Infinity) / arrows.filter((style) => style !== 'none').length;
  const startHead = arrowHead(line.startArrow ?? 'none', at(0), angle + Math.PI, pen, room);
  const visible = clipLine(line.origin, line.direction, endBox(line, context), line.min, line.max);
  if (!visible) return [];
  const endHead = arrowHead(line.endArrow ?? 'none', at(finite ? 1 : visible[1]), angle, pen, room);

  // Where the drawn line begins and ends, once the heads have taken their part.
  const first = line.min + (startHead ? startHead.setback / length : 0);
  const last = (finite ? 1 : endHead ? visible[1] : line.max) - (endHead ? endHead.setback / length : 0);
  const heads = [startHead, endHead].flatMap((head) => (head ? [head.node] : []));
  const range = first < last ? clipLine(line.origin, line.direction, context.window, first, last) : undefined;
  if (!range) return heads;
  const [t0, t1] = range;
  const cut = context.bounds !== undefined && (t0 > first || t1 < last);
  const cap = cut ? 'butt' : 'round';
  const dash = finite
    ? fittedDash(pen.dash, pen.width, (last - first) * length, (t0 - first) * length, cap)
    : freeDash(pen.dash, pen.width, t0 * length, cap);
  const path = new PathBuilder().moveTo(...at(t0)).lineTo(...at(t1));
  return [pathNode(path, { stroke: strokeOf(pen, dash) }), ...heads];
}

/** The arrow at the end of a ray points at the edge of the view; lines go on outside. */
function endBox({ endArrow = 'none' }: Straight, { viewport, window, bounds }: MarkContext) {
  if (endArrow === 'none') return window;
  const view = { minX: 0, minY: 0, maxX: viewport.width, maxY: viewport.height };
  if (!bounds) return view;
  return {
    minX: Math.max(view.minX, bounds.minX),
    minY: Math.max(view.minY, bounds.minY),
    maxX: Math.min(view.maxX, bounds.maxX),
    maxY: Math.min(view.maxY, bounds.maxY),
  };
}
