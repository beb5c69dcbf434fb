import { describe, expect, it } from 'vitest';
import type { CircleValue, Value } from '../../values.js';
import { tangentCircles } from '../powers/tangent-circles.js';
import { expectClose } from '../testing/expect-close.js';
import { figureValue } from '../testing/figure.js';
import { randomNumbers } from '../testing/random.js';
import { distance } from '../vec.js';

const p = (x: number, y: number) => ({ x, y });
const circle = (x: number, y: number, radius: number) => ({ type: 'Circle', center: p(x, y), radius });
const list = (...items: object[]) => ({ type: 'List', items });
const number = (value: number) => ({ type: 'Number', value });
const truth = (value: boolean) => ({ type: 'Boolean', value });
const { sqrt } = Math;

function itemsOf(source: string): readonly Value[] {
  const found = figureValue(source);
  if (found.type !== 'List') throw new Error(`${source} is a ${found.type}`);
  return found.items;
}

const circlesOf = (source: string): readonly CircleValue[] =>
  itemsOf(source).flatMap((item) => (item.type === 'Circle' ? [item] : []));

describe('constructors of circles’ powers, ratios and similarities', () => {
  it.each<[string, object]>([
    ['Power(Point(7, 10), circle)', number(75)],
    ['Power(A, unit)', number(-1)],
    ['PowerOfPoint(Point(3, 4), Circle(A, 5))', number(0)],
    ['RadicalAxis(unit, Circle(Point(4, 0), 3)).equation', { value: 'x = 1' }],
    ['RadicalAxis(unit, Circle(Point(0, 2), 1)).equation', { value: 'y = 1' }],
    ['RadicalAxis(Point(2, 0), unit).equation', { value: 'x = 1.25' }],
    ['RadicalCenter(unit, Circle(Point(4, 0), 3), Circle(Point(0, 4), 3))', p(1, 1)],
    ['RadicalCenter(Circle(A, 1), Circle(B, 1), Circle(C, 1))', p(2, 1.5)],
    ['Polar(Point(2, 0), unit).equation', { value: 'x = 0.5' }],
    ['Pole(x = 0.5, unit)', p(2, 0)],
    ['Pole(Line(Point(3, 4), Point(4, 3)), Circle(A, 1))', p(1 / 7, 1 / 7)],
    ['Pole(PolarLine(Point(2, 3), ellipse), ellipse)', p(2, 3)],
    ['Pole(PolarLine(Point(2, 7), hyperbola), hyperbola)', p(2, 7)],
    ['Pole(PolarLine(Point(3, -4), parabola), parabola)', p(3, -4)],
    ['Pole(xAxis, Circle(Point(2, 3), 1))', p(2, 8 / 3)],
    ['TouchPoints(Point(2, 0), unit)', list(p(0.5, sqrt(3) / 2), p(0.5, -sqrt(3) / 2))],
    ['TangentPoints(Point(5, 4), ellipse)', list(p(5, 0), p(0, 4))],
    ['TouchPoints(Point(0, 1), unit)', list(p(0, 1))],
    ['TouchPoints(Point(0, 1), unit, 2)', p(0, 1)],
    ['TouchPoints(Point(0, -1), x^2 = 4y)', list(p(2, 1), p(-2, 1))],
    ['DiameterCircle(B, C)', circle(2, 1.5, 2.5)],
    ['Antipode(Point(0, 1), unit)', p(0, -1)],
    ['Antipode(A, Circumcircle(A, B, C))', p(4, 3)],
    ['ApolloniusCircle(A, Point(3, 0), 2)', circle(4, 0, 2)],
    ['ApolloniusCircle(A, Point(3, 0), 1/2)', circle(-1, 0, 2)],
    ['ApolloniusCircle(A, Point(3, 0), Point(2, 0))', circle(4, 0, 2)],
    ['HomothetyCenter(unit, Circle(Point(4, 0), 3))', list(p(-2, 0), p(1, 0))],
    ['HomothetyCenter(unit, Circle(Point(4, 0), 3), 2)', p(1, 0)],
    ['HomothetyCenter(unit, Circle(Point(4, 0), 1), 2)', p(2, 0)],
    ['SpiralCenter(A, Point(1, 0), Point(2, 0), Point(2, 1))', p(1, 1)],
    ['SimilarityCenter(A, Point(1, 0), Point(1, 0), Point(3, 0))', p(-1, 0)],
    ['InverseSimilarityCenter(A, Point(1, 0), Point(3, 0), Point(5, 0))', p(-3, 0)],
    ['InverseSimilarityCenter(Point(1, 1), Point(2, 1), Point(2, -2), Point(4, -2))', p(0, 0)],
    ['MiquelPoint(A, B, C, Midpoint(B, C), Midpoint(C, A), Midpoint(A, B))', p(2, 1.5)],
    ['MiquelPoint(xAxis, yAxis, x + y = 3, x + 2y = 4)', p(3, 3)],
    ['Foot(Point(1, 5), s)', p(1, 0)],
    ['Foot(Point(9, 5), s)', p(9, 0)],
    ['Foot(line, P)', p(4, 3)],
    ['Projection(P, line)', p(4, 3)],
    ['Foot(A, B, C)', p(1.44, 1.92)],
    ['HarmonicConjugate(A, B, Point(1, 0))', p(-2, 0)],
    ['HarmonicConjugate(A, B, Point(3, 0))', p(6, 0)],
    ['HarmonicConjugate(Point(1, 1), Point(4, 4), Point(3, 3))', p(7, 7)],
    ['CrossRatio(Point(-1, 1), Point(1, 1), Point(3, 1), Point(4, 1))', number(1.2)],
    ['CrossRatio(A, B, Point(1, 0), Point(-2, 0))', number(-1)],
    ['CrossRatio(A, B, Point(3, 0), HarmonicConjugate(A, B, Point(3, 0)))', number(-1)],
    ['CrossRatio(Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1))', number(-1)],
    ['Extend(s, 0.25, 0.5)', { type: 'Segment', start: p(-1, 0), end: p(6, 0) }],
    ['Extend(B, C, 1, 0)', { type: 'Segment', start: p(8, -3), end: p(0, 3) }],
    ['Extend(s, 0.2)', { type: 'Segment', start: p(-0.8, 0), end: p(4.8, 0) }],
    ['Extend(A, B, 0.2)', { type: 'Segment', start: p(-0.8, 0), end: p(4.8, 0) }],
    ['AreCollinear(A, B, Point(7, 0))', truth(true)],
    ['AreCollinear(A, B, Point(7, 0.001))', truth(false)],
    ['AreConcyclic(A, B, Point(4, 3), C)', truth(true)],
    ['AreConcyclic(A, B, Point(4, 3.01), C)', truth(false)],
    ['AreConcyclic(A, B, Point(7, 0), Point(9, 0))', truth(false)],
    ['AreParallel(s, xAxis)', truth(true)],
    ['AreParallel(s, line)', truth(false)],
    ['ArePerpendicular(s, yAxis)', truth(true)],
    ['ArePerpendicular(s, line)', truth(false)],
    ['RegularPolygon(A, 2, 4)', { vertices: [p(2, 0), p(0, 2), p(-2, 0), p(0, -2)] }],
    ['RegularPolygon(P, 1, 4, 90°)', { vertices: [p(5, 2), p(4, 1), p(5, 0), p(6, 1)] }],
    ['RegularPolygon(A, B, 4)', { vertices: [p(0, 0), p(4, 0), p(4, 4), p(0, 4)] }],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected, 1e-11);
  });

  it.each<[string, RegExp]>([
    ['RadicalAxis(unit, Circle(O, 2))', /same centre/],
    ['RadicalCenter(unit, Circle(Point(4, 0), 3), Circle(Point(9, 0), 1))', /radical axes are parallel/],
    ['Pole(xAxis, unit)', /its pole lies at infinity/],
    ['Pole(s, x^2 - y^2 = 0)', /no poles/],
    ['TouchPoints(O, unit)', /inside the circle/],
    ['TouchPoints(B, unit, 3)', /no touch point number 3: there are 2/],
    ['DiameterCircle(A, O)', /radius must be positive/],
    ['Antipode(B, unit)', /does not lie on the circle/],
    ['ApolloniusCircle(A, B, 1)', /line PerpBisector/],
    ['ApolloniusCircle(A, B, -2)', /must be positive/],
    ['ApolloniusCircle(A, B, B)', /ratio is 0 or infinite/],
    ['HomothetyCenter(unit, Circle(Point(4, 0), 1), 1)', /no homothety centre number 1/],
    ['SpiralCenter(A, B, C, Point(4, 3))', /a translation/],
    ['SpiralCenter(A, O, B, C)', /coincide/],
    ['InverseSimilarityCenter(A, B, C, Point(0, 7))', /glide reflection/],
    ['MiquelPoint(A, B, C, P, A, A)', /P does not lie on the line BC/],
    ['MiquelPoint(s, line, Line(A, C), Line(O, Point(0, 1)))', /parallel|one point/],
    ['Foot(A, B, B)', /no line for the foot/],
    ['HarmonicConjugate(A, B, Point(2, 0))', /at infinity/],
    ['HarmonicConjugate(A, B, C)', /does not lie on the line AB/],
    ['CrossRatio(A, B, C, Point(1, 1))', /neither on a line nor on a circle/],
    ['CrossRatio(A, B, B, C)', /infinite/],
    ['RegularPolygon(A, -1, 5)', /radius must be positive/],
    ['RegularPolygon(A, 1, 2)', /whole number from 3/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});

describe('TangentCircles', () => {
  it.each<[string, object]>([
    ['TangentCircles(A, B, C)', list(circle(2, 1.5, 2.5))],
    [
      'TangentCircles(Line(A, B), Line(A, C), Line(B, C))',
      list(circle(1, 1, 1), circle(-2, 2, 2), circle(3, -3, 3), circle(6, 6, 6)),
    ],
    ['TangentCircles(Point(0, 1), Point(2, 1), xAxis)', list(circle(1, 1, 1))],
    ['TangentCircles(Point(-3, 0), Point(3, 0), Circle(A, 5))', list(circle(0, -1.6, 3.4), circle(0, 1.6, 3.4))],
    ['TangentCircles(xAxis, yAxis, Point(1, 1), 1).radius', number(2 - sqrt(2))],
    ['TangentCircles(xAxis, yAxis, Point(1, 1), 2).radius', number(2 + sqrt(2))],
    ['TangentCircles(xAxis, Line(Point(0, 4), Point(1, 4)), Point(1, 2))', list(circle(-1, 2, 2), circle(3, 2, 2))],
  ])('%s', (source, expected) => {
    const found = figureValue(source);
    // Where order goes by sides, the set is compared.
    if (found.type === 'List' && found.items.length > 2) {
      const byRadius = (items: readonly Value[]) =>
        [...items].sort((s, t) => (s as CircleValue).radius - (t as CircleValue).radius);
      expectClose({ ...found, items: byRadius(found.items) }, expected, 1e-9);
    } else expectClose(found, expected, 1e-9);
  });

  it('has eight for three circles apart, those that touch all from outside first', () => {
    const circles = ['Circle(Point(0, 0), 1)', 'Circle(Point(6, 1), 2)', 'Circle(Point(2, 7), 1.5)'];
    const items = circlesOf(`TangentCircles(${circles.join(', ')})`);
    expect(items).toHaveLength(8);
    const given = [
      [0, 0, 1],
      [6, 1, 2],
      [2, 7, 1.5],
    ] as const;
    const signs = items.map(({ center, radius }) =>
      given
        .map(([x, y, r]) => {
          const away = Math.hypot(center.x - x, center.y - y);
          const outside = Math.abs(away - radius - r);
          const inside = Math.abs(away - Math.abs(radius - r));
          expect(Math.min(outside, inside)).toBeLessThan(1e-9);
          return outside < inside ? '+' : '-';
        })
        .join(''),
    );
    expect(signs).toEqual(['+++', '++-', '+-+', '+--', '-++', '-+-', '--+', '---']);
  });

  it('finds Soddy’s circles of three that touch each other, and not these', () => {
    // Radii 1, 2, 3: the curvatures are 11/6 ± 2.
    const circles = 'Circle(Point(0, 0), 1), Circle(Point(3, 0), 2), Circle(Point(0, 4), 3)';
    const found = circlesOf(`TangentCircles(${circles})`);
    expectClose(
      found.map(({ radius }) => radius),
      [6 / 23, 6],
      1e-9,
    );
  });

  it('touches what it is given, in random figures', () => {
    const random = randomNumbers(5);
    const point = () => ({ x: 10 * random() - 5, y: 10 * random() - 5 });
    const kinds: (() => Value)[] = [
      () => ({ type: 'Point', ...point() }),
      () => ({ type: 'Line', origin: point(), direction: point() }),
      () => ({ type: 'Circle', center: point(), radius: 0.2 + 2 * random() }),
    ];
    let count = 0;
    for (let run = 0; run < 300; run++) {
      const objects = [0, 1, 2].map((i) => kinds[Math.floor(run / 3 ** i) % 3]!()) as [Value, Value, Value];
      let found: readonly CircleValue[] = [];
      try {
        found = tangentCircles(objects);
      } catch (error) {
        expect(String(error)).toContain('no circle touches all three');
      }
      count += found.length;
      for (const one of found)
        for (const object of objects) expect(gap(one, object)).toBeLessThan(1e-6 * Math.max(1, one.radius));
    }
    expect(count).toBeGreaterThan(600);
  });

  it.each<[string, RegExp]>([
    ['TangentCircles(A, B, Point(9, 0))', /no circle touches all three/],
    ['TangentCircles(unit, Circle(A, 2), Circle(A, 3))', /no circle touches all three/],
    ['TangentCircles(A, B, triangle)', /circles that touch a Polygon are not known/],
    ['TangentCircles(A, B, C, 2)', /no tangent circle number 2: there is only one/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });

  function gap({ center, radius }: CircleValue, object: Value): number {
    if (object.type === 'Point') return Math.abs(distance(center, object) - radius);
    if (object.type === 'Line') {
      const { origin, direction: d } = object;
      const off = Math.abs(d.x * (center.y - origin.y) - d.y * (center.x - origin.x)) / Math.hypot(d.x, d.y);
      return Math.abs(off - radius);
    }
    if (object.type !== 'Circle') throw new Error(object.type);
    const away = distance(center, object.center);
    return Math.min(Math.abs(away - radius - object.radius), Math.abs(away - Math.abs(radius - object.radius)));
  }
});

describe('sets of points', () => {
  it.each<[string, object]>([
    ['ConvexHull([A, B, C, Point(1, 1), Point(2, 0)])', { type: 'Polygon', vertices: [p(0, 0), p(4, 0), p(0, 3)] }],
    ['ConvexHull([Point(4, 3), A, B, C, A])', { vertices: [p(0, 0), p(4, 0), p(4, 3), p(0, 3)] }],
    ['Delaunay([A, B, C])', list({ type: 'Polygon', vertices: [p(0, 0), p(4, 0), p(0, 3)] })],
    ['Delaunay([C, B, A])', list({ type: 'Polygon', vertices: [p(0, 3), p(0, 0), p(4, 0)] })],
    [
      'DelaunayTriangulation([A, B, Point(2, 1), Point(2, -1)])',
      list({ vertices: [p(0, 0), p(2, -1), p(2, 1)] }, { vertices: [p(4, 0), p(2, 1), p(2, -1)] }),
    ],
    [
      'Voronoi([Point(-1, 0), Point(1, 0)], Point(-2, -2), Point(2, 2))',
      list({ type: 'Polygon' }, { type: 'Polygon' }),
    ],
    ['area(Polygon(A, B, C)) - 6', number(0)],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected, 1e-12);
  });

  it.each([
    ['on a line', 'Voronoi(Sequence((k, 0), k, 0, 4), Point(-1, -1), Point(5, 1))', [4, 4, 4, 4, 4]],
    ['on a circle', 'Voronoi(Sequence((cos(k pi/2), sin(k pi/2)), k, 0, 3), Point(-2, -2), Point(2, 2))', [3, 3, 3, 3]],
    ['of a grid', 'Voronoi(Sequence((mod(k, 3), floor(k/3)), k, 0, 8))', [4, 4, 4, 4, 4, 4, 4, 4, 4]],
  ])('gives cells of points %s their corners once', (_, source, corners) => {
    expect(itemsOf(source).map((item) => item.type === 'Polygon' && item.vertices.length)).toEqual(corners);
  });

  it('covers the box with the cells', () => {
    const cells = itemsOf('Voronoi([A, B, C, P, Point(2, 2), Point(-1, 3)], Point(-3, -2), Point(7, 6))').flatMap(
      (item) => (item.type === 'Polygon' ? [item] : []),
    );
    const area = (points: readonly { x: number; y: number }[]) =>
      points.reduce(
        (sum, q, i) => sum + (q.x * points[(i + 1) % points.length]!.y - q.y * points[(i + 1) % points.length]!.x) / 2,
        0,
      );
    expect(cells).toHaveLength(6);
    expectClose(
      cells.reduce((sum, { vertices }) => sum + area(vertices), 0),
      80,
      1e-12,
    );
  });

  it.each<[string, RegExp]>([
    ['ConvexHull([A, B, Point(9, 0)])', /lie on one line/],
    ['ConvexHull([])', /lie on one line/],
    ['Delaunay([A, B])', /at least three points, not 2/],
    ['Delaunay([A, B, Point(9, 0), Point(11, 0)])', /lie on one line/],
    ['Delaunay([A, B, C, A])', /two of the points coincide/],
    ['Voronoi([])', /no cells/],
    ['Voronoi([A, B, P], A, B)', /box of the cells has no area/],
    ['Voronoi([A, B, P], Point(-1, -1), Point(4, 4))', /point number 3 lies outside/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});
