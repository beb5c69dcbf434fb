import { transformPoint } from '../../plane/affine.js';
import type { PointValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { formatTuple } from '../format.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  interface PointValue extends Vec2 {
    readonly type: 'Point';
  }
  interface PlaneValues {
    Point: PointValue;
  }
}

export const point: PlaneType<PointValue> = {
  constructors: [],
  isPath: false,
  transform: (value, m) => ({ type: 'Point', ...transformPoint(m, value) }),
  lift: (value) => ({ type: 'Point3', ...raise(value) }),
  fields: ownFields,
  listed: [],
  shown: ({ x, y }, options) => formatTuple([x, y], options),
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: (value) => [raise(value)],
};
