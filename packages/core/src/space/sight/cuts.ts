import type { Vec3 } from '@geoslide/geometry';
import { cross, dot, length, mean, sub } from '../camera/vector.js';
import type { Parts, Patch } from '../parts/parts.js';

/** How far outside of a solid a cut of it may reach, in parts of its size: files round, and rims are sampled. */
const OUTSIDE = 1e-3;

/** Whether a flat figure lies in a convex solid, but not in one of its faces: it cuts the solid, as a section does. */
export function cuts(figure: Parts, solid: Parts): boolean {
  const [face] = figure.patches;
  if (!face || figure.patches.length > 1 || figure.bodies.length > 0) return false;
  const flat = solid.patches.filter(({ curved, facet }) => !curved && !facet);
  const middle = mean(flat.flatMap(({ corners }) => corners));
  const heights = flat.map((patch) => heightsOver(patch, face.corners, middle));
  const isInside =
    solid.bodies.length > 0
      ? solid.bodies.every(({ solid: body }) => face.corners.every((p) => body.outside(p) <= OUTSIDE * body.size))
      : flat.length > 3 &&
        flat.length === solid.patches.length &&
        heights.every((each) => Math.max(...each) <= OUTSIDE);
  return isInside && heights.every((each) => each.some((height) => Math.abs(height) > OUTSIDE));
}

/** How far points are outside of the plane of a face, in parts of the face's size. */
function heightsOver({ corners }: Patch, points: readonly Vec3[], inside: Vec3): number[] {
  const [a, b, c] = corners as [Vec3, Vec3, Vec3];
  const normal = cross(sub(b, a), sub(c, a));
  // Of a body's only flat face the middle lies in it: there is no side to tell.
  const size = length(normal) ** 1.5 * (Math.sign(dot(normal, sub(a, inside))) || 1);
  return points.map((p) => dot(normal, sub(p, a)) / size);
}
