import type { SurfaceValue, Vec3 } from '@geoslide/geometry';
import { cross, distance, dot } from '../camera/vector.js';
import type { Patch } from './parts.js';

/** Where along a side its points are compared, in parts of it. */
const PLACES = [0.11, 0.37, 0.59, 0.83];
/** Points that are nearer than this part of the surface's size are one. */
const SAME = 1e-9;

/** Whether a piece of surface has an inside by itself, as a torus has, and what a circle through both poles sweeps. */
export function isClosed({ at, u, v }: SurfaceValue): boolean {
  const inU = PLACES.map((part) => u[0] + part * (u[1] - u[0]));
  const inV = PLACES.map((part) => v[0] + part * (v[1] - v[0]));
  const [left, right] = u.map((end) => inV.map((t) => at(end, t))) as [Vec3[], Vec3[]];
  const [low, high] = v.map((end) => inU.map((s) => at(s, end))) as [Vec3[], Vec3[]];
  const size = distance(at(inU[0]!, inV[0]!), at(inU[2]!, inV[2]!));
  const isOne = (p: Vec3, q: Vec3): boolean => distance(p, q) <= SAME * size;
  const meet = (one: readonly Vec3[], other: readonly Vec3[]): boolean =>
    one.every((p, i) => isOne(p, other[i]!)) || [one, other].every((side) => side.every((p) => isOne(p, side[0]!)));
  return meet(left, right) && meet(low, high);
}

/** Whether the corners of the facets of a closed piece run counterclockwise as they are seen from outside. */
export function runsOutward(patches: readonly Patch[]): boolean {
  // Six times the volume, by the tetrahedra between the origin and the facets.
  return patches.reduce((sum, { corners: [p, q, r] }) => sum + dot(p!, cross(q!, r!)), 0) > 0;
}
