import type { Curve3Value } from '../../values.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';
import { steps } from '../spanning.js';

declare module '../../values.js' {
  interface Curve3Value {
    readonly type: 'Curve3';
    readonly at: (t: number) => Vec3;
    readonly min: number;
    readonly max: number;
    /** Whether it ends where it begins, and goes on beyond its range with the same points. */
    readonly closed?: boolean;
  }
  interface SpaceValues {
    Curve3: Curve3Value;
  }
}

export const curve: SpaceType<Curve3Value> = {
  constructors: [],
  isPath: true,
  move: (value, { point }) => ({ ...value, at: (t: number) => point(value.at(t)) }),
  fields: ({ min, max }) => ({ min, max }),
  listed: ['length'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ min, max, at }) => steps(min, max, at),
};
