import { lineImage } from '../../plane/images.js';
import type { RayValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** point(t) = origin + t direction, t >= 0. */
  interface RayValue {
    readonly type: 'Ray';
    readonly origin: Vec2;
    readonly direction: Vec2;
  }
  interface PlaneValues {
    Ray: RayValue;
  }
}

export const ray: PlaneType<RayValue> = {
  constructors: [],
  isPath: true,
  transform: lineImage,
  lift: ({ origin, direction }) => ({ type: 'Ray3', origin: raise(origin), direction: raise(direction) }),
  fields: ownFields,
  listed: ['start'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
