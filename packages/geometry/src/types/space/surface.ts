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
    /** The sphere or cone, its caps aside, that it is a piece of. */
    readonly pieceOf?: SphereValue | ConeValue;
    /** It is all that lies within the curve v = v[1], which is flat and convex. */
    readonly isFlat?: boolean;
  }
  interface SpaceValues {
    Surface: SurfaceValue;
  }
}

export const surface: SpaceType<SurfaceValue> = {
  constructors: [],
  isPath: false,
  move: ({ u, v, at, pieceOf, isFlat }, motion, imageOf) => ({
    type: 'Surface',
    u,
    v,
    at: (s: number, t: number) => motion.point(at(s, t)),
    ...(pieceOf && { pieceOf: imageOf(pieceOf, motion) }),
    ...(isFlat && { isFlat }),
  }),
  fields: ({ u, v }) => ({ u, v }),
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ u, v, at, endless = false }) => (endless ? [] : overNet(u, v, at)),
};
