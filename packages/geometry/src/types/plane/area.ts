import { scaleOf, transformPoint } from '../../plane/affine.js';
import { curveImage } from '../../plane/images.js';
import type { AreaValue } from '../../values.js';
import { formatReal } from '../format.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';
import { steps } from '../spanning.js';

declare module '../../values.js' {
  /** The area between two curves over [min, max] (an integral is the area between f and the x-axis). */
  interface AreaValue {
    readonly type: 'Area';
    readonly upper: ExplicitCurve;
    readonly lower: ExplicitCurve;
    readonly min: number;
    readonly max: number;
    /** The signed integral of upper - lower. */
    readonly value: number;
    /** Whether the area is that value, though less of it is drawn: of a tail without an end. */
    readonly isExact?: true;
  }
  interface PlaneValues {
    Area: AreaValue;
  }
}

export const area: PlaneType<AreaValue> = {
  constructors: [],
  isPath: false,
  transform: (area, m) => ({
    ...area,
    upper: curveImage(area.upper, m),
    lower: curveImage(area.lower, m),
    value: area.value * scaleOf(m) ** 2,
  }),
  lift: undefined,
  fields: ({ value, min, max }) => ({ value, min, max }),
  listed: ['area'],
  shown: ({ value }, options) => formatReal(value, options),
  hasEquation: false,
  number: ({ value }) => value,
  isFinite: ({ value }) => !Number.isNaN(value),
  extent: ({ min, max, upper, lower }) =>
    [upper, lower].flatMap(({ f, transform }) =>
      steps(min, max, (x) => {
        const place = { x, y: f.at(x) };
        return raise(transform === undefined ? place : transformPoint(transform, place));
      }),
    ),
};
