import { type Coordinates, clipPolyline } from '@geoslide/geometry';
import type { Box, Px } from './viewport.js';

/**
 * The parameters t0 < t1 within [min, max] for which origin + t direction is inside the box; undefined where the line misses it.
 * Infinite ranges are usual. (Liang and Barsky, 1984.)
 */
export function clipLine(
  origin: Px,
  direction: Px,
  box: Box,
  min: number,
  max: number,
): readonly [number, number] | undefined {
  let t0 = min;
  let t1 = max;
  for (let axis = 0; axis < 2; axis++) {
    const start = origin[axis]!;
    const step = direction[axis]!;
    const low = axis === 0 ? box.minX : box.minY;
    const high = axis === 0 ? box.maxX : box.maxY;
    if (step === 0) {
      if (start < low || start > high) return undefined;
      continue;
    }
    const a = (low - start) / step;
    const b = (high - start) / step;
    t0 = Math.max(t0, Math.min(a, b));
    t1 = Math.min(t1, Math.max(a, b));
  }
  return t0 < t1 && Number.isFinite(t0) && Number.isFinite(t1) ? [t0, t1] : undefined;
}

/** The pieces of a polyline inside the box, px. */
export function clipToBox(xy: Coordinates, { minX, maxX, minY, maxY }: Box): Coordinates[] {
  return clipPolyline(xy, { left: minX, right: maxX, bottom: minY, top: maxY });
}
