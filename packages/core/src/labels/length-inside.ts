/**
 * px of a segment inside of a box, by Liang and Barsky; -1 where it misses the box.
 * @param ends Both ends of segments, x, y, x, y; that of this one from `at` on.
 */
export function lengthInside(
  ends: ArrayLike<number>,
  at: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): number {
  const x = ends[at]!;
  const y = ends[at + 1]!;
  const endX = ends[at + 2]!;
  const endY = ends[at + 3]!;
  // Most segments lie beside the box, or within it.
  if (x < minX ? endX < minX : x > maxX && endX > maxX) return -1;
  if (y < minY ? endY < minY : y > maxY && endY > maxY) return -1;
  const dx = endX - x;
  const dy = endY - y;
  let from = 0;
  let to = 1;
  if (dx !== 0) {
    const a = (minX - x) / dx;
    const b = (maxX - x) / dx;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  if (dy !== 0) {
    const a = (minY - y) / dy;
    const b = (maxY - y) / dy;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from <= to ? (to - from) * Math.hypot(dx, dy) : -1;
}
