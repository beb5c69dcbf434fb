import type { Px } from '../draw/viewport.js';
import type { Rect } from '../scene/scene.js';
import { centered, type Spot } from './spot.js';

/** Directions around a point. */
const DIRECTIONS = 24;

/** px from the point's mark to the ink, and what each distance costs. */
const DISTANCES: readonly (readonly [gap: number, cost: number])[] = [
  [3.5, 0.4],
  [6, 0.9],
  [10, 1.8],
  [15, 3],
  [21, 4.4],
  [27, 5.8],
  [34, 7.2],
];

/** What it costs to stand on the other side than the upper right, as names in books do. */
const TURN_COST = 1;

/** The directions from the right on, counterclockwise, y down; each with what it costs. */
const WAYS = Array.from({ length: DIRECTIONS }, (_, k) => {
  const angle = (2 * Math.PI * k) / DIRECTIONS;
  const [c, s] = [Math.cos(angle), -Math.sin(angle)];
  const turn = Math.abs(Math.atan2(Math.sin(angle - Math.PI / 4), Math.cos(angle - Math.PI / 4))) / Math.PI;
  return { c, s, longest: Math.max(Math.abs(c), Math.abs(s)), turn };
});

/** Around a point whose mark has a radius of `radius` px: the nearest spots first, of those the upper right ones. */
export function aroundPoint(ink: Rect, [x, y]: Px, radius: number): Spot[] {
  return DISTANCES.flatMap(([gap, cost]) =>
    WAYS.map(({ c, s, longest, turn }): Spot => {
      const away = radius + gap;
      const center: Px = [
        x + away * c + ((c / longest) * ink.width) / 2,
        y + away * s + ((s / longest) * ink.height) / 2,
      ];
      // Of two that are turned equally far, the one further up.
      return centered(ink, center, cost + TURN_COST * turn + 0.02 * (1 + s));
    }),
  );
}
