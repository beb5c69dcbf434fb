import type { Px } from '../draw/viewport.js';
import type { Rect } from '../scene/scene.js';
import { centered, reachOf, type Spot } from './spot.js';

/** The mark of an angle in px: angles count clockwise on screen from `start` by `sweep`, radians. */
export interface AngleMark {
  readonly vertex: Px;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}

/** Steps outwards along the bisector and beside it: how many, px of each, what each costs. */
const STEPS = 16;
const STEP = 4;
const STEP_COST = 0.3;

/** Directions beside the bisector as shares of the sweep, and what each costs. */
const TURNS: readonly (readonly [share: number, cost: number])[] = [
  [0, 0.3],
  [0.15, 0.6],
  [-0.15, 0.6],
  [0.28, 1],
  [-0.28, 1],
];

/** Beside the mark, outside of the sides: where an angle is too narrow for its label. */
const BESIDE_COST = 4;
const GAP = 4;

/** Outside of an angle's mark near its bisector, inside of the mark, then beside its sides. */
export function onBisector(ink: Rect, { vertex, radius, start, sweep }: AngleMark): Spot[] {
  const at = (angle: number, inner: number, cost: number): Spot => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const away = inner + reachOf(ink, [c, s]);
    return centered(ink, [vertex[0] + away * c, vertex[1] + away * s], cost);
  };
  const between = TURNS.flatMap(([share, cost]) =>
    Array.from({ length: STEPS }, (_, i) =>
      at(start + sweep * (0.5 + share), radius + GAP + STEP * i, cost + STEP_COST * i),
    ),
  );
  const middle = start + sweep / 2;
  const within = centered(
    ink,
    [vertex[0] + 0.62 * radius * Math.cos(middle), vertex[1] + 0.62 * radius * Math.sin(middle)],
    1,
  );
  return [...between, within, ...besideSides(ink, { vertex, radius, start, sweep })];
}

/** Beside an angle's sides, where its mark is. */
export function besideSides(ink: Rect, { vertex, radius, start, sweep }: AngleMark): Spot[] {
  return [start, start + sweep].flatMap((side, second) =>
    [radius * 0.7, radius, radius * 1.4].map((along, i): Spot => {
      const out = side + ((second === 0 ? -1 : 1) * Math.sign(sweep) * Math.PI) / 2;
      const [nx, ny] = [Math.cos(out), Math.sin(out)];
      const away = GAP + reachOf(ink, [nx, ny]);
      const [x, y] = [vertex[0] + along * Math.cos(side), vertex[1] + along * Math.sin(side)];
      return centered(ink, [x + away * nx, y + away * ny], BESIDE_COST + 0.3 * i + 0.1 * second);
    }),
  );
}
