import type { Vec3 } from '../../values.js';
import { pointsRounding } from '../slide-rounding.js';
import { along, distance, dot, lerp, sub } from '../vec3.js';
import type { Profile } from './profile.js';

/** How far a rounded point is off at most, in units of the last decimal: half of one along each axis. */
const ROUNDED = Math.sqrt(3) / 2;
/** A hole of more than this part of the largest radius is meant. */
const WIDEST = 0.02;

/**
 * A profile whose corners lie on the axis that it turns about where only their rounding, and that of the two points
 * of the axis, keeps them off: the hole that they would leave is no part of the solid.
 *
 * @param rounding The unit of the file's last decimal, for points that are computed.
 */
export function settledOn({ pieces, closed }: Profile, origin: Vec3, axis: Vec3, rounding: number): Profile {
  const lines = pieces.filter(({ straight }) => straight);
  const corners = lines.flatMap(({ at, min, max }) => [at(min), at(max)]);
  const unit = pointsRounding(corners) ?? rounding;
  if (unit === 0) return { pieces, closed };
  const ofAxis = pointsRounding([origin, along(origin, axis, 1)]) ?? 0;
  const place = (p: Vec3): number => dot(sub(p, origin), axis) / dot(axis, axis);
  const foot = (p: Vec3): Vec3 => along(origin, axis, place(p));
  const widest = WIDEST * Math.max(...corners.map((p) => distance(p, foot(p))));
  const settled = (p: Vec3): Vec3 => {
    const t = place(p);
    const off = ROUNDED * (unit + ofAxis * (Math.abs(t) + Math.abs(1 - t)));
    return distance(p, foot(p)) <= Math.min(off, widest) ? foot(p) : p;
  };
  return {
    pieces: pieces.map((piece) => {
      if (!piece.straight) return piece;
      const [a, b] = [settled(piece.at(piece.min)), settled(piece.at(piece.max))];
      return { at: (t) => lerp(a, b, t), min: 0, max: 1, straight: true };
    }),
    closed,
  };
}
