import type { Segment3Value } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  interface Segment3Value {
    readonly type: 'Segment3';
    readonly start: Vec3;
    readonly end: Vec3;
  }
  interface SpaceValues {
    Segment3: Segment3Value;
  }
}

export const segment: SpaceType<Segment3Value> = {
  constructors: [],
  isPath: true,
  move: (value, { point }) => ({ ...value, start: point(value.start), end: point(value.end) }),
  fields: ownFields,
  listed: ['length'],
  shown: 'measure',
  hasEquation: false,
  number: ({ start, end }) => Math.hypot(end.x - start.x, end.y - start.y, end.z - start.z),
  isFinite: isFiniteData,
  extent: ({ start, end }) => [start, end],
};
