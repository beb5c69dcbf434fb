import type { Vec3 } from '@geoslide/geometry';
import { isInFront, polygonImage } from '../camera/images.js';
import { NEAR, type Projector } from '../camera/projection.js';
import { dot, unit } from '../camera/vector.js';
import type { Parts } from '../parts/parts.js';
import { ON_SURFACE } from '../rounding.js';
import { curvedFace } from './curved-face.js';
import { faceGrid } from './face-grid.js';
import { type Face, normalOf, screenFace } from './faces.js';
import type { Obstacle, Obstacles } from './obstacle.js';
import { SURFACE } from './visibility.js';

/** A body's image may reach this far beyond its sampled outline, px. */
const MARGIN = 1;

/**
 * Everything that hides, in the picture.
 *
 * @param margin What lies this near to a surface, px across it, lies on it.
 */
export function buildObstacles(parts: readonly Parts[], projector: Projector, margin: number): Obstacles {
  const faces: Face[] = [];
  const solids: Obstacle[] = [];
  const mayTouch = margin > ON_SURFACE && parts.some(({ bodies }) => bodies.length > 0);
  for (const owner of parts) {
    const { patches, bodies } = owner;
    for (const { corners, hides, curved } of patches) {
      const image = hides ? polygonImage(projector, corners) : [];
      const face = image.length >= 3 ? screenFace(image, owner) : undefined;
      if (!face) continue;
      if (curved) faces.push({ ...face, curved: curvedFace(curved, projector) });
      else faces.push(mayTouch ? { ...face, plane: planeOf(corners) } : face);
    }
    for (const body of bodies) {
      const { solid: whole, around } = body;
      const px = unitOfPx(around, projector);
      const solid = whole.within(margin * px);
      const almostWhole = whole.within(SURFACE * whole.size);
      if (!solid || !almostWhole) continue;
      const exact = margin > ON_SURFACE ? whole.within(ON_SURFACE * px) : undefined;
      const hiding = { solid, exact, whole: almostWhole, margin: margin * px, body };
      const images = around.filter((p) => isInFront(projector, p)).map((p) => projector.project(p));
      if (images.length < around.length) {
        // Part of the body is behind the eye: its image has no bounds.
        solids.push({ ...hiding, minX: -Infinity, maxX: Infinity, minY: -Infinity, maxY: Infinity });
        continue;
      }
      const xs = images.map(({ x }) => x);
      const ys = images.map(({ y }) => y);
      solids.push({
        ...hiding,
        minX: Math.min(...xs) - MARGIN,
        maxX: Math.max(...xs) + MARGIN,
        minY: Math.min(...ys) - MARGIN,
        maxY: Math.max(...ys) + MARGIN,
      });
    }
  }
  return { projector, faces: faceGrid(faces), solids, margin, touching: undefined };
}

/** The plane in which some corners lie but for rounding. */
function planeOf(corners: readonly Vec3[]): { normal: Vec3; offset: number } {
  const normal = unit(normalOf(corners));
  const offset = corners.reduce((sum, corner) => sum + dot(normal, corner), 0) / corners.length;
  return { normal, offset };
}

/** How long a px is in the middle of some points, world units: nowhere is it more. */
function unitOfPx(points: readonly Vec3[], { weight, scale, scaleZ }: Projector): number {
  const sum = points.reduce((total, p) => total + Math.max(NEAR, weight(p)), 0);
  return sum / points.length / scale / Math.max(1, scaleZ);
}
