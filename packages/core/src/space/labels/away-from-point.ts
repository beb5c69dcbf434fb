import type { Px } from '../../draw/viewport.js';
import { directionsAt, spotIn } from '../../labels/around-point.js';
import { GAP, leaderFrom } from '../../labels/leader.js';
import type { LabelMark, Spot } from '../../labels/spot.js';
import type { PathNode, Rect, TextNode } from '../../scene/scene.js';

/** px from a point's mark to the ink, and what each distance costs: less than to lie on a line in sight. */
const DISTANCES: Parameters<typeof directionsAt>[0] = [
  [44, 8],
  [56, 8.6],
  [70, 9.2],
];

/** px from a point's mark to its label beyond which one does not see what is named. */
const FAR = 14;

/** Spots so far from a point that a line has to lead to the label. */
export function awayFromPoint(ink: Rect, at: Px, radius: number): Spot[] {
  return directionsAt(DISTANCES).map((direction) => spotIn(direction, ink, at, radius));
}

/** The line from a point's mark to its label, where that had no room beside the mark. */
export function pointLeader(label: TextNode, { at, radius }: LabelMark): PathNode | undefined {
  return leaderFrom(at, label, radius + GAP, radius + FAR);
}
