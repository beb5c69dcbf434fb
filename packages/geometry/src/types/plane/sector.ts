import { arcImage } from '../../plane/images.js';
import type { SectorValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { liftArc, raise } from '../lifted.js';
import type { PlaneType } from '../record.js';
import { aroundCircle } from '../spanning.js';

declare module '../../values.js' {
  interface SectorValue {
    readonly type: 'Sector';
    readonly center: Vec2;
    readonly radius: number;
    readonly startAngle: number;
    readonly sweep: number;
  }
  interface PlaneValues {
    Sector: SectorValue;
  }
}

export const sector: PlaneType<SectorValue> = {
  constructors: [],
  isPath: true,
  transform: arcImage,
  lift: (value) => ({ ...liftArc(value), closing: 'radii' }),
  fields: ownFields,
  listed: ['area'],
  shown: 'area',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: (value) => [raise(value.center), ...aroundCircle(value)],
};
