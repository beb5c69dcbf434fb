// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Expression } from '../expression.js';
import type { Handle, Lifted, Options } from '../handle.js';
import type {
  Any,
  CircleLikeArgument,
  LineLike3Argument,
  LineLikeArgument,
  NumberArgument,
  PlaneArgument,
  PlaneObject,
  PlaneObjectArgument,
  Point3Argument,
  PointArgument,
  Vector3Argument,
  VectorArgument,
} from './value-types.js';

export interface TransformsForms {
  /**
   * The object moved by a vector, or by the coordinates of a point. `Translate(Polygon(Point(0, 0), Point(4, 0),
   * Point(0, 3)), Vector(2, 1))`
   */
  translate<T extends PlaneObject>(object: Expression<T>, by: VectorArgument, options?: Options): Handle<T>;
  /**
   * The object moved by a vector, or by the coordinates of a point. `Translate([Point(2, 0), Polygon(Point(0, 0),
   * Point(4, 0), Point(0, 3))], Vector(2, 1))`
   */
  translate(objects: readonly PlaneObjectArgument[], by: VectorArgument, options?: Options): Handle<'List'>;
  /** The object moved by a vector. `Translate(Cube(Point(0, 0, 0), Point(1, 0, 0)), Vector(0, 0, 2))` */
  translate<T extends Any>(object: Expression<T>, by: Vector3Argument, options?: Options): Handle<Lifted<T>>;
  /**
   * The object moved by a point's position vector. `Translate(Cube(Point(0, 0, 0), Point(1, 0, 0)), Point(0, 0,
   * 2))`
   */
  translate<T extends Any>(object: Expression<T>, by: Point3Argument, options?: Options): Handle<Lifted<T>>;
  /** The first form again, which the compiler tells of where none fits. */
  translate<T extends PlaneObject>(object: Expression<T>, by: VectorArgument, options?: Options): Handle<T>;
  /**
   * The object turned by α radians counterclockwise around a centre. `Rotate(Polygon(Point(0, 0), Point(4, 0),
   * Point(0, 3)), 90°, Point(1, 1))`
   */
  rotate<T extends PlaneObject>(
    object: Expression<T>,
    α: NumberArgument,
    center: PointArgument,
    options?: Options,
  ): Handle<T>;
  /**
   * The object turned by α radians counterclockwise around a centre. `Rotate([Point(2, 0), Polygon(Point(0, 0),
   * Point(4, 0), Point(0, 3))], 90°, Point(1, 1))`
   */
  rotate(
    objects: readonly PlaneObjectArgument[],
    α: NumberArgument,
    center: PointArgument,
    options?: Options,
  ): Handle<'List'>;
  /**
   * The object turned by α radians counterclockwise around the origin. `Rotate(Polygon(Point(0, 0), Point(4, 0),
   * Point(0, 3)), 90°)`
   */
  rotate<T extends PlaneObject>(object: Expression<T>, α: NumberArgument, options?: Options): Handle<T>;
  /**
   * The object turned by α radians counterclockwise around the origin. `Rotate([Point(2, 0), Polygon(Point(0, 0),
   * Point(4, 0), Point(0, 3))], 90°)`
   */
  rotate(objects: readonly PlaneObjectArgument[], α: NumberArgument, options?: Options): Handle<'List'>;
  /**
   * The object turned about a line, counterclockwise seen against its direction. `Rotate(Cube(Point(0, 0, 0),
   * Point(1, 0, 0)), π/4, Line(Point(0, 0, 0), Point(0, 0, 1)))`
   */
  rotate<T extends Any>(
    object: Expression<T>,
    angle: NumberArgument,
    axis: LineLike3Argument,
    options?: Options,
  ): Handle<Lifted<T>>;
  /**
   * The object turned about the vertical line through P, counterclockwise seen from above. `Rotate(Cube(Point(0, 0,
   * 0), Point(1, 0, 0)), π/4, Point(1, 1, 0))`
   */
  rotate<T extends Any>(
    object: Expression<T>,
    angle: NumberArgument,
    P: Point3Argument,
    options?: Options,
  ): Handle<Lifted<T>>;
  /** The first form again, which the compiler tells of where none fits. */
  rotate<T extends PlaneObject>(
    object: Expression<T>,
    α: NumberArgument,
    center: PointArgument,
    options?: Options,
  ): Handle<T>;
  /**
   * The mirror image of the object in a line. `Reflect(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)),
   * Line(Point(0, 0), Point(1, 1)))`
   */
  reflect<T extends PlaneObject>(object: Expression<T>, axis: LineLikeArgument, options?: Options): Handle<T>;
  /**
   * The mirror image of the object in a line. `Reflect([Point(2, 0), Polygon(Point(0, 0), Point(4, 0), Point(0,
   * 3))], Line(Point(0, 0), Point(1, 1)))`
   */
  reflect(objects: readonly PlaneObjectArgument[], axis: LineLikeArgument, options?: Options): Handle<'List'>;
  /**
   * The mirror image of the object in a point: a half turn. `Reflect(Polygon(Point(0, 0), Point(4, 0), Point(0,
   * 3)), Point(1, 1))`
   */
  reflect<T extends PlaneObject>(object: Expression<T>, center: PointArgument, options?: Options): Handle<T>;
  /**
   * The mirror image of the object in a point: a half turn. `Reflect([Point(2, 0), Polygon(Point(0, 0), Point(4,
   * 0), Point(0, 3))], Point(1, 1))`
   */
  reflect(objects: readonly PlaneObjectArgument[], center: PointArgument, options?: Options): Handle<'List'>;
  /**
   * The image of the object under the inversion in a circle, as of Invert. `Reflect(Point(4, 0), Circle(Point(0,
   * 0), 2))`
   */
  reflect(object: PlaneObjectArgument, circle: CircleLikeArgument, options?: Options): Handle<PlaneObject | 'List'>;
  /**
   * The object reflected in a plane. `Reflect(Cube(Point(0, 0, 0), Point(1, 0, 0)), Plane(Point(0, 0, 0), Vector(0,
   * 0, 1)))`
   */
  reflect<T extends Any>(object: Expression<T>, mirror: PlaneArgument, options?: Options): Handle<Lifted<T>>;
  /**
   * The object reflected in a line. `Reflect(Cube(Point(0, 0, 0), Point(1, 0, 0)), Line(Point(0, 0, 0), Point(0, 0,
   * 1)))`
   */
  reflect<T extends Any>(object: Expression<T>, axis: LineLike3Argument, options?: Options): Handle<Lifted<T>>;
  /** The object reflected in a point. `Reflect(Cube(Point(0, 0, 0), Point(1, 0, 0)), Point(0, 0, 1))` */
  reflect<T extends Any>(object: Expression<T>, center: Point3Argument, options?: Options): Handle<Lifted<T>>;
  /** The first form again, which the compiler tells of where none fits. */
  reflect<T extends PlaneObject>(object: Expression<T>, axis: LineLikeArgument, options?: Options): Handle<T>;
  /**
   * The object enlarged k times from a centre; a negative k turns it by 180° as well. `Scale(Polygon(Point(0, 0),
   * Point(4, 0), Point(0, 3)), 2, Point(1, 1))`
   */
  scale<T extends PlaneObject>(
    object: Expression<T>,
    k: NumberArgument,
    center: PointArgument,
    options?: Options,
  ): Handle<T>;
  /**
   * The object enlarged k times from a centre; a negative k turns it by 180° as well. `Scale([Point(2, 0),
   * Polygon(Point(0, 0), Point(4, 0), Point(0, 3))], 2, Point(1, 1))`
   */
  scale(
    objects: readonly PlaneObjectArgument[],
    k: NumberArgument,
    center: PointArgument,
    options?: Options,
  ): Handle<'List'>;
  /** The object enlarged k times from the origin. `Scale(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)), 2)` */
  scale<T extends PlaneObject>(object: Expression<T>, k: NumberArgument, options?: Options): Handle<T>;
  /**
   * The object enlarged k times from the origin. `Scale([Point(2, 0), Polygon(Point(0, 0), Point(4, 0), Point(0,
   * 3))], 2)`
   */
  scale(objects: readonly PlaneObjectArgument[], k: NumberArgument, options?: Options): Handle<'List'>;
  /** The object scaled by k from a centre. `Scale(Cube(Point(0, 0, 0), Point(1, 0, 0)), 2, Point(0, 0, 1))` */
  scale<T extends Any>(
    object: Expression<T>,
    k: NumberArgument,
    center: Point3Argument,
    options?: Options,
  ): Handle<Lifted<T>>;
  /** The first form again, which the compiler tells of where none fits. */
  scale<T extends PlaneObject>(
    object: Expression<T>,
    k: NumberArgument,
    center: PointArgument,
    options?: Options,
  ): Handle<T>;
}
