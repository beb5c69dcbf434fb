import { unitBy } from '../../space/motion.js';
import type { Arc3Value } from '../../values.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';
import { aroundEllipse3 } from '../spanning.js';

declare module '../../values.js' {
  /** A part of an ellipse in space: center + a cos t u + b sin t v for t from startAngle over sweep. */
  interface Arc3Value {
    readonly type: 'Arc3';
    readonly center: Vec3;
    readonly a: number;
    readonly b: number;
    readonly u: Vec3;
    readonly v: Vec3;
    readonly startAngle: number;
    readonly sweep: number;
    /** What closes it to a region: its radii (a sector) or its chord (a segment of a circle). */
    readonly closing?: 'radii' | 'chord';
  }
  interface SpaceValues {
    Arc3: Arc3Value;
  }
}

export const arc: SpaceType<Arc3Value> = {
  constructors: [],
  isPath: true,
  move: (value, motion) => ({
    ...value,
    center: motion.point(value.center),
    a: value.a * motion.factor,
    b: value.b * motion.factor,
    u: unitBy(motion, value.u),
    v: unitBy(motion, value.v),
  }),
  fields: ({ center, a, b, sweep }) => ({ center, ...(a === b ? { radius: a } : { a, b }), sweep }),
  listed: ['normal', 'start', 'end', 'length'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: aroundEllipse3,
};
