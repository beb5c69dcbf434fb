import { lineImage } from '../../plane/images.js';
import type { LineValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** point(t) = origin + t direction. The axes are lines too. */
  interface LineValue {
    readonly type: 'Line';
    readonly origin: Vec2;
    readonly direction: Vec2;
  }
  interface PlaneValues {
    Line: LineValue;
  }
}

export const line: PlaneType<LineValue> = {
  constructors: [],
  isPath: true,
  transform: lineImage,
  lift: ({ origin, direction }) => ({ type: 'Line3', origin: raise(origin), direction: raise(direction) }),
  fields: ownFields,
  listed: ['equation'],
  shown: 'measure',
  hasEquation: true,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
