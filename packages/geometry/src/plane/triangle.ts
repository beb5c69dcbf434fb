import { Undefined, type Vec2 } from '../values.js';
import { add, areCollinear, cross, distance, dot, multiply, rot90, subtract } from './vec.js';

/** The centre of the circle through three points. Throws Undefined when they lie on one line. */
export function circumcenter(p: Vec2, q: Vec2, r: Vec2): Vec2 {
  if (areCollinear(p, q, r)) {
    throw new Undefined('the three points lie on one line, so no circle passes through them');
  }
  // From p the centre w solves w · a = a²/2, w · b = b²/2; differences keep their digits far from the origin.
  const a = subtract(q, p);
  const b = subtract(r, p);
  const offset = rot90(subtract(multiply(a, dot(b, b)), multiply(b, dot(a, a))));
  const twice = 2 * cross(a, b);
  return { x: p.x + offset.x / twice, y: p.y + offset.y / twice };
}

export interface Incircle {
  readonly center: Vec2;
  readonly radius: number;
}

/** The circle that touches the three sides from inside. Throws Undefined when the points lie on one line. */
export function incircle(p: Vec2, q: Vec2, r: Vec2): Incircle {
  requireTriangle(p, q, r);
  const [a, b, c] = [distance(q, r), distance(r, p), distance(p, q)];
  const perimeter = a + b + c;
  const toQ = subtract(q, p);
  const toR = subtract(r, p);
  return {
    center: { x: p.x + (b * toQ.x + c * toR.x) / perimeter, y: p.y + (b * toQ.y + c * toR.y) / perimeter },
    radius: Math.abs(cross(toQ, toR)) / perimeter,
  };
}

/** Where the altitudes meet. Throws Undefined when the points lie on one line. */
export function orthocenter(p: Vec2, q: Vec2, r: Vec2): Vec2 {
  requireTriangle(p, q, r);
  const a = subtract(q, p);
  const b = subtract(r, p);
  // From p: h · (b - a) = 0 and (h - a) · b = 0.
  return add(p, multiply(rot90(subtract(b, a)), -dot(a, b) / cross(a, b)));
}

/** Throws Undefined when the points lie on one line. */
export function requireTriangle(p: Vec2, q: Vec2, r: Vec2): void {
  if (areCollinear(p, q, r)) throw new Undefined('the three points lie on one line, so they make no triangle');
}
