import type {
  ArcValue,
  CircleSegmentValue,
  CircleValue,
  EllipseValue,
  EllipticArcValue,
  SectorValue,
  Vec2,
} from '@geoslide/geometry';
import { arcLength } from '../../draw/arc-length.js';
import { type ArrowHead, type ArrowStyle, arrowHead } from '../../draw/arrows.js';
import { arcPoint, clipArc, type EllipseArc, ellipseInBox, ellipseInside } from '../../draw/clip-ellipse.js';
import { closedDash, fittedDash } from '../../draw/dash.js';
import { outlineNode, outlinePath, type Side } from '../../draw/outline.js';
import { type Pen, pathNode, readPen, strokeOf } from '../../draw/pen.js';
import type { Px } from '../../draw/viewport.js';
import { type Path, PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { type MarkContext, px } from '../mark.js';
import { regionNodes } from '../region-fill.js';
import { readArrows } from './linear.js';

/** Larger ellipses (px) are handed on as the parts that are seen: flattening all of one would take thousands of lines. */
const MAX_WHOLE_RADIUS = 20_000;

const FULL = 2 * Math.PI;

export function drawCircle(value: CircleValue | EllipseValue, context: MarkContext): SceneNode[] {
  const arc = toArc(value, 0, FULL, context);
  const huge = Math.max(arc.rx, arc.ry) > MAX_WHOLE_RADIUS;
  const whole = wholePath(arc);
  const inside = huge ? ellipseInBox(arc, context.window) : whole;
  const pen = readPen(context.style);
  const outline: SceneNode[] = pen ? strokeWhole(arc, whole, pen, context) : [];
  return [...regionNodes(inside, context), ...outline];
}

function strokeWhole(arc: EllipseArc, whole: Path, pen: Pen, { window }: MarkContext): SceneNode[] {
  const length = arcLength(arc);
  if (ellipseInside(arc, window)) {
    return [pathNode(whole, { stroke: strokeOf(pen, closedDash(pen.dash, pen.width, length, 'butt')) })];
  }
  return clipArc(arc, window).map((part) => {
    const dash = closedDash(pen.dash, pen.width, length, 'butt');
    const start = arcLength({ ...arc, sweep: part.start - arc.start });
    return pathNode(arcPath(part), { stroke: strokeOf(pen, { ...dash, ...(dash.dash && { dashOffset: start }) }) });
  });
}

export function drawArc(value: ArcValue | EllipticArcValue, context: MarkContext): SceneNode[] {
  const arc = toArc(value, value.startAngle, value.sweep, context);
  const pen = readPen(context.style);
  // The region of an arc is that between it and its chord.
  const inside = arcPath(arc).close();
  return [...regionNodes(inside, context), ...(pen ? strokeArc(arc, pen, context) : [])];
}

export function drawSector(value: SectorValue, context: MarkContext): SceneNode[] {
  const arc = toArc(value, value.startAngle, value.sweep, context);
  const center: Px = [arc.cx, arc.cy];
  return drawClosed(center, [{ to: arcPoint(arc, arc.start) }, { arc }, { to: center }], context);
}

export function drawCircleSegment(value: CircleSegmentValue, context: MarkContext): SceneNode[] {
  const arc = toArc(value, value.startAngle, value.sweep, context);
  return drawClosed(arcPoint(arc, arc.start + arc.sweep), [{ to: arcPoint(arc, arc.start) }, { arc }], context);
}

function drawClosed(start: Px, sides: readonly Side[], context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  const whole = outlinePath(start, sides);
  const outline = pen ? [outlineNode(start, sides, pen, whole)] : [];
  return [...regionNodes(whole, context), ...outline];
}

function strokeArc(arc: EllipseArc, pen: Pen, context: MarkContext): SceneNode[] {
  const { startArrow, endArrow } = readArrows(context);
  const length = arcLength(arc);
  const room = length / [startArrow, endArrow].filter((style) => style !== 'none').length;
  const start = headOnArc(arc, startArrow, true, pen, room);
  const end = headOnArc(arc, endArrow, false, pen, room);
  const heads = [start, end].flatMap((head) => (head ? [head.node] : []));
  const direction = Math.sign(arc.sweep);
  const first = arc.start + direction * (start ? start.angle : 0);
  const sweep = arc.sweep - direction * ((start ? start.angle : 0) + (end ? end.angle : 0));
  if (sweep * direction <= 0) return heads;
  const drawn = { ...arc, start: first, sweep };
  const drawnLength = arcLength(drawn);
  const lines = clipArc(drawn, context.window).map((part) => {
    const cut = context.bounds !== undefined && part.sweep !== drawn.sweep;
    const offset = arcLength({ ...drawn, sweep: part.start - drawn.start });
    const dash = fittedDash(pen.dash, pen.width, drawnLength, offset, cut ? 'butt' : 'round');
    return pathNode(arcPath(part), { stroke: strokeOf(pen, dash) });
  });
  return [...lines, ...heads];
}

/** A head at an end of an arc, turned along the chord that it covers, and the angle by which the arc has to end earlier. */
function headOnArc(
  arc: EllipseArc,
  style: ArrowStyle,
  atStart: boolean,
  pen: Pen,
  room: number,
): (ArrowHead & { angle: number }) | undefined {
  const tipAngle = atStart ? arc.start : arc.start + arc.sweep;
  const back = Math.sign(arc.sweep) * (atStart ? 1 : -1);
  const tip = arcPoint(arc, tipAngle);
  const speed = arcLength({ ...arc, start: tipAngle, sweep: back * 1e-3 }) / 1e-3;
  const direct = (base: Px) => Math.atan2(tip[1] - base[1], tip[0] - base[0]);
  const straight = arrowHead(style, tip, direct(arcPoint(arc, tipAngle + back * 1e-3)), pen, room);
  if (!straight) return undefined;
  const angle = straight.setback / speed;
  const head = arrowHead(style, tip, direct(arcPoint(arc, tipAngle + back * angle)), pen, room);
  return head && { ...head, angle };
}

/** The place at a distance from a centre, in the direction of an angle in radians. */
export function placeAround(center: Vec2, distance: number, angle: number): Vec2 {
  return { x: center.x + distance * Math.cos(angle), y: center.y + distance * Math.sin(angle) };
}

type Round = CircleValue | EllipseValue | ArcValue | EllipticArcValue | SectorValue | CircleSegmentValue;

/** In px, where the angles turn the other way. */
function toArc(value: Round, start: number, sweep: number, context: MarkContext): EllipseArc {
  const [cx, cy] = px(context, value.center);
  const { scale } = context.viewport;
  const [a, b, rotation] = 'a' in value ? [value.a, value.b, value.rotation] : [value.radius, value.radius, 0];
  return { cx, cy, rx: a * scale, ry: b * scale, rotation: -rotation, start: -start, sweep: -sweep };
}

function addArc(path: PathBuilder, arc: EllipseArc, join: boolean): PathBuilder {
  return path.arc(arc.cx, arc.cy, arc.rx, arc.ry, arc.rotation, arc.start, arc.sweep, join);
}

function arcPath(arc: EllipseArc): PathBuilder {
  return addArc(new PathBuilder(), arc, false);
}

function wholePath(arc: EllipseArc): PathBuilder {
  return arcPath({ ...arc, start: 0, sweep: FULL }).close();
}
