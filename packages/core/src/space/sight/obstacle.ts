import type { Vec3 } from '@geoslide/geometry';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import { dot, mul } from '../camera/vector.js';
import type { ConvexSolid } from '../parts/convex-solid.js';
import type { RoundBody } from '../parts/parts.js';
import { ON_SURFACE } from '../rounding.js';
import type { FaceGrid } from './face-grid.js';
import type { Face } from './faces.js';

/** A convex body and the box of its image, px. */
export interface Obstacle {
  /** What hides: the body without its margin, so that what lies on a surface, or at an outline, is not behind it. */
  readonly solid: ConvexSolid;
  /** What would hide if nothing were rounded: the body without less. Undefined where `solid` is that. */
  readonly exact: ConvexSolid | undefined;
  /** What lies this near to the surface, world units, lies on it. */
  readonly margin: number;
  /** What hides the body's own rims and outlines, which lie on its surface to the last digits: almost all of it. */
  readonly whole: ConvexSolid;
  readonly body: RoundBody;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** All that can hide. */
export interface Obstacles {
  readonly projector: Projector;
  readonly faces: FaceGrid;
  readonly solids: readonly Obstacle[];
  /** What lies this near to a surface, px across it, lies on it. */
  readonly margin: number;
  /**
   * Of faces that the body whose outline is asked for touches: how far behind each of them that is, px across it, where
   * the face hides it.
   */
  readonly touching: ReadonlyMap<Face, number> | undefined;
}

/** What hides the lines of some bodies themselves. */
export function forOwnLines<T extends Obstacles>(obstacles: T, bodies: readonly RoundBody[]): T {
  if (bodies.length === 0) return obstacles;
  const solids = obstacles.solids.map((each) =>
    bodies.includes(each.body) ? { ...each, solid: each.whole, exact: undefined } : each,
  );
  return {
    ...obstacles,
    solids,
    touching: touchedBy(
      obstacles,
      solids.filter(({ body }) => bodies.includes(body)),
    ),
  };
}

/**
 * The faces that bodies touch from behind. A gap between them is one of rounding, and moves all of the outline: that is
 * as far behind the face as it would be without the gap.
 */
function touchedBy(
  { projector, faces, margin }: Obstacles,
  solids: readonly Obstacle[],
): ReadonlyMap<Face, number> | undefined {
  if (margin <= ON_SURFACE) return undefined;
  const touching = new Map<Face, number>();
  for (const obstacle of solids) {
    const { minX, minY, maxX, maxY, body } = obstacle;
    const px = obstacle.margin / margin;
    for (const face of faces.near(minX, minY, maxX, maxY)) {
      if (!face.plane) continue;
      const { normal, offset } = face.plane;
      const side = Math.sign(dot(normal, projector.toEye(mul(normal, offset))));
      const [, nearest] = body.solid.reach(mul(normal, side));
      const gap = (side * offset - nearest) / px;
      if (Math.abs(gap) <= margin) touching.set(face, Math.min(touching.get(face) ?? Infinity, ON_SURFACE + gap));
    }
  }
  return touching.size > 0 ? touching : undefined;
}

/** How far behind a face a point is, px across it, where the face hides it; `usual` but for what touches the face. */
export function marginOf({ touching }: Obstacles, face: Face, usual: number): number {
  return touching?.get(face) ?? usual;
}

/** Whether a body lies between a point and the eye. */
export function isBetween(solid: ConvexSolid, p: Vec3, sight: Vec3): boolean {
  const span = solid.span(p, sight);
  return span !== undefined && span[1] > 0;
}

/** Whether the image of a body may reach to a point. */
export function isInBox({ minX, maxX, minY, maxY }: Obstacle, { x, y }: ScreenPoint): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}
