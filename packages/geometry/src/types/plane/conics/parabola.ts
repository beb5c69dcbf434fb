import { parabolaImage } from '../../../plane/images.js';
import type { ParabolaValue } from '../../../values.js';
import { ownFields } from '../../fields.js';
import { isFiniteData } from '../../finite.js';
import type { PlaneType } from '../../record.js';

declare module '../../../values.js' {
  /**
   * Y^2 = 4 p X in the frame at `vertex` turned by `rotation` (it opens towards +X); p > 0 is the focal length.
   * point(t) = vertex + p t^2 u + 2 p t v.
   */
  interface ParabolaValue {
    readonly type: 'Parabola';
    readonly vertex: Vec2;
    readonly p: number;
    readonly rotation: number;
  }
  interface PlaneValues {
    Parabola: ParabolaValue;
  }
}

export const parabola: PlaneType<ParabolaValue> = {
  constructors: [],
  isPath: true,
  transform: parabolaImage,
  lift: undefined,
  fields: ownFields,
  listed: ['equation', 'focus'],
  shown: 'measure',
  hasEquation: true,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
