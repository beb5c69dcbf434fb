import type { NumberValue } from '../../values.js';
import { finiteOrNull } from '../fields.js';
import { formatReal } from '../format.js';
import type { ScalarType } from '../record.js';

declare module '../../values.js' {
  interface NumberValue {
    readonly type: 'Number';
    readonly value: number;
  }
  interface ScalarValues {
    Number: NumberValue;
  }
}

export const number: ScalarType<NumberValue> = {
  describe: ({ value }) => finiteOrNull(value),
  shown: ({ value }, options) => formatReal(value, options),
  isFinite: ({ value }) => !Number.isNaN(value),
  extent: () => [],
};
