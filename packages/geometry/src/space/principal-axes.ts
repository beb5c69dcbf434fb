import type { Vec3 } from '../values.js';
import { vec3 } from './vec3.js';

type Row = readonly [number, number, number];

/** A direction in which a symmetric matrix only stretches, and by how much. */
interface PrincipalAxis {
  readonly axis: Vec3;
  readonly value: number;
}

/** Rounds over the three pairs: each squares what is left beside the diagonal. */
const ROUNDS = 12;

/** The principal axes of a symmetric matrix, orthonormal and right-handed (Jacobi's rotations). */
export function principalAxes(matrix: readonly [Row, Row, Row]): PrincipalAxis[] {
  const a = matrix.map((row) => [...row]);
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const off = a[p]![q]!;
      if (off === 0) continue;
      const angle = Math.atan2(2 * off, a[q]![q]! - a[p]![p]!) / 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      for (const rows of [a, axes]) {
        for (const row of rows) [row[p], row[q]] = [c * row[p]! - s * row[q]!, s * row[p]! + c * row[q]!];
      }
      const [rowP, rowQ] = [a[p]!, a[q]!];
      for (let k = 0; k < 3; k++) [rowP[k], rowQ[k]] = [c * rowP[k]! - s * rowQ[k]!, s * rowP[k]! + c * rowQ[k]!];
    }
  }
  return [0, 1, 2].map((k) => ({ axis: vec3(axes[0]![k]!, axes[1]![k]!, axes[2]![k]!), value: a[k]![k]! }));
}
