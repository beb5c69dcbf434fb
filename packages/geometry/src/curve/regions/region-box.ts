import { boundsOf } from '../../intersect/part.js';
import { unitAt } from '../../plane/turn.js';
import type { RegionBox, Vec2 } from '../../values.js';

export function cornersOf({ left, right, bottom, top }: RegionBox): Vec2[] {
  return [left, right].flatMap((x) => [bottom, top].map((y) => ({ x, y })));
}

/** An ellipse by its centre and half-axes, turned by `rotation`, radians. */
export interface Central {
  readonly center: Vec2;
  readonly a: number;
  readonly b: number;
  readonly rotation: number;
}

export function ellipseBox({ center, a, b, rotation }: Central): RegionBox {
  const u = unitAt(rotation);
  const [dx, dy] = [Math.hypot(a * u.x, b * u.y), Math.hypot(a * u.y, b * u.x)];
  return { left: center.x - dx, right: center.x + dx, bottom: center.y - dy, top: center.y + dy };
}

/** The rectangle around two, where both are known. */
export function boxOfUnion(a: RegionBox | undefined, b: RegionBox | undefined): RegionBox | undefined {
  return a && b && boundsOf([...cornersOf(a), ...cornersOf(b)]);
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
