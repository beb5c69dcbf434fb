import type { Tick3Value, TickValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** n equal-length strokes across `target`, or n arcs across an angle. */
  interface TickValue {
    readonly type: 'Tick';
    readonly target: SegmentValue | ArcValue | AngleValue | CircleValue | VectorValue | RayValue | LineValue;
    readonly count: number;
  }
  interface PlaneValues {
    Tick: TickValue;
  }
}

export const tick: PlaneType<TickValue> = {
  constructors: [],
  isPath: false,
  transform: (value, m, imageOf) => ({ ...value, target: imageOf(value.target, m) }),
  lift: ({ target, count }, lift) => ({ type: 'Tick3', target: lift(target) as Tick3Value['target'], count }),
  fields: ({ count, target }) => ({ count, target: { type: target.type, ...ownFields(target) } }),
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ target }, extentOf) => extentOf(target),
};
