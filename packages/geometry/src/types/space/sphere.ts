import type { SphereValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';
import { box } from '../spanning.js';

declare module '../../values.js' {
  interface SphereValue {
    readonly type: 'Sphere';
    readonly center: Vec3;
    readonly radius: number;
  }
  interface SpaceValues {
    Sphere: SphereValue;
  }
}

export const sphere: SpaceType<SphereValue> = {
  constructors: [],
  isPath: false,
  move: (value, { point, factor }) => ({ ...value, center: point(value.center), radius: value.radius * factor }),
  fields: ownFields,
  listed: ['volume', 'surfaceArea', 'equation'],
  shown: 'equation',
  hasEquation: true,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ center, radius }) => box(center, radius),
};
