// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

import type { Handle, Options } from '../handle.js';
import type { NumberArgument, PointArgument, PolygonArgument } from './value-types.js';

export interface TrianglesForms {
  /**
   * The centre X(n) of Kimberling’s Encyclopedia of Triangle Centers, n from 1 to 100: 1 incentre, 2 centroid, 3
   * circumcentre, 4 orthocentre, 5 nine-point centre, 6 symmedian point, 7 Gergonne, 8 Nagel, 9 mittenpunkt, 10
   * Spieker, 11 Feuerbach, 13 and 14 isogonic centres, 15 and 16 isodynamic points, 17 and 18 Napoleon points, 20
   * de Longchamps, 21 Schiffler, 22 Exeter, 40 Bevan, 54 Kosnita, 98 Tarry, 99 Steiner. `TriangleCenter(Point(0,
   * 0), Point(5, 0), Point(1.5, 4), 6)`
   */
  triangleCenter(
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    n: NumberArgument,
    options?: Options,
  ): Handle<'Point'>;
  /**
   * The centre of the circle that touches BC and the prolongations of the other two sides. `Excenter(Point(0, 0),
   * Point(5, 0), Point(1.5, 4))`
   */
  excenter(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The centre of the circle that touches BC and the prolongations of the other two sides.
   * `Excenter(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  excenter(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * The excentre opposite the n-th vertex: 1 is that opposite A. `Excenter(Point(0, 0), Point(5, 0), Point(1.5, 4),
   * 2)`
   */
  excenter(A: PointArgument, B: PointArgument, C: PointArgument, n: NumberArgument, options?: Options): Handle<'Point'>;
  /** The centre of the nine-point circle, X(5). `NinePointCenter(Point(0, 0), Point(5, 0), Point(1.5, 4))` */
  ninePointCenter(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The centre of the nine-point circle, X(5). `NinePointCenter(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  ninePointCenter(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * Where the symmedians of a triangle meet: the Lemoine point X(6). `SymmedianPoint(Point(0, 0), Point(5, 0),
   * Point(1.5, 4))`
   */
  symmedianPoint(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * Where the symmedians of a triangle meet: the Lemoine point X(6). `SymmedianPoint(Polygon(Point(0, 0), Point(5,
   * 0), Point(1.5, 4)))`
   */
  symmedianPoint(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * Where the lines from the vertices to the touch points of the incircle meet, X(7). `GergonnePoint(Point(0, 0),
   * Point(5, 0), Point(1.5, 4))`
   */
  gergonnePoint(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * Where the lines from the vertices to the touch points of the incircle meet, X(7).
   * `GergonnePoint(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  gergonnePoint(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * Where the lines from the vertices to the touch points of the excircles meet, X(8). `NagelPoint(Point(0, 0),
   * Point(5, 0), Point(1.5, 4))`
   */
  nagelPoint(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * Where the lines from the vertices to the touch points of the excircles meet, X(8). `NagelPoint(Polygon(Point(0,
   * 0), Point(5, 0), Point(1.5, 4)))`
   */
  nagelPoint(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * The centre of mass of the triangle’s outline, X(10). `SpiekerCenter(Point(0, 0), Point(5, 0), Point(1.5, 4))`
   */
  spiekerCenter(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The centre of mass of the triangle’s outline, X(10). `SpiekerCenter(Polygon(Point(0, 0), Point(5, 0),
   * Point(1.5, 4)))`
   */
  spiekerCenter(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * Where the incircle touches the nine-point circle, X(11). `FeuerbachPoint(Point(0, 0), Point(5, 0), Point(1.5,
   * 4))`
   */
  feuerbachPoint(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * Where the incircle touches the nine-point circle, X(11). `FeuerbachPoint(Polygon(Point(0, 0), Point(5, 0),
   * Point(1.5, 4)))`
   */
  feuerbachPoint(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * The point with the least sum of distances from the vertices: all sides are seen from it at 120°; it is the
   * vertex of an angle of 120° or more. `FermatPoint(Point(0, 0), Point(5, 0), Point(1.5, 4))`
   */
  fermatPoint(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The point with the least sum of distances from the vertices: all sides are seen from it at 120°; it is the
   * vertex of an angle of 120° or more. `FermatPoint(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  fermatPoint(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * The Brocard point P: n = 1 has equal angles PAB, PBC, PCA, n = 2 equal angles PBA, PCB, PAC.
   * `BrocardPoint(Point(0, 0), Point(5, 0), Point(1.5, 4), 1)`
   */
  brocardPoint(
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    n: NumberArgument,
    options?: Options,
  ): Handle<'Point'>;
  /**
   * Where the circles of Apollonius of a triangle meet: n = 1 inside the circumcircle, X(15), n = 2 outside, X(16).
   * `IsodynamicPoint(Point(0, 0), Point(5, 0), Point(1.5, 4), 1)`
   */
  isodynamicPoint(
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    n: NumberArgument,
    options?: Options,
  ): Handle<'Point'>;
  /**
   * The point where the lines PA, PB, PC meet, each mirrored in the bisector of the angle at its vertex.
   * `IsogonalConjugate(Point(2, 2), Point(0, 0), Point(5, 0), Point(1.5, 4))`
   */
  isogonalConjugate(
    P: PointArgument,
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    options?: Options,
  ): Handle<'Point'>;
  /**
   * The point where the lines PA, PB, PC meet, each mirrored in the bisector of the angle at its vertex.
   * `IsogonalConjugate(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)), Point(2, 2))`
   */
  isogonalConjugate(triangle: PolygonArgument, P: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The point where the lines PA, PB, PC meet, the foot of each mirrored in the middle of its side.
   * `IsotomicConjugate(Point(2, 2), Point(0, 0), Point(5, 0), Point(1.5, 4))`
   */
  isotomicConjugate(
    P: PointArgument,
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    options?: Options,
  ): Handle<'Point'>;
  /**
   * The point where the lines PA, PB, PC meet, the foot of each mirrored in the middle of its side.
   * `IsotomicConjugate(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)), Point(2, 2))`
   */
  isotomicConjugate(triangle: PolygonArgument, P: PointArgument, options?: Options): Handle<'Point'>;
  /** Where the bisector of the angle at A meets BC. `BisectorFoot(Point(0, 0), Point(5, 0), Point(1.5, 4))` */
  bisectorFoot(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * Where the bisector of the angle at A meets BC. `BisectorFoot(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  bisectorFoot(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /**
   * The middle of the arc BC of the circumcircle on which A does not lie. `ArcMidpoint(Point(0, 0), Point(5, 0),
   * Point(1.5, 4))`
   */
  arcMidpoint(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Point'>;
  /**
   * The middle of the arc BC of the circumcircle on which A does not lie. `ArcMidpoint(Polygon(Point(0, 0),
   * Point(5, 0), Point(1.5, 4)))`
   */
  arcMidpoint(triangle: PolygonArgument, options?: Options): Handle<'Point'>;
  /** The segment from A to its foot on the line BC. `Altitude(Point(0, 0), Point(5, 0), Point(1.5, 4))` */
  altitude(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Segment'>;
  /** The segment from A to its foot on the line BC. `Altitude(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))` */
  altitude(triangle: PolygonArgument, options?: Options): Handle<'Segment'>;
  /** The segment from A to the middle of BC. `Median(Point(0, 0), Point(5, 0), Point(1.5, 4))` */
  median(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Segment'>;
  /** The segment from A to the middle of BC. `Median(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))` */
  median(triangle: PolygonArgument, options?: Options): Handle<'Segment'>;
  /**
   * The segment from A to BC on the median’s mirror image in the bisector of the angle at A. `Symmedian(Point(0,
   * 0), Point(5, 0), Point(1.5, 4))`
   */
  symmedian(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Segment'>;
  /**
   * The segment from A to BC on the median’s mirror image in the bisector of the angle at A.
   * `Symmedian(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  symmedian(triangle: PolygonArgument, options?: Options): Handle<'Segment'>;
  /**
   * The segment from A to BC that halves the angle at A. `BisectorSegment(Point(0, 0), Point(5, 0), Point(1.5, 4))`
   */
  bisectorSegment(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Segment'>;
  /**
   * The segment from A to BC that halves the angle at A. `BisectorSegment(Polygon(Point(0, 0), Point(5, 0),
   * Point(1.5, 4)))`
   */
  bisectorSegment(triangle: PolygonArgument, options?: Options): Handle<'Segment'>;
  /**
   * The segment from the middle of AB to that of AC: parallel to BC and half as long. `Midline(Point(0, 0),
   * Point(5, 0), Point(1.5, 4))`
   */
  midline(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Segment'>;
  /**
   * The segment from the middle of AB to that of AC: parallel to BC and half as long. `Midline(Polygon(Point(0, 0),
   * Point(5, 0), Point(1.5, 4)))`
   */
  midline(triangle: PolygonArgument, options?: Options): Handle<'Segment'>;
  /**
   * The line through V that halves the angle beside AVB: perpendicular to AngleBisector(A, V, B).
   * `ExternalBisector(Point(4, 0), Point(0, 0), Point(1.5, 3))`
   */
  externalBisector(A: PointArgument, V: PointArgument, B: PointArgument, options?: Options): Handle<'Line'>;
  /**
   * The line from the circumcentre (t = 0) to the orthocentre (t = 1), through the centroid. `EulerLine(Point(0,
   * 0), Point(5, 0), Point(1.5, 4))`
   */
  eulerLine(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Line'>;
  /**
   * The line from the circumcentre (t = 0) to the orthocentre (t = 1), through the centroid.
   * `EulerLine(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  eulerLine(triangle: PolygonArgument, options?: Options): Handle<'Line'>;
  /**
   * The line through the feet on the sides of a point P of the circumcircle. `SimsonLine(Point(0, 3), Point(-3, 0),
   * Point(3, 0), Point(-1.8, 2.4))`
   */
  simsonLine(P: PointArgument, A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Line'>;
  /**
   * The line through the feet on the sides of a point P of the circumcircle. `SimsonLine(Polygon(Point(-3, 0),
   * Point(3, 0), Point(-1.8, 2.4)), Point(0, 3))`
   */
  simsonLine(triangle: PolygonArgument, P: PointArgument, options?: Options): Handle<'Line'>;
  /**
   * The circle that touches BC, opposite A, and the prolongations of the other two sides. `Excircle(Point(0, 0),
   * Point(5, 0), Point(1.5, 4))`
   */
  excircle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Circle'>;
  /**
   * The circle that touches BC, opposite A, and the prolongations of the other two sides.
   * `Excircle(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  excircle(triangle: PolygonArgument, options?: Options): Handle<'Circle'>;
  /**
   * The excircle opposite the n-th vertex: 1 is that opposite A. `Excircle(Point(0, 0), Point(5, 0), Point(1.5, 4),
   * 2)`
   */
  excircle(
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    n: NumberArgument,
    options?: Options,
  ): Handle<'Circle'>;
  /**
   * The circle through the middles of the sides, the feet of the altitudes, and the middles between vertices and
   * orthocentre. `NinePointCircle(Point(0, 0), Point(5, 0), Point(1.5, 4))`
   */
  ninePointCircle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Circle'>;
  /**
   * The circle through the middles of the sides, the feet of the altitudes, and the middles between vertices and
   * orthocentre. `NinePointCircle(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  ninePointCircle(triangle: PolygonArgument, options?: Options): Handle<'Circle'>;
  /**
   * The mixtilinear incircle at A: it touches AB, AC, and the circumcircle from inside. `Mixtilinear(Point(0, 0),
   * Point(5, 0), Point(1.5, 4))`
   */
  mixtilinear(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Circle'>;
  /**
   * The mixtilinear incircle at A: it touches AB, AC, and the circumcircle from inside.
   * `Mixtilinear(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  mixtilinear(triangle: PolygonArgument, options?: Options): Handle<'Circle'>;
  /** The triangle of the middles of BC, CA, AB. `MedialTriangle(Point(0, 0), Point(5, 0), Point(1.5, 4))` */
  medialTriangle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the middles of BC, CA, AB. `MedialTriangle(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  medialTriangle(triangle: PolygonArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the feet of the altitudes from A, B, C. `OrthicTriangle(Point(0, 0), Point(5, 0), Point(1.5,
   * 4))`
   */
  orthicTriangle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the feet of the altitudes from A, B, C. `OrthicTriangle(Polygon(Point(0, 0), Point(5, 0),
   * Point(1.5, 4)))`
   */
  orthicTriangle(triangle: PolygonArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the touch points of the incircle on BC, CA, AB. `IntouchTriangle(Point(0, 0), Point(5, 0),
   * Point(1.5, 4))`
   */
  intouchTriangle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the touch points of the incircle on BC, CA, AB. `IntouchTriangle(Polygon(Point(0, 0), Point(5,
   * 0), Point(1.5, 4)))`
   */
  intouchTriangle(triangle: PolygonArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the touch points of the excircles on BC, CA, AB. `ExtouchTriangle(Point(0, 0), Point(5, 0),
   * Point(1.5, 4))`
   */
  extouchTriangle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the touch points of the excircles on BC, CA, AB. `ExtouchTriangle(Polygon(Point(0, 0), Point(5,
   * 0), Point(1.5, 4)))`
   */
  extouchTriangle(triangle: PolygonArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the excentres opposite A, B, C. `ExcentralTriangle(Point(0, 0), Point(5, 0), Point(1.5, 4))`
   */
  excentralTriangle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the excentres opposite A, B, C. `ExcentralTriangle(Polygon(Point(0, 0), Point(5, 0), Point(1.5,
   * 4)))`
   */
  excentralTriangle(triangle: PolygonArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle whose sides’ middles are A, B, C; the first vertex lies opposite A.
   * `AnticomplementaryTriangle(Point(0, 0), Point(5, 0), Point(1.5, 4))`
   */
  anticomplementaryTriangle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle whose sides’ middles are A, B, C; the first vertex lies opposite A.
   * `AnticomplementaryTriangle(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  anticomplementaryTriangle(triangle: PolygonArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the tangents of the circumcircle at A, B, C; the first vertex lies on those at B and C.
   * `TangentialTriangle(Point(0, 0), Point(5, 0), Point(1.5, 4))`
   */
  tangentialTriangle(A: PointArgument, B: PointArgument, C: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the tangents of the circumcircle at A, B, C; the first vertex lies on those at B and C.
   * `TangentialTriangle(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)))`
   */
  tangentialTriangle(triangle: PolygonArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the feet of P on the lines BC, CA, AB. `PedalTriangle(Point(2, 1.5), Point(0, 0), Point(5, 0),
   * Point(1.5, 4))`
   */
  pedalTriangle(
    P: PointArgument,
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    options?: Options,
  ): Handle<'Polygon'>;
  /**
   * The triangle of the feet of P on the lines BC, CA, AB. `PedalTriangle(Polygon(Point(0, 0), Point(5, 0),
   * Point(1.5, 4)), Point(2, 1.5))`
   */
  pedalTriangle(triangle: PolygonArgument, P: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the points where the lines AP, BP, CP meet BC, CA, AB. `CevianTriangle(Point(2, 1.5), Point(0,
   * 0), Point(5, 0), Point(1.5, 4))`
   */
  cevianTriangle(
    P: PointArgument,
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    options?: Options,
  ): Handle<'Polygon'>;
  /**
   * The triangle of the points where the lines AP, BP, CP meet BC, CA, AB. `CevianTriangle(Polygon(Point(0, 0),
   * Point(5, 0), Point(1.5, 4)), Point(2, 1.5))`
   */
  cevianTriangle(triangle: PolygonArgument, P: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of which ABC is the cevian triangle of P. `AnticevianTriangle(Point(2, 1.5), Point(0, 0), Point(5,
   * 0), Point(1.5, 4))`
   */
  anticevianTriangle(
    P: PointArgument,
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    options?: Options,
  ): Handle<'Polygon'>;
  /**
   * The triangle of which ABC is the cevian triangle of P. `AnticevianTriangle(Polygon(Point(0, 0), Point(5, 0),
   * Point(1.5, 4)), Point(2, 1.5))`
   */
  anticevianTriangle(triangle: PolygonArgument, P: PointArgument, options?: Options): Handle<'Polygon'>;
  /**
   * The triangle of the points where the lines AP, BP, CP meet the circumcircle again.
   * `CircumcevianTriangle(Point(2, 1.5), Point(0, 0), Point(5, 0), Point(1.5, 4))`
   */
  circumcevianTriangle(
    P: PointArgument,
    A: PointArgument,
    B: PointArgument,
    C: PointArgument,
    options?: Options,
  ): Handle<'Polygon'>;
  /**
   * The triangle of the points where the lines AP, BP, CP meet the circumcircle again.
   * `CircumcevianTriangle(Polygon(Point(0, 0), Point(5, 0), Point(1.5, 4)), Point(2, 1.5))`
   */
  circumcevianTriangle(triangle: PolygonArgument, P: PointArgument, options?: Options): Handle<'Polygon'>;
}
