import type { Vec2 } from '../../values.js';
import { circumcenter, incircle } from '../triangle.js';
import { middle, subtract } from '../vec.js';
import { pointOfWeights, sidesOf, weightsOf } from './barycentric.js';
import { secondOnCircumcircle } from './circles.js';
import { footOn } from './lines.js';

/** Three vertices: the first belongs to A, the second to B, the third to C. */
export type Vertices = readonly [Vec2, Vec2, Vec2];

/** The feet of P on BC, CA, AB. Throws Undefined when the points lie on one line. */
export function pedalTriangle(P: Vec2, A: Vec2, B: Vec2, C: Vec2): Vertices {
  sidesOf(A, B, C);
  return [footOn(P, B, C), footOn(P, C, A), footOn(P, A, B)];
}

/** Where the lines PA, PB, PC meet the opposite sides. Throws Undefined for a P on one of them. */
export function cevianTriangle(P: Vec2, A: Vec2, B: Vec2, C: Vec2): Vertices {
  const [u, v, w] = weightsOf(P, A, B, C);
  return [pointOfWeights([0, v, w], A, B, C), pointOfWeights([u, 0, w], A, B, C), pointOfWeights([u, v, 0], A, B, C)];
}

/** The triangle whose sides run through A, B, C and whose cevians through P are those of ABC. */
export function anticevianTriangle(P: Vec2, A: Vec2, B: Vec2, C: Vec2): Vertices {
  const [u, v, w] = weightsOf(P, A, B, C);
  return [
    pointOfWeights([-u, v, w], A, B, C),
    pointOfWeights([u, -v, w], A, B, C),
    pointOfWeights([u, v, -w], A, B, C),
  ];
}

/** Where the lines PA, PB, PC meet the circumcircle again. */
export function circumcevianTriangle(P: Vec2, A: Vec2, B: Vec2, C: Vec2): Vertices {
  const center = circumcenter(A, B, C);
  return [secondOnCircumcircle(A, P, center), secondOnCircumcircle(B, P, center), secondOnCircumcircle(C, P, center)];
}

export const orthicTriangle = (A: Vec2, B: Vec2, C: Vec2): Vertices => {
  sidesOf(A, B, C);
  return [footOn(A, B, C), footOn(B, C, A), footOn(C, A, B)];
};

export const medialTriangle = (A: Vec2, B: Vec2, C: Vec2): Vertices => [middle(B, C), middle(C, A), middle(A, B)];

export const anticomplementaryTriangle = (A: Vec2, B: Vec2, C: Vec2): Vertices => {
  const opposite = (P: Vec2, Q: Vec2, R: Vec2): Vec2 => {
    const { x, y } = subtract(Q, P);
    return { x: R.x + x, y: R.y + y };
  };
  return [opposite(A, B, C), opposite(B, C, A), opposite(C, A, B)];
};

/** The touch points of the incircle. */
export const intouchTriangle = (A: Vec2, B: Vec2, C: Vec2): Vertices =>
  pedalTriangle(incircle(A, B, C).center, A, B, C);

/** The touch points of the three excircles on the sides. */
export function extouchTriangle(A: Vec2, B: Vec2, C: Vec2): Vertices {
  const { a, b, c } = sidesOf(A, B, C);
  const [p, q, r] = [b + c - a, c + a - b, a + b - c];
  return [pointOfWeights([0, q, r], A, B, C), pointOfWeights([p, 0, r], A, B, C), pointOfWeights([p, q, 0], A, B, C)];
}

export const excentralTriangle = (A: Vec2, B: Vec2, C: Vec2): Vertices =>
  anticevianTriangle(incircle(A, B, C).center, A, B, C);

/**
 * The triangle of the tangents of the circumcircle at the vertices. Throws Undefined for a right angle: two tangents
 * are parallel.
 */
export function tangentialTriangle(A: Vec2, B: Vec2, C: Vec2): Vertices {
  const { a, b, c } = sidesOf(A, B, C);
  const [u, v, w] = [a * a, b * b, c * c];
  return [
    pointOfWeights([-u, v, w], A, B, C),
    pointOfWeights([u, -v, w], A, B, C),
    pointOfWeights([u, v, -w], A, B, C),
  ];
}
