import type { SurfaceValue, Vec3 } from '../../values.js';
import { cross, dot, lerp, mean, polygonNormal, sub } from '../vec3.js';
import { type ProfilePiece, sheet } from './sheet.js';

/** Corners that stand for a curve of which no point sees all. */
const CORNERS_OF_CURVE = 96;

/**
 * The flat region inside of a closed profile, by its corners. That of a curve which is all seen from one point keeps
 * the parameter.
 */
export function flatRegion(pieces: readonly ProfilePiece[]): SurfaceValue {
  const corners = pieces.flatMap(({ at, min, max, straight }) => {
    const count = straight ? 1 : Math.ceil(CORNERS_OF_CURVE / pieces.length);
    return Array.from({ length: count }, (_, i) => at(min + ((max - min) * i) / count));
  });
  const middle = mean(corners);
  const [only] = pieces;
  if (only && pieces.length === 1 && isStar(corners, middle)) {
    return sheet((t, r) => lerp(middle, only.at(t), r), [only.min, only.max], [0, 1]);
  }
  return flatPolygon(corners);
}

/** The flat region inside of a polygon. */
export function flatPolygon(corners: readonly Vec3[]): SurfaceValue {
  const middle = mean(corners);
  const rim = (t: number): Vec3 => {
    const i = Math.floor(t);
    return lerp(corners[i % corners.length]!, corners[(i + 1) % corners.length]!, t - i);
  };
  return { ...sheet((t, r) => lerp(middle, rim(t), r), [0, corners.length], [0, 1]), flat: corners };
}

/** Whether all of a flat outline is seen from a point. */
function isStar(corners: readonly Vec3[], middle: Vec3): boolean {
  const normal = polygonNormal(corners);
  return corners.every((p, i) => {
    const next = corners[(i + 1) % corners.length]!;
    return dot(cross(sub(p, middle), sub(next, middle)), normal) > 0;
  });
}
