import { circleImage } from '../../../plane/images.js';
import type { CircleValue } from '../../../values.js';
import { ownFields } from '../../fields.js';
import { isFiniteData } from '../../finite.js';
import { raise, turnedFrame } from '../../lifted.js';
import type { PlaneType } from '../../record.js';
import { aroundCircle } from '../../spanning.js';

declare module '../../../values.js' {
  interface CircleValue {
    readonly type: 'Circle';
    readonly center: Vec2;
    readonly radius: number;
  }
  interface PlaneValues {
    Circle: CircleValue;
  }
}

export const circle: PlaneType<CircleValue> = {
  constructors: [],
  isPath: true,
  transform: circleImage,
  lift: ({ center, radius }) => ({ type: 'Circle3', center: raise(center), radius, ...turnedFrame(0) }),
  fields: ownFields,
  listed: ['equation'],
  shown: 'equation',
  hasEquation: true,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ center, radius }) => aroundCircle({ center, radius, startAngle: 0, sweep: 2 * Math.PI }),
};
