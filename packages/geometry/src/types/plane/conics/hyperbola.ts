import { fociOf } from '../../../plane/conics/conic-parts.js';
import { centralImage } from '../../../plane/images.js';
import type { HyperbolaValue } from '../../../values.js';
import { ownFields } from '../../fields.js';
import { isFiniteData } from '../../finite.js';
import type { PlaneType } from '../../record.js';

declare module '../../../values.js' {
  /** (X/a)^2 - (Y/b)^2 = 1 in the frame at `center` turned by `rotation`. */
  interface HyperbolaValue {
    readonly type: 'Hyperbola';
    readonly center: Vec2;
    readonly a: number;
    readonly b: number;
    readonly rotation: number;
  }
  interface PlaneValues {
    Hyperbola: HyperbolaValue;
  }
}

export const hyperbola: PlaneType<HyperbolaValue> = {
  constructors: [],
  isPath: true,
  transform: (value, m) => ({ type: 'Hyperbola', ...centralImage(value, m) }),
  lift: undefined,
  fields: (value) => ({ ...ownFields(value), foci: fociOf(value) }),
  listed: ['equation'],
  shown: 'measure',
  hasEquation: true,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
