// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type {
  Angle3Argument,
  AngleArgument,
  Arc3Argument,
  ArcArgument,
  CircleArgument,
  LineArgument,
  NumberArgument,
  Point3Argument,
  PointArgument,
  RayArgument,
  Segment3Argument,
  SegmentArgument,
  Vector3Argument,
  VectorArgument,
} from './value-types.js';

export interface MarksForms {
  /** n strokes across its middle (1 when missing). `Tick(Segment(Point(0, 0), Point(4, 0)), 2)` */
  tick(target: SegmentArgument, n?: NumberArgument, options?: Options): Handle<'Tick'>;
  /** n strokes across its middle (1 when missing). `Tick(Semicircle(Point(0, 0), Point(4, 0)), 2)` */
  tick(target: ArcArgument, n?: NumberArgument, options?: Options): Handle<'Tick'>;
  /** n arcs in the angle (1 when missing). `Tick(Angle(Point(4, 0), Point(0, 0), Point(0, 3)), 2)` */
  tick(target: AngleArgument, n?: NumberArgument, options?: Options): Handle<'Tick'>;
  /** n strokes across its middle (1 when missing). `Tick(Circle(Point(0, 0), 2), 2)` */
  tick(target: CircleArgument, n?: NumberArgument, options?: Options): Handle<'Tick'>;
  /** n strokes across its middle (1 when missing). `Tick(Vector(2, 1), 2)` */
  tick(target: VectorArgument, n?: NumberArgument, options?: Options): Handle<'Tick'>;
  /** n strokes across its middle (1 when missing). `Tick(Ray(Point(0, 0), Point(4, 0)), 2)` */
  tick(target: RayArgument, n?: NumberArgument, options?: Options): Handle<'Tick'>;
  /** n strokes across its middle (1 when missing). `Tick(Line(Point(0, 0), Point(4, 0)), 2)` */
  tick(target: LineArgument, n?: NumberArgument, options?: Options): Handle<'Tick'>;
  /**
   * n strokes (1 where it is missing) across a segment in space, which stand for equal sizes.
   * `Tick(Segment(Point(0, 0, 0), Point(1, 1, 1)), 2)`
   */
  tick(target: Segment3Argument, n?: NumberArgument, options?: Options): Handle<'Tick3'>;
  /**
   * n strokes (1 where it is missing) across a vector in space, which stand for equal sizes. `Tick(Vector(1, 1, 1),
   * 2)`
   */
  tick(target: Vector3Argument, n?: NumberArgument, options?: Options): Handle<'Tick3'>;
  /**
   * n strokes (1 where it is missing) across an arc in space, which stand for equal sizes. `Tick(Arc(Point(0, 0,
   * 0), Point(1, 0, 0), Point(0, 0, 1)), 2)`
   */
  tick(target: Arc3Argument, n?: NumberArgument, options?: Options): Handle<'Tick3'>;
  /**
   * n strokes (1 where it is missing) across an angle in space, which stand for equal sizes. `Tick(Angle(Point(1,
   * 0, 0), Point(0, 0, 0), Point(0, 0, 1)), 2)`
   */
  tick(target: Angle3Argument, n?: NumberArgument, options?: Options): Handle<'Tick3'>;
  /** The first form again, which the compiler tells of where none fits. */
  tick(target: SegmentArgument, n?: NumberArgument, options?: Options): Handle<'Tick'>;
  /** A dimension line with the measured length of AB. `Dimension(Point(0, 0), Point(4, 0))` */
  dimension(A: PointArgument, B: PointArgument, options?: Options): Handle<'Dimension'>;
  /** A dimension line with the measured length of a segment. `Dimension(Segment(Point(0, 0), Point(4, 0)))` */
  dimension(s: SegmentArgument, options?: Options): Handle<'Dimension'>;
  /** A dimension line with the distance of two points in space. `Dimension(Point(0, 0, 0), Point(1, 2, 2))` */
  dimension(A: Point3Argument, B: Point3Argument, options?: Options): Handle<'Dimension3'>;
  /**
   * A dimension line with the length of a segment in space. `Dimension(Segment(Point(0, 0, 0), Point(1, 1, 1)))`
   */
  dimension(s: Segment3Argument, options?: Options): Handle<'Dimension3'>;
  /** The first form again, which the compiler tells of where none fits. */
  dimension(A: PointArgument, B: PointArgument, options?: Options): Handle<'Dimension'>;
}
