import type { Px } from '../draw/viewport.js';
import type { Rect } from '../scene/scene.js';
import { turnBetween } from './free-side.js';
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

/**
 * What it costs to stand on the other side than the best one: that is the upper right in books, unless it lies within
 * a corner.
 */
const TURN_COST = 1;

/** A spot around a point before its place: `c` and `s` to the right and down. */
interface Direction {
  readonly c: number;
  readonly s: number;
  readonly gap: number;
  readonly cost: number;
}

/** The usual side: to the upper right. */
const USUAL = -Math.PI / 4;

const turned = new Map<number, readonly Direction[]>();

/** The directions and distances, cheapest first, with the best one towards the direction of number `side`. */
function directionsFrom(side: number): readonly Direction[] {
  const known = turned.get(side);
  if (known) return known;
  const made = directionsAt(DISTANCES, (2 * Math.PI * side) / DIRECTIONS);
  turned.set(side, made);
  return made;
}

/** Directions around a point at some distances, cheapest first: px and what each costs. */
export function directionsAt(distances: typeof DISTANCES, towards = USUAL): Direction[] {
  return distances
    .flatMap(([gap, cost]) =>
      Array.from({ length: DIRECTIONS }, (_, k): Direction => {
        const angle = (2 * Math.PI * k) / DIRECTIONS;
        const [c, s] = [Math.cos(angle), -Math.sin(angle)];
        const turn = Math.abs(turnBetween(-angle, towards)) / Math.PI;
        // Of two that are turned equally far, the one further up.
        return { c, s, gap, cost: cost + TURN_COST * turn + 0.02 * (1 + s) };
      }),
    )
    .sort((a, b) => a.cost - b.cost);
}

/**
 * Around a point whose mark has a radius of `radius` px: the nearest spots first, of those the ones towards `side`,
 * radians clockwise, by default to the upper right.
 */
export function* aroundPoint(ink: Rect, at: Px, radius: number, side = USUAL): Generator<Spot> {
  const step = Math.round((side * DIRECTIONS) / (2 * Math.PI)) % DIRECTIONS;
  for (const direction of directionsFrom(step < 0 ? step + DIRECTIONS : step)) yield spotIn(direction, ink, at, radius);
}

/** The spot of some ink in a direction from a mark of `radius` px. */
export function spotIn({ c, s, gap, cost }: Direction, ink: Rect, [x, y]: Px, radius: number): Spot {
  const longest = Math.max(Math.abs(c), Math.abs(s));
  const away = radius + gap;
  const center: Px = [x + away * c + ((c / longest) * ink.width) / 2, y + away * s + ((s / longest) * ink.height) / 2];
  return centered(ink, center, cost);
}
