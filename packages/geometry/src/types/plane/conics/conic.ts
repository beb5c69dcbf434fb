import { degenerateImage } from '../../../plane/images.js';
import type { ConicValue } from '../../../values.js';
import { ownFields } from '../../fields.js';
import { isFiniteData } from '../../finite.js';
import type { PlaneType } from '../../record.js';

declare module '../../../values.js' {
  /** A degenerate conic A x^2 + B x y + C y^2 + D x + E y + F = 0: two lines, one line twice, or a point. */
  interface ConicValue {
    readonly type: 'Conic';
    readonly coefficients: readonly [number, number, number, number, number, number];
    readonly lines: readonly LineValue[];
    readonly point?: Vec2;
  }
  interface PlaneValues {
    Conic: ConicValue;
  }
}

export const conic: PlaneType<ConicValue> = {
  constructors: [],
  isPath: true,
  transform: degenerateImage,
  lift: undefined,
  fields: ownFields,
  listed: ['equation'],
  shown: 'measure',
  hasEquation: true,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
