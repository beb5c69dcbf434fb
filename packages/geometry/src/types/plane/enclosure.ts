import { scaleOf, transformPoint } from '../../plane/affine.js';
import type { EnclosureValue } from '../../values.js';
import { isFiniteData } from '../finite.js';
import { formatReal } from '../format.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** What two curves enclose, or a curve and the x-axis. */
  interface EnclosureValue {
    readonly type: 'Enclosure';
    /** Once around, not closed. */
    readonly outline: readonly Vec2[];
    /** The integral that it shows. */
    readonly value: number;
  }
  interface PlaneValues {
    Enclosure: EnclosureValue;
  }
}

export const enclosure: PlaneType<EnclosureValue> = {
  constructors: [],
  isPath: false,
  transform: (value, m) => ({
    ...value,
    outline: value.outline.map((point) => transformPoint(m, point)),
    value: value.value * scaleOf(m) ** 2,
  }),
  lift: undefined,
  fields: ({ value }) => ({ value }),
  listed: ['area'],
  shown: ({ value }, options) => formatReal(value, options),
  hasEquation: false,
  number: ({ value }) => value,
  isFinite: isFiniteData,
  extent: ({ outline }) => outline.map(raise),
};
