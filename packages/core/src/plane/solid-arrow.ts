import type { ArrowHead } from '../draw/arrows.js';
import { fillOf, type Pen, pathNode } from '../draw/pen.js';
import { signedArea } from '../draw/polyline.js';
import type { Px } from '../draw/viewport.js';
import { PathBuilder } from '../scene/path.js';
import type { PathNode } from '../scene/scene.js';

/**
 * A straight solid line and its filled heads as one filled shape: painted one over the other, translucent parts would
 * darken where they overlap. Ends without a head are round.
 */
export function solidArrow(from: Px, to: Px, heads: readonly ArrowHead[], ends: RoundEnds, pen: Pen): PathNode {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const r = pen.width / 2;
  const quarter = Math.PI / 2;
  const dx = r * Math.sin(angle);
  const dy = -r * Math.cos(angle);
  const path = new PathBuilder().moveTo(from[0] + dx, from[1] + dy).lineTo(to[0] + dx, to[1] + dy);
  if (ends.end) path.arc(to[0], to[1], r, r, 0, angle - quarter, Math.PI, true);
  else path.lineTo(to[0] - dx, to[1] - dy);
  path.lineTo(from[0] - dx, from[1] - dy);
  if (ends.start) path.arc(from[0], from[1], r, r, 0, angle + quarter, Math.PI, true);
  path.close();
  for (const { outline } of heads) path.polyline(clockwise(outline), true);
  return pathNode(path, { fill: fillOf(pen.color) });
}

interface RoundEnds {
  readonly start: boolean;
  readonly end: boolean;
}

/** Contours that run one way add up under the non-zero rule; the line's runs clockwise on screen. */
function clockwise(points: readonly Px[]): readonly Px[] {
  return signedArea(points) >= 0 ? points : [...points].reverse();
}
