import { Undefined, type Vec2 } from '../../values.js';
import type { Similarity } from '../affine.js';
import { type LineLike, meetLines } from '../line-like.js';
import { ON_OBJECT } from '../tolerance.js';
import { circumcenter } from '../triangle.js';
import { add, areCollinear, cross, distance, dot, mix, multiply, samePoint, subtract } from '../vec.js';
import type { Round } from './power.js';

/** The similarity without a mirror that takes A to C and B to D. Throws Undefined where A is B or C is D. */
export function spiralSimilarity(A: Vec2, B: Vec2, C: Vec2, D: Vec2): Similarity {
  const { x, y } = quotient(A, B, C, D);
  return { a: x, b: y, c: -y, d: x, e: C.x - (x * A.x - y * A.y), f: C.y - (y * A.x + x * A.y) };
}

/** The fixed point of `spiralSimilarity`. Throws Undefined where it is a translation. */
export function spiralCenter(A: Vec2, B: Vec2, C: Vec2, D: Vec2): Vec2 {
  const k = quotient(A, B, C, D);
  const rest = { x: 1 - k.x, y: -k.y };
  if (Math.hypot(rest.x, rest.y) <= ON_OBJECT) {
    throw new Undefined('AB and CD are equal and parallel: a translation takes one to the other, which has no centre');
  }
  return add(A, divide(subtract(C, A), rest));
}

/**
 * The fixed point of the similarity with a mirror that takes A to C and B to D. Throws Undefined where the lengths are
 * equal.
 */
export function inverseSimilarityCenter(A: Vec2, B: Vec2, C: Vec2, D: Vec2): Vec2 {
  requireApart(A, B, C, D);
  const side = subtract(B, A);
  const k = divide(subtract(D, C), { x: side.x, y: -side.y });
  const shrunk = 1 - dot(k, k);
  if (Math.abs(shrunk) <= ON_OBJECT) {
    throw new Undefined('AB and CD are equally long: a glide reflection takes one to the other, which has no centre');
  }
  const d = subtract(C, A);
  const turned = { x: k.x * d.x + k.y * d.y, y: k.y * d.x - k.x * d.y };
  return add(A, multiply(add(d, turned), 1 / shrunk));
}

/** (D - C) / (B - A) as complex numbers. */
function quotient(A: Vec2, B: Vec2, C: Vec2, D: Vec2): Vec2 {
  requireApart(A, B, C, D);
  return divide(subtract(D, C), subtract(B, A));
}

function requireApart(A: Vec2, B: Vec2, C: Vec2, D: Vec2): void {
  if (samePoint(A, B) || samePoint(C, D))
    throw new Undefined('the two points of a pair coincide, so they give no similarity');
}

const divide = (p: Vec2, q: Vec2): Vec2 => multiply({ x: dot(q, p), y: cross(q, p) }, 1 / dot(q, q));

/**
 * The centres from which one circle is an enlargement of the other: outside (none where they are equal), then between
 * the centres.
 */
export function homothetyCenters(c: Round, d: Round): readonly Vec2[] {
  const sum = c.radius + d.radius;
  const inner = mix(c.center, d.center, c.radius / sum);
  const difference = c.radius - d.radius;
  if (Math.abs(difference) <= ON_OBJECT * sum) return [inner];
  return [mix(c.center, d.center, c.radius / difference), inner];
}

/**
 * The point that the circles AQR, BRP, CPQ share, for P on BC, Q on CA, R on AB. Throws Undefined for points elsewhere.
 */
export function miquelPoint(A: Vec2, B: Vec2, C: Vec2, P: Vec2, Q: Vec2, R: Vec2): Vec2 {
  const sides = [
    [P, B, C, 'P', 'BC'],
    [Q, C, A, 'Q', 'CA'],
    [R, A, B, 'R', 'AB'],
  ] as const;
  for (const [point, from, to, name, side] of sides) {
    const away = Math.abs(cross(subtract(to, from), subtract(point, from)));
    if (away > ON_OBJECT * distance(from, to) * Math.max(distance(from, to), distance(from, point))) {
      throw new Undefined(`${name} does not lie on the line ${side}`);
    }
  }
  return secondCommon(R, circumcenter(A, Q, R), circumcenter(B, R, P));
}

/**
 * The point that the circumcircles of the four triangles of four lines share. Throws Undefined for parallel lines, or
 * three through a point.
 */
export function miquelOfLines(k: LineLike, l: LineLike, m: LineLike, n: LineLike): Vec2 {
  const meet = (first: LineLike, second: LineLike): Vec2 => {
    const point = meetLines(first, second);
    if (point === undefined) throw new Undefined('two of the four lines are parallel');
    return point;
  };
  meet(m, n);
  const [kl, km, lm, kn, ln] = [meet(k, l), meet(k, m), meet(l, m), meet(k, n), meet(l, n)];
  if (areCollinear(kl, km, lm) || areCollinear(kl, kn, ln))
    throw new Undefined('three of the four lines run through one point');
  return secondCommon(kl, circumcenter(kl, km, lm), circumcenter(kl, kn, ln));
}

/** The other common point of two circles through P: P mirrored in the line of centres. */
function secondCommon(P: Vec2, first: Vec2, second: Vec2): Vec2 {
  const axis = subtract(second, first);
  const square = dot(axis, axis);
  if (samePoint(first, second)) throw new Undefined('the circles are one, so they share more than a point');
  const off = cross(axis, subtract(P, first)) / square;
  return { x: P.x + 2 * off * axis.y, y: P.y - 2 * off * axis.x };
}
