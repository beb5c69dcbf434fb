import type { AngleValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { arcLength } from '../../draw/arc-length.js';
import type { EllipseArc } from '../../draw/clip-ellipse.js';
import { fittedDash } from '../../draw/dash.js';
import { type Pen, pathNode, readPen, strokeOf } from '../../draw/pen.js';
import type { Px } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { type Mark, type MarkContext, px } from '../mark.js';
import { regionNodes } from '../region-fill.js';
import { arcEnds, arcStrokes } from '../shapes/angle-arc.js';

/** Radians: larger than rounding in a construction, smaller than any angle that is not meant to be right. */
const RIGHT_ANGLE_TOLERANCE = 1e-6;

/** px of clear space between two arcs. */
const ARC_GAP = 2.5;

/** Arcs of one mark take up at most this part of its radius. */
const ARCS_SHARE = 0.7;

function drawAngle(value: AngleValue, context: MarkContext): SceneNode[] {
  const radius = context.style.get('angleSize');
  const pen = readPen(context.style);
  const vertex = px(context, value.vertex);
  if (radius === 0 || value.value === 0) return [];
  if (isMarkedRight(value, context) && !hasArrow(context)) return drawRightAngle(value, vertex, radius, pen, context);
  const inside = new PathBuilder().moveTo(...vertex);
  addArc(inside, markArc(value, vertex, radius), true).close();
  return [...regionNodes(inside, context), ...(pen ? angleLines(value, vertex, radius, pen, context) : [])];
}

/** The arcs with arrow heads at the ends of the outermost one, and the strokes across them. */
function angleLines(value: AngleValue, vertex: Px, radius: number, pen: Pen, { style }: MarkContext): SceneNode[] {
  const count = Math.round(style.get('arcCount'));
  const ends = arcEnds(value, vertex, radius, style, pen);
  const [outermost, ...inner] = arcRadii(radius, count, pen);
  const arcs = [{ angle: ends.drawn, r: outermost ?? radius }, ...inner.map((r) => ({ angle: value, r }))];
  const strokes = Math.round(style.get('arcStrokes'));
  const middle = (radius + (inner.at(-1) ?? radius)) / 2;
  return [
    ...arcs.map(({ angle, r }) => arcNode(angle, vertex, r, pen)),
    ...ends.heads,
    ...(strokes > 0 ? [arcStrokes(value, vertex, middle, (radius - middle) * 2, strokes, pen)] : []),
  ];
}

/** Whether the arc of an angle has an arrow head. */
function hasArrow({ style }: Pick<MarkContext, 'style'>): boolean {
  return style.get('startArrow') !== 'none' || style.get('endArrow') !== 'none';
}

/** Whether the mark of this angle is a small square. */
function isMarkedRight(value: AngleValue, { style }: Pick<MarkContext, 'style'>): boolean {
  const isRight = value.isRight ?? Math.abs(value.value - Math.PI / 2) < RIGHT_ANGLE_TOLERANCE;
  return isRight && style.get('emphasizeRightAngle');
}

/** `count` concentric arcs, the outermost at `radius` px. */
export function angleArcs(value: AngleValue, vertex: Px, radius: number, count: number, pen: Pen): SceneNode[] {
  return arcRadii(radius, count, pen).map((r) => arcNode(value, vertex, r, pen));
}

/** From the outermost arc to the innermost, px. */
function arcRadii(radius: number, count: number, pen: Pen): readonly number[] {
  const step = Math.min(pen.width + ARC_GAP, (ARCS_SHARE * radius) / count);
  return Array.from({ length: count }, (_, i) => radius - i * step);
}

function arcNode(value: AngleValue, vertex: Px, radius: number, pen: Pen): SceneNode {
  const arc = markArc(value, vertex, radius);
  const dash = fittedDash(pen.dash, pen.width, arcLength(arc), 0, 'butt');
  return pathNode(addArc(new PathBuilder(), arc, false), { stroke: strokeOf(pen, dash) });
}

/**
 * A square whose far corner is `radius` px from the vertex; on a stretched plane its sides follow those of the angle.
 */
function drawRightAngle(value: AngleValue, [x, y]: Px, radius: number, pen: Pen | undefined, context: MarkContext) {
  const side = radius * Math.SQRT1_2;
  const u: Px = [side * Math.cos(value.startAngle), -side * Math.sin(value.startAngle)];
  const end = value.startAngle + value.value;
  // A quarter turn counterclockwise on screen.
  const v: Px = value.isRight ? [side * Math.cos(end), -side * Math.sin(end)] : [u[1], -u[0]];
  const corners: Px[] = [
    [x + u[0], y + u[1]],
    [x + u[0] + v[0], y + u[1] + v[1]],
    [x + v[0], y + v[1]],
  ];
  const inside = new PathBuilder().polyline([[x, y], ...corners], true);
  const dash = pen && fittedDash(pen.dash, pen.width, 2 * side, 0, 'butt');
  const square = new PathBuilder().polyline(corners);
  return [
    ...regionNodes(inside, context),
    ...(pen && dash ? [pathNode(square, { stroke: strokeOf(pen, dash, 'miter') })] : []),
  ];
}

function markArc(value: AngleValue, [cx, cy]: Px, radius: number): EllipseArc {
  return { cx, cy, rx: radius, ry: radius, rotation: 0, start: -value.startAngle, sweep: -value.value };
}

function addArc(path: PathBuilder, { cx, cy, rx, ry, rotation, start, sweep }: EllipseArc, join: boolean): PathBuilder {
  return path.arc(cx, cy, rx, ry, rotation, start, sweep, join);
}

export const angle: Mark<AngleValue> = {
  draw: drawAngle,
  rank: 'angle',
  clips: true,
  // Its label stands between its sides, by the size of its ink: see `label.ts`.
  anchor: () => undefined,
  looks: { color: palette.green, regionOpacity: 12 },
  fallback: undefined,
};
