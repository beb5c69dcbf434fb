import { pathNode } from '../draw/pen.js';
import { inkBox } from '../draw/text.js';
import type { Px } from '../draw/viewport.js';
import { PathBuilder } from '../scene/path.js';
import type { PathNode, TextNode } from '../scene/scene.js';
import { turnBetween } from './free-side.js';
import type { AngleMark } from './on-bisector.js';

/** px: thinner than all lines of a figure; from the line's end to the ink. */
const WIDTH = 0.75;
const GAP = 2;

/** The line from an angle's arc to its label, where that had no room between the angle's sides. */
export function angleLeader(label: TextNode, { vertex, radius, start, sweep }: AngleMark): PathNode | undefined {
  const { minX, minY, maxX, maxY } = inkBox(label);
  const middle: Px = [(minX + maxX) / 2, (minY + maxY) / 2];
  const bisector = start + sweep / 2;
  const direction = Math.atan2(middle[1] - vertex[1], middle[0] - vertex[0]);
  if (Math.abs(turnBetween(direction, bisector)) <= Math.abs(sweep) / 2) return undefined;
  const [x, y] = [vertex[0] + radius * Math.cos(bisector), vertex[1] + radius * Math.sin(bisector)];
  const [nearX, nearY] = [Math.min(Math.max(x, minX), maxX), Math.min(Math.max(y, minY), maxY)];
  const length = Math.hypot(nearX - x, nearY - y);
  if (length <= 2 * GAP) return undefined;
  const share = (length - GAP) / length;
  const path = new PathBuilder().moveTo(x, y).lineTo(x + share * (nearX - x), y + share * (nearY - y));
  return pathNode(path, { stroke: { color: label.color, width: WIDTH, cap: 'butt', join: 'miter' } });
}
