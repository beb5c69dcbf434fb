import type { Box } from '../draw/viewport.js';
import type { Rect } from '../scene/scene.js';
import type { Spot } from './spot.js';

/** px between labels, on each of them. */
const HALF_CLEARANCE = 1;

/** The most boxes that stand for one turned label. */
const MAX_BOXES = 20;

/** The boxes that cover a layout's ink at a spot: a row of small ones where it is turned. */
export function boxesAt(ink: Rect, { at: [x, y], rotation }: Spot): Box[] {
  const { width, height } = ink;
  if (rotation === 0) {
    const [minX, minY] = [x + ink.x - HALF_CLEARANCE, y + ink.y - HALF_CLEARANCE];
    return [{ minX, minY, maxX: minX + width + 2 * HALF_CLEARANCE, maxY: minY + height + 2 * HALF_CLEARANCE }];
  }
  const count = Math.min(MAX_BOXES, Math.max(1, Math.ceil(width / Math.max(height, 1))));
  const [c, s] = [Math.cos(rotation), Math.sin(rotation)];
  const half = width / count / 2;
  return Array.from({ length: count }, (_, k) => {
    const dx = ink.x + half * (2 * k + 1);
    const dy = ink.y + height / 2;
    const [mx, my] = [x + dx * c - dy * s, y + dx * s + dy * c];
    const w = half * Math.abs(c) + (height / 2) * Math.abs(s);
    const h = half * Math.abs(s) + (height / 2) * Math.abs(c);
    return { minX: mx - w, minY: my - h, maxX: mx + w, maxY: my + h };
  });
}
