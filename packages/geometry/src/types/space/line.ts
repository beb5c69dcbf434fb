import { directionBy } from '../../space/motion.js';
import type { Line3Value } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  interface Line3Value {
    readonly type: 'Line3';
    readonly origin: Vec3;
    readonly direction: Vec3;
  }
  interface SpaceValues {
    Line3: Line3Value;
  }
}

export const line: SpaceType<Line3Value> = {
  constructors: [],
  isPath: true,
  move: (value, motion) => ({
    ...value,
    origin: motion.point(value.origin),
    direction: directionBy(motion, value.direction),
  }),
  fields: ownFields,
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
