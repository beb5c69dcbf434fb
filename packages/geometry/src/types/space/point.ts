import type { Point3Value } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { formatTuple } from '../format.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  interface Point3Value extends Vec3 {
    readonly type: 'Point3';
  }
  interface SpaceValues {
    Point3: Point3Value;
  }
}

export const point: SpaceType<Point3Value> = {
  constructors: [],
  isPath: false,
  move: (value, { point: place }) => ({ type: 'Point3', ...place(value) }),
  fields: ownFields,
  listed: [],
  shown: ({ x, y, z }, options) => formatTuple([x, y, z], options),
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: (value) => [value],
};
