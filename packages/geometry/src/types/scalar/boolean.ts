import type { BooleanValue } from '../../values.js';
import { formatWord } from '../format.js';
import type { ScalarType } from '../record.js';

declare module '../../values.js' {
  interface BooleanValue {
    readonly type: 'Boolean';
    readonly value: boolean;
  }
  interface ScalarValues {
    Boolean: BooleanValue;
  }
}

export const boolean: ScalarType<BooleanValue> = {
  describe: ({ value }) => value,
  shown: ({ value }, options) => formatWord(String(value), options),
  isFinite: () => true,
  extent: () => [],
};
