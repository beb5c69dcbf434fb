import type { ConeValue, SphereValue, Vec3 } from '@geoslide/geometry';
import type { Projector } from './projection.js';
import { add, along, dot, frame, length, mul, sub } from './vector.js';

/** A circle in space by its centre, radius and two directions across its axis. */
export interface Ring {
  readonly center: Vec3;
  readonly radius: number;
  readonly u: Vec3;
  readonly v: Vec3;
}

export const ringPoint = ({ center, radius, u, v }: Ring, angle: number): Vec3 =>
  add(center, add(mul(u, radius * Math.cos(angle)), mul(v, radius * Math.sin(angle))));

/**
 * Where sight lines touch a sphere: a great circle across the sight, or with an eye at distance d the circle of the tangent cone,
 * r² / d in front of the centre. Undefined for an eye inside of the sphere.
 */
export function sphereSilhouette({ center, radius }: SphereValue, projector: Projector): Ring | undefined {
  const sight = projector.toEye(center);
  const { u, v, n } = frame(sight);
  if (!projector.eye) return { center, radius, u, v };
  const distance = length(sight);
  if (distance <= radius) return undefined;
  const ahead = (radius * radius) / distance;
  return { center: along(center, n, ahead), radius: Math.sqrt(radius * radius - ahead * ahead), u, v };
}

/**
 * The angles at which sight lines touch the mantle of a cone or cylinder, around its axis in `frame(top - base)`; none where the eye looks
 * into it along the axis. A generator at angle φ has the normal N = cos φ u + sin φ v + k n with k = (radius - topRadius) / height;
 * it is seen edge-on where N is across the sight (for an eye E: N · (E - base) = radius).
 */
export function mantleSilhouette(solid: ConeValue, projector: Projector): readonly number[] {
  const axis = sub(solid.top, solid.base);
  const { u, v, n } = frame(axis);
  const k = (solid.radius - solid.topRadius) / length(axis);
  const sight = projector.toEye(solid.base);
  const [a, b] = [dot(u, sight), dot(v, sight)];
  const size = Math.hypot(a, b);
  const right = (projector.eye ? solid.radius : 0) - k * dot(n, sight);
  if (size === 0 || Math.abs(right) >= size) return [];
  const middle = Math.atan2(b, a);
  const half = Math.acos(right / size);
  return [middle - half, middle + half];
}

/** The two rims of a cone or cylinder, the apex of a cone as a ring of radius 0. */
export function rims(solid: ConeValue): readonly [base: Ring, top: Ring] {
  const { u, v } = frame(sub(solid.top, solid.base));
  return [
    { center: solid.base, radius: solid.radius, u, v },
    { center: solid.top, radius: solid.topRadius, u, v },
  ];
}
