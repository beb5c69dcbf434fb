import { takeSteps } from '../../functions/steps.js';
import type { Vec2 } from '../../values.js';
import { type Field, isInside } from '../numeric/zero-crossing.js';

/** The values of a field at the nodes of a grid over a picture, row by row, columns + 1 of them in a row. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
  readonly place: (i: number, j: number) => Vec2;
  readonly valueAt: (i: number, j: number) => number;
}

/**
 * Evaluates a field at the corners of cells of about `cell` px. Each node takes `nodeSteps` steps beside those of the
 * field. `alongRow` is the field at a height, where that is faster.
 */
export function gridOf(
  f: Field,
  width: number,
  height: number,
  cell: number,
  nodeSteps: number,
  alongRow: (y: number) => (x: number) => number = (y) => (x) => f(x, y),
): Grid {
  const columns = Math.max(1, cellsAlong(width, cell));
  const rows = Math.max(1, cellsAlong(height, cell));
  const place = (i: number, j: number): Vec2 => ({ x: nodeAt(i, columns, width), y: nodeAt(j, rows, height) });
  const stride = columns + 1;
  const values = new Float64Array(stride * (rows + 1));
  takeSteps(nodeSteps * values.length);
  for (let j = 0; j <= rows; j++) {
    const along = alongRow(nodeAt(j, rows, height));
    for (let i = 0; i <= columns; i++) values[j * stride + i] = along(nodeAt(i, columns, width));
  }
  return { columns, rows, values, place, valueAt: (i, j) => values[j * stride + i]! };
}

/** Whether the four corners of a cell lie on one side of the curve, as those of nearly all cells do. */
export function isOnOneSide({ columns, values }: Grid, i: number, j: number): boolean {
  const stride = columns + 1;
  const k = j * stride + i;
  const first = isInside(values[k]!);
  return (
    first === isInside(values[k + 1]!) &&
    first === isInside(values[k + stride]!) &&
    first === isInside(values[k + stride + 1]!)
  );
}

/**
 * The place of the i-th of count + 1 nodes on [0, length]. Those inside are shifted by a part of a cell that no nice
 * number has:
 * figures are symmetric, and their lines and crossings would else fall on nodes.
 */
function nodeAt(i: number, count: number, length: number): number {
  if (i === 0 || i === count) return i === 0 ? 0 : length;
  return (length * (i - 0.38196601)) / count;
}

/** A length that is a whole number of cells but for its last digits has that many, whatever these digits are. */
function cellsAlong(length: number, cell: number): number {
  return Math.ceil(length / cell - 1e-9);
}
