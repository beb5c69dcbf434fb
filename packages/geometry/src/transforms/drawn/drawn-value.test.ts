import { type DrawnPlane, toDrawn } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../curve/coordinates.js';
import { sampleCurve } from '../../curve/sample.js';
import { closestPoint } from '../../plane/closest.js';
import { parameterRange, pointAt } from '../../plane/path.js';
import { figureValue } from '../../plane/testing/figure.js';
import { distance } from '../../plane/vec.js';
import type { CurveValue, Value, Vec2 } from '../../values.js';
import { drawnValue } from './drawn-value.js';

const stretchedBy = (ratio: number): DrawnPlane => ({ ratio, logX: false, logY: false });
const log = (plane: Partial<DrawnPlane> = {}): DrawnPlane => ({ ratio: 1, logX: true, logY: true, ...plane });

/** Points of a path, an endless one as far as 3. */
function points(path: Value): Vec2[] {
  const [min, max] = parameterRange(path).map((end) => Math.max(-3, Math.min(2 * Math.PI, end))) as [number, number];
  // A hyperbola has no points at right angles to its axis.
  if (path.type === 'Hyperbola') return [-1.4, -0.5, 0, 1.1, 2, 3, 4].map((t) => pointAt(path, t));
  return Array.from({ length: 18 }, (_, i) => pointAt(path, min + (i / 17) * (max - min)));
}

function distanceTo(value: Value, point: Vec2): number {
  if (value.type === 'List') return Math.min(...value.items.map((item) => distanceTo(item, point)));
  if (value.type !== 'Curve') return distance(closestPoint(value, point), point);
  const window = { left: point.x - 1, right: point.x + 1, bottom: point.y - 1, top: point.y + 1 };
  const near = sampleCurve(value as CurveValue, window, 1e-3).flatMap((branch) => {
    const all = pointsOf(branch);
    return all.slice(1).map((end, i) => closestPoint({ type: 'Segment', start: all[i]!, end }, point));
  });
  return Math.min(...near.map((each) => distance(each, point)));
}

describe('on a plane that is stretched', () => {
  it.each([
    'circle',
    'Ellipse(Point(-3, 1), Point(2, 3), Point(0, 4))',
    'Arc(O, Point(0, 2), Point(2, 0))',
    'EllipticArc(Ellipse(Point(-3, 1), Point(2, 3), Point(0, 4)), 0.4, 2)',
    'Sector(Arc(O, Point(0, 2), Point(2, 0)))',
    'CircleSegment(Arc(O, Point(0, 2), Point(2, 0)))',
    'Hyperbola(Point(-3, 1), Point(2, 3), Point(0, 1))',
    'Parabola(Point(0, 1), Line(Point(0, -1), Point(1, -2)))',
    'line',
    's',
    'triangle',
    'Polyline([O, B, C])',
    'y = x^2 / 3',
    'x = sin(y)',
    'Curve(cos(t), t, 0, 3)',
    'Translate(y = x^2, Vector(1, 2))',
    'Rotate(y = x^2, 30°, O)',
  ])('%s lies where its points do', (source) => {
    const value = figureValue(source);
    for (const ratio of [0.2, 1.7, 6]) {
      const plane = stretchedBy(ratio);
      const drawn = drawnValue(value, plane);
      for (const point of points(value)) expect(distanceTo(drawn, toDrawn(plane, point))).toBeLessThan(2e-3);
    }
  });

  it('an angle runs between its drawn sides, and a right one stays one', () => {
    const plane = stretchedBy(3);
    const drawn = drawnValue(figureValue('Angle(Point(1, 1), O, Point(-1, 1))'), plane);
    expect(drawn).toMatchObject({ type: 'Angle', isRight: true });
    expect((drawn as { value: number }).value).toBeCloseTo(Math.atan2(3, -1) - Math.atan2(3, 1), 12);
    expect(drawnValue(figureValue('Angle(Point(1, 0), O, Point(1, 1))'), plane)).toMatchObject({ isRight: false });
  });

  it('regions and fields are asked at the place that is drawn', () => {
    const plane = stretchedBy(4);
    const region = drawnValue(figureValue('Region(y < x)'), plane) as Extract<Value, { type: 'Region' }>;
    expect(Math.sign(region.f.at(1, 3.9))).toBe(1);
    expect(Math.sign(region.f.at(1, 4.1))).toBe(-1);
    const field = drawnValue(figureValue('VectorField(x, y)'), plane) as Extract<Value, { type: 'VectorField' }>;
    expect([field.fx.at(2, 8), field.fy.at(2, 8)]).toEqual([2, 8]);
  });

  it('a part of a chart and the bars of a distribution are stretched, too', () => {
    const plane = stretchedBy(10);
    const chart = drawnValue(figureValue('BarChart([1, 2])'), plane) as Extract<Value, { type: 'Chart' }>;
    const heights = chart.parts.flatMap(({ figure }) =>
      'vertices' in figure ? figure.vertices.map(({ y }) => y) : [],
    );
    expect(Math.max(...heights)).toBe(20);
  });
});

describe('on logarithmic axes', () => {
  it.each([
    's2|Segment(Point(1, 2), Point(300, 4))',
    'l|Line(Point(1, 2), Point(3, 5))',
    'v|Line(Point(2, 1), Point(2, 5))',
    'r|Ray(Point(1, 2), Point(3, 5))',
    'p|Polygon(Point(1, 1), Point(50, 2), Point(10, 60))',
    'q|Polyline([Point(1, 1), Point(50, 2), Point(10, 60)])',
    'c|Circle(Point(5, 5), 2)',
    'e|Ellipse(Point(5, 5), Point(8, 6), Point(9, 8))',
    'a|Arc(Point(5, 5), Point(5, 7), Point(7, 5))',
    'f|y = x^2',
    'g|x = 1 + y^2',
    'h|Curve(2 + cos(t), 3 + t, 0, 3)',
  ])('%s is bent to where its points lie', (entry) => {
    const value = figureValue(entry.split('|')[1]!);
    for (const plane of [log(), log({ logX: false }), log({ logY: false, ratio: 2 })]) {
      const drawn = drawnValue(value, plane);
      const seen = points(value).filter(({ x, y }) => x > 0.05 && y > 0.05);
      expect(seen.length).toBeGreaterThan(3);
      for (const point of seen) expect(distanceTo(drawn, toDrawn(plane, point))).toBeLessThan(2e-3);
    }
  });

  it('what has no place there is told', () => {
    expect(() => drawnValue(figureValue('Point(-1, 2)'), log())).toThrow(
      '(-1, 2) has no place on a logarithmic axis, which shows what lies above 0',
    );
    expect(() => drawnValue(figureValue('Segment(Point(-1, 2), Point(0, 3))'), log())).toThrow('above 0');
    expect(drawnValue(figureValue('Point(-1, 100)'), log({ logX: false }))).toMatchObject({ x: -1, y: 2 });
  });

  it('a polygon that reaches 0 keeps the part above it', () => {
    const drawn = drawnValue(figureValue('Polygon(Point(1, 0), Point(2, 0), Point(2, 5), Point(1, 5))'), log());
    const heights = (drawn as Extract<Value, { type: 'Polygon' }>).vertices.map(({ y }) => y);
    expect(Math.max(...heights)).toBeCloseTo(Math.log10(5), 12);
    expect(Math.min(...heights)).toBeLessThan(-10);
  });
});
