import type { ScreenPoint } from './projection.js';

/** The part of a polygon where `inside` is not negative; `inside` is linear in x, y and z. */
export function cutPolygon(
  corners: readonly ScreenPoint[],
  inside: (p: ScreenPoint) => number,
): readonly ScreenPoint[] {
  return cutCorners(corners, inside, between);
}

function between(p: ScreenPoint, q: ScreenPoint, t: number): ScreenPoint {
  return { x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y), z: p.z + t * (q.z - p.z) };
}

/**
 * The part of a polygon where `inside` is not negative (Sutherland and Hodgman 1974).
 *
 * @param mix The corner a part of the way from one to another, on which `inside` is linear.
 */
export function cutCorners<T>(
  corners: readonly T[],
  inside: (p: T) => number,
  mix: (p: T, q: T, t: number) => T,
): readonly T[] {
  if (corners.every((corner) => inside(corner) >= 0)) return corners;
  const kept: T[] = [];
  let p = corners[corners.length - 1]!;
  let hp = inside(p);
  for (let i = 0; i < corners.length; i++) {
    const q = corners[i]!;
    const hq = inside(q);
    if (hp * hq < 0) kept.push(mix(p, q, hp / (hp - hq)));
    if (hq >= 0) kept.push(q);
    p = q;
    hp = hq;
  }
  return kept;
}
