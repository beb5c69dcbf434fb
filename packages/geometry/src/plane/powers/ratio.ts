import { type CircleValue, Undefined, type Vec2 } from '../../values.js';
import { makeCircle } from '../make.js';
import { ON_OBJECT } from '../tolerance.js';
import { areCollinear, cross, distance, dot, mix, samePoint, subtract } from '../vec.js';

/**
 * (A, B; C, D) = AC · BD / (BC · AD) with signed lengths, of four points on a line or circle.
 * Throws Undefined for others, and where B is C or A is D.
 */
export function crossRatio(A: Vec2, B: Vec2, C: Vec2, D: Vec2): number {
  if (samePoint(B, C) || samePoint(A, D)) {
    throw new Undefined('the cross ratio is infinite: B is C, or A is D');
  }
  // The cross ratio of complex numbers is real exactly where they lie on a line or circle.
  const above = product(subtract(C, A), subtract(D, B));
  const below = product(subtract(C, B), subtract(D, A));
  const square = dot(below, below);
  const real = dot(above, below) / square;
  const imaginary = cross(below, above) / square;
  if (Math.abs(imaginary) > ON_OBJECT * Math.max(1, Math.abs(real))) {
    throw new Undefined('the four points lie neither on a line nor on a circle, so their cross ratio is no number');
  }
  return real;
}

const product = (p: Vec2, q: Vec2): Vec2 => ({ x: p.x * q.x - p.y * q.y, y: p.x * q.y + p.y * q.x });

/** The point D with (A, B; C, D) = -1. Throws Undefined where C is not on AB, or in its middle. */
export function harmonicConjugate(A: Vec2, B: Vec2, C: Vec2): Vec2 {
  if (samePoint(A, B)) throw new Undefined('the two points coincide, so they give no line');
  const side = subtract(B, A);
  const along = subtract(C, A);
  const square = dot(side, side);
  if (Math.abs(cross(side, along)) > ON_OBJECT * square)
    throw new Undefined('the third point does not lie on the line AB');
  const t = dot(along, side) / square;
  if (Math.abs(2 * t - 1) <= ON_OBJECT) {
    throw new Undefined('the third point is the middle of AB: its harmonic conjugate lies at infinity');
  }
  return mix(A, B, t / (2 * t - 1));
}

/**
 * The circle of the points X with XA : XB = ratio. Throws Undefined for a ratio of 1, which gives a line, and one that
 * is not positive.
 */
export function apolloniusCircle(A: Vec2, B: Vec2, ratio: number): CircleValue {
  if (samePoint(A, B)) throw new Undefined('the two points coincide');
  if (!(ratio > 0)) throw new Undefined(`the ratio of the distances must be positive, not ${ratio}`);
  if (Math.abs(ratio - 1) <= ON_OBJECT) {
    throw new Undefined('for the ratio 1 it is no circle but the line PerpBisector(A, B)');
  }
  const square = ratio * ratio;
  return makeCircle(mix(A, B, square / (square - 1)), (ratio * distance(A, B)) / Math.abs(square - 1));
}

/** The ratio PA : PB. Throws Undefined where P is B. */
export function ratioOfDistances(P: Vec2, A: Vec2, B: Vec2): number {
  if (samePoint(P, B)) throw new Undefined('the point coincides with one of the others, so the ratio is 0 or infinite');
  return distance(P, A) / distance(P, B);
}

/** Whether the points lie on one circle. */
export function areConcyclic(A: Vec2, B: Vec2, C: Vec2, D: Vec2): boolean {
  if (areCollinear(A, B, C)) return false;
  const points = [A, B, C, D];
  const distinct = points.every((p, i) => points.every((q, j) => i === j || !samePoint(p, q)));
  if (!distinct) return true;
  const above = product(subtract(C, A), subtract(D, B));
  const below = product(subtract(C, B), subtract(D, A));
  return Math.abs(cross(below, above)) <= ON_OBJECT * Math.hypot(above.x, above.y) * Math.hypot(below.x, below.y);
}
