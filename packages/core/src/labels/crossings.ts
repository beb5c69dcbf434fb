import type { Px } from '../draw/viewport.js';

/**
 * Adds the directions, radians, in which a segment crosses a circle.
 * @param ends Both ends of segments, x, y, x, y; those of this one from `i` on.
 */
export function addCrossings(found: number[], ends: ArrayLike<number>, i: number, [x, y]: Px, radius: number): void {
  const [fromX, fromY] = [ends[i]! - x, ends[i + 1]! - y];
  const [dx, dy] = [ends[i + 2]! - x - fromX, ends[i + 3]! - y - fromY];
  const a = dx * dx + dy * dy;
  const b = fromX * dx + fromY * dy;
  const root = b * b - a * (fromX * fromX + fromY * fromY - radius * radius);
  if (a === 0 || root < 0) return;
  for (const sign of [-1, 1]) {
    const t = (-b + sign * Math.sqrt(root)) / a;
    if (t >= 0 && t <= 1) found.push(Math.atan2(fromY + t * dy, fromX + t * dx));
  }
}
