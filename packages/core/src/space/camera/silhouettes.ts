import type { Value } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import type { Px } from '../../draw/viewport.js';
import { figureOf } from '../figure-table.js';
import { isInFront, projected } from './images.js';
import type { Projector } from './projection.js';
import { ringPoint, sphereSilhouette } from './silhouette.js';
import { isFinite3 } from './vector.js';

/** The images of points around each solid and surface. */
export type Silhouettes = readonly (readonly Px[])[];

/** Points of a sphere's outline. */
const SPHERE_POINTS = 24;
/** Directions in which a place may be clear of a silhouette. */
const DIRECTIONS = Array.from({ length: 48 }, (_, i): Px => {
  const angle = (2 * Math.PI * i) / 48;
  return [Math.cos(angle), Math.sin(angle)];
});

/** The silhouettes of the solids and surfaces among some values; lines, planes and polygons have none. */
export function silhouettesOf(values: readonly Value[], camera: SpaceCamera, projector: Projector): Silhouettes {
  return values.flatMap((value): Px[][] => {
    switch (value.type) {
      case 'List':
        return silhouettesOf(value.items, camera, projector).map((points) => [...points]);
      case 'Sphere':
      case 'Cone':
      case 'Cylinder':
      case 'CurvedSolid':
      case 'Polyhedron':
      case 'Surface':
      case 'ImplicitSurface': {
        const ring = value.type === 'Sphere' && sphereSilhouette(value, projector);
        const points = ring
          ? Array.from({ length: SPHERE_POINTS }, (_, i) => ringPoint(ring, (2 * Math.PI * i) / SPHERE_POINTS))
          : figureOf(value).span(value, camera, projector);
        const seen = points.filter((p) => isFinite3(p) && isInFront(projector, p));
        return seen.length > 0 ? [seen.map((p) => projected(projector, p))] : [];
      }
      default:
        return [];
    }
  });
}

/** Whether a place is at least `gap` px outside of the convex hulls of silhouettes. */
export function isClear([x, y]: Px, silhouettes: Silhouettes, gap: number): boolean {
  return silhouettes.every((points) =>
    DIRECTIONS.some(([dx, dy]) => points.every(([px, py]) => (x - px) * dx + (y - py) * dy >= gap)),
  );
}
