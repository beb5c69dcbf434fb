import type { RegionBox, Vec2 } from '../values.js';

export function cornersOf({ left, right, bottom, top }: RegionBox): Vec2[] {
  return [left, right].flatMap((x) => [bottom, top].map((y) => ({ x, y })));
}

/** The smallest rectangle that holds some points. */
export function boxAround(points: readonly Vec2[]): RegionBox {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** The rectangle around two, where both are known. */
export function boxOfUnion(a: RegionBox | undefined, b: RegionBox | undefined): RegionBox | undefined {
  return a && b && boxAround([...cornersOf(a), ...cornersOf(b)]);
}

/** What two rectangles have in common, or the one that is known; of rectangles that do not meet the first. */
export function boxOfOverlap(a: RegionBox | undefined, b: RegionBox | undefined): RegionBox | undefined {
  if (!a || !b) return a ?? b;
  const common = {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    top: Math.min(a.top, b.top),
  };
  return common.left < common.right && common.bottom < common.top ? common : a;
}
