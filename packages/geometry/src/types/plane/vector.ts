import { transformPoint } from '../../plane/affine.js';
import type { VectorValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { formatTuple } from '../format.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  interface VectorValue {
    readonly type: 'Vector';
    readonly start: Vec2;
    readonly end: Vec2;
  }
  interface PlaneValues {
    Vector: VectorValue;
  }
}

export const vector: PlaneType<VectorValue> = {
  constructors: [],
  isPath: true,
  transform: (value, m) => ({ ...value, start: transformPoint(m, value.start), end: transformPoint(m, value.end) }),
  lift: ({ start, end }) => ({ type: 'Vector3', start: raise(start), end: raise(end) }),
  fields: ownFields,
  listed: ['length'],
  shown: ({ start, end }, options) => formatTuple([end.x - start.x, end.y - start.y], options),
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ start, end }) => [raise(start), raise(end)],
};
