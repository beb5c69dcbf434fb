import { arcImage } from '../../../plane/images.js';
import type { CircleSegmentValue } from '../../../values.js';
import { ownFields } from '../../fields.js';
import { isFiniteData } from '../../finite.js';
import { liftArc } from '../../lifted.js';
import type { PlaneType } from '../../record.js';
import { aroundCircle } from '../../spanning.js';

declare module '../../../values.js' {
  interface CircleSegmentValue {
    readonly type: 'CircleSegment';
    readonly center: Vec2;
    readonly radius: number;
    readonly startAngle: number;
    readonly sweep: number;
  }
  interface PlaneValues {
    CircleSegment: CircleSegmentValue;
  }
}

export const circleSegment: PlaneType<CircleSegmentValue> = {
  constructors: [],
  isPath: true,
  transform: arcImage,
  lift: (value) => ({ ...liftArc(value), closing: 'chord' }),
  fields: ownFields,
  listed: ['area'],
  shown: 'area',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: aroundCircle,
};
