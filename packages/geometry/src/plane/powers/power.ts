import { type LineValue, Undefined, type Value, type Vec2 } from '../../values.js';
import { type ConicShape, conicCoefficients } from '../conics/conic.js';
import { directionOf, type LineLike, meetLines, originOf } from '../line-like.js';
import { makeLine } from '../make.js';
import { ON_OBJECT, PARALLEL } from '../tolerance.js';
import { along, dot, mix, rot90, subtract } from '../vec.js';

/** A circle or what lies on one. */
export interface Round {
  readonly center: Vec2;
  readonly radius: number;
}

/** |PO|² - r²: negative inside the circle, the square of the tangent's length outside. */
export function powerOf(P: Vec2, { center, radius }: Round): number {
  const away = Math.hypot(P.x - center.x, P.y - center.y);
  return (away - radius) * (away + radius);
}

/**
 * The line of the points with equal powers, with the first centre on its right. Throws Undefined for circles with one
 * centre.
 */
export function radicalAxis(c: Round, d: Round): LineValue {
  const offset = subtract(d.center, c.center);
  const square = dot(offset, offset);
  const size = Math.max(c.radius, d.radius);
  if (square <= (ON_OBJECT * size) ** 2) {
    throw new Undefined('the circles have the same centre, so no line has equal powers');
  }
  const t = (square + (c.radius - d.radius) * (c.radius + d.radius)) / (2 * square);
  return makeLine(mix(c.center, d.center, t), rot90(offset));
}

/** Where the three radical axes meet. Throws Undefined where they are parallel. */
export function radicalCenter(c: Round, d: Round, e: Round): Vec2 {
  const met = meetLines(radicalAxis(c, d), radicalAxis(d, e));
  if (met === undefined) throw new Undefined('the centres lie on one line, so the radical axes are parallel');
  return met;
}

/** The point whose polar line this is. Throws Undefined for a line through the centre, and for two lines or a point. */
export function poleOf(line: LineLike, conic: ConicShape): Vec2 {
  if (conic.type === 'Conic') throw new Undefined('a pair of lines or a single point has no poles');
  // In coordinates from a point of the line, where the line is n · X = 0.
  const origin = originOf(line);
  const [A, B, C, D, E, F] = conicCoefficients(conic);
  const [d, e, f] = [
    2 * A * origin.x + B * origin.y + D,
    B * origin.x + 2 * C * origin.y + E,
    A * origin.x ** 2 + B * origin.x * origin.y + C * origin.y ** 2 + D * origin.x + E * origin.y + F,
  ];
  const n = rot90(directionOf(line));
  // The pole (x, y, w) solves M (x, y, w) = (n, 0) with the conic's matrix M: columns of the adjugate matrix.
  const x = n.x * (4 * C * f - e * e) + n.y * (d * e - 2 * B * f);
  const y = n.x * (d * e - 2 * B * f) + n.y * (4 * A * f - d * d);
  const w = n.x * (B * e - 2 * C * d) + n.y * (B * d - 2 * A * e);
  const size = Math.hypot(n.x, n.y) * (Math.abs(B * e) + Math.abs(2 * C * d) + Math.abs(B * d) + Math.abs(2 * A * e));
  if (Math.abs(w) <= PARALLEL * size)
    throw new Undefined('the line runs through the centre: its pole lies at infinity');
  return along(origin, { x, y }, 1 / w);
}

/** The point opposite P on a circle. Throws Undefined where P does not lie on it. */
export function antipode(P: Vec2, { center, radius }: Round): Vec2 {
  if (Math.abs(Math.hypot(P.x - center.x, P.y - center.y) - radius) > ON_OBJECT * radius) {
    throw new Undefined('the point does not lie on the circle');
  }
  return { x: 2 * center.x - P.x, y: 2 * center.y - P.y };
}

export const isRound = (value: Value): value is Extract<Value, Round> => 'radius' in value && 'center' in value;
