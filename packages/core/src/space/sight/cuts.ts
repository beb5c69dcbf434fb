import type { Expr, Vec3 } from '@geoslide/geometry';
import { distance, dot, length, mean, mul, polygonNormal, sub } from '../camera/vector.js';
import type { Parts } from '../parts/parts.js';

/** How far outside of a solid a cut of it may reach, in parts of its size: files round, and rims are sampled. */
const OUTSIDE = 1e-3;
/** The same for one of facets, which lie inside of the surface that they stand for. */
const OUTSIDE_FACETS = 1e-2;
/** Of a facet with less area than this part of the square of the size, as at a pole, the digits tell no direction. */
const NO_AREA = 1e-8;

/** The id of the solid whose section a source asks for; what is cut out of one that is not convex may lie anywhere. */
export function cutSolid(tree: Expr | undefined): string | undefined {
  if (tree?.kind !== 'call' || tree.callee.kind !== 'name' || tree.callee.name !== 'Section') return undefined;
  const [solid] = tree.args;
  return solid?.kind === 'name' ? solid.name : undefined;
}

/** Whether a flat figure lies in a convex solid, but not in one of its faces: it cuts the solid, as a section does. */
export function cuts(figure: Parts, { patches, bodies }: Parts): boolean {
  const [face] = figure.patches;
  if (!face || figure.patches.length > 1 || figure.bodies.length > 0) return false;
  const corners = patches.flatMap((patch) => patch.corners);
  const middle = mean(corners);
  const size = Math.max(...corners.map((p) => distance(p, middle)));
  const limit = size * (patches.some(({ curved, facet }) => curved || facet) ? OUTSIDE_FACETS : OUTSIDE);
  const isInside =
    bodies.length > 0
      ? bodies.every(({ solid }) => face.corners.every((p) => solid.outside(p) <= OUTSIDE * solid.size))
      : patches.length > 3;
  return (
    isInside &&
    patches.every((patch) => {
      const heights = heightsOver(patch.corners, face.corners, middle, NO_AREA * size ** 2);
      const isBehind = bodies.length > 0 || heights.every((height) => height <= limit);
      return isBehind && heights.some((height) => Math.abs(height) > limit);
    })
  );
}

/** How far points are outside of the plane of a face; endlessly far inside of one that has no area. */
function heightsOver(face: readonly Vec3[], points: readonly Vec3[], inside: Vec3, noArea: number): number[] {
  const normal = polygonNormal(face);
  if (length(normal) <= noArea) return [-Infinity];
  // Of a body's only flat face the middle lies in it: there is no side to tell.
  const side = Math.sign(dot(normal, sub(face[0]!, inside))) || 1;
  const outward = mul(normal, side / length(normal));
  return points.map((p) => dot(outward, sub(p, face[0]!)));
}
