import { isInFront, polygonImage } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import type { Parts } from '../parts/parts.js';
import { curvedFace } from './curved-face.js';
import { faceGrid } from './face-grid.js';
import { type Face, screenFace } from './faces.js';
import type { Obstacle, Obstacles } from './visibility.js';

/** A body's image may reach this far beyond its sampled outline, px. */
const MARGIN = 1;

/**
 * Everything that hides, in the picture.
 *
 * @param margin What lies this near to a surface, px, lies on it.
 */
export function buildObstacles(parts: readonly Parts[], projector: Projector, margin: number): Obstacles {
  const faces: Face[] = [];
  const solids: Obstacle[] = [];
  for (const { patches, bodies } of parts) {
    for (const { corners, hides, curved } of patches) {
      const image = hides ? polygonImage(projector, corners) : [];
      const face = image.length >= 3 ? screenFace(image) : undefined;
      if (face) faces.push(curved ? { ...face, curved: curvedFace(curved, projector) } : face);
    }
    for (const { solid, around } of bodies) {
      const images = around.filter((p) => isInFront(projector, p)).map((p) => projector.project(p));
      if (images.length < around.length) {
        // Part of the body is behind the eye: its image has no bounds.
        solids.push({ solid, minX: -Infinity, maxX: Infinity, minY: -Infinity, maxY: Infinity });
        continue;
      }
      const xs = images.map(({ x }) => x);
      const ys = images.map(({ y }) => y);
      solids.push({
        solid,
        minX: Math.min(...xs) - MARGIN,
        maxX: Math.max(...xs) + MARGIN,
        minY: Math.min(...ys) - MARGIN,
        maxY: Math.max(...ys) + MARGIN,
      });
    }
  }
  return { projector, faces: faceGrid(faces), solids, margin };
}
