import type { Vec3 } from '@geoslide/geometry';
import { isInFront, polygonImage } from '../camera/images.js';
import { NEAR, type Projector } from '../camera/projection.js';
import type { Parts } from '../parts/parts.js';
import { surfaceMargin } from '../rounding.js';
import { curvedFace } from './curved-face.js';
import { faceGrid } from './face-grid.js';
import { type Face, screenFace } from './faces.js';
import type { Obstacle, Obstacles } from './obstacle.js';
import { SURFACE } from './visibility.js';

/** How far a circle may be off the body that it lies on, in roundings of a point: both have a middle and a radius. */
const LOOSE = 2;
/** A body's image may reach this far beyond its sampled outline, px. */
const MARGIN = 1;

/**
 * Everything that hides, in the picture.
 *
 * @param moved How far rounding moves points from each other, px.
 */
export function buildObstacles(parts: readonly Parts[], projector: Projector, moved: number): Obstacles {
  const margin = surfaceMargin(moved);
  const faces: Face[] = [];
  const solids: Obstacle[] = [];
  for (const owner of parts) {
    const { patches, bodies } = owner;
    for (const { corners, hides, curved, facet } of patches) {
      const image = hides ? polygonImage(projector, corners) : [];
      const face = image.length >= 3 ? screenFace(image, owner, !curved && !facet) : undefined;
      if (!face) continue;
      faces.push(curved ? { ...face, curved: curvedFace(curved, projector, image) } : face);
    }
    for (const body of bodies) {
      const { solid: whole, around } = body;
      const px = unitOfPx(around, projector);
      const core = whole.within(margin * px);
      const almostWhole = whole.within(SURFACE * whole.size);
      const near = whole.within(-margin * px);
      if (!core || !almostWhole || !near) continue;
      const far = LOOSE * moved * px;
      const inner = far > margin * px ? whole.within(far) : undefined;
      const loose = inner && { core: inner, margin: far };
      const hiding = { body, whole: almostWhole, core, near, margin: margin * px, own: false, ...(loose && { loose }) };
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
  return { projector, faces: faceGrid(faces), solids, margin, moved };
}

/** How long a px is in the middle of some points, world units: nowhere is it more. */
function unitOfPx(points: readonly Vec3[], { weight, scale, scaleZ }: Projector): number {
  const sum = points.reduce((total, p) => total + Math.max(NEAR, weight(p)), 0);
  return sum / points.length / scale / Math.max(1, scaleZ);
}
