import type { Vec3 } from '@geoslide/geometry';
import type { ConvexSolid } from './convex-solid.js';
import { type Ellipse, ellipsePointIn } from './ellipse.js';

/** What is drawn as a line. */
export type Wire = Straight | Bent | Curve;

interface Straight {
  readonly kind: 'segment';
  readonly a: Vec3;
  readonly b: Vec3;
  readonly outlineOf?: OutlineOf;
}

interface Bent {
  readonly kind: 'polyline';
  readonly points: readonly Vec3[];
  readonly outlineOf?: OutlineOf;
}

/** Of an outline: points of the body that it bounds, with which it is on one side of what it only touches. */
export type OutlineOf = readonly Vec3[];

export interface Curve {
  readonly kind: 'curve';
  readonly at: (t: number) => Vec3;
  readonly min: number;
  readonly max: number;
  readonly closed: boolean;
  /** Where the curve is a part of an ellipse: at(t) is its point at t. */
  readonly ellipse?: Ellipse;
  readonly outlineOf?: OutlineOf;
}

/** The part of an ellipse from t = min to t = max as a line. */
export function ellipseWire(ellipse: Ellipse, min: number, max: number, closed: boolean): Curve {
  return { kind: 'curve', at: (t) => ellipsePointIn(ellipse, Math.cos(t), Math.sin(t)), min, max, closed, ellipse };
}

/** A flat face; `hides` is false for marks that lines may be seen through. */
export interface Patch {
  readonly corners: readonly Vec3[];
  readonly hides: boolean;
  /** Of a skin, the piece of surface that it is a cell of. */
  readonly sheet?: number;
  /** Of a piece of surface with an inside: whether the corners run counterclockwise as they are seen from outside. */
  readonly outward?: boolean;
  /** Of a facet of a curved surface: lines of that may seem to lie behind it. */
  readonly curved?: CurvedPart;
  /** Whether it is a facet of a surface that is known by facets alone. */
  readonly facet?: boolean;
}

/** The part of a curved surface that a facet stands for. */
export interface CurvedPart {
  /** How far the facet may be from the surface, px. */
  readonly off: number;
  /** The surface by the place in its net, in cells. */
  readonly at: (i: number, j: number) => Vec3;
  readonly cells: readonly [columns: number, rows: number];
  /** The cell's corner nearest to the net's start. */
  readonly place: readonly [i: number, j: number];
}

/** What an object comes to in space, before it is projected. */
export interface Parts {
  readonly wires: readonly Wire[];
  readonly patches: readonly Patch[];
  readonly bodies: readonly RoundBody[];
}

/** A convex body with a curved surface, which the caps of cones and cylinders are no part of. */
export interface RoundBody {
  /** What hides. */
  readonly solid: ConvexSolid;
  /** Points whose images bound the body's. */
  readonly around: readonly Vec3[];
  /** What is filled. */
  readonly mantle: Mantle;
}

/** The curved surface of a round body. */
export interface Mantle {
  /**
   * The outlines of the side that faces the eye and of the one that looks away, in one of both orders, as their facets run round; undefined where there are
   * no two sides, or one of them has a hole.
   */
  readonly outlines: readonly [readonly Vec3[], readonly Vec3[]] | undefined;
  readonly facetCount: number;
  /**
   * Points of the surface: facets lie between neighbours in two rows, and none of them reaches across the silhouette.
   *
   * @param along How many facets lie along an axis or from pole to rim.
   */
  rows(along?: number): readonly (readonly Vec3[])[];
  /** The outer normal at a point of the surface, of any length; undefined at an apex. */
  readonly normalAt: (point: Vec3) => Vec3 | undefined;
}

export const nothing: Parts = { wires: [], patches: [], bodies: [] };

/** A ball of the stretched world (`stretch.ts`). */
export interface Ball {
  readonly center: Vec3;
  readonly radius: number;
}
