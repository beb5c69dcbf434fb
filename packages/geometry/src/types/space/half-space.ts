import { halfSpaceText } from '../../space/equations/equation.js';
import { unitBy } from '../../space/motion.js';
import { planeAcross } from '../../space/planes.js';
import type { HalfSpaceValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  /** normal · X > offset, or ≥ where it is not strict; |normal| = 1; `center` is a point of the border. */
  interface HalfSpaceValue {
    readonly type: 'HalfSpace';
    readonly normal: Vec3;
    readonly offset: number;
    readonly center: Vec3;
    readonly strict: boolean;
  }
  interface SpaceValues {
    HalfSpace: HalfSpaceValue;
  }
}

export const halfSpace: SpaceType<HalfSpaceValue> = {
  constructors: [],
  isPath: false,
  move: (value, motion) => ({
    ...planeAcross(motion.point(value.center), unitBy(motion, value.normal)),
    type: 'HalfSpace',
    strict: value.strict,
  }),
  fields: ownFields,
  listed: [],
  shown: (value, { mode }) => halfSpaceText(value, mode),
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
