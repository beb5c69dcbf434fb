import { transformPoint } from '../../plane/affine.js';
import type { DimensionValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  interface DimensionValue {
    readonly type: 'Dimension';
    readonly start: Vec2;
    readonly end: Vec2;
  }
  interface PlaneValues {
    Dimension: DimensionValue;
  }
}

export const dimension: PlaneType<DimensionValue> = {
  constructors: [],
  isPath: false,
  transform: (value, m) => ({ ...value, start: transformPoint(m, value.start), end: transformPoint(m, value.end) }),
  lift: ({ start, end }) => ({ type: 'Dimension3', start: raise(start), end: raise(end) }),
  fields: ownFields,
  listed: ['length'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ start, end }) => [raise(start), raise(end)],
};
