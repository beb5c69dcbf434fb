import { transformPoint } from '../../plane/affine.js';
import type { SegmentValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** point(t) = start + t (end - start), 0 <= t <= 1. */
  interface SegmentValue {
    readonly type: 'Segment';
    readonly start: Vec2;
    readonly end: Vec2;
  }
  interface PlaneValues {
    Segment: SegmentValue;
  }
}

export const segment: PlaneType<SegmentValue> = {
  constructors: [],
  isPath: true,
  transform: (value, m) => ({ ...value, start: transformPoint(m, value.start), end: transformPoint(m, value.end) }),
  lift: ({ start, end }) => ({ type: 'Segment3', start: raise(start), end: raise(end) }),
  fields: ownFields,
  listed: ['length'],
  shown: 'measure',
  hasEquation: false,
  number: ({ start, end }) => Math.hypot(end.x - start.x, end.y - start.y),
  isFinite: isFiniteData,
  extent: ({ start, end }) => [raise(start), raise(end)],
};
