import { takeSteps } from '../../functions/steps.js';

/**
 * The x with the least |A x − b|, for a matrix of at least as many rows as columns whose columns are independent: by
 * Householder's reflections.
 */
export function leastSquares(rows: readonly (readonly number[])[], b: readonly number[]): readonly number[] {
  const columns = rows[0]!.length;
  takeSteps(3 * rows.length * columns * columns);
  const a = rows.map((row, i) => [...row, b[i]!]);
  for (let k = 0; k < columns; k += 1) {
    const v = a.slice(k).map((row) => row[k]!);
    const norm = Math.hypot(...v);
    const alpha = v[0]! > 0 ? -norm : norm;
    v[0]! -= alpha;
    const square = v.reduce((sum, x) => sum + x * x, 0);
    if (square === 0) continue;
    for (let j = k; j <= columns; j += 1) {
      const along = (2 * v.reduce((sum, x, i) => sum + x * a[k + i]![j]!, 0)) / square;
      v.forEach((x, i) => {
        a[k + i]![j]! -= along * x;
      });
    }
  }
  const x = new Array<number>(columns).fill(0);
  for (let k = columns - 1; k >= 0; k -= 1) {
    const row = a[k]!;
    const rest = x.slice(k + 1).reduce((sum, value, i) => sum + value * row[k + 1 + i]!, 0);
    x[k] = (row[columns]! - rest) / row[k]!;
  }
  return x;
}
