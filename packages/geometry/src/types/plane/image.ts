import type { ImageValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** A picture given by address; how it is fetched is the renderer's matter. */
  interface ImageValue {
    readonly type: 'Image';
    readonly address: string;
  }
  interface PlaneValues {
    Image: ImageValue;
  }
}

export const image: PlaneType<ImageValue> = {
  constructors: [],
  isPath: false,
  transform: undefined,
  lift: undefined,
  fields: ownFields,
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: () => [],
};
