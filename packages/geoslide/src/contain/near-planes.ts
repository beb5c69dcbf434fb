import { type Construction, shownObjects, takeSteps, type Vec3 } from '@geoslide/geometry';
import { ballAround } from './contain-space.js';

/** How far from the middle of the figure a plane may pass and be seen with it, in radii of the figure. */
const NEAR = 4;

/** Steps for the shadow of a point on a plane, which each round of fitting looks at. */
const SHADOW_STEPS = 5;

export interface NearPlanes {
  /** Planes and half-spaces whose part that is drawn lies beside the figure. */
  readonly ids: ReadonlySet<string>;
  /** The places on them that are nearest to the figure's points. */
  readonly shadows: readonly Vec3[];
}

/**
 * The planes of a slide in space that pass near to its figure: a view of the figure holds the part of them that is
 * drawn. One that is far away would leave the figure a speck.
 * @param points That span the figure.
 */
export function nearPlanes(construction: Construction, points: readonly Vec3[]): NearPlanes {
  const ids = new Set<string>();
  const shadows: Vec3[] = [];
  if (points.length === 0) return { ids, shadows };
  const { center, radius } = ballAround(points);
  for (const { id, value } of shownObjects(construction)) {
    if (value?.type !== 'Plane' && value?.type !== 'HalfSpace') continue;
    const { normal, offset } = value;
    const above = (p: Vec3): number => normal.x * p.x + normal.y * p.y + normal.z * p.z - offset;
    if (!(Math.abs(above(center)) <= NEAR * radius)) continue;
    ids.add(id);
    if (value.type === 'Plane' && value.touches) continue;
    takeSteps(SHADOW_STEPS * points.length);
    for (const p of points) {
      const height = above(p);
      shadows.push({ x: p.x - height * normal.x, y: p.y - height * normal.y, z: p.z - height * normal.z });
    }
  }
  return { ids, shadows };
}
