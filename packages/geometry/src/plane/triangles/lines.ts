import { type LineValue, type SegmentValue, Undefined, type Vec2 } from '../../values.js';
import { footOnLine } from '../line-like.js';
import { makeLine, makeLineThrough, makeSegment } from '../make.js';
import { ON_OBJECT } from '../tolerance.js';
import { circumcenter, orthocenter, requireTriangle } from '../triangle.js';
import { unitAt } from '../turn.js';
import { angleOf, distance, middle, mix, rot90, samePoint, subtract } from '../vec.js';

/** The foot of the perpendicular from P on the line BC. Throws Undefined where B and C are one point. */
export function footOn(P: Vec2, B: Vec2, C: Vec2): Vec2 {
  if (samePoint(B, C)) throw new Undefined('the two points coincide, so there is no line for the foot to lie on');
  return footOnLine(P, B, subtract(C, B));
}

export const altitude = (A: Vec2, B: Vec2, C: Vec2): SegmentValue => makeSegment(A, footOn(A, B, C));

export const median = (A: Vec2, B: Vec2, C: Vec2): SegmentValue => makeSegment(A, middle(B, C));

/** Where the bisector of the angle at A meets BC: it divides BC in the ratio AB : AC. */
export function bisectorFoot(A: Vec2, B: Vec2, C: Vec2): Vec2 {
  const [b, c] = sidesAt(A, B, C);
  return mix(B, C, c / (b + c));
}

/** The median's mirror image in the bisector of the angle at A: its foot divides BC in the ratio AB² : AC². */
export function symmedian(A: Vec2, B: Vec2, C: Vec2): SegmentValue {
  const [b, c] = sidesAt(A, B, C);
  return makeSegment(A, mix(B, C, (c * c) / (b * b + c * c)));
}

function sidesAt(A: Vec2, B: Vec2, C: Vec2): readonly [b: number, c: number] {
  requireTriangle(A, B, C);
  return [distance(A, C), distance(A, B)];
}

/** The line through V that halves the angle beside AVB. Throws Undefined where a side has no direction. */
export function externalBisector(A: Vec2, V: Vec2, B: Vec2): LineValue {
  if (samePoint(A, V) || samePoint(B, V)) {
    throw new Undefined('the vertex coincides with a point on a side, so that side has no direction');
  }
  const [from, to] = [angleOf(subtract(A, V)), angleOf(subtract(B, V))];
  return makeLine(V, rot90(unitAt((from + to) / 2)));
}

/** The line through circumcentre, centroid and orthocentre. Throws Undefined for an equilateral triangle. */
export function eulerLine(A: Vec2, B: Vec2, C: Vec2): LineValue {
  const center = circumcenter(A, B, C);
  const heights = orthocenter(A, B, C);
  if (distance(center, heights) <= ON_OBJECT * distance(center, A)) {
    throw new Undefined('the triangle is equilateral: its centres are one point, so they give no line');
  }
  return makeLineThrough(center, heights);
}

/** The line through the feet of P on the sides. Throws Undefined unless P lies on the circumcircle. */
export function simsonLine(P: Vec2, A: Vec2, B: Vec2, C: Vec2): LineValue {
  const center = circumcenter(A, B, C);
  const radius = distance(center, A);
  if (Math.abs(distance(center, P) - radius) > ON_OBJECT * radius) {
    throw new Undefined('the point does not lie on the circumcircle, so its feet on the sides lie on no line');
  }
  const feet = [footOn(P, B, C), footOn(P, C, A), footOn(P, A, B)] as const;
  const pairs = [
    [feet[0], feet[1]],
    [feet[1], feet[2]],
    [feet[0], feet[2]],
  ] as const;
  const [from, to] = pairs.toSorted(([p, q], [r, s]) => distance(r, s) - distance(p, q))[0]!;
  return makeLineThrough(from, to);
}
