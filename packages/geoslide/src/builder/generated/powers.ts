// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Expression } from '../expression.js';
import type { Handle, Options } from '../handle.js';
import type {
  CircleLikeArgument,
  ConicArgument,
  LineLikeArgument,
  ListArgument,
  NumberArgument,
  PlaneObject,
  PlaneObjectArgument,
  PointArgument,
} from './value-types.js';

export interface PowersForms {
  /** The power of P: PO² − r², negative inside the circle. `Power(Point(3, 0), Circle(Point(0, 0), 2))` */
  power(P: PointArgument, c: CircleLikeArgument, options?: Options): Handle<'Number'>;
  /**
   * The line of the points that have equal powers with respect to two circles: their common chord where they cut
   * each other. `RadicalAxis(Circle(Point(0, 0), 2), Circle(Point(5, 0), 1))`
   */
  radicalAxis(c: CircleLikeArgument, d: CircleLikeArgument, options?: Options): Handle<'Line'>;
  /**
   * The same for a point, which counts as a circle of radius 0. `RadicalAxis(Point(5, 1), Circle(Point(0, 0), 2))`
   */
  radicalAxis(P: PointArgument, c: CircleLikeArgument, options?: Options): Handle<'Line'>;
  /**
   * The point that has equal powers with respect to three circles. `RadicalCenter(Circle(Point(0, 0), 2),
   * Circle(Point(5, 0), 1), Circle(Point(2, 4), 1.5))`
   */
  radicalCenter(
    c: CircleLikeArgument,
    d: CircleLikeArgument,
    e: CircleLikeArgument,
    options?: Options,
  ): Handle<'Point'>;
  /** The point whose polar line is l. `Pole(Line(Point(1, 0), Point(0.5, 2)), Circle(Point(0, 0), 2))` */
  pole(l: LineLikeArgument, conic: ConicArgument, options?: Options): Handle<'Point'>;
  /**
   * The points where the tangents through P touch a conic, in order along it; P itself where it lies on the conic.
   * `TouchPoints(Point(5, 1), Circle(Point(0, 0), 2))`
   */
  touchPoints(P: PointArgument, conic: ConicArgument, options?: Options): Handle<'List'>;
  /** The n-th of these points. `TouchPoints(Point(5, 1), Circle(Point(0, 0), 2), 1)` */
  touchPoints(P: PointArgument, conic: ConicArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /** The circle with the diameter AB. `DiameterCircle(Point(0, 0), Point(4, 2))` */
  diameterCircle(A: PointArgument, B: PointArgument, options?: Options): Handle<'Circle'>;
  /** The point opposite a point P of a circle. `Antipode(Point(0, 2), Circle(Point(0, 0), 2))` */
  antipode(P: PointArgument, c: CircleLikeArgument, options?: Options): Handle<'Point'>;
  /** The circle of the points X with XA : XB = ratio. `ApolloniusCircle(Point(0, 0), Point(3, 0), 2)` */
  apolloniusCircle(A: PointArgument, B: PointArgument, ratio: NumberArgument, options?: Options): Handle<'Circle'>;
  /**
   * The circle through P of the points X with XA : XB = PA : PB. `ApolloniusCircle(Point(0, 0), Point(3, 0),
   * Point(3, 1.5))`
   */
  apolloniusCircle(A: PointArgument, B: PointArgument, P: PointArgument, options?: Options): Handle<'Circle'>;
  /**
   * All circles that touch three points, lines or circles, which they run through where it is a point (Apollonius’
   * problem): for a, then b, then c, first those that touch a circle from outside or lie on the left of a line,
   * then those that touch from inside or around it or lie on the right; among equals the smaller first, then the
   * one further left. `TangentCircles(Circle(Point(0, 0), 2), Circle(Point(5, 0), 1), Circle(Point(2, 4), 1.5))`
   */
  tangentCircles(
    a: PlaneObjectArgument,
    b: PlaneObjectArgument,
    c: PlaneObjectArgument,
    options?: Options,
  ): Handle<'List'>;
  /**
   * The n-th of these circles. `TangentCircles(Circle(Point(0, 0), 2), Circle(Point(5, 0), 1), Circle(Point(2, 4),
   * 1.5), 1)`
   */
  tangentCircles(
    a: PlaneObjectArgument,
    b: PlaneObjectArgument,
    c: PlaneObjectArgument,
    n: NumberArgument,
    options?: Options,
  ): Handle<'Circle'>;
  /**
   * A centre from which d is an enlargement of c: n = 1 the outer one, where the outer common tangents meet, n = 2
   * the one between the centres. `HomothetyCenter(Circle(Point(0, 0), 2), Circle(Point(5, 0), 1), 1)`
   */
  homothetyCenter(c: CircleLikeArgument, d: CircleLikeArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /**
   * Both, the outer one first; of equal circles there is only the one between them.
   * `HomothetyCenter(Circle(Point(0, 0), 2), Circle(Point(5, 0), 1))`
   */
  homothetyCenter(c: CircleLikeArgument, d: CircleLikeArgument, options?: Options): Handle<'List'>;
  /**
   * The centre of the spiral similarity that takes A to C and B to D. `SpiralCenter(Point(0, 0), Point(2, 0),
   * Point(3, 1), Point(3, 4))`
   */
  spiralCenter(
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    D: PointArgument,
    options?: Options,
  ): Handle<'Point'>;
  /**
   * The centre of the similarity with a mirror that takes A to C and B to D. `InverseSimilarityCenter(Point(0, 0),
   * Point(2, 0), Point(3, 1), Point(3, 4))`
   */
  inverseSimilarityCenter(
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    D: PointArgument,
    options?: Options,
  ): Handle<'Point'>;
  /**
   * The point that the circles AQR, BRP, CPQ share, for P on BC, Q on CA, R on AB. `MiquelPoint(Point(0, 0),
   * Point(4, 0), Point(0, 3), Point(2, 1.5), Point(0, 1), Point(1, 0))`
   */
  miquelPoint(
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    P: PointArgument,
    Q: PointArgument,
    R: PointArgument,
    options?: Options,
  ): Handle<'Point'>;
  /**
   * The point that the circumcircles of the four triangles of four lines share. `MiquelPoint(Line(Point(0, 0),
   * Point(1, 0)), Line(Point(0, 0), Point(1, 2)), Line(Point(5, 0), Point(2, 3)), Line(Point(0, 1), Point(4, 2)))`
   */
  miquelPoint(
    k: LineLikeArgument,
    l: LineLikeArgument,
    m: LineLikeArgument,
    n: LineLikeArgument,
    options?: Options,
  ): Handle<'Point'>;
  /**
   * The object turned and enlarged as the similarity does that takes A to C and B to D.
   * `SpiralSimilarity(Polygon(Point(0, 0), Point(4, 0), Point(0, 3)), Point(0, 0), Point(4, 0), Point(5, 1),
   * Point(5, 4))`
   */
  spiralSimilarity<T extends PlaneObject>(
    object: Expression<T>,
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    D: PointArgument,
    options?: Options,
  ): Handle<T>;
  /**
   * The object turned and enlarged as the similarity does that takes A to C and B to D. `SpiralSimilarity([Point(2,
   * 0), Polygon(Point(0, 0), Point(4, 0), Point(0, 3))], Point(0, 0), Point(4, 0), Point(5, 1), Point(5, 4))`
   */
  spiralSimilarity(
    objects: readonly PlaneObjectArgument[],
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    D: PointArgument,
    options?: Options,
  ): Handle<'List'>;
  /**
   * The image of the object under the inversion in a circle: lines and circles give lines and circles, segments
   * arcs, polygons the list of their edges’ images, other curves curves; what runs through the centre gives two
   * rays. `Invert(Line(Point(1, -2), Point(1, 2)), Circle(Point(0, 0), 2))`
   */
  invert(object: PlaneObjectArgument, circle: CircleLikeArgument, options?: Options): Handle<PlaneObject | 'List'>;
  /**
   * The images of the items of a list. `Invert([Point(4, 1), Polygon(Point(0, 0), Point(4, 0), Point(0, 3))],
   * Circle(Point(1, 1), 1))`
   */
  invert(objects: ListArgument, circle: CircleLikeArgument, options?: Options): Handle<'List'>;
}
