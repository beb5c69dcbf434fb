import { backOf } from '../../space/motion.js';
import type { Circle3Value, ConeValue, SphereValue, SurfaceValue } from '../../values.js';
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
    /** Where it is a flat polygon: its corners. */
    readonly flat?: readonly Vec3[];
    /**
     * Where its equation is known: `f` is 0 on it and about the distance near to it; `has` tells which of these points
     * belong to it, and are no nearer than `edge` to where it ends.
     */
    readonly level?: {
      readonly f: (p: Vec3) => number;
      readonly has: (p: Vec3, edge: number) => boolean;
      /** The ball or mantle that it is a part of; the circle that it lies within, or everywhere `tube` away from. */
      readonly of?: SphereValue | ConeValue | Circle3Value;
      readonly tube?: number;
    };
    readonly at: (u: number, v: number) => Vec3;
    readonly u: readonly [number, number];
    readonly v: readonly [number, number];
    /** The part of an endless graph that is drawn at most: x and y. */
    readonly within?: { readonly u: readonly [number, number]; readonly v: readonly [number, number] };
  }
  interface SpaceValues {
    Surface: SurfaceValue;
  }
}

export const surface: SpaceType<SurfaceValue> = {
  constructors: [],
  isPath: false,
  move: ({ u, v, at, level, flat }, motion, imageOf) => {
    const moved: SurfaceValue = {
      type: 'Surface',
      u,
      v,
      at: (s: number, t: number) => motion.point(at(s, t)),
      ...(flat && { flat: flat.map(motion.point) }),
    };
    if (!level) return moved;
    const { f, has, of, tube } = level;
    const back = backOf(motion);
    return {
      ...moved,
      level: {
        f: (p) => motion.factor * f(back(p)),
        has: (p, edge) => has(back(p), edge / motion.factor),
        ...(of && { of: imageOf<SphereValue | ConeValue | Circle3Value>(of, motion) }),
        ...(tube && { tube: tube * motion.factor }),
      },
    };
  },
  fields: ({ u, v }) => ({ u, v }),
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ u, v, at, endless = false }) => (endless ? [] : overNet(u, v, at)),
};
