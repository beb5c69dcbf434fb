import { invert } from '../../plane/affine.js';
import { movedFunction } from '../../plane/moved-function.js';
import { print } from '../../syntax/print.js';
import type { RegionValue } from '../../values.js';
import { isFiniteData } from '../finite.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** The set where `f` > 0; its edge, f = 0, is drawn dashed where the inequality is strict. */
  interface RegionValue {
    readonly type: 'Region';
    readonly f: PlaneFunction;
    readonly strict: boolean;
  }
  interface PlaneValues {
    Region: RegionValue;
  }
}

export const region: PlaneType<RegionValue> = {
  constructors: [],
  isPath: false,
  transform: (value, m) => ({ ...value, f: movedFunction(value.f, invert(m)) }),
  lift: undefined,
  fields: ({ f, strict }) => ({ function: print(f.expr), strict }),
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
