import { undrawnBound } from '@geoslide/protocol';
import { clipArc } from '../../draw/clip-ellipse.js';
import { clipLine } from '../../draw/clip-line.js';
import { freeDash } from '../../draw/dash.js';
import { type Pen, pathNode, strokeOf } from '../../draw/pen.js';
import { multiplesIn } from '../../draw/ticks.js';
import { viewBox } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import {
  directionOf,
  type GridInput,
  type GridLines,
  lineStep,
  originPx,
  ownMultiples,
  rayAngles,
} from './grid-lines.js';

/** The circles of a polar grid around the origin, as far as they are seen. */
export function circles(lines: GridLines): SceneNode[] {
  const { pen, viewport } = lines;
  const { scale, plane } = viewport;
  const { left, right, bottom, top } = undrawnBound(plane, viewport);
  const step = lineStep(lines);
  const nearest = Math.hypot(Math.max(left, -right, 0), Math.max(bottom, -top, 0));
  const farthest = Math.hypot(Math.max(-left, right), Math.max(-bottom, top));
  const [cx, cy] = originPx(viewport);
  const box = viewBox(viewport, pen.width);
  const path = new PathBuilder();
  for (const k of ownMultiples(multiplesIn(step, Math.max(nearest, step), farthest), lines)) {
    const radius = k * step * scale;
    const [rx, ry] = [radius, radius * plane.ratio];
    const whole = { cx, cy, rx, ry, rotation: 0, start: 0, sweep: 2 * Math.PI };
    for (const arc of clipArc(whole, box)) path.arc(cx, cy, rx, ry, 0, arc.start, arc.sweep);
  }
  return strokes(path, pen);
}

/** The rays of a polar grid from the origin. */
export function rays({ style, viewport }: GridInput, pen: Pen): SceneNode[] {
  const [x, y] = originPx(viewport);
  const path = new PathBuilder();
  for (const angle of rayAngles(style)) {
    const [dx, dy] = directionOf(angle, viewport.plane.ratio);
    const seen = clipLine([x, y], [dx, dy], viewBox(viewport, pen.width), 0, Infinity);
    if (seen) path.moveTo(x + seen[0] * dx, y + seen[0] * dy).lineTo(x + seen[1] * dx, y + seen[1] * dy);
  }
  return strokes(path, pen);
}

function strokes(path: PathBuilder, pen: Pen): SceneNode[] {
  if (path.verbs.length === 0) return [];
  return [pathNode(path, { stroke: strokeOf(pen, freeDash(pen.dash, pen.width, 0, 'butt'), 'miter') })];
}
