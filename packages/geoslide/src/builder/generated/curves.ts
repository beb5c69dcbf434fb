// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type { ExprArgument, NumberArgument, PathArgument, PointArgument } from './value-types.js';

export interface CurvesForms {
  /**
   * The curve of an equation, or the graph of a function of x; y = f(x) and x = g(y) stay curves even where they
   * are straight. `Curve(y = x^2)`
   */
  curve(f: ExprArgument, options?: Options): Handle<'Curve' | 'Line' | 'Conic'>;
  /** The graph of a function over a range of its variable; r = f(θ) is a polar curve. `Curve(x^2 - 1, -5, 5)` */
  curve(f: ExprArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Curve'>;
  /** The parametric curve (x(t), y(t)) for t from a to b. `Curve(cos(t), sin(t), 0, π)` */
  curve(x: ExprArgument, y: ExprArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Curve'>;
  /** The curve (x(t), y(t), z(t)) for t from … to …. `Curve(cos(t), sin(t), t/4, 0, 4π)` */
  curve(
    x: ExprArgument,
    y: ExprArgument,
    z: ExprArgument,
    from: NumberArgument,
    to: NumberArgument,
    options?: Options,
  ): Handle<'Curve3'>;
  /** The polar curve r(t), or r(θ), for the angle from a to b. `PolarCurve(1 + cos(t), 0, 2π)` */
  polarCurve(r: ExprArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Curve'>;
  /** The polar curve r(t), or r(θ), over a full turn. `PolarCurve(1 + cos(t))` */
  polarCurve(r: ExprArgument, options?: Options): Handle<'Curve'>;
  /** The Bézier curve of the control points, t from 0 to 1. `Bezier([Point(0, 0), Point(1, 2), Point(3, 0)])` */
  bezier(controls: readonly PointArgument[], options?: Options): Handle<'Curve'>;
  /** The Bézier curve of the control points, t from 0 to 1. `Bezier(Point(0, 0), Point(1, 2), Point(3, 0))` */
  bezier(...P: readonly [PointArgument, ...PointArgument[]]): Handle<'Curve'>;
  /** The Bézier curve of the control points, t from 0 to 1. `Bezier(Point(0, 0), Point(1, 2), Point(3, 0))` */
  bezier(...P: readonly [PointArgument, ...PointArgument[], Options]): Handle<'Curve'>;
  /**
   * The natural cubic spline through the points, closed and smooth where the last is the first; t from 0 to 1 in
   * proportion to the chords. `Spline([Point(0, 0), Point(1, 2), Point(3, 0)])`
   */
  spline(points: readonly PointArgument[], options?: Options): Handle<'Curve'>;
  /** The natural cubic spline through the points. `Spline(Point(0, 0), Point(1, 2), Point(3, 0))` */
  spline(...P: readonly [PointArgument, ...PointArgument[]]): Handle<'Curve'>;
  /** The natural cubic spline through the points. `Spline(Point(0, 0), Point(1, 2), Point(3, 0))` */
  spline(...P: readonly [PointArgument, ...PointArgument[], Options]): Handle<'Curve'>;
  /**
   * The path of the point P while the slider, or the point on a path, moves through all its positions. `Locus(P,
   * a)`
   */
  locus(P: ExprArgument, driver: ExprArgument, options?: Options): Handle<'Curve'>;
  /** The exact derivative of a function of x. `Derivative(y = x^3 - 3x)` */
  derivative(f: PathArgument, options?: Options): Handle<'Curve'>;
  /** The n-th derivative, n from 1 to 10. `Derivative(y = x^3 - 3x, 2)` */
  derivative(f: PathArgument, n: NumberArgument, options?: Options): Handle<'Curve'>;
}
