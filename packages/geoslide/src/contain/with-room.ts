import type { Bounds } from '@geoslide/core';
import type { Vec3 } from '@geoslide/geometry';
import { type DrawnPlane, toDrawn, type ViewBound } from '@geoslide/protocol';

/** A view of the drawn plane. */
export interface DrawnView {
  readonly plane: DrawnPlane;
  readonly viewBound: ViewBound;
  readonly scale: number;
}

/**
 * Bounds in px of what is drawn and of points, the last of which has room beside it.
 *
 * @param left px left of it, and `below` px below it.
 */
export function withRoom(
  bounds: Bounds | undefined,
  points: readonly Vec3[],
  { left, below }: { readonly left: number; readonly below: number },
  { plane, viewBound, scale }: DrawnView,
): Bounds {
  const all = points.map((point) => {
    const { x, y } = toDrawn(plane, point);
    return [(x - viewBound.left) * scale, (viewBound.top - y) * scale] as const;
  });
  const [x, y] = all.at(-1)!;
  const xs = [...all.map((each) => each[0]), x - left, ...(bounds ? [bounds.left, bounds.right] : [])];
  const ys = [...all.map((each) => each[1]), y + below, ...(bounds ? [bounds.top, bounds.bottom] : [])];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
