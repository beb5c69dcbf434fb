import { unitBy } from '../../space/motion.js';
import type { Angle3Value } from '../../values.js';
import { isFiniteData } from '../finite.js';
import { formatDegrees } from '../format.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  /** From `start` over `value` radians towards `end` (unit vectors). */
  interface Angle3Value {
    readonly type: 'Angle3';
    readonly vertex: Vec3;
    readonly start: Vec3;
    readonly end: Vec3;
    readonly value: number;
    /** How long the legs are that it was given by, where points or vectors give them. */
    readonly legs?: readonly [number, number];
    /** Whether its legs are drawn with it: where no lines of the figure lie along them. */
    readonly showsLegs?: boolean;
  }
  interface SpaceValues {
    Angle3: Angle3Value;
  }
}

export const angle: SpaceType<Angle3Value> = {
  constructors: [],
  isPath: false,
  move: (value, motion) => ({
    ...value,
    vertex: motion.point(value.vertex),
    start: unitBy(motion, value.start),
    end: unitBy(motion, value.end),
    ...(value.legs && { legs: [value.legs[0] * motion.factor, value.legs[1] * motion.factor] as const }),
  }),
  fields: ({ vertex, start, end, value }) => ({ vertex, start, end, value }),
  listed: ['degrees'],
  shown: ({ value }, options) => formatDegrees(value, options),
  hasEquation: false,
  number: ({ value }) => value,
  isFinite: isFiniteData,
  extent: ({ vertex }) => [vertex],
};
