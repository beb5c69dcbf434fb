import type { Px } from './viewport.js';

/** Length of a polyline, px. */
export function polylineLength(points: readonly Px[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) {
    length += Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]);
  }
  return length;
}

/** Area of a polygon, px²: positive where it runs clockwise on screen. */
export function signedArea(polygon: readonly Px[]): number {
  const twice = polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}
