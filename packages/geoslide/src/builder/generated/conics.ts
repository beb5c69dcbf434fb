// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type { ConicArgument, LineLikeArgument, NumberArgument, PointArgument } from './value-types.js';

export interface ConicsForms {
  /**
   * The ellipse with foci F and G through P; a Circle when the foci are one point. `Ellipse(Point(-3, 0), Point(3,
   * 0), Point(0, 4))`
   */
  ellipse(F: PointArgument, G: PointArgument, P: PointArgument, options?: Options): Handle<'Ellipse' | 'Circle'>;
  /**
   * The ellipse with half axes a along x and b along y; a Circle when they are equal. `Ellipse(Point(0, 0), 3, 2)`
   */
  ellipse(center: PointArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Ellipse' | 'Circle'>;
  /**
   * The ellipse with foci F and G and the half axis a along them; a Circle when the foci are one point.
   * `Ellipse(Point(-3, 0), Point(3, 0), 5)`
   */
  ellipse(F: PointArgument, G: PointArgument, a: NumberArgument, options?: Options): Handle<'Ellipse' | 'Circle'>;
  /** The hyperbola with foci F and G through P. `Hyperbola(Point(-3, 0), Point(3, 0), Point(2, 0))` */
  hyperbola(F: PointArgument, G: PointArgument, P: PointArgument, options?: Options): Handle<'Hyperbola'>;
  /** The hyperbola x²/a² - y²/b² = 1, moved to the centre. `Hyperbola(Point(0, 0), 3, 2)` */
  hyperbola(center: PointArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Hyperbola'>;
  /** The hyperbola with foci F and G and the half axis a along them. `Hyperbola(Point(-3, 0), Point(3, 0), 2)` */
  hyperbola(F: PointArgument, G: PointArgument, a: NumberArgument, options?: Options): Handle<'Hyperbola'>;
  /** The parabola with this focus and directrix. `Parabola(Point(0, 1), Line(Point(0, -1), Point(1, -1)))` */
  parabola(focus: PointArgument, directrix: LineLikeArgument, options?: Options): Handle<'Parabola'>;
  /**
   * The conic through five points, of its exact type: Circle, Ellipse, Hyperbola, Parabola, or a pair of lines.
   * `Conic(Point(5, 0), Point(-5, 0), Point(0, 3), Point(0, -3), Point(3, 2.4))`
   */
  conic(
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    D: PointArgument,
    E: PointArgument,
    options?: Options,
  ): Handle<'Conic'>;
  /** The conic given by an equation, of its exact type. `Conic(9x^2 + 25y^2 = 225)` */
  conic(equation: string | ConicArgument, options?: Options): Handle<'Conic'>;
}
