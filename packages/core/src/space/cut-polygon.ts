import type { ScreenPoint } from './projection.js';

/** The part of a polygon where `inside` is not negative (Sutherland and Hodgman 1974); `inside` is linear in x, y and z. */
export function cutPolygon(
  corners: readonly ScreenPoint[],
  inside: (p: ScreenPoint) => number,
): readonly ScreenPoint[] {
  if (corners.every((corner) => inside(corner) >= 0)) return corners;
  const kept: ScreenPoint[] = [];
  let p = corners[corners.length - 1]!;
  let hp = inside(p);
  for (let i = 0; i < corners.length; i++) {
    const q = corners[i]!;
    const hq = inside(q);
    if (hp * hq < 0) {
      const t = hp / (hp - hq);
      kept.push({ x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y), z: p.z + t * (q.z - p.z) });
    }
    if (hq >= 0) kept.push(q);
    p = q;
    hp = hq;
  }
  return kept;
}
