import { takeSteps } from '@geoslide/geometry';
import type { ScreenPoint } from '../camera/projection.js';
import { depthBehind, type Face } from './faces.js';
import type { Obstacles } from './obstacle.js';

/** Steps to look at a place of a line and at a face. */
const LOOK_STEPS = 0.5;

/**
 * How far behind each flat face, px across it, a place of a line has to be to be hidden by it: a line has the sides of a
 * face that it reaches further than the margin; what is nearer is rounding. So a line that starts on a face and goes
 * behind it, or that touches it from there, is behind it all the way, and one that keeps to it is in front.
 *
 * @param places Of the line: its ends, or more where it is curved.
 */
export function marginsTo(
  { margin, moved }: Obstacles,
  faces: readonly Face[],
  places: readonly ScreenPoint[],
): ReadonlyMap<Face, number> {
  const margins = new Map<Face, number>();
  for (const face of faces) {
    if (!face.flat) continue;
    let isBehind = false;
    let isInFront = false;
    for (let i = 0; i < places.length && !(isBehind && isInFront); i++) {
      const place = places[i]!;
      const depth = depthBehind(face, place);
      // Beside a face, rounding moves its plane by more than on it.
      const near = margin + (moved > 0 && Math.abs(depth) > margin ? (moved * beside(face, place)) / face.width : 0);
      if (depth > near) isBehind = true;
      else if (depth < -near) isInFront = true;
    }
    margins.set(face, !isBehind ? Infinity : isInFront ? 0 : -Infinity);
  }
  takeSteps(LOOK_STEPS * faces.length * Math.sqrt(places.length));
  return margins;
}

/** How far a place is from the box of a face, px along the face. */
function beside({ minX, maxX, minY, maxY, slant }: Face, { x, y }: ScreenPoint): number {
  return slant * Math.hypot(Math.max(0, minX - x, x - maxX), Math.max(0, minY - y, y - maxY));
}
