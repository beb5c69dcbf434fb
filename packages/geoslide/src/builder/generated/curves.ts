// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type { ExprArgument, NumberArgument, PathArgument, PointArgument } from './value-types.js';

export interface CurvesForms {
  /**
   * The curve of an equation, or the graph of a function of x; y = f(x) and x = g(y) stay curves even where they
   * are straight. `Curve(y = x^2)`
   */
  curve(f: ExprArgument, options?: Options): Handle<'Curve'>;
  /**
   * The graph of a function over a range of its variable; r = f(θ) is a polar curve, and a point of t, as (cos(t),
   * sin(t)), draws its path. `Curve(x^2 - 1, -5, 5)`
   */
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
  /** The first form again, which the compiler tells of where none fits. */
  curve(f: ExprArgument, options?: Options): Handle<'Curve'>;
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
   * The path of the point P while the slider, or the point on a path, moves through all its positions; of a line or
   * circle its envelope. `Locus(P, a)`
   */
  locus(P: ExprArgument, driver: ExprArgument, options?: Options): Handle<'Curve'>;
  /** The exact derivative of a function of x. `Derivative(y = x^3 - 3x)` */
  derivative(f: PathArgument, options?: Options): Handle<'Curve'>;
  /** The n-th derivative, n from 1 to 10. `Derivative(y = x^3 - 3x, 2)` */
  derivative(f: PathArgument, n: NumberArgument, options?: Options): Handle<'Curve'>;
  /**
   * The circle that has the tangent and the curvature of a graph, curve or conic at a point P of it.
   * `OsculatingCircle(y = x^2, Point(0, 0))`
   */
  osculatingCircle(curve: PathArgument, P: PointArgument, options?: Options): Handle<'Circle'>;
  /** The same at a value of the curve’s parameter: x for y = f(x). `OsculatingCircle(y = x^2, 1)` */
  osculatingCircle(curve: PathArgument, t: NumberArgument, options?: Options): Handle<'Circle'>;
  /** The Taylor polynomial of a function of x around x = a, of degree n from 0 to 20. `Taylor(y = sin(x), 0, 3)` */
  taylor(f: PathArgument, a: NumberArgument, n: NumberArgument, options?: Options): Handle<'Curve'>;
  /**
   * The part of a path between the points of it nearest to P and Q: of a circle or ellipse clockwise from P to Q,
   * of a polygon along its edges from P to Q. `Part(y = x^2, Point(-1, 1), Point(1.5, 2.25))`
   */
  part(
    path: PathArgument,
    P: PointArgument,
    Q: PointArgument,
    options?: Options,
  ): Handle<'Curve' | 'Segment' | 'Arc' | 'EllipticArc' | 'Polyline'>;
  /**
   * The part between two values of the path’s parameter, from a up to b: counterclockwise on a circle or ellipse.
   * `Part(Circle(Point(0, 0), 2), 0, 120°)`
   */
  part(
    path: PathArgument,
    a: NumberArgument,
    b: NumberArgument,
    options?: Options,
  ): Handle<'Curve' | 'Segment' | 'Arc' | 'EllipticArc' | 'Polyline'>;
  /**
   * The curve that the line or circle touches while the slider, or the point on a path, moves through all its
   * positions. `Envelope(l, a)`
   */
  envelope(object: ExprArgument, driver: ExprArgument, options?: Options): Handle<'Curve'>;
  /**
   * The curve that a line or circle which depends on t touches for t from a to b. `Envelope(Segment(Point(t, 0),
   * Point(0, 3 - t)), 0, 3)`
   */
  envelope(object: ExprArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Curve'>;
  /**
   * The same with another name for what the line or circle depends on, as in Sequence. `Envelope(Line((k, 0), (0, 3
   * - k)), k, 0, 3)`
   */
  envelope(
    object: ExprArgument,
    k: ExprArgument,
    a: NumberArgument,
    b: NumberArgument,
    options?: Options,
  ): Handle<'Curve'>;
  /**
   * The object at n evenly spaced positions of the slider, or of the point on a path, that moves it, from the first
   * to the last. `Trace(l, a, 9)`
   */
  trace(object: ExprArgument, driver: ExprArgument, n: NumberArgument, options?: Options): Handle<'List'>;
  /** The same for 25 positions. `Trace(P, a)` */
  trace(object: ExprArgument, driver: ExprArgument, options?: Options): Handle<'List'>;
  /**
   * What depends on k at n evenly spaced values of it from a to b, as in Sequence; without n at 25.
   * `Trace(Circle((k, 0), k / 2), k, 1, 5, 9)`
   */
  trace(
    object: ExprArgument,
    k: ExprArgument,
    a: NumberArgument,
    b: NumberArgument,
    n?: NumberArgument,
    options?: Options,
  ): Handle<'List'>;
}
