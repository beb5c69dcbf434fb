import type { Px } from '../draw/viewport.js';
import type { InkCosts } from './ink-costs.js';

/** A sector without lines around a point: the direction of its middle and half of its angle, radians clockwise. */
export interface FreeSide {
  readonly middle: number;
  readonly half: number;
}

/** px from the point's mark to where lines are looked for. */
const AWAY = 9;

/** A line that goes on nearly straight has no outer side. */
const LEAST = Math.PI + Math.PI / 90;

/**
 * The outer side of a corner or a bend: where all lines at a point lie within less than a half turn, the rest of the
 * turn. Undefined for any other point.
 */
export function freeSide(ink: InkCosts, at: Px, markRadius: number): FreeSide | undefined {
  const directions = ink.crossings(at, markRadius + AWAY).sort((a, b) => a - b);
  const [first] = directions;
  if (first === undefined) return undefined;
  let largest = 0;
  let start = 0;
  directions.forEach((direction, k) => {
    const gap = (directions[k + 1] ?? first + 2 * Math.PI) - direction;
    if (gap <= largest) return;
    largest = gap;
    start = direction;
  });
  return directions.length > 1 && largest >= LEAST ? { middle: start + largest / 2, half: largest / 2 } : undefined;
}

/** Whether a direction, radians, leads away from the free side. */
export function leadsInward({ middle, half }: FreeSide, direction: number): boolean {
  return Math.abs(turnBetween(direction, middle)) > half;
}

/** From one direction to another the shorter way round, −π to π. */
export function turnBetween(to: number, from: number): number {
  const turn = to - from;
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}
