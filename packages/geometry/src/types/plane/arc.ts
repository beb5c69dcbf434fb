import { arcImage } from '../../plane/images.js';
import type { ArcValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { liftArc } from '../lifted.js';
import type { PlaneType } from '../record.js';
import { aroundCircle } from '../spanning.js';

declare module '../../values.js' {
  /**
   * Angles in radians, counterclockwise from +x; `sweep` is signed: negative runs clockwise. point(t) is at
   * startAngle + t sweep.
   */
  interface ArcValue {
    readonly type: 'Arc';
    readonly center: Vec2;
    readonly radius: number;
    readonly startAngle: number;
    readonly sweep: number;
  }
  interface PlaneValues {
    Arc: ArcValue;
  }
}

export const arc: PlaneType<ArcValue> = {
  constructors: [],
  isPath: true,
  transform: arcImage,
  lift: liftArc,
  fields: ownFields,
  listed: ['start', 'end', 'length'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: aroundCircle,
};
