import type { Expr } from '../../syntax/ast.js';
import { print } from '../../syntax/print.js';
import type { MappingValue } from '../../values.js';
import type { ScalarType } from '../record.js';

declare module '../../values.js' {
  /** A function that a definition `f(a, b) = …` makes, of values of any type. */
  interface MappingValue {
    readonly type: 'Mapping';
    readonly parameters: readonly string[];
    readonly body: Expr;
    /** Its value for as many values as it has parameters. Throws Undefined. */
    readonly call: (values: readonly Value[]) => Value;
    /**
     * Its body, or a part of it, with every name but the parameters replaced by its number. Throws Undefined where it
     * gives no number.
     */
    readonly close: (part?: Expr) => Expr;
  }
  interface ScalarValues {
    Mapping: MappingValue;
  }
}

export const mapping: ScalarType<MappingValue> = {
  describe: ({ parameters, body }) => ({ parameters, expression: print(body) }),
  shown: ({ body }) => print(body),
  isFinite: () => true,
  extent: () => [],
};
