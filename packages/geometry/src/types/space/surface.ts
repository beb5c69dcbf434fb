import type { SurfaceValue } from '../../values.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';
import { overNet } from '../spanning.js';

declare module '../../values.js' {
  interface SurfaceValue {
    readonly type: 'Surface';
    /** A graph z = f(x, y) without bounds of its own: what is drawn of it is up to the camera. */
    readonly endless?: boolean;
    /** Its parameters are x and y: it has one point over each. */
    readonly graph?: boolean;
    readonly at: (u: number, v: number) => Vec3;
    readonly u: readonly [number, number];
    readonly v: readonly [number, number];
  }
  interface SpaceValues {
    Surface: SurfaceValue;
  }
}

export const surface: SpaceType<SurfaceValue> = {
  constructors: [],
  isPath: false,
  move: ({ u, v, at }, { point }) => ({ type: 'Surface', u, v, at: (s: number, t: number) => point(at(s, t)) }),
  fields: ({ u, v }) => ({ u, v }),
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ u, v, at, endless = false }) => (endless ? [] : overNet(u, v, at)),
};
