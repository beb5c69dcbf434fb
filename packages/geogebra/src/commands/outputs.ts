import type { Expr } from '@geoslide/geometry';
import type { Element } from '../file/model.js';

/** What a command has to make, as far as the file says. */
export interface Outputs {
  readonly count: number;
  /** The object that GeoGebra saved of the n-th output, from 0. */
  element(n: number): Element | undefined;
  /** The first output as the others refer to it: the polygon whose edges they are. */
  readonly first: Expr | undefined;
}

/** Of a command inside of an expression: one output, of which nothing is known. */
export const NO_OUTPUTS: Outputs = { count: 1, element: () => undefined, first: undefined };
