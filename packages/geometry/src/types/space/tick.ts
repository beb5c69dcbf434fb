import type { Tick3Value } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  /** n equal-length strokes across `target`, or n arcs across an angle. */
  interface Tick3Value {
    readonly type: 'Tick3';
    readonly target: Segment3Value | Vector3Value | Ray3Value | Line3Value | Circle3Value | Arc3Value | Angle3Value;
    readonly count: number;
  }
  interface SpaceValues {
    Tick3: Tick3Value;
  }
}

export const tick: SpaceType<Tick3Value> = {
  constructors: [],
  isPath: false,
  move: (value, motion, imageOf) => ({ ...value, target: imageOf(value.target, motion) }),
  fields: ({ count, target }) => ({ count, target: { type: target.type.replace(/3$/, ''), ...ownFields(target) } }),
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
