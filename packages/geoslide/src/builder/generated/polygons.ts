// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type { NumberArgument, Point3Argument, PointArgument } from './value-types.js';

export interface PolygonsForms {
  /**
   * The regular polygon with n vertices on the left of AB, counterclockwise from A and B. `Polygon(Point(0, 0),
   * Point(4, 0), 6)`
   */
  polygon(A: PointArgument, B: PointArgument, n: NumberArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The regular polygon with n vertices on a circle, counterclockwise from the one on the right of the centre.
   * `Polygon(Point(0, 0), 2, 5)`
   */
  polygon(center: PointArgument, radius: NumberArgument, n: NumberArgument, options?: Options): Handle<'Polygon'>;
  /** The same with the first vertex in the direction α from the centre. `Polygon(Point(0, 0), 2, 5, 90°)` */
  polygon(
    center: PointArgument,
    radius: NumberArgument,
    n: NumberArgument,
    α: NumberArgument,
    options?: Options,
  ): Handle<'Polygon'>;
  /** The polygon with the points of a list as vertices. `Polygon([Point(0, 0), Point(4, 0), Point(0, 3)])` */
  polygon(points: readonly PointArgument[], options?: Options): Handle<'Polygon'>;
  /** The polygon with these vertices, in this order. `Polygon(Point(0, 0), Point(4, 0), Point(0, 3))` */
  polygon(A: PointArgument, B: PointArgument, ...C: readonly [PointArgument, ...PointArgument[]]): Handle<'Polygon'>;
  /** The polygon with these vertices, in this order. `Polygon(Point(0, 0), Point(4, 0), Point(0, 3))` */
  polygon(
    A: PointArgument,
    B: PointArgument,
    ...C: readonly [PointArgument, ...PointArgument[], Options]
  ): Handle<'Polygon'>;
  /**
   * The regular polygon on the edge AB, as horizontal as possible, counterclockwise seen from above.
   * `Polygon(Point(0, 0, 1), Point(1, 0, 1), 6)`
   */
  polygon(A: Point3Argument, B: Point3Argument, n: NumberArgument, options?: Options): Handle<'Polygon3'>;
  /**
   * The polygon with the given corners, which lie in one plane. `Polygon(Point(0, 0, 0), Point(1, 0, 0), Point(0,
   * 0, 1))`
   */
  polygon(...P: readonly [Point3Argument, ...Point3Argument[]]): Handle<'Polygon3'>;
  /**
   * The polygon with the given corners, which lie in one plane. `Polygon(Point(0, 0, 0), Point(1, 0, 0), Point(0,
   * 0, 1))`
   */
  polygon(...P: readonly [Point3Argument, ...Point3Argument[], Options]): Handle<'Polygon3'>;
  /** The polygon with the listed corners. `Polygon([Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1)])` */
  polygon(points: readonly Point3Argument[], options?: Options): Handle<'Polygon3'>;
  /** The first form again, which the compiler tells of where none fits. */
  polygon(A: PointArgument, B: PointArgument, n: NumberArgument, options?: Options): Handle<'Polygon'>;
  /** The triangle ABC. `Triangle(Point(0, 0), Point(4, 0), Point(0, 3))` */
  triangle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Polygon'>;
  /** The triangle with the given corners. `Triangle(Point(0, 0, 0), Point(1, 0, 0), Point(0, 0, 1))` */
  triangle(P: Point3Argument, Q: Point3Argument, R: Point3Argument, options?: Options): Handle<'Polygon3'>;
  /**
   * The parallelogram ABCD; its fourth vertex is A + C - B. `Parallelogram(Point(0, 0), Point(4, 0), Point(5, 2))`
   */
  parallelogram(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Polygon'>;
  /** The parallelogram ABCD with D = A + C - B. `Parallelogram(Point(0, 0, 0), Point(2, 0, 0), Point(2, 1, 1))` */
  parallelogram(A: Point3Argument, B: Point3Argument, C: Point3Argument, options?: Options): Handle<'Polygon3'>;
  /**
   * The rectangle with the diagonal AC and sides parallel to the axes: A, (x of C, y of A), C, (x of A, y of C).
   * `Rectangle(Point(0, 0), Point(4, 3))`
   */
  rectangle(A: PointArgument, C: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The rectangle on the side AB with this height to the left of AB (to the right when negative).
   * `Rectangle(Point(0, 0), Point(4, 0), 3)`
   */
  rectangle(A: PointArgument, B: PointArgument, height: NumberArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The rectangle on the side AB whose opposite side lies on a line through P. `Rectangle(Point(0, 0), Point(4, 0),
   * Point(1, 3))`
   */
  rectangle(A: PointArgument, B: PointArgument, P: PointArgument, options?: Options): Handle<'Polygon'>;
  /** The square on the left of AB, counterclockwise from A and B. `Square(Point(0, 0), Point(4, 0))` */
  square(A: PointArgument, B: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The square on the edge AB, as horizontal as possible, counterclockwise seen from above. `Square(Point(0, 0, 1),
   * Point(2, 0, 1))`
   */
  square(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Polygon3'>;
  /**
   * The rhombus on the side AB with the angle α at A, counterclockwise from AB. `Rhombus(Point(0, 0), Point(4, 0),
   * 60°)`
   */
  rhombus(A: PointArgument, B: PointArgument, α: NumberArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The rhombus ABCD on the side AB with D on the ray from A through P. `Rhombus(Point(0, 0), Point(4, 0), Point(1,
   * 2))`
   */
  rhombus(A: PointArgument, B: PointArgument, P: PointArgument, options?: Options): Handle<'Polygon'>;
}
