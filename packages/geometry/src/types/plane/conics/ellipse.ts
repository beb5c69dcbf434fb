import { fociOf } from '../../../plane/conics/conic-parts.js';
import { centralImage } from '../../../plane/images.js';
import type { EllipseValue } from '../../../values.js';
import { ownFields } from '../../fields.js';
import { isFiniteData } from '../../finite.js';
import { liftEllipticArc } from '../../lifted.js';
import type { PlaneType } from '../../record.js';
import { aroundEllipse } from '../../spanning.js';

declare module '../../../values.js' {
  /**
   * point(t) = center + a cos t u + b sin t v, where u is the unit vector at `rotation` and v = rot90(u); a, b > 0,
   * in no order.
   */
  interface EllipseValue {
    readonly type: 'Ellipse';
    readonly center: Vec2;
    readonly a: number;
    readonly b: number;
    readonly rotation: number;
  }
  interface PlaneValues {
    Ellipse: EllipseValue;
  }
}

const WHOLE = { startAngle: 0, sweep: 2 * Math.PI } as const;

export const ellipse: PlaneType<EllipseValue> = {
  constructors: [],
  isPath: true,
  transform: (value, m) => ({ type: 'Ellipse', ...centralImage(value, m) }),
  lift: (value) => liftEllipticArc({ ...value, ...WHOLE }),
  fields: (value) => ({ ...ownFields(value), foci: fociOf(value) }),
  listed: ['equation'],
  shown: 'equation',
  hasEquation: true,
  number: undefined,
  isFinite: isFiniteData,
  extent: (value) => aroundEllipse({ ...value, ...WHOLE }),
};
