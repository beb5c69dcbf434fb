import type { Angle3Value, SpaceValue } from '@geoslide/geometry';
import { along, dot, unit } from './camera/vector.js';

/** Angles this near to π/2 are right whatever the file rounds to: constructions are that exact. */
const EXACT = 1e-6;

/** An angle that is off by more, radians, is no right one however short its legs are. */
const MOST_TURNED = 0.05;

/**
 * The value as it was meant: an angle that is right but for the rounding of its points is right.
 *
 * @param rounding The unit of the last decimal: it turns a leg of one unit, both of whose ends are rounded, by about as
 * many radians.
 */
export function asMeant(value: SpaceValue, rounding: number): SpaceValue {
  if (value.type !== 'Angle3') return value;
  const [one, other] = value.legs ?? [2, 2];
  const turned = Math.max(rounding, Math.min(MOST_TURNED, rounding / one + rounding / other));
  if (Math.abs(value.value - Math.PI / 2) > Math.max(EXACT, turned)) return value;
  const { start, end } = value;
  const right: Angle3Value = { ...value, end: unit(along(end, start, -dot(start, end))), value: Math.PI / 2 };
  return right;
}

/** What lies this near to a surface, px, lies on it: nobody sees the difference. */
const ON_SURFACE = 0.5;
/** Rounding moves points by more in a large picture, but no further than this, px. */
const FURTHEST = 2;

/**
 * How far from each other, world units, rounding moves two points that were one: each is off by half a unit of the last
 * decimal along each axis.
 */
export const pointsApart = (rounding: number): number => Math.sqrt(3) * rounding;

/**
 * The same in px.
 *
 * @param scale Px per world unit.
 */
export function movedBy(rounding: number, scale: number): number {
  return Math.min(FURTHEST, pointsApart(rounding) * scale);
}

/** How near to a surface counts as on it, px: more where the corners of the surface and what lies on it are rounded. */
export function surfaceMargin(moved: number): number {
  return Math.max(ON_SURFACE, moved);
}
