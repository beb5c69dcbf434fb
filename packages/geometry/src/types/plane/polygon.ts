import { transformPoint } from '../../plane/affine.js';
import type { PolygonValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** Vertices in order, at least three; the last edge closes it. */
  interface PolygonValue {
    readonly type: 'Polygon';
    readonly vertices: readonly Vec2[];
  }
  interface PlaneValues {
    Polygon: PolygonValue;
  }
}

export const polygon: PlaneType<PolygonValue> = {
  constructors: [],
  isPath: true,
  transform: (value, m) => ({ ...value, vertices: value.vertices.map((vertex) => transformPoint(m, vertex)) }),
  lift: ({ vertices }) => ({ type: 'Polygon3', vertices: vertices.map(raise) }),
  fields: ownFields,
  listed: ['area', 'perimeter'],
  shown: 'area',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ vertices }) => vertices.map(raise),
};
