import type { Dimension3Value } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  interface Dimension3Value {
    readonly type: 'Dimension3';
    readonly start: Vec3;
    readonly end: Vec3;
  }
  interface SpaceValues {
    Dimension3: Dimension3Value;
  }
}

export const dimension: SpaceType<Dimension3Value> = {
  constructors: [],
  isPath: false,
  move: (value, { point }) => ({ ...value, start: point(value.start), end: point(value.end) }),
  fields: ownFields,
  listed: ['length'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
