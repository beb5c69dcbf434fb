import { Undefined, type Vec2 } from '../../values.js';
import { requireTriangle } from '../triangle.js';
import { cross, distance, subtract } from '../vec.js';

/** Weights at A, B and C: the point is (u A + v B + w C) / (u + v + w). */
export type Weights = readonly [u: number, v: number, w: number];

export interface Sides {
  /** BC, opposite A. */
  readonly a: number;
  /** CA, opposite B. */
  readonly b: number;
  /** AB, opposite C. */
  readonly c: number;
}

/** A weight this small, in parts of the others, is rounding. */
const NEGLIGIBLE = 1e-12;

/** The sides of a triangle. Throws Undefined when its points lie on one line. */
export function sidesOf(A: Vec2, B: Vec2, C: Vec2): Sides {
  requireTriangle(A, B, C);
  return { a: distance(B, C), b: distance(C, A), c: distance(A, B) };
}

/** The point with these weights. Throws Undefined where it lies at infinity. */
export function pointOfWeights([u, v, w]: Weights, A: Vec2, B: Vec2, C: Vec2): Vec2 {
  const sum = u + v + w;
  const size = Math.abs(u) + Math.abs(v) + Math.abs(w);
  if (size === 0) throw new Undefined('the point is not determined in this triangle');
  if (!(Math.abs(sum) > NEGLIGIBLE * size)) throw new Undefined('the point lies at infinity');
  // From A, so that the digits are kept far from the origin.
  return {
    x: A.x + (v * (B.x - A.x) + w * (C.x - A.x)) / sum,
    y: A.y + (v * (B.y - A.y) + w * (C.y - A.y)) / sum,
  };
}

/** The weights of a point: the signed areas of PBC, PCA and PAB, but for a factor. */
export function weightsOf(P: Vec2, A: Vec2, B: Vec2, C: Vec2): Weights {
  requireTriangle(A, B, C);
  const [toA, toB, toC] = [subtract(A, P), subtract(B, P), subtract(C, P)];
  const weights = [cross(toB, toC), cross(toC, toA), cross(toA, toB)] as const;
  const size = Math.max(...weights.map(Math.abs));
  const clean = (weight: number) => (Math.abs(weight) <= NEGLIGIBLE * size ? 0 : weight);
  return [clean(weights[0]), clean(weights[1]), clean(weights[2])];
}

/** The products of the other two: in proportion to the reciprocals, and without a division by 0. */
export const reciprocals = ([u, v, w]: Weights): Weights => [v * w, w * u, u * v];

/** The point with the weights a²/u, b²/v, c²/w. Throws Undefined for a vertex and for points of the circumcircle. */
export function isogonalConjugate(P: Vec2, A: Vec2, B: Vec2, C: Vec2): Vec2 {
  const { a, b, c } = sidesOf(A, B, C);
  const [u, v, w] = conjugable(P, A, B, C);
  return conjugate([a * a * u, b * b * v, c * c * w], A, B, C, 'isogonal conjugate: it lies on the circumcircle');
}

/** The point with the weights 1/u, 1/v, 1/w. Throws Undefined for a vertex and for points of the Steiner ellipse. */
export function isotomicConjugate(P: Vec2, A: Vec2, B: Vec2, C: Vec2): Vec2 {
  return conjugate(conjugable(P, A, B, C), A, B, C, 'isotomic conjugate: it lies on the Steiner ellipse');
}

function conjugable(P: Vec2, A: Vec2, B: Vec2, C: Vec2): Weights {
  const weights = reciprocals(weightsOf(P, A, B, C));
  if (weights.every((weight) => weight === 0)) throw new Undefined('a vertex of the triangle has no conjugate');
  return weights;
}

function conjugate(weights: Weights, A: Vec2, B: Vec2, C: Vec2, missing: string): Vec2 {
  const size = Math.max(...weights.map(Math.abs));
  if (Math.abs(weights[0] + weights[1] + weights[2]) <= NEGLIGIBLE * size) {
    throw new Undefined(`the point has no ${missing}`);
  }
  return pointOfWeights(weights, A, B, C);
}
