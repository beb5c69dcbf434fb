import type { Polygon3Value } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  /** A planar polygon. */
  interface Polygon3Value {
    readonly type: 'Polygon3';
    readonly vertices: readonly Vec3[];
  }
  interface SpaceValues {
    Polygon3: Polygon3Value;
  }
}

export const polygon: SpaceType<Polygon3Value> = {
  constructors: [],
  isPath: false,
  move: (value, { point }) => ({ ...value, vertices: value.vertices.map(point) }),
  fields: ownFields,
  listed: ['area', 'perimeter'],
  shown: 'area',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ vertices }) => vertices,
};
