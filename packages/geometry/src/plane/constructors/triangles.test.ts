import { describe, expect, it } from 'vitest';
import { expectClose } from '../testing/expect-close.js';
import { figureValue } from '../testing/figure.js';
import { randomTriangles, type TrianglePoints } from '../testing/random.js';
import { incircle } from '../triangle.js';
import { excircle, mixtilinearCircle } from '../triangles/circles.js';
import { simsonLine } from '../triangles/lines.js';
import { brocardPoint, fermatPoint, isodynamicPoint } from '../triangles/points.js';
import { circumcevianTriangle, excentralTriangle, pedalTriangle } from '../triangles/triangles.js';
import { angleBetween } from '../turn.js';
import { cross, distance, dot, subtract } from '../vec.js';

const p = (x: number, y: number) => ({ x, y });
const circle = (x: number, y: number, radius: number) => ({ type: 'Circle', center: p(x, y), radius });
const segment = (x: number, y: number, u: number, v: number) => ({ type: 'Segment', start: p(x, y), end: p(u, v) });
const polygon = (...vertices: (readonly [number, number])[]) => ({
  type: 'Polygon',
  vertices: vertices.map(([x, y]) => p(x, y)),
});
const number = (value: number) => ({ type: 'Number', value });

/** The triangle with the sides BC = 14, CA = 15, AB = 13. */
const [A, B, C] = ['Point(5, 12)', 'Point(0, 0)', 'Point(14, 0)'];
const T = `${A}, ${B}, ${C}`;
/** With its vertices in the order A, B, C: sides 5, 3, 4. */
const RIGHT = 'A, B, C';

describe('constructors of triangles', () => {
  it.each<[string, object]>([
    [`TriangleCenter(${T}, 1)`, p(6, 4)],
    [`TriangleCenter(${T}, 2)`, p(19 / 3, 4)],
    [`TriangleCenter(Polygon(${T}), 2)`, p(19 / 3, 4)],
    [`Excircle(Polygon(${T}), 1)`, circle(8, -12, 12)],
    [`IsogonalConjugate(Point(6, 4), Polygon(${T}))`, p(6, 4)],
    [`Reflect(Point(4, 0), Circle(Point(0, 0), 2))`, p(1, 0)],
    [`TriangleCenter(${T}, 3)`, p(7, 33 / 8)],
    [`TriangleCenter(${T}, 4)`, p(5, 3.75)],
    [`TriangleCenter(${T}, 5)`, p(6, 63 / 16)],
    [`TriangleCentre(${T}, 6)`, p((225 * 0 + 196 * 5 + 169 * 14) / 590, (196 * 12) / 590)],
    [`TriangleCenter(${RIGHT}, 4)`, p(0, 0)],
    [`TriangleCenter(${RIGHT}, 19)`, p(0, 0)],
    [`TriangleCenter(${RIGHT}, 6)`, p(36 / 50, 48 / 50)],
    [`TriangleCenter(${RIGHT}, 20)`, p(4, 3)],
    [`TriangleCenter(${RIGHT}, 8)`, p(2, 1)],
    [`TriangleCenter(${RIGHT}, 40)`, p(3, 2)],
    [`Excenter(${RIGHT})`, p(6, 6)],
    [`Excentre(B, C, A)`, p(-2, 2)],
    ['IsogonalConjugate(triangle, Point(1, 1))', p(1, 1)],
    [`Excenter(${RIGHT}, 1)`, p(6, 6)],
    [`Excircle(${RIGHT}, 1).center`, p(6, 6)],
    [`Excircle(${RIGHT}, 2).center`, p(-2, 2)],
    [`Excenter(${RIGHT}, 2)`, p(-2, 2)],
    [`Excenter(${RIGHT}, 3)`, p(3, -3)],
    [`Excircle(${RIGHT})`, circle(6, 6, 6)],
    [`Excircle(C, A, B)`, circle(3, -3, 3)],
    [`Excircle(${T})`, circle(8, -12, 12)],
    [`Excircle(Polygon(${T}))`, circle(8, -12, 12)],
    [`NinePointCenter(${RIGHT})`, p(1, 0.75)],
    [`NinePointCircle(${RIGHT})`, circle(1, 0.75, 1.25)],
    [`FeuerbachCircle(triangle)`, circle(1, 0.75, 1.25)],
    [`NinePointCircle(${T})`, circle(6, 63 / 16, 65 / 16)],
    [`SymmedianPoint(${RIGHT})`, p(0.72, 0.96)],
    [`LemoinePoint(triangle)`, p(0.72, 0.96)],
    [`NagelPoint(${T})`, p(7, 4)],
    [`GergonnePoint(${RIGHT})`, p(8 / 11, 9 / 11)],
    [`SpiekerCenter(${RIGHT})`, p(1.5, 1)],
    [`SpiekerCenter(${T})`, p(6.5, 4)],
    [`FeuerbachPoint(${RIGHT})`, p(1, 2)],
    ['FermatPoint(Point(-1, 0), Point(1, 0), Point(0, sqrt(3)))', p(0, 1 / Math.sqrt(3))],
    ['FermatPoint(Point(-1, 0), Point(1, 0), Point(0, 3))', p(0, 1 / Math.sqrt(3))],
    ['FermatPoint(Point(-5, 0), Point(5, 0), Point(0, 1))', p(0, 1)],
    ['BrocardPoint(Point(-1, 0), Point(1, 0), Point(0, sqrt(3)), 1)', p(0, 1 / Math.sqrt(3))],
    [
      `distance(Circumcenter(${T}), BrocardPoint(${T}, 1)) - distance(Circumcenter(${T}), BrocardPoint(${T}, 2))`,
      number(0),
    ],
    [`IsogonalConjugate(Orthocenter(${T}), ${T})`, p(7, 33 / 8)],
    [`IsogonalConjugate(Incenter(${T}), ${T})`, p(6, 4)],
    [`IsogonalConjugate(Point(1, 0), ${RIGHT})`, p(0, 3)],
    [`IsotomicConjugate(NagelPoint(${T}), ${T}).x - GergonnePoint(${T}).x`, number(0)],
    [`IsotomicConjugate(Centroid(${T}), ${T})`, p(19 / 3, 4)],
    [`BisectorFoot(${RIGHT})`, p(4 * (3 / 7), 3 * (4 / 7))],
    [`BisectorFoot(${T})`, p(6.5, 0)],
    [`ArcMidpoint(${RIGHT})`, p(3.5, 3.5)],
    [`ArcMidpoint(${T})`, p(7, -4)],
    [`Altitude(${RIGHT})`, segment(0, 0, 1.44, 1.92)],
    [`Altitude(${RIGHT}).length`, number(2.4)],
    [`Altitude(${T})`, segment(5, 12, 5, 0)],
    ['Altitude(Point(9, 2), A, B)', segment(9, 2, 9, 0)],
    [`Median(${RIGHT})`, segment(0, 0, 2, 1.5)],
    [`Median(${T}).length`, number(Math.sqrt(148))],
    [`Symmedian(${RIGHT})`, segment(0, 0, 4 * 0.36, 3 * 0.64)],
    [`Symmedian(${T}).end`, p((14 * 169) / 394, 0)],
    [`BisectorSegment(${T}).length`, number(Math.sqrt(13 * 15 - 6.5 * 7.5))],
    [`Midline(${T})`, segment(2.5, 6, 9.5, 6)],
    ['ExternalBisector(B, A, C).equation', { value: 'y = -x' }],
    ['ExternalBisector(Point(-1, 0), A, Point(-1, 0)).equation', { value: 'x = 0' }],
    [`EulerLine(${T})`, { type: 'Line', origin: p(7, 33 / 8), direction: p(-2, -3 / 8) }],
    [`EulerLine(${RIGHT}).slope`, number(0.75)],
    [`SimsonLine(Point(4, 3), ${RIGHT}).slope`, number(-0.75)],
    [`distance(SimsonLine(Point(4, 3), ${RIGHT}), Point(4, 0))`, number(0)],
    [`Mixtilinear(${RIGHT})`, circle(2, 2, 2)],
    [`Mixtilinear(${T}).radius`, number((4 * 13 * 15) / (21 * 7))],
    [`MedialTriangle(${RIGHT})`, polygon([2, 1.5], [0, 1.5], [2, 0])],
    [`OrthicTriangle(${T})`, polygon([5, 0], [8.96, 6.72], [350 / 169, 840 / 169])],
    [`IntouchTriangle(${RIGHT})`, polygon([1.6, 1.8], [0, 1], [1, 0])],
    [`ExtouchTriangle(${RIGHT})`, polygon([2.4, 1.2], [0, 2], [3, 0])],
    [`ExcentralTriangle(${RIGHT})`, polygon([6, 6], [-2, 2], [3, -3])],
    [`AnticomplementaryTriangle(${RIGHT})`, polygon([4, 3], [-4, 3], [4, -3])],
    ['TangentialTriangle(Point(-1, 0), Point(0, -1), Point(0.6, 0.8))', polygon([3, -1], [-1, 2], [-1, -1])],
    [`PedalTriangle(Point(1, 1), ${RIGHT})`, polygon([1.6, 1.8], [0, 1], [1, 0])],
    [`CevianTriangle(Centroid(${RIGHT}), ${RIGHT})`, polygon([2, 1.5], [0, 1.5], [2, 0])],
    [`AnticevianTriangle(Centroid(${RIGHT}), ${RIGHT})`, polygon([4, 3], [-4, 3], [4, -3])],
    [`CircumcevianTriangle(Point(2, 1.5), ${RIGHT})`, polygon([4, 3], [0, 3], [4, 0])],
    [`IsodynamicPoint(${T}, 1).x - TriangleCenter(${T}, 15).x`, number(0)],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected, 1e-11);
  });

  it.each<[string, RegExp]>([
    [`TriangleCenter(${T}, 0)`, /must be a whole number from 1 to 100, not 0/],
    [`TriangleCenter(${T}, 30)`, /X\(30\) has no place here: the point lies at infinity/],
    [`TriangleCenter(A, B, Point(8, 0), 3)`, /make no triangle/],
    [`Excircle(A, B, Point(8, 0))`, /make no triangle/],
    [`NinePointCircle(A, B, Point(8, 0))`, /lie on one line/],
    ['NinePointCircle(Polygon(A, B, Point(4, 3), C))', /polygon with 4 vertices is no triangle/],
    [`Mixtilinear(A, B, B)`, /make no triangle/],
    [`IsogonalConjugate(A, ${RIGHT})`, /vertex of the triangle has no conjugate/],
    [`IsogonalConjugate(Point(4, 3), ${RIGHT})`, /lies on the circumcircle/],
    ['IsotomicConjugate(Point(8/3, 2), A, B, C)', /lies on the Steiner ellipse/],
    [`BrocardPoint(${T}, 3)`, /numbered 1 and 2, not 3/],
    [`IsodynamicPoint(${T}, 0)`, /numbered 1 and 2, not 0/],
    [`Altitude(A, B, B)`, /no line for the foot/],
    [`Symmedian(A, B, B)`, /make no triangle/],
    [`Midline(A, B, B)`, /make no triangle/],
    ['ExternalBisector(A, A, B)', /side has no direction/],
    ['EulerLine(Point(-1, 0), Point(1, 0), Point(0, sqrt(3)))', /equilateral/],
    [`SimsonLine(Point(1, 1), ${RIGHT})`, /does not lie on the circumcircle/],
    [`TangentialTriangle(${RIGHT})`, /at infinity/],
    [`CircumcevianTriangle(A, ${RIGHT})`, /is a vertex of the triangle/],
    [`CevianTriangle(Point(1, 1), A, B, B)`, /make no triangle/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});

describe('in any triangle', () => {
  const triangles = randomTriangles(40, 7).map((triangle) => [triangle] as const);
  const circumcircle = (points: TrianglePoints) => {
    const center = centerOf(points);
    return { center, radius: distance(center, points[0]) };
  };

  it.each(triangles)('%j: an excircle touches the three sides', (points) => {
    const [P, Q, R] = points;
    const { center, radius } = excircle(P, Q, R);
    for (const [from, to] of [
      [P, Q],
      [Q, R],
      [R, P],
    ] as const) {
      expectClose(Math.abs(cross(subtract(to, from), subtract(center, from))) / distance(from, to), radius, 1e-9);
    }
  });

  it.each(triangles)('%j: the mixtilinear circle touches two sides and the circumcircle', (points) => {
    const [P, Q, R] = points;
    const { center, radius } = mixtilinearCircle(P, Q, R);
    for (const to of [Q, R]) {
      expectClose(Math.abs(cross(subtract(to, P), subtract(center, P))) / distance(P, to), radius, 1e-9);
    }
    const outer = circumcircle(points);
    expectClose(distance(center, outer.center), outer.radius - radius, 1e-8);
  });

  it.each(triangles)('%j: sides are seen from the Fermat point at 120°', (points) => {
    const F = fermatPoint(...points);
    if (points.some((vertex) => distance(vertex, F) < 1e-9)) return;
    const [u, v, w] = points.map((vertex) => subtract(vertex, F)) as [typeof F, typeof F, typeof F];
    for (const [from, to] of [
      [u, v],
      [v, w],
      [w, u],
    ] as const) {
      expectClose(angleBetween(from, to), (2 * Math.PI) / 3, 1e-8);
    }
  });

  it.each(triangles)('%j: the first Brocard point has three equal angles', (points) => {
    const [P, Q, R] = points;
    const first = brocardPoint(P, Q, R, 1);
    const angle = (at: typeof P, to: typeof P) => angleBetween(subtract(first, at), subtract(to, at));
    expectClose([angle(Q, R), angle(R, P)], [angle(P, Q), angle(P, Q)], 1e-9);
    const second = brocardPoint(P, Q, R, 2);
    expectClose(angleBetween(subtract(second, Q), subtract(P, Q)), angle(P, Q), 1e-9);
  });

  it.each(triangles)('%j: distances from an isodynamic point are as the opposite sides’ inverses', (points) => {
    const [P, Q, R] = points;
    for (const n of [1, 2]) {
      const S = isodynamicPoint(P, Q, R, n);
      const products = [
        distance(S, P) * distance(Q, R),
        distance(S, Q) * distance(R, P),
        distance(S, R) * distance(P, Q),
      ];
      expectClose([products[1]! / products[0]!, products[2]! / products[0]!], [1, 1], 1e-7);
    }
  });

  it.each(triangles)('%j: a Simson line halves the way from the point to the orthocentre', (points) => {
    const [P, Q, R] = points;
    const { center, radius } = circumcircle(points);
    const S = { x: center.x + radius * Math.cos(1), y: center.y + radius * Math.sin(1) };
    const heights = { x: P.x + Q.x + R.x - 2 * center.x, y: P.y + Q.y + R.y - 2 * center.y };
    const { origin, direction } = simsonLine(S, P, Q, R);
    const half = { x: (S.x + heights.x) / 2, y: (S.y + heights.y) / 2 };
    const off = cross(direction, subtract(half, origin)) / Math.hypot(direction.x, direction.y);
    expect(Math.abs(off)).toBeLessThan(1e-7 * radius);
  });

  it.each(triangles)('%j: the incentre is the orthocentre of the excentral triangle', (points) => {
    const [U, V, W] = excentralTriangle(...points);
    const I = incircle(...points).center;
    expect(Math.abs(dot(subtract(U, I), subtract(W, V)))).toBeLessThan(1e-6 * distance(V, W) ** 2);
    expect(Math.abs(dot(subtract(V, I), subtract(W, U)))).toBeLessThan(1e-6 * distance(U, W) ** 2);
  });

  it.each(triangles)('%j: pedal and circumcevian triangles of a point are similar', (points) => {
    const S = incircle(...points).center;
    const pedal = pedalTriangle(S, ...points);
    const circum = circumcevianTriangle(S, ...points);
    const ratios = [0, 1, 2].map(
      (i) => distance(pedal[i]!, pedal[(i + 1) % 3]!) / distance(circum[i]!, circum[(i + 1) % 3]!),
    );
    expectClose([ratios[1]! / ratios[0]!, ratios[2]! / ratios[0]!], [1, 1], 1e-8);
  });
});

/** The circumcentre as the point with equal distances, by the perpendicular bisectors. */
function centerOf([P, Q, R]: TrianglePoints) {
  const square = ({ x, y }: typeof P) => x * x + y * y;
  const twice = 2 * (P.x * (Q.y - R.y) + Q.x * (R.y - P.y) + R.x * (P.y - Q.y));
  return {
    x: (square(P) * (Q.y - R.y) + square(Q) * (R.y - P.y) + square(R) * (P.y - Q.y)) / twice,
    y: (square(P) * (R.x - Q.x) + square(Q) * (P.x - R.x) + square(R) * (Q.x - P.x)) / twice,
  };
}
