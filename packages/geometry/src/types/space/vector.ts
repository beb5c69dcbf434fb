import type { Vector3Value } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { formatTuple } from '../format.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  interface Vector3Value {
    readonly type: 'Vector3';
    readonly start: Vec3;
    readonly end: Vec3;
  }
  interface SpaceValues {
    Vector3: Vector3Value;
  }
}

export const vector: SpaceType<Vector3Value> = {
  constructors: [],
  isPath: true,
  move: (value, { point }) => ({ ...value, start: point(value.start), end: point(value.end) }),
  fields: ownFields,
  listed: ['length'],
  shown: ({ start, end }, options) => formatTuple([end.x - start.x, end.y - start.y, end.z - start.z], options),
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ start, end }) => [start, end],
};
