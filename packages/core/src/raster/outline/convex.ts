import type { Contours } from './contours.js';

/** Points nearer than this are one, px, as for strokes. */
const SAME = 1e-5;
/** Lines that turn by less than this (its sine) go straight on: what they do must not depend on the last digits. */
const LEAST_TURN = 1e-6;

/** Whether the only one of `contours`, taken as closed, turns one way at each of its points, once round in all. */
export function isConvex({ count, points, xy }: Contours): boolean {
  if (count !== 1) return false;
  // A circle ends where it began.
  const size = points > 1 && areSame(xy, 0, points - 1) ? points - 1 : points;
  if (size < 3) return false;
  let before = size - 2;
  let at = size - 1;
  let side = 0;
  let rise = 0;
  let changes = 0;
  for (let next = 0; next < size; next++) {
    const dx = xy[2 * at]! - xy[2 * before]!;
    const dy = xy[2 * at + 1]! - xy[2 * before + 1]!;
    const ex = xy[2 * next]! - xy[2 * at]!;
    const ey = xy[2 * next + 1]! - xy[2 * at + 1]!;
    const cross = dx * ey - dy * ex;
    const isTurn = cross * cross > LEAST_TURN * LEAST_TURN * (dx * dx + dy * dy) * (ex * ex + ey * ey);
    if (!isTurn || cross * side < 0) return false;
    side = cross;
    if (ey * rise < 0) changes++;
    if (ey !== 0) rise = ey;
    before = at;
    at = next;
  }
  // What goes round twice, as a star does, turns up and down more often.
  return changes <= 2;
}

function areSame(xy: Float64Array, i: number, k: number): boolean {
  return Math.abs(xy[2 * i]! - xy[2 * k]!) < SAME && Math.abs(xy[2 * i + 1]! - xy[2 * k + 1]!) < SAME;
}
