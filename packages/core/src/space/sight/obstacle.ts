import type { Vec3 } from '@geoslide/geometry';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import type { ConvexSolid } from '../parts/convex-solid.js';
import type { Parts, RoundBody } from '../parts/parts.js';
import type { FaceGrid } from './face-grid.js';

/** A convex body and the box of its image, px. */
export interface Obstacle {
  readonly body: RoundBody;
  /** Almost all of the body, without the last digits: what hides if nothing is rounded. */
  readonly whole: ConvexSolid;
  /** The body without its margin: what lies on the surface is not behind it. */
  readonly core: ConvexSolid;
  /** The body with its margin: what is not in there does not touch it. */
  readonly near: ConvexSolid;
  /** What lies this near to the surface, world units, lies on it. */
  readonly margin: number;
  /** The core and the margin for a line that keeps to the surface, where rounding is more than the margin. */
  readonly loose?: { readonly core: ConvexSolid; readonly margin: number };
  /** Whether the lines that are asked for are its own rims and outlines, which are on its surface to the last digits. */
  readonly own: boolean;
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
  /** How far rounding moves points from each other, px. */
  readonly moved: number;
  /** Whose lines are asked for: they run along its curved surfaces. */
  readonly owner?: Parts;
}

/** What hides the lines of something itself. */
export function forOwnLines<T extends Obstacles>(obstacles: T, owner: Parts): T {
  const { bodies } = owner;
  if (bodies.length === 0) return { ...obstacles, owner };
  const solids = obstacles.solids.map((each) => (bodies.includes(each.body) ? { ...each, own: true } : each));
  return { ...obstacles, solids, owner };
}

/** Whether a body lies between a point and the eye. */
export function isBetween(solid: ConvexSolid, p: Vec3, sight: Vec3): boolean {
  const span = solid.span(p, sight);
  return span !== undefined && span[1] > 0;
}

/**
 * Whether a body hides a point; of one on its surface counts where that looks.
 *
 * @param off How far the point may be off, world units, and still be hidden.
 */
export function isHiddenBy({ core, whole, own, margin, body }: Obstacle, p: Vec3, sight: Vec3, off = 0): boolean {
  if (own || body.solid.outside(p) > margin) return isBetween(whole, p, sight);
  return isBetween(core, p, sight) || body.solid.looksAway(p, sight, margin, off);
}

/** Whether the image of a body may reach to a point. */
export function isInBox({ minX, maxX, minY, maxY }: Obstacle, { x, y }: ScreenPoint): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}
