import type { Px } from '../draw/viewport.js';
import { turnBetween } from './free-side.js';
import type { InkCosts } from './ink-costs.js';

/** px from an end to where other lines are looked for. */
const AWAY = 12;

/** Lines that leave at less than this, radians, count as going on straight, or as the arrowhead. */
const STRAIGHT = Math.PI / 7;

/**
 * On which side of a segment no line leaves from its ends: 1 on its left on screen, −1 on its right. 0 where lines
 * leave on both sides or on none.
 */
export function outerSide(ink: InkCosts, start: Px, end: Px): -1 | 0 | 1 {
  const along = Math.atan2(end[1] - start[1], end[0] - start[0]);
  const turns = [start, end]
    .flatMap((at) => ink.crossings(at, AWAY))
    .map((direction) => turnBetween(direction, along))
    .filter((turn) => Math.abs(turn) > STRAIGHT && Math.abs(turn) < Math.PI - STRAIGHT);
  const isRight = turns.some((turn) => turn > 0);
  const isLeft = turns.some((turn) => turn < 0);
  return isRight === isLeft ? 0 : isRight ? 1 : -1;
}

/** On which side of a segment a place is: 1 on its left on screen, −1 on its right. */
export function sideOf([x, y]: Px, start: Px, end: Px): number {
  return Math.sign((end[1] - start[1]) * (x - start[0]) - (end[0] - start[0]) * (y - start[1]));
}
