import type { ScreenPoint } from '../camera/projection.js';
import type { ConvexSolid } from '../parts/convex-solid.js';

/** A flat piece to be filled, in screen space; `key` names the face that it is of, and pieces of one key may be drawn as one path. */
export interface Piece {
  readonly key: number;
  readonly corners: readonly ScreenPoint[];
  /** What a facet of a round body stands for. Facets are sorted, but cut nothing. */
  readonly round?: RoundSide;
  /** The facets of a whole side of a round body, of which the corners are the outline; for whoever asks for depths, or cuts. */
  readonly facets?: () => readonly Piece[];
}

/** The side of a round body that faces the eye, or the one that looks away. */
export interface RoundSide {
  readonly solid: ConvexSolid;
  readonly near: boolean;
}

/** Twice the area of an outline, with its sign: positive where it runs clockwise on screen. */
export function signedArea(corners: readonly ScreenPoint[]): number {
  let area = 0;
  let p = corners[corners.length - 1]!;
  for (let i = 0; i < corners.length; i++) {
    const q = corners[i]!;
    area += p.x * q.y - p.y * q.x;
    p = q;
  }
  return area;
}
