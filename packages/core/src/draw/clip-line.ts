import { type Coordinates, clipPolyline } from '@geoslide/geometry';
import type { Box, Px } from './viewport.js';

/**
 * The parameters t0 < t1 within [min, max] for which origin + t direction is inside the box; undefined where the line misses it.
 * Infinite ranges are usual. (Liang and Barsky, 1984.)
 */
export function clipLine(
  [x, y]: Px,
  [dx, dy]: Px,
  box: Box,
  min: number,
  max: number,
): readonly [number, number] | undefined {
  return clipInto(found, x, y, dx, dy, box, min, max) ? [found[0]!, found[1]!] : undefined;
}

const found = new Float64Array(2);

/** As `clipLine`, with t0 and t1 put into `range`, for callers that ask often; false where the line misses the box. */
export function clipInto(
  range: Float64Array,
  x: number,
  y: number,
  dx: number,
  dy: number,
  box: Box,
  min: number,
  max: number,
): boolean {
  let t0 = min;
  let t1 = max;
  for (let axis = 0; axis < 2; axis++) {
    const start = axis === 0 ? x : y;
    const step = axis === 0 ? dx : dy;
    const low = axis === 0 ? box.minX : box.minY;
    const high = axis === 0 ? box.maxX : box.maxY;
    if (step === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const a = (low - start) / step;
    const b = (high - start) / step;
    t0 = Math.max(t0, Math.min(a, b));
    t1 = Math.min(t1, Math.max(a, b));
  }
  range[0] = t0;
  range[1] = t1;
  return t0 < t1 && Number.isFinite(t0) && Number.isFinite(t1);
}

/** The pieces of a polyline inside the box, px. */
export function clipToBox(xy: Coordinates, { minX, maxX, minY, maxY }: Box): Coordinates[] {
  return clipPolyline(xy, { left: minX, right: maxX, bottom: minY, top: maxY });
}
