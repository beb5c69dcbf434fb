import type { PlaneInSpaceValue, Vec3 } from '@geoslide/geometry';
import { add, dot, frame, mul, sub } from '../camera/vector.js';
import type { Ball } from './parts.js';

/** How far the patch reaches beyond the figure's shadow on the plane, in radii of the figure. */
const MARGIN = 0.3;
/** A patch spans at least this much to each side of its middle, in radii of the figure. */
const LEAST = 0.95;

/** The rectangle that stands for a plane: around the shadow of what stands near it, two of its sides horizontal. */
export function planePatch({ normal, center }: PlaneInSpaceValue, figure: Ball, points: readonly Vec3[]): Vec3[] {
  const { u, v } = frame(normal);
  const shadows = (points.length > 0 ? points : [figure.center]).map((p) => {
    const d = sub(p, center);
    return [dot(d, u), dot(d, v)] as const;
  });
  const [left, right] = range(
    shadows.map(([s]) => s),
    figure.radius,
  );
  const [low, high] = range(
    shadows.map(([, t]) => t),
    figure.radius,
  );
  const corner = (s: number, t: number): Vec3 => add(center, add(mul(u, s), mul(v, t)));
  return [corner(left, low), corner(right, low), corner(right, high), corner(left, high)];
}

function range(values: readonly number[], radius: number): [number, number] {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const middle = (low + high) / 2;
  const half = Math.max((high - low) / 2 + MARGIN * radius, LEAST * radius);
  return [middle - half, middle + half];
}
