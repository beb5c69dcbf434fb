import { print } from '../../syntax/print.js';
import type { VectorFieldValue } from '../../values.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** The vector (P(x, y), Q(x, y)) at each point, shown by arrows. */
  interface VectorFieldValue {
    readonly type: 'VectorField';
    readonly fx: PlaneFunction;
    readonly fy: PlaneFunction;
    readonly grid: FieldGrid;
    /** Whether all arrows are as long, so that they show directions only. */
    readonly unit: boolean;
  }
  interface PlaneValues {
    VectorField: VectorFieldValue;
  }
}

export const vectorField: PlaneType<VectorFieldValue> = {
  constructors: [],
  isPath: false,
  transform: undefined,
  lift: undefined,
  fields: ({ fx, fy, grid, unit }) => ({ x: print(fx.expr), y: print(fy.expr), ...grid, unit }),
  listed: [],
  shown: ({ fx, fy }) => `(${print(fx.expr)}, ${print(fy.expr)})`,
  hasEquation: false,
  number: undefined,
  isFinite: () => true,
  extent: () => [],
};
