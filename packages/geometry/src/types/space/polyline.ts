import type { Polyline3Value } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  interface Polyline3Value {
    readonly type: 'Polyline3';
    readonly vertices: readonly Vec3[];
  }
  interface SpaceValues {
    Polyline3: Polyline3Value;
  }
}

export const polyline: SpaceType<Polyline3Value> = {
  constructors: [],
  isPath: false,
  move: (value, { point }) => ({ ...value, vertices: value.vertices.map(point) }),
  fields: ownFields,
  listed: ['length'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
