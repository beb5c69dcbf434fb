import type { Value } from '../values.js';

/** What the evaluation of one definition can see. */
export interface Environment {
  /** The value of a definition or of a predefined object; undefined for an unknown name. Throws Undefined where the value is undefined. */
  lookup(name: string): Value | undefined;
  /** True for the name of a definition or of a predefined object. */
  isDefined(name: string): boolean;
  /** The names that definitions can refer to, for suggestions. */
  knownNames(): Iterable<string>;
  /** The value of the definition's n-th `?`, from 0. */
  placeholder(index: number): number | undefined;
  /** See EvaluateContext. */
  evaluateWith(id: string, driver: string, parameter: number): Value | undefined;
  driverRange(driver: string): readonly [number, number];
}
