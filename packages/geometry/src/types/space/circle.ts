import { unitBy } from '../../space/motion.js';
import type { Circle3Value } from '../../values.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';
import { aroundEllipse3 } from '../spanning.js';

declare module '../../values.js' {
  /** point(t) = center + radius (cos t u + sin t v); u, v orthonormal, u × v is the axis. */
  interface Circle3Value {
    readonly type: 'Circle3';
    readonly center: Vec3;
    readonly radius: number;
    readonly u: Vec3;
    readonly v: Vec3;
  }
  interface SpaceValues {
    Circle3: Circle3Value;
  }
}

export const circle: SpaceType<Circle3Value> = {
  constructors: [],
  isPath: true,
  move: (value, motion) => ({
    ...value,
    center: motion.point(value.center),
    radius: value.radius * motion.factor,
    u: unitBy(motion, value.u),
    v: unitBy(motion, value.v),
  }),
  fields: ({ center, radius }) => ({ center, radius }),
  listed: ['normal'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ center, u, v, radius }) =>
    aroundEllipse3({ center, u, v, a: radius, b: radius, startAngle: 0, sweep: 2 * Math.PI }),
};
