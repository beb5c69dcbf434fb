import { type CircleValue, Undefined, type Vec2 } from '../../values.js';
import { makeCircle } from '../make.js';
import { circumcenter, incircle, orthocenter } from '../triangle.js';
import { cross, distance, middle, mix, subtract } from '../vec.js';
import { pointOfWeights, sidesOf } from './barycentric.js';

/**
 * The circle that touches BC and the other two sides' prolongations. Throws Undefined when the points lie on one line.
 */
export function excircle(A: Vec2, B: Vec2, C: Vec2): CircleValue {
  const { a, b, c } = sidesOf(A, B, C);
  const radius = Math.abs(cross(subtract(B, A), subtract(C, A))) / (b + c - a);
  return makeCircle(pointOfWeights([-a, b, c], A, B, C), radius);
}

/**
 * The circle through the middles of the sides and the feet of the altitudes. Throws Undefined when the points lie on
 * one line.
 */
export function ninePointCircle(A: Vec2, B: Vec2, C: Vec2): CircleValue {
  const center = circumcenter(A, B, C);
  return makeCircle(middle(center, orthocenter(A, B, C)), distance(center, A) / 2);
}

/** The circle inside the circumcircle that touches it, AB and AC: the incircle enlarged from A by 1/cos²(A/2). */
export function mixtilinearCircle(A: Vec2, B: Vec2, C: Vec2): CircleValue {
  const { a, b, c } = sidesOf(A, B, C);
  const { center, radius } = incircle(A, B, C);
  const factor = (4 * b * c) / ((a + b + c) * (b + c - a));
  return makeCircle(mix(A, center, factor), factor * radius);
}

/**
 * Where the line from a vertex through P meets the circumcircle again.
 * Throws Undefined where P is the vertex, or the line only touches the circle.
 */
export function secondOnCircumcircle(vertex: Vec2, P: Vec2, center: Vec2): Vec2 {
  const direction = subtract(P, vertex);
  const square = direction.x ** 2 + direction.y ** 2;
  if (square === 0)
    throw new Undefined('the point is a vertex of the triangle, so it gives no line through that vertex');
  const toCenter = subtract(center, vertex);
  const factor = (2 * (toCenter.x * direction.x + toCenter.y * direction.y)) / square;
  return { x: vertex.x + factor * direction.x, y: vertex.y + factor * direction.y };
}

/** The middle of the arc BC of the circumcircle on which A does not lie. */
export const arcMidpoint = (A: Vec2, B: Vec2, C: Vec2): Vec2 =>
  secondOnCircumcircle(A, incircle(A, B, C).center, circumcenter(A, B, C));
