import { type Coordinates, takeSteps } from '@geoslide/geometry';
import { type Box, intersectBoxes, type Px } from '../draw/viewport.js';
import type { Rect } from '../scene/scene.js';
import { contains, distanceTo, extentOf } from './polylines.js';
import { centered, type Spot } from './spot.js';

/** Points of a grid across an area in which room is looked for. */
const GRID = 12;

/** px: an area's label has all the room that it needs so far away from the outline. */
const ENOUGH = 30;

/** What the least and the most room cost, and a place at the area's far end. */
const ROOM_COST = 2;
const FAR_COST = 2;

/** Where an area has the most room for what does not fit at its middle: inside of `outline`, in view. */
export function insideArea(ink: Rect, middle: Px, outline: Coordinates | undefined, view: Box): Spot[] {
  if (!outline) return [];
  const box = intersectBoxes(extentOf(outline), view);
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  if (!(width > 0 && height > 0)) return [];
  const size = Math.hypot(width, height);
  takeSteps(GRID * GRID * (1 + outline.length / 8));
  const places = Array.from(
    { length: GRID * GRID },
    (_, k): Px => [
      box.minX + (((k % GRID) + 0.5) / GRID) * width,
      box.minY + ((Math.floor(k / GRID) + 0.5) / GRID) * height,
    ],
  );
  return places.flatMap((place): Spot[] => {
    if (!contains(outline, place)) return [];
    const room = Math.min(1, distanceTo(outline, place) / ENOUGH);
    const far = Math.hypot(place[0] - middle[0], place[1] - middle[1]) / size;
    return [centered(ink, place, 0.5 + ROOM_COST * (1 - room) + FAR_COST * far)];
  });
}
