import { scaleOf, transformPoint } from '../../plane/affine.js';
import type { RiemannSumValue } from '../../values.js';
import { isFiniteData } from '../finite.js';
import { formatReal } from '../format.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** Rectangles, or trapezoids, between a graph and the x-axis, from left to right. */
  interface RiemannSumValue {
    readonly type: 'RiemannSum';
    /** The corners of each: on the axis from left to right, then on the graph back. */
    readonly pieces: readonly (readonly Vec2[])[];
    /** The sum of their areas, negative below the axis. */
    readonly value: number;
  }
  interface PlaneValues {
    RiemannSum: RiemannSumValue;
  }
}

export const riemannSum: PlaneType<RiemannSumValue> = {
  constructors: [],
  isPath: false,
  transform: (sum, m) => ({
    ...sum,
    pieces: sum.pieces.map((piece) => piece.map((corner) => transformPoint(m, corner))),
    value: sum.value * scaleOf(m) ** 2,
  }),
  lift: undefined,
  fields: ({ pieces, value }) => ({ value, pieces: pieces.length }),
  listed: [],
  shown: ({ value }, options) => formatReal(value, options),
  hasEquation: false,
  number: ({ value }) => value,
  isFinite: isFiniteData,
  extent: ({ pieces }) => pieces.flatMap((piece) => piece.map(raise)),
};
