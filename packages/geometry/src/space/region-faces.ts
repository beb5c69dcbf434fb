import { regionOutline } from '../curve/regions/region.js';
import type { ViewWindow } from '../curve/view-window.js';
import type { RegionValue, Vec2 } from '../values.js';
import { bridged, faceLoops, sidesOf } from './solid-sets/face-loops.js';

/** How near to a hole, in px, another corner may be to a bridge that leads there. */
const BRIDGE_GAP = 1e-6;

/**
 * The part of a region of the plane inside a window as polygons, each of one loop: a bridge leads to each of its holes
 * and back.
 */
export function regionFaces(region: RegionValue, window: ViewWindow, unitsPerPx: number): Vec2[][] {
  const loops = regionOutline(region, window, unitsPerPx);
  const corners = loops.flat();
  let count = 0;
  const sides = loops.flatMap((loop) => {
    const ids = loop.map(() => count++);
    return sidesOf(ids);
  });
  const at = (id: number): Vec2 => corners[id]!;
  return faceLoops(sides, at).map((face) => bridged(face, at, BRIDGE_GAP * unitsPerPx).map(at));
}
