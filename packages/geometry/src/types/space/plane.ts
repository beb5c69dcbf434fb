import { unitBy } from '../../space/motion.js';
import { planeAcross } from '../../space/planes.js';
import type { PlaneInSpaceValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  /** normal · X = offset, |normal| = 1; `center` is a point of it near what defined it. */
  interface PlaneInSpaceValue {
    readonly type: 'Plane';
    readonly normal: Vec3;
    readonly offset: number;
    readonly center: Vec3;
    /** Whether it touches a solid or surface at its centre: it is drawn around that alone. */
    readonly touches?: true;
  }
  interface SpaceValues {
    Plane: PlaneInSpaceValue;
  }
}

export const plane: SpaceType<PlaneInSpaceValue> = {
  constructors: [],
  isPath: false,
  move: ({ center, normal, touches }, motion) => ({
    ...planeAcross(motion.point(center), unitBy(motion, normal)),
    ...(touches && { touches }),
  }),
  fields: ownFields,
  listed: ['equation'],
  shown: 'measure',
  hasEquation: true,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
