import type { AngleValue } from '@geoslide/geometry';
import { type ArrowStyle, arrowHead, arrowLength } from '../../draw/arrows.js';
import { type Pen, pathNode, strokeOf } from '../../draw/pen.js';
import type { Px } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import type { ObjectStyle } from '../../style/reader.js';

/** A head takes up at most this part of its arc. */
const HEAD_SHARE = 0.45;

/** px of a stroke beyond the arcs, without 1.5 line widths; px of clear space between strokes. */
const STROKE_REACH = 4;
const STROKE_GAP = 3;

/** The arrow heads of an angle's arc, and the angle that is left for its line. */
export function arcEnds(
  angle: AngleValue,
  vertex: Px,
  radius: number,
  style: ObjectStyle,
  pen: Pen,
): { readonly heads: readonly SceneNode[]; readonly drawn: AngleValue } {
  const { startAngle, value } = angle;
  const longest = HEAD_SHARE * value * radius;
  const start = headAt(style.get('startArrow'), startAngle, -1, vertex, radius, pen, longest);
  const end = headAt(style.get('endArrow'), startAngle + value, 1, vertex, radius, pen, longest);
  const drawn = {
    ...angle,
    startAngle: startAngle + (start?.turn ?? 0),
    value: value - (start?.turn ?? 0) - (end?.turn ?? 0),
  };
  return { heads: [start, end].flatMap((head) => (head ? [head.node] : [])), drawn };
}

/** `direction` is 1 for a head that points counterclockwise; `turn` is the angle by which the line ends before it. */
function headAt(
  style: ArrowStyle,
  at: number,
  direction: 1 | -1,
  vertex: Px,
  radius: number,
  pen: Pen,
  longest: number,
): { readonly node: SceneNode; readonly turn: number } | undefined {
  const length = Math.min(longest, arrowLength(style, pen.width));
  // The head is a chord: both of its ends lie on the arc.
  const along = at - (direction * length) / (2 * radius) + (direction * Math.PI) / 2;
  const head = arrowHead(style, onArc(vertex, radius, at), -along, pen, longest);
  return head && { node: head.node, turn: head.setback / radius };
}

/**
 * Strokes across the middle of arcs whose middle one has that radius; `depth` is from the innermost to the outermost,
 * px.
 */
export function arcStrokes(
  { startAngle, value }: AngleValue,
  vertex: Px,
  radius: number,
  depth: number,
  count: number,
  pen: Pen,
): SceneNode {
  const path = new PathBuilder();
  const reach = STROKE_REACH + 1.5 * pen.width + depth / 2;
  for (let i = 0; i < count; i += 1) {
    const at = startAngle + value / 2 + ((i - (count - 1) / 2) * (pen.width + STROKE_GAP)) / radius;
    path.moveTo(...onArc(vertex, radius - reach, at)).lineTo(...onArc(vertex, radius + reach, at));
  }
  return pathNode(path, { stroke: strokeOf(pen, { cap: 'butt' }) });
}

function onArc([x, y]: Px, radius: number, at: number): Px {
  return [x + radius * Math.cos(at), y - radius * Math.sin(at)];
}
