import { takeSteps } from '@geoslide/geometry';
import { cutPolygon } from '../camera/cut-polygon.js';
import type { ScreenPoint } from '../camera/projection.js';

/** Steps to cut a part where its shade changes. */
const CUT_STEPS = 10;

/** A part of a triangle of one level of shade. */
export interface LevelPart {
  readonly level: number;
  readonly corners: readonly ScreenPoint[];
}

/**
 * Parts of a triangle cut where its level of shade, which is linear between its corners, rounds to another whole
 * number.
 *
 * @param levels At the corners of the triangle.
 */
export function levelBands(
  triangle: readonly ScreenPoint[],
  levels: readonly number[],
  parts: readonly (readonly ScreenPoint[])[],
): LevelPart[] {
  const [p, q, r] = [triangle[0]!, triangle[1]!, triangle[2]!];
  const [lp, lq, lr] = [levels[0]!, levels[1]!, levels[2]!];
  const area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y);
  const a = ((lq - lp) * (r.y - p.y) - (lr - lp) * (q.y - p.y)) / area;
  const b = ((lr - lp) * (q.x - p.x) - (lq - lp) * (r.x - p.x)) / area;
  const at = ({ x, y }: ScreenPoint): number => lp + a * (x - p.x) + b * (y - p.y);
  const [low, high] = [Math.round(Math.min(lp, lq, lr)), Math.round(Math.max(lp, lq, lr))];
  if (low === high || !Number.isFinite(a + b)) return parts.map((corners) => ({ level: low, corners }));
  takeSteps(CUT_STEPS * (high - low) * parts.length);
  const bands: LevelPart[] = [];
  for (const part of parts) {
    let rest = part;
    for (let level = low; level < high && rest.length >= 3; level++) {
      const corners = cutPolygon(rest, (point) => level + 0.5 - at(point));
      if (corners.length >= 3) bands.push({ level, corners });
      rest = cutPolygon(rest, (point) => at(point) - level - 0.5);
    }
    if (rest.length >= 3) bands.push({ level: high, corners: rest });
  }
  return bands;
}
