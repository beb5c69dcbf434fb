// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type { ExprArgument, NumberArgument, PointArgument, StringArgument } from './value-types.js';

export interface FieldsForms {
  /** Short lines that have the slope y′ = f(x, y), at round coordinates all over the view. `SlopeField(x - y)` */
  slopeField(f: ExprArgument, options?: Options): Handle<'SlopeField'>;
  /**
   * The same with n lines along the width of the view, n up to 200, which are as long as `length` times their
   * distance, without it 0.7 times. `SlopeField(x - y, 9, 0.4)`
   */
  slopeField(f: ExprArgument, n: NumberArgument, length?: NumberArgument, options?: Options): Handle<'SlopeField'>;
  /** The same in a rectangle. `SlopeField(x - y, 9, 0.7, -1, -2, 3, 2)` */
  slopeField(
    f: ExprArgument,
    n: NumberArgument,
    length: NumberArgument,
    left: NumberArgument,
    bottom: NumberArgument,
    right: NumberArgument,
    top: NumberArgument,
    options?: Options,
  ): Handle<'SlopeField'>;
  /**
   * Arrows of the field F(x, y), which gives a point or vector, at round coordinates all over the view. Nine tenths
   * of the arrows keep their proportions; the longest tenth are cut to one length, so that poles leave the others
   * visible. `VectorField((-y, x))`
   */
  vectorField(F: ExprArgument, options?: Options): Handle<'VectorField'>;
  /** The arrows (P(x, y), Q(x, y)). After a field F the second argument is n. `VectorField(1, x - y)` */
  vectorField(P: ExprArgument, Q: ExprArgument, options?: Options): Handle<'VectorField'>;
  /**
   * The same with n arrows along the width of the view, n up to 200. With "unit" all are as long: they show
   * directions only. `VectorField(y, -x, 9, "unit")`
   */
  vectorField(
    P: ExprArgument,
    Q: ExprArgument,
    n: NumberArgument,
    lengths?: StringArgument,
    options?: Options,
  ): Handle<'VectorField'>;
  /**
   * Arrows of one length at round coordinates; or of a field F with n arrows along the width: `VectorField(F, 9,
   * "unit")`. `VectorField(y, -x, "unit")`
   */
  vectorField(P: ExprArgument, Q: ExprArgument, lengths: StringArgument, options?: Options): Handle<'VectorField'>;
  /** The first form again, which the compiler tells of where none fits. */
  vectorField(F: ExprArgument, options?: Options): Handle<'VectorField'>;
  /**
   * The solution of y′ = f(x, y) through P as a function of x, as far as it exists; to about nine digits.
   * `SolveODE(x - y, Point(0, 1))`
   */
  solveODE(f: ExprArgument, P: PointArgument, options?: Options): Handle<'Curve'>;
  /**
   * The same from x = a to x = b; of a field that gives a point or vector, the path of a point as in the next form.
   * `SolveODE(x - y, Point(0, 1), 0, 3)`
   */
  solveODE(f: ExprArgument, P: PointArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Curve'>;
  /**
   * The path (x(t), y(t)) of a point that is at the start for t = 0 and moves with the velocity (P(x, y), Q(x, y)),
   * for t from a to b. `SolveODE(y, -sin(x), Point(1, 0), 0, 4)`
   */
  solveODE(
    P: ExprArgument,
    Q: ExprArgument,
    start: PointArgument,
    a: NumberArgument,
    b: NumberArgument,
    options?: Options,
  ): Handle<'Curve'>;
}
