import { type Box, isInside, type Px } from './viewport.js';

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

/** The pieces of a polyline inside the box, cut exactly at its border. A point that appears in two pieces is one where the line left the box. */
export function clipPolyline(points: readonly Px[], box: Box): Px[][] {
  const pieces: Px[][] = [];
  let piece: Px[] = [];
  const finish = () => {
    if (piece.length > 1) pieces.push(piece);
    piece = [];
  };
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!;
    const b = points[i]!;
    if (isInside(box, a) && isInside(box, b) && (a[0] !== b[0] || a[1] !== b[1])) {
      if (piece.length === 0) piece.push(a);
      piece.push(b);
      continue;
    }
    const direction: Px = [b[0] - a[0], b[1] - a[1]];
    const range = clipLine(a, direction, box, 0, 1);
    if (!range) {
      finish();
      continue;
    }
    const at = (t: number): Px => [a[0] + t * direction[0], a[1] + t * direction[1]];
    const [t0, t1] = range;
    if (t0 > 0) finish();
    if (piece.length === 0) piece.push(t0 > 0 ? at(t0) : a);
    piece.push(t1 < 1 ? at(t1) : b);
    if (t1 < 1) finish();
  }
  finish();
  return pieces;
}
