import type { Box3 } from '../../space/level/box.js';
import { movedSurface } from '../../space/level/implicit-surface.js';
import type { LevelMesh } from '../../space/level/level-mesh.js';
import type { ImplicitSurfaceValue } from '../../values.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  /** Where a function of x, y and z is 0. */
  interface ImplicitSurfaceValue {
    readonly type: 'ImplicitSurface';
    readonly level: (p: Vec3) => number;
    /** A box around all of it; undefined where it goes on and on: what is drawn of it is up to the camera. */
    readonly bounds: () => Box3 | undefined;
    /** A few points of it in a box. */
    readonly roughly: (box: Box3) => readonly Vec3[];
    /** What of it lies in a box, which may be left out; that of the last box is kept. */
    readonly mesh: (box?: Box3) => LevelMesh;
  }
  interface SpaceValues {
    ImplicitSurface: ImplicitSurfaceValue;
  }
}

export const implicitSurface: SpaceType<ImplicitSurfaceValue> = {
  constructors: [],
  isPath: false,
  move: movedSurface,
  fields: () => ({}),
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: () => true,
  extent: (value) => {
    const box = value.bounds();
    return box ? value.roughly(box) : [];
  },
};
