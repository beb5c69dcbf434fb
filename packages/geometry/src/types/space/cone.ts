import type { ConeValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';
import { box } from '../spanning.js';

declare module '../../values.js' {
  /** A right circular cone (topRadius 0), frustum, or cylinder (topRadius = radius), with its caps. */
  interface ConeValue {
    readonly type: 'Cone' | 'Cylinder';
    readonly base: Vec3;
    readonly top: Vec3;
    readonly radius: number;
    readonly topRadius: number;
  }
  interface SpaceValues {
    Cone: ConeValue;
    Cylinder: ConeValue;
  }
}

export const cone: SpaceType<ConeValue> = {
  constructors: [],
  isPath: false,
  move: (value, { point, factor }) => ({
    ...value,
    base: point(value.base),
    top: point(value.top),
    radius: value.radius * factor,
    topRadius: value.topRadius * factor,
  }),
  fields: ownFields,
  listed: ['height', 'volume', 'surfaceArea'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ base, top, radius, topRadius }) => [...box(base, radius), ...box(top, topRadius)],
};
