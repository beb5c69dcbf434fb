// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type {
  CylinderArgument,
  ExprArgument,
  NumberArgument,
  PathArgument,
  PlaneObjectArgument,
  PolyhedronArgument,
  StringArgument,
} from './value-types.js';

export interface RegionsForms {
  /**
   * The points where an inequality holds; inequalities may be chained, and joined with && and ||. Of a figure or a
   * closed curve its inside. `Region(y < x^2 && x > 0)`
   */
  region(inequality: ExprArgument, options?: Options): Handle<'Region'>;
  /**
   * What belongs to one of the figures at least: circles, polygons, sectors, regions and others with an inside. A ∪
   * B is the same. `Union(Circle(Point(-1, 0), 1.5), Circle(Point(1, 0), 1.5))`
   */
  union(...A: readonly [PlaneObjectArgument, ...PlaneObjectArgument[]]): Handle<'Region'>;
  /**
   * What belongs to one of the figures at least: circles, polygons, sectors, regions and others with an inside. A ∪
   * B is the same. `Union(Circle(Point(-1, 0), 1.5), Circle(Point(1, 0), 1.5))`
   */
  union(...A: readonly [PlaneObjectArgument, ...PlaneObjectArgument[], Options]): Handle<'Region'>;
  /**
   * The polyhedron of what belongs to one of the polyhedra at least. A ∪ B is the same. `Union(Cuboid(Point(0, 0,
   * 0), 3, 3, 2), Cuboid(Point(1, 1, -1), 1, 1, 4))`
   */
  union(...A: readonly [PolyhedronArgument, ...PolyhedronArgument[]]): Handle<'Polyhedron'>;
  /**
   * The polyhedron of what belongs to one of the polyhedra at least. A ∪ B is the same. `Union(Cuboid(Point(0, 0,
   * 0), 3, 3, 2), Cuboid(Point(1, 1, -1), 1, 1, 4))`
   */
  union(...A: readonly [PolyhedronArgument, ...PolyhedronArgument[], Options]): Handle<'Polyhedron'>;
  /** The first form again, which the compiler tells of where none fits. */
  union(...A: readonly [PlaneObjectArgument, ...PlaneObjectArgument[]]): Handle<'Region'>;
  /**
   * What belongs to all of the figures. A ∩ B is the same. `Overlap(Circle(Point(-1, 0), 1.5), Circle(Point(1, 0),
   * 1.5))`
   */
  overlap(...A: readonly [PlaneObjectArgument, ...PlaneObjectArgument[]]): Handle<'Region'>;
  /**
   * What belongs to all of the figures. A ∩ B is the same. `Overlap(Circle(Point(-1, 0), 1.5), Circle(Point(1, 0),
   * 1.5))`
   */
  overlap(...A: readonly [PlaneObjectArgument, ...PlaneObjectArgument[], Options]): Handle<'Region'>;
  /**
   * The polyhedron of what belongs to all of the polyhedra. A ∩ B is the same. `Overlap(Cuboid(Point(0, 0, 0), 3,
   * 3, 3), Octahedron(Point(1, 1, 1), Point(3, 3, 1)))`
   */
  overlap(...A: readonly [PolyhedronArgument, ...PolyhedronArgument[]]): Handle<'Polyhedron'>;
  /**
   * The polyhedron of what belongs to all of the polyhedra. A ∩ B is the same. `Overlap(Cuboid(Point(0, 0, 0), 3,
   * 3, 3), Octahedron(Point(1, 1, 1), Point(3, 3, 1)))`
   */
  overlap(...A: readonly [PolyhedronArgument, ...PolyhedronArgument[], Options]): Handle<'Polyhedron'>;
  /** The first form again, which the compiler tells of where none fits. */
  overlap(...A: readonly [PlaneObjectArgument, ...PlaneObjectArgument[]]): Handle<'Region'>;
  /**
   * What belongs to the first figure and to none of the others. A ∖ B is the same. `Difference(Circle(Point(-1, 0),
   * 1.5), Circle(Point(1, 0), 1.5))`
   */
  difference(A: PlaneObjectArgument, ...B: readonly [PlaneObjectArgument, ...PlaneObjectArgument[]]): Handle<'Region'>;
  /**
   * What belongs to the first figure and to none of the others. A ∖ B is the same. `Difference(Circle(Point(-1, 0),
   * 1.5), Circle(Point(1, 0), 1.5))`
   */
  difference(
    A: PlaneObjectArgument,
    ...B: readonly [PlaneObjectArgument, ...PlaneObjectArgument[], Options]
  ): Handle<'Region'>;
  /**
   * What is left of a polyhedron that is cut or drilled: it belongs to the first and to none of the others. A ∖ B
   * is the same. `Difference(Cuboid(Point(0, 0, 0), 3, 3, 2), Cuboid(Point(1, 1, -1), 1, 1, 4))`
   */
  difference(A: PolyhedronArgument, ...B: readonly [PolyhedronArgument, ...PolyhedronArgument[]]): Handle<'Polyhedron'>;
  /**
   * What is left of a polyhedron that is cut or drilled: it belongs to the first and to none of the others. A ∖ B
   * is the same. `Difference(Cuboid(Point(0, 0, 0), 3, 3, 2), Cuboid(Point(1, 1, -1), 1, 1, 4))`
   */
  difference(
    A: PolyhedronArgument,
    ...B: readonly [PolyhedronArgument, ...PolyhedronArgument[], Options]
  ): Handle<'Polyhedron'>;
  /**
   * A polyhedron with round holes. `Difference(Cuboid(Point(0, 0, 0), 3, 3, 2), Cylinder(Point(1, 1, 1), Point(1,
   * 1, 2), 0.5))`
   */
  difference(A: PolyhedronArgument, ...B: readonly [CylinderArgument, ...CylinderArgument[]]): Handle<'CurvedSolid'>;
  /**
   * A polyhedron with round holes. `Difference(Cuboid(Point(0, 0, 0), 3, 3, 2), Cylinder(Point(1, 1, 1), Point(1,
   * 1, 2), 0.5))`
   */
  difference(
    A: PolyhedronArgument,
    ...B: readonly [CylinderArgument, ...CylinderArgument[], Options]
  ): Handle<'CurvedSolid'>;
  /** The first form again, which the compiler tells of where none fits. */
  difference(A: PlaneObjectArgument, ...B: readonly [PlaneObjectArgument, ...PlaneObjectArgument[]]): Handle<'Region'>;
  /**
   * What does not belong to the figure. Of an inequality with its edge it leaves the edge out; the edges of figures
   * stay. `Complement(Circle(Point(0, 0), 2))`
   */
  complement(A: PlaneObjectArgument, options?: Options): Handle<'Region'>;
  /**
   * The area between two graphs from x = a to x = b; its value is the integral of f − g. Of graphs x = g(y) from y
   * = a to y = b. `Between(y = x + 2, y = x^2, -1, 2)`
   */
  between(f: PathArgument, g: PathArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Area'>;
  /** The same between a graph and the line y = c. `Between(y = x^2, 1, -1, 2)` */
  between(f: PathArgument, c: NumberArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Area'>;
  /**
   * The area between two graphs from their first to their last common point, or between any two curves with ends,
   * joined end to end. `Between(Semicircle(Point(2, 0), Point(-2, 0)), Curve(1 - t, sin(t), -1, 3))`
   */
  between(f: PathArgument, g: PathArgument, options?: Options): Handle<'Area' | 'Enclosure'>;
  /**
   * The area between two graphs from x = a to x = b, as Between gives it; its value is the integral of f − g.
   * `Integral(y = x + 2, y = x^2, -1, 2)`
   */
  integral(f: PathArgument, g: PathArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Area'>;
  /**
   * The area between a graph and the x-axis from x = a to x = b; its value is the integral, negative below the
   * axis. Of a parametric curve from t = a to t = b. `Integral(y = x^2, 0, 3)`
   */
  integral(f: PathArgument, a: NumberArgument, b: NumberArgument, options?: Options): Handle<'Area' | 'Enclosure'>;
  /**
   * The same over the whole range of a graph or curve with two ends: of a curve ∫ y dx along it. `Integral(Curve(t
   * - sin(t), 1 - cos(t), 0, 2π))`
   */
  integral(f: PathArgument, options?: Options): Handle<'Area' | 'Enclosure'>;
  /**
   * n rectangles of equal width between a graph and the x-axis from x = a to x = b, as high as f at their "left",
   * "right", "mid", or at its "upper" or "lower" bound there; or "trapezoid"s. Its value is the sum, negative below
   * the axis. `RiemannSum(y = x^2 / 2, 0, 3, 6, "left")`
   */
  riemannSum(
    f: PathArgument,
    a: NumberArgument,
    b: NumberArgument,
    n: NumberArgument,
    kind: StringArgument,
    options?: Options,
  ): Handle<'RiemannSum'>;
  /** The same with the values at the left ends. `RiemannSum(y = x^2 / 2, 0, 3, 6)` */
  riemannSum(
    f: PathArgument,
    a: NumberArgument,
    b: NumberArgument,
    n: NumberArgument,
    options?: Options,
  ): Handle<'RiemannSum'>;
}
