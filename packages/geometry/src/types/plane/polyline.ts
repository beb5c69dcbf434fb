import { transformPoint } from '../../plane/affine.js';
import type { PolylineValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  interface PolylineValue {
    readonly type: 'Polyline';
    readonly vertices: readonly Vec2[];
  }
  interface PlaneValues {
    Polyline: PolylineValue;
  }
}

export const polyline: PlaneType<PolylineValue> = {
  constructors: [],
  isPath: true,
  transform: (value, m) => ({ ...value, vertices: value.vertices.map((vertex) => transformPoint(m, vertex)) }),
  lift: ({ vertices }) => ({ type: 'Polyline3', vertices: vertices.map(raise) }),
  fields: ownFields,
  listed: ['length'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ vertices }) => vertices.map(raise),
};
