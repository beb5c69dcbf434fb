/**
 * px of a segment inside of a box, by Liang and Barsky; -1 where it misses the box.
 * @param ends Both ends of segments, x, y, x, y; that of this one from `at` on.
 */
export function lengthInside(
  ends: readonly number[],
  at: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): number {
  const x = ends[at]!;
  const y = ends[at + 1]!;
  const dx = ends[at + 2]! - x;
  const dy = ends[at + 3]! - y;
  let from = 0;
  let to = 1;
  if (dx === 0) {
    if (x < minX || x > maxX) return -1;
  } else {
    const a = (minX - x) / dx;
    const b = (maxX - x) / dx;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  if (dy === 0) {
    if (y < minY || y > maxY) return -1;
  } else {
    const a = (minY - y) / dy;
    const b = (maxY - y) / dy;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from <= to ? (to - from) * Math.hypot(dx, dy) : -1;
}
