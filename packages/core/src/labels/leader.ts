import { pathNode } from '../draw/pen.js';
import { inkBox } from '../draw/text.js';
import type { Px } from '../draw/viewport.js';
import { PathBuilder } from '../scene/path.js';
import type { PathNode, TextNode } from '../scene/scene.js';
import { turnBetween } from './free-side.js';
import type { AngleMark } from './on-bisector.js';

/** px: thinner than all lines of a figure; from the line's end to the ink. */
const WIDTH = 0.75;
export const GAP = 2;

/** The line from an angle's arc to its label, where that had no room between the angle's sides. */
export function angleLeader(label: TextNode, { vertex, radius, start, sweep }: AngleMark): PathNode | undefined {
  const { minX, minY, maxX, maxY } = inkBox(label);
  const middle: Px = [(minX + maxX) / 2, (minY + maxY) / 2];
  const bisector = start + sweep / 2;
  const direction = Math.atan2(middle[1] - vertex[1], middle[0] - vertex[0]);
  if (Math.abs(turnBetween(direction, bisector)) <= Math.abs(sweep) / 2) return undefined;
  return leaderFrom(
    [vertex[0] + radius * Math.cos(bisector), vertex[1] + radius * Math.sin(bisector)],
    label,
    0,
    2 * GAP,
  );
}

/**
 * A line to the ink of a label, `before` px from its start to `GAP` before the ink; none for ink that is `near` px
 * away.
 */
export function leaderFrom([x, y]: Px, label: TextNode, before: number, near: number): PathNode | undefined {
  const { minX, minY, maxX, maxY } = inkBox(label);
  const [dx, dy] = [Math.min(Math.max(x, minX), maxX) - x, Math.min(Math.max(y, minY), maxY) - y];
  const length = Math.hypot(dx, dy);
  if (length <= near) return undefined;
  const at = (px: number): Px => [x + (px / length) * dx, y + (px / length) * dy];
  const path = new PathBuilder().moveTo(...at(before)).lineTo(...at(length - GAP));
  return pathNode(path, { stroke: { color: label.color, width: WIDTH, cap: 'butt', join: 'miter' } });
}
