import { Undefined, type Vec2 } from '../values.js';
import { PARALLEL } from './tolerance.js';
import { cross, dot } from './vec.js';

export const TWO_PI = 2 * Math.PI;

/** The angle modulo a full turn, in (-π, π]. */
export const normalizeAngle = (angle: number): number => {
  const turned = angle - TWO_PI * Math.round(angle / TWO_PI);
  return turned <= -Math.PI ? turned + TWO_PI : turned;
};

/**
 * The angle modulo a full turn, in [0, 2π). An angle short of a full turn by rounding alone is 0, so that the order
 * of points by angle does not depend on the last bit.
 */
export const positiveAngle = (angle: number): number => {
  const turned = angle - TWO_PI * Math.floor(angle / TWO_PI);
  return turned >= TWO_PI - PARALLEL ? 0 : turned;
};

/** (cos, sin) of an angle in radians; exactly 0 and ±1 at quarter turns. */
export const unitAt = (angle: number): Vec2 => {
  const quarters = (2 * angle) / Math.PI;
  if (Number.isInteger(quarters)) {
    const turn = ((quarters % 4) + 4) % 4;
    return [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
      { x: 0, y: -1 },
    ][turn] as Vec2;
  }
  return { x: Math.cos(angle), y: Math.sin(angle) };
};

/** The angle between two directions, in [0, π]. Throws Undefined where one of them is zero. */
export function angleBetween(u: Vec2, v: Vec2): number {
  if ((u.x === 0 && u.y === 0) || (v.x === 0 && v.y === 0)) {
    throw new Undefined('the vertex coincides with a point on a side, so that side has no direction');
  }
  return Math.atan2(Math.abs(cross(u, v)), dot(u, v));
}
