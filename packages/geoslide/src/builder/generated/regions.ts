// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type { ExprArgument, NumberArgument, PathArgument } from './value-types.js';

export interface RegionsForms {
  /**
   * The points where an inequality holds; inequalities may be chained, and joined with && and ||. `Region(y < x^2
   * && x > 0)`
   */
  region(inequality: ExprArgument, options?: Options): Handle<'Region'>;
  /**
   * The area between two graphs from x = a to x = b; its value is the integral of f − g. `Between(y = x + 2, y =
   * x^2, -1, 2)`
   */
  between(f: PathArgument, g: PathArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Area'>;
  /**
   * The area between a graph and the x-axis from x = a to x = b; its value is the integral, negative below the
   * axis. `Integral(y = x^2, 0, 3)`
   */
  integral(f: PathArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Area'>;
}
