import type { Coordinates } from '@geoslide/geometry';
import { upright } from '../draw/text.js';
import type { Px } from '../draw/viewport.js';
import type { Rect } from '../scene/scene.js';
import { pointsAlong } from './polylines.js';
import { centered, reachOf, type Spot } from './spot.js';

/** Places along a line as shares of its length. */
const SHARES = [
  0.03, 0.06, 0.1, 0.15, 0.2, 0.26, 0.32, 0.38, 0.44, 0.5, 0.56, 0.62, 0.68, 0.74, 0.8, 0.85, 0.9, 0.94, 0.97,
];

/** px from a line's middle to the ink, beyond half its width, and what each distance costs. */
const DISTANCES: readonly (readonly [gap: number, cost: number])[] = [
  [4, 0],
  [8, 0.8],
  [14, 2.2],
];

/**
 * What it costs to stand beside a line at its end instead of its middle, on its lower side, or beside a shorter piece.
 */
const END_COST = 1.5;
const LOWER_COST = 0.2;
const PIECE_COST = 1;

/**
 * Beside some lines, `halfWidth` px wide on each side: near the middle of the first one first. Turned along them with
 * `follows`.
 */
export function alongLines(ink: Rect, lines: readonly Coordinates[], halfWidth: number, follows: boolean): Spot[] {
  return lines.flatMap((line, piece) =>
    pointsAlong(line, SHARES).flatMap(({ at, angle, share }) => {
      // Of two places that are equally far from the middle, the one further on.
      const place = END_COST * 2 * Math.abs(share - 0.5) + (share < 0.5 ? 0.05 : 0) + PIECE_COST * piece;
      const turn = upright(angle);
      const up: Px = [Math.sin(turn), -Math.cos(turn)];
      return [1, -1].flatMap((side) =>
        DISTANCES.map(([gap, cost]): Spot => {
          const normal: Px = [side * up[0], side * up[1]];
          const reach = follows ? ink.height / 2 : reachOf(ink, normal);
          const away = halfWidth + gap + reach;
          const center: Px = [at[0] + away * normal[0], at[1] + away * normal[1]];
          return centered(ink, center, 0.5 + place + cost + (side < 0 ? LOWER_COST : 0), follows ? turn : 0);
        }),
      );
    }),
  );
}
