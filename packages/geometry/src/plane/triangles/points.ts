import { Undefined, type Vec2 } from '../../values.js';
import { requireTriangle } from '../triangle.js';
import { angleBetween } from '../turn.js';
import { subtract } from '../vec.js';
import { pointOfWeights, sidesOf } from './barycentric.js';
import { triangleCenter } from './kimberling.js';

/** The point with the least sum of distances from the vertices: X(13), or a vertex where the angle is 120° or more. */
export function fermatPoint(A: Vec2, B: Vec2, C: Vec2): Vec2 {
  requireTriangle(A, B, C);
  const corners = [
    [A, B, C],
    [B, C, A],
    [C, A, B],
  ] as const;
  const wide = corners.find(([V, P, Q]) => angleBetween(subtract(P, V), subtract(Q, V)) >= (2 * Math.PI) / 3);
  return wide === undefined ? triangleCenter(A, B, C, 13) : wide[0];
}

/** The first (n = 1) has equal angles PAB, PBC, PCA, the second equal angles PBA, PCB, PAC. */
export function brocardPoint(A: Vec2, B: Vec2, C: Vec2, n: number): Vec2 {
  const { a, b, c } = sidesOf(A, B, C);
  const [ab, bc, ca] = [(a * b) ** 2, (b * c) ** 2, (c * a) ** 2];
  if (n === 1) return pointOfWeights([ca, ab, bc], A, B, C);
  if (n === 2) return pointOfWeights([ab, bc, ca], A, B, C);
  throw new Undefined(`the Brocard points are numbered 1 and 2, not ${n}`);
}

/** The isodynamic points X(15) and X(16), where the three circles of Apollonius meet. */
export function isodynamicPoint(A: Vec2, B: Vec2, C: Vec2, n: number): Vec2 {
  if (n !== 1 && n !== 2) throw new Undefined(`the isodynamic points are numbered 1 and 2, not ${n}`);
  return triangleCenter(A, B, C, 14 + n);
}
