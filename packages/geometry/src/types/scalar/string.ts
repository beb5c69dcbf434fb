import type { StringValue } from '../../values.js';
import { formatWord } from '../format.js';
import type { ScalarType } from '../record.js';

declare module '../../values.js' {
  interface StringValue {
    readonly type: 'String';
    readonly value: string;
  }
  interface ScalarValues {
    String: StringValue;
  }
}

export const string: ScalarType<StringValue> = {
  describe: ({ value }) => value,
  shown: ({ value }, options) => formatWord(value, options),
  isFinite: () => true,
  extent: () => [],
};
