import type { PlaneTerms } from '../curve/numeric/polynomial.js';
import type { Coefficients } from '../curve/numeric/polynomial-roots.js';
import type { Vec2 } from '../values.js';

/** Coordinates X, Y with point = origin + X u + Y v. */
export interface Frame {
  readonly origin: Vec2;
  readonly u: Vec2;
  readonly v: Vec2;
}

/** (x(t)/w(t), y(t)/w(t)): what substituting a part into a polynomial equation needs. */
export interface RationalForm {
  readonly x: Coefficients;
  readonly y: Coefficients;
  readonly w: Coefficients;
  /** t runs through ±∞, where the part goes on (conics). */
  readonly projective: boolean;
}

/** An equation F(X, Y) = 0 in the coordinates of a frame. */
export interface PolynomialEquation {
  readonly frame: Frame;
  readonly terms: PlaneTerms;
}

/** Box of the points of a part; infinite sides are usual. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/**
 * A piece of a value in the forms that intersections are computed with. Each form is there where the piece has it: lines and conics have all,
 * an implicit curve has an equation and no parameter, a parametric curve the reverse.
 */
export interface Part {
  readonly kind: 'line' | 'conic' | 'explicit' | 'parametric' | 'implicit' | 'point';
  readonly bounds: Bounds;
  /** The point at a parameter of the part, NaN where it has none; with the ranges of that parameter. */
  readonly at?: (t: number) => Vec2;
  readonly ranges?: readonly (readonly [number, number])[];
  /** Into how many steps a range is cut in search of roots, where the usual number is too many: short pieces of a chain. */
  readonly steps?: number;
  /** The coordinate that is the parameter, for explicit and inverse curves without a transform. */
  readonly axis?: 'x' | 'y';
  /** A function that is zero on the part (and on what it is a part of), NaN where it is undefined; it changes sign across the part. */
  readonly value?: (point: Vec2) => number;
  readonly rational?: RationalForm;
  readonly equation?: PolynomialEquation;
  readonly line?: { readonly origin: Vec2; readonly direction: Vec2; readonly min: number; readonly max: number };
  readonly conic?: { readonly shape: 'ellipse' | 'hyperbola' | 'parabola'; readonly frame: Frame };
  /**
   * Where along the whole value (docs/format.md) a point of the part's carrier lies; undefined when it is not on the
   * part.
   * `t` is the part's own parameter where the intersection knows it.
   */
  readonly parameterOf: (point: Vec2, t?: number) => number | undefined;
}

/** A point that two parts have in common, with their own parameters where they are known. */
export interface Hit {
  readonly point: Vec2;
  readonly ta?: number;
  readonly tb?: number;
}

/** The parts have a whole stretch in common, so their intersection is no list of points. */
export class Coincident extends Error {}

export const EVERYWHERE: Bounds = {
  left: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
};

export function boundsOf(points: readonly Vec2[]): Bounds {
  return {
    left: Math.min(...points.map((p) => p.x)),
    right: Math.max(...points.map((p) => p.x)),
    bottom: Math.min(...points.map((p) => p.y)),
    top: Math.max(...points.map((p) => p.y)),
  };
}

export function boundsMeet(a: Bounds, b: Bounds): boolean {
  const slack = 1e-9 * (sizeOf(a) + sizeOf(b));
  return (
    a.left <= b.right + slack && b.left <= a.right + slack && a.bottom <= b.top + slack && b.bottom <= a.top + slack
  );
}

function sizeOf(bounds: Bounds): number {
  let size = 0;
  for (const side of [bounds.left, bounds.right, bounds.bottom, bounds.top]) {
    if (Number.isFinite(side)) size = Math.max(size, Math.abs(side));
  }
  return size;
}

/** The coordinates of a point in a frame. */
export function toFrame(frame: Frame, point: Vec2): Vec2 {
  const { origin, u, v } = frame;
  const x = point.x - origin.x;
  const y = point.y - origin.y;
  const determinant = u.x * v.y - u.y * v.x;
  return { x: (x * v.y - y * v.x) / determinant, y: (u.x * y - u.y * x) / determinant };
}

/** The point with given coordinates in a frame. */
export function fromFrame(frame: Frame, x: number, y: number): Vec2 {
  return {
    x: frame.origin.x + x * frame.u.x + y * frame.v.x,
    y: frame.origin.y + x * frame.u.y + y * frame.v.y,
  };
}
