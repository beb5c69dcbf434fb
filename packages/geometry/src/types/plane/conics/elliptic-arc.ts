import { isMirror } from '../../../plane/affine.js';
import { centralImage } from '../../../plane/images.js';
import type { EllipticArcValue } from '../../../values.js';
import { ownFields } from '../../fields.js';
import { isFiniteData } from '../../finite.js';
import { liftEllipticArc } from '../../lifted.js';
import type { PlaneType } from '../../record.js';
import { aroundEllipse } from '../../spanning.js';

declare module '../../../values.js' {
  /** A part of an ellipse; angles are the ellipse's parameter t. */
  interface EllipticArcValue {
    readonly type: 'EllipticArc';
    readonly center: Vec2;
    readonly a: number;
    readonly b: number;
    readonly rotation: number;
    readonly startAngle: number;
    readonly sweep: number;
  }
  interface PlaneValues {
    EllipticArc: EllipticArcValue;
  }
}

export const ellipticArc: PlaneType<EllipticArcValue> = {
  constructors: [],
  isPath: true,
  transform: (value, m) => {
    const sign = isMirror(m) ? -1 : 1;
    const { startAngle, sweep } = value;
    return { type: 'EllipticArc', ...centralImage(value, m), startAngle: sign * startAngle, sweep: sign * sweep };
  },
  lift: liftEllipticArc,
  fields: ownFields,
  listed: ['start', 'end'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: aroundEllipse,
};
