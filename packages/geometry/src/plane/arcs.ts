import { type ArcValue, type EllipticArcValue, Undefined, type Vec2 } from '../values.js';
import { inFrame } from './closest.js';
import { closestOnEllipse } from './conics/closest-conic.js';
import { makeArc } from './make.js';
import { circumcenter } from './triangle.js';
import { normalizeAngle, positiveAngle, TWO_PI } from './turn.js';
import { angleOf, cross, distance, dot, middle, samePoint, subtract } from './vec.js';

/** From p clockwise to the ray from `center` towards q. Throws Undefined when p or q is the centre, or both lie in the same direction. */
export function arcBetween(center: Vec2, p: Vec2, q: Vec2): ArcValue {
  const from = subtract(p, center);
  const to = subtract(q, center);
  if (samePoint(q, center)) throw new Undefined('the end point is the centre, so the arc has no end direction');
  // Clockwise from `from` to `to`.
  const turn = positiveAngle(Math.atan2(-cross(from, to), dot(from, to)));
  return makeArc(center, distance(center, p), angleOf(from), -turn);
}

/** From p through q to r. Throws Undefined when they lie on one line. */
export function arcThrough(p: Vec2, q: Vec2, r: Vec2): ArcValue {
  const center = circumcenter(p, q, r);
  const counterclockwise = cross(subtract(q, p), subtract(r, p)) > 0;
  const from = subtract(p, center);
  const to = subtract(r, center);
  const turn = positiveAngle(Math.atan2(cross(from, to), dot(from, to)));
  return makeArc(center, distance(center, p), angleOf(from), counterclockwise ? turn : turn - TWO_PI);
}

/** From p clockwise to q, on the left of p → q. Throws Undefined when the points are one. */
export function semicircle(p: Vec2, q: Vec2): ArcValue {
  if (samePoint(p, q)) throw new Undefined('the two points coincide, so they give no half circle');
  return makeArc(middle(p, q), distance(p, q) / 2, angleOf(subtract(p, q)), -Math.PI);
}

/** The area swept by an arc: towards its centre, or up to its chord. */
export const sweptAs = <T extends 'Sector' | 'CircleSegment'>(
  type: T,
  { center, radius, startAngle, sweep }: ArcValue,
): Omit<ArcValue, 'type'> & { readonly type: T } => ({ type, center, radius, startAngle, sweep });

interface EllipseFrame {
  readonly center: Vec2;
  readonly a: number;
  readonly b: number;
  readonly rotation: number;
}

/** The part of an ellipse from the parameter `startAngle` over `sweep`, at most a full turn. */
export function makeEllipticArc(ellipse: EllipseFrame, startAngle: number, sweep: number): EllipticArcValue {
  const { center, a, b, rotation } = ellipse;
  if (!(a > 0 && b > 0)) throw new Undefined('the half axes of an ellipse must be positive');
  if (sweep === 0) throw new Undefined('the arc starts and ends at the same point, so it has no extent');
  return {
    type: 'EllipticArc',
    center: { x: center.x, y: center.y },
    a,
    b,
    rotation,
    startAngle: normalizeAngle(startAngle) || 0,
    sweep: Math.max(-TWO_PI, Math.min(TWO_PI, sweep)),
  };
}

/** From the point of the ellipse nearest to p clockwise to that nearest to q. */
export function ellipticArcBetween(ellipse: EllipseFrame, p: Vec2, q: Vec2): EllipticArcValue {
  const [from, to] = [p, q].map((point) =>
    closestOnEllipse(ellipse.a, ellipse.b, inFrame(ellipse.center, ellipse.rotation, point)),
  ) as [number, number];
  return makeEllipticArc(ellipse, from, -positiveAngle(from - to));
}
