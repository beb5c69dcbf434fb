import { arrowHead } from '../draw/arrows.js';
import type { Pen } from '../draw/pen.js';
import type { Px } from '../draw/viewport.js';
import type { PathNode } from '../scene/scene.js';
import type { ObjectStyle } from '../style/reader.js';
import { segmentImage } from './camera/images.js';
import type { Projector } from './camera/projection.js';
import { lerp } from './camera/vector.js';
import type { Wire } from './parts/parts.js';

/** The heads that a style gives to the ends of a line, and the line shortened so that it stays inside of them. */
export function withArrows(
  wire: Wire,
  style: ObjectStyle,
  pen: Pen,
  projector: Projector,
): { wire: Wire; heads: PathNode[] } {
  if (wire.kind !== 'segment') return { wire, heads: [] };
  const startStyle = style.get('startArrow');
  const endStyle = style.get('endArrow');
  const image = segmentImage(projector, wire.a, wire.b);
  if (!image || (startStyle === 'none' && endStyle === 'none')) return { wire, heads: [] };
  const a: Px = [image.imageA.x, image.imageA.y];
  const b: Px = [image.imageB.x, image.imageB.y];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const room = startStyle !== 'none' && endStyle !== 'none' ? length / 2 : length;
  const end = arrowHead(endStyle, b, angle, pen, room);
  const start = arrowHead(startStyle, a, angle + Math.PI, pen, room);
  const from = start ? Math.min(1, start.setback / length) : 0;
  const to = end ? Math.max(from, 1 - end.setback / length) : 1;
  const heads = [start, end].flatMap((head) => (head ? [head.node] : []));
  return { wire: { kind: 'segment', a: lerp(wire.a, wire.b, from), b: lerp(wire.a, wire.b, to) }, heads };
}
