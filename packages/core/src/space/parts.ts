import type { Vec3 } from '@geoslide/geometry';
import type { ConvexSolid } from './convex-solid.js';
import type { Ellipse } from './ellipse.js';

/** What is drawn as a line. */
export type Wire =
  | { readonly kind: 'segment'; readonly a: Vec3; readonly b: Vec3 }
  | { readonly kind: 'polyline'; readonly points: readonly Vec3[] }
  | Curve;

export interface Curve {
  readonly kind: 'curve';
  readonly at: (t: number) => Vec3;
  readonly min: number;
  readonly max: number;
  readonly closed: boolean;
  /** Where the curve is a part of an ellipse: at(t) is its point at t. */
  readonly ellipse?: Ellipse;
}

/** A flat face; `hides` is false for marks that lines may be seen through. */
export interface Patch {
  readonly corners: readonly Vec3[];
  readonly hides: boolean;
}

/** What an object comes to in space, before it is projected. */
export interface Parts {
  readonly wires: readonly Wire[];
  readonly patches: readonly Patch[];
  /** Facets of curved surfaces: fills only, for what hides exactly is in `bodies`. */
  readonly facets: readonly (readonly Vec3[])[];
  /** Convex bodies, with points whose images bound theirs. */
  readonly bodies: readonly { readonly solid: ConvexSolid; readonly around: readonly Vec3[] }[];
}

export const nothing: Parts = { wires: [], patches: [], facets: [], bodies: [] };

export interface Ball {
  readonly center: Vec3;
  readonly radius: number;
}
