import type { LineValue, RayValue, SegmentValue, VectorValue } from '@geoslide/geometry';
import { type ArrowHead, type ArrowStyle, arrowHead, arrowLength } from '../../draw/arrows.js';
import { clipLine } from '../../draw/clip-line.js';
import { fittedDash, freeDash } from '../../draw/dash.js';
import { pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { isInside, type Px } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { type MarkContext, px } from '../mark.js';
import { solidArrow } from '../solid-arrow.js';

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
    startArrow: style.get('startArrow'),
    endArrow: style.get('endArrow'),
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
  const ownPen = readPen(context.style);
  const length = Math.hypot(...line.direction);
  if (!ownPen || !(length > 0) || !Number.isFinite(length)) return [];
  const at = (t: number): Px => [line.origin[0] + t * line.direction[0], line.origin[1] + t * line.direction[1]];
  const angle = Math.atan2(line.direction[1], line.direction[0]);

  const finite = line.max === 1;
  const arrows = [line.startArrow ?? 'none', line.endArrow ?? 'none'];
  const room = (finite ? length : Infinity) / arrows.filter((style) => style !== 'none').length;
  const pen = { ...ownPen, width: ownPen.width * arrowShare(arrows, ownPen.width, room) };
  const visible = clipLine(line.origin, line.direction, endBox(line, context), line.min, line.max);
  if (!visible) return [];
  const tips = [at(0), at(finite ? 1 : visible[1])] as const;
  const startHead = seen(arrowHead(line.startArrow ?? 'none', tips[0], angle + Math.PI, pen, room), tips[0], context);
  const endHead = seen(arrowHead(line.endArrow ?? 'none', tips[1], angle, pen, room), tips[1], context);

  // Where the drawn line begins and ends, once the heads have taken their part.
  const first = line.min + (startHead ? startHead.setback / length : 0);
  const last = (finite ? 1 : endHead ? visible[1] : line.max) - (endHead ? endHead.setback / length : 0);
  const heads = [startHead, endHead].filter((head) => head !== undefined);
  const range = first < last ? clipLine(line.origin, line.direction, context.window, first, last) : undefined;
  if (!range) return heads.map((head) => head.node);
  const [t0, t1] = range;
  if (pen.color.a < 1 && pen.dash === 'solid' && heads.length > 0 && heads.every((head) => head.filled)) {
    const ends = { start: !startHead && t0 === first, end: !endHead && t1 === last };
    return [solidArrow(at(t0), at(t1), heads, ends, pen)];
  }
  const cut = context.bounds !== undefined && (t0 > first || t1 < last);
  const cap = cut ? 'butt' : 'round';
  const dash = finite
    ? fittedDash(pen.dash, pen.width, (last - first) * length, (t0 - first) * length, cap)
    : freeDash(pen.dash, pen.width, t0 * length, cap);
  const path = new PathBuilder().moveTo(...at(t0)).lineTo(...at(t1));
  return [pathNode(path, { stroke: strokeOf(pen, dash) }), ...heads.map((head) => head.node)];
}

/** The length of an arrow with one head, in lengths of the head, from which it is drawn in full width. */
const FULL_ARROW = 1.25;

/** The part of its width that a short line with heads is drawn in: a head no broader than its line is none. */
function arrowShare(arrows: readonly ArrowStyle[], width: number, room: number): number {
  const longest = Math.max(...arrows.map((style) => arrowLength(style, width)));
  return longest > 0 ? Math.min(1, room / (FULL_ARROW * longest)) : 1;
}

/** px that a head may reach into the window from a tip outside. */
const HEAD_SLACK = 1000;

/** The head, unless its tip is cut off by display bounds or lies so far away that nothing of it is seen. */
function seen(head: ArrowHead | undefined, tip: Px, { window, bounds }: MarkContext): ArrowHead | undefined {
  return isInside(window, tip, bounds ? 1e-6 : HEAD_SLACK) ? head : undefined;
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
