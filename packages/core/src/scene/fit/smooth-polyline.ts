import type { PathBuilder } from '../path.js';
import { CubicFit, MOST_LINES, type Points } from './cubic-fit.js';

/** Fewer lines than this are as short as the curve for them. */
const FEWEST_LINES = 4;

/** By what factor the number of lines that a curve stands for is tried up and down. */
const STEP = 1.4;

/**
 * Draws a polyline, from where the pen is, by cubic curves within 0.03 px of its points where it is smooth, and by its
 * own lines elsewhere.
 */
export function smoothPolyline(path: PathBuilder, points: Points): void {
  const last = points.length / 2 - 1;
  const lengths = lengthsOf(points);
  const fit = new CubicFit(points, lengths);
  let count = 16;
  for (let at = 0; at < last; ) {
    const most = Math.min(last - at, MOST_LINES);
    count = Math.min(most, count);
    let best = 0;
    while (best === 0 && count >= FEWEST_LINES) {
      if (fit.find(at, at + count)) best = count;
      else count = Math.floor(count / STEP);
    }
    while (best === count && count < most) {
      count = Math.min(most, Math.ceil(count * STEP));
      const { x1, y1, x2, y2 } = fit;
      if (fit.find(at, at + count)) best = count;
      else Object.assign(fit, { x1, y1, x2, y2 });
    }
    at += Math.max(1, best);
    if (best > 0) path.cubicTo(fit.x1, fit.y1, fit.x2, fit.y2, points[2 * at]!, points[2 * at + 1]!);
    else path.lineTo(points[2 * at]!, points[2 * at + 1]!);
    count = Math.max(FEWEST_LINES, best);
  }
}

function lengthsOf(points: Points): Float64Array {
  const lengths = new Float64Array(points.length / 2);
  for (let i = 1; i < lengths.length; i++) {
    const x = points[2 * i]! - points[2 * i - 2]!;
    const y = points[2 * i + 1]! - points[2 * i - 1]!;
    lengths[i] = lengths[i - 1]! + Math.sqrt(x * x + y * y);
  }
  return lengths;
}
