import type { EllipseArc } from './clip-ellipse.js';

/** Steps of the midpoint rule: its error for an ellipse is far below a thousandth of the length. */
const STEPS = 64;

/** Length of an arc, px. Exact for circles. */
export function arcLength({ rx, ry, start, sweep }: EllipseArc): number {
  if (rx === ry) return Math.abs(rx * sweep);
  let total = 0;
  for (let i = 0; i < STEPS; i++) {
    const t = start + ((i + 0.5) / STEPS) * sweep;
    total += Math.hypot(rx * Math.sin(t), ry * Math.cos(t));
  }
  return (total * Math.abs(sweep)) / STEPS;
}
