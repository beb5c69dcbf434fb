import { describe, expect, it } from 'vitest';
import { pointAt } from '../plane/path.js';
import { expectClose } from '../plane/testing/expect-close.js';
import { figureValue } from '../plane/testing/figure.js';
import { distance } from '../plane/vec.js';
import type { Value } from '../values.js';
import { inversePoint } from './inversion.js';

const p = (x: number, y: number) => ({ x, y });
const list = (...items: object[]) => ({ type: 'List', items });
const circle = (x: number, y: number, radius: number) => ({ type: 'Circle', center: p(x, y), radius });

describe('Invert', () => {
  it.each<[string, object]>([
    ['Invert(Point(4, 0), Circle(A, 2))', { type: 'Point', x: 1, y: 0 }],
    ['Inversion(Point(3, 4), Circle(A, 5))', p(3, 4)],
    ['Invert(Point(3, 2), Circle(Point(1, 2), 1))', p(1.5, 2)],
    ['Invert(Line(Point(2, 0), Point(2, 1)), Circle(A, 2))', circle(1, 0, 1)],
    ['Invert(line, Circle(Point(0, 1), 2))', { type: 'Line', origin: p(0, 1), direction: p(2, 1) }],
    ['Invert(Circle(Point(1, 0), 1), Circle(A, 2)).equation', { value: 'x = 2' }],
    ['Invert(Circle(A, 4), Circle(A, 2))', circle(0, 0, 1)],
    ['Invert(Circle(Point(3, 0), 1), unit)', circle(0.375, 0, 0.125)],
    ['Invert(Circle(Point(1, 0), 2), unit)', circle(-1 / 3, 0, 2 / 3)],
    ['Invert(Circle(Point(0, sqrt(2)), 1), unit)', circle(0, Math.SQRT2, 1)],
    ['Invert(Segment(Point(1, 0), Point(4, 0)), Circle(A, 2))', { type: 'Segment', start: p(4, 0), end: p(1, 0) }],
    [
      'Invert(Segment(Point(-1, 0), Point(2, 0)), Circle(A, 2))',
      list(
        { type: 'Ray', origin: p(-4, 0), direction: p(-4, 0) },
        { type: 'Ray', origin: p(2, 0), direction: p(2, 0) },
      ),
    ],
    ['Invert(Segment(A, Point(2, 0)), Circle(A, 2))', { type: 'Ray', origin: p(2, 0), direction: p(2, 0) }],
    [
      'Invert(Segment(Point(2, -2), Point(2, 2)), Circle(A, 2))',
      { type: 'Arc', center: p(1, 0), radius: 1, startAngle: -Math.PI / 2, sweep: Math.PI },
    ],
    ['Invert(Ray(Point(1, 0), Point(2, 0)), Circle(A, 2))', { type: 'Segment', start: p(4, 0), end: p(0, 0) }],
    ['Invert(Ray(A, Point(2, 1)), Circle(A, 2))', { type: 'Ray', origin: p(0, 0), direction: p(2, 1) }],
    [
      'Invert(Ray(Point(-1, 0), Point(2, 0)), Circle(A, 2))',
      list({ type: 'Ray', origin: p(-4, 0) }, { type: 'Ray', origin: p(0, 0), direction: p(3, 0) }),
    ],
    [
      'Invert(Ray(Point(2, 0), Point(2, 1)), Circle(A, 2))',
      { type: 'Arc', center: p(1, 0), radius: 1, startAngle: 0, sweep: Math.PI },
    ],
    [
      'Invert(Arc(Point(3, 0), Point(2, 0), Point(4, 0)), Circle(A, sqrt(8)))',
      { type: 'Arc', center: p(3, 0), radius: 1 },
    ],
    [
      'Invert(Semicircle(Point(1, -1), Point(1, 1)), unit)',
      list({ type: 'Ray', origin: p(0.5, -0.5) }, { type: 'Ray', origin: p(0.5, 0.5) }),
    ],
    ['Invert(Semicircle(Point(1, 1), Point(1, -1)), unit)', { type: 'Segment', start: p(0.5, 0.5), end: p(0.5, -0.5) }],
    ['Invert([Point(2, 0), [Point(0, 4)]], Circle(A, 2))', list(p(2, 0), list(p(0, 1)))],
    ['Invert(Point(Invert(ellipse, Circle(A, 2)), 90°), Circle(A, 2))', p(0, 4)],
    ['Invert(Point(Invert(parabola, Circle(Point(3, 3), 1)), 2), Circle(Point(3, 3), 1))', p(-4, 4)],
    ['Point(Invert(y = x^2 + 1, Circle(A, 2)), 1)', p(0.8, 1.6)],
    ['Point(Invert(Translate(Curve(y = x^2), Vector(0, 1)), Circle(A, 2)), 1)', p(0.8, 1.6)],
    ['SpiralSimilarity(Point(4, 3), A, B, Point(1, 1), Point(1, 5))', p(-2, 5)],
    ['SpiralSimilarity(s, A, B, C, O)', { type: 'Segment', start: p(0, 3), end: p(0, 0) }],
    ['OtherIntersection(Circle(A, 5), Line(Point(3, 4), Point(3, 0)), Point(3, 4))', p(3, -4)],
    ['SecondIntersection(Circle(A, 5), Circle(Point(6, 0), 5), Point(3, -4))', p(3, 4)],
    ['OtherIntersection(y = x^3 - x, xAxis, A)', list(p(-1, 0), p(1, 0))],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected, 1e-9);
  });

  it.each([
    ['ellipse', 'Circle(Point(1, 1), 2)'],
    ['hyperbola', 'Circle(Point(1, 1), 2)'],
    ['parabola', 'Circle(Point(1, 5), 2)'],
    ['EllipticArc(ellipse, 0, 90°)', 'unit'],
    ['Curve(t cos(t), t sin(t), 1, 9)', 'Circle(Point(0, 1), 3)'],
    ['Rotate(Curve(y = x^2), 30°)', 'Circle(Point(0, 3), 3)'],
    ['Curve(x = y^3 + 1)', 'unit'],
  ])('the points of the image of %s in %s are the images of its points', (path, mirror) => {
    const found = figureValue(`Invert(${path}, ${mirror})`);
    const round = figureValue(mirror) as Extract<Value, { type: 'Circle' }>;
    const given = figureValue(path);
    const images = found.type === 'List' ? found.items : [found];
    for (const image of images) {
      if (image.type !== 'Curve' || image.form !== 'parametric') throw new Error(image.type);
      for (const fraction of [0.1, 0.3, 0.6, 0.9]) {
        const [low, high] = [Math.max(image.min, -3), Math.min(image.max, 9)];
        const t = low + fraction * (high - low);
        const own = given.type === 'EllipticArc' ? (t - given.startAngle) / given.sweep : t;
        const point = pointAt(given, own);
        expect(distance(pointAt(image, t), inversePoint(point, round))).toBeLessThan(1e-9);
      }
    }
  });

  it('maps an implicit curve and a region point by point', () => {
    expectClose(figureValue('Closest(Invert(x^3 + y^3 = 16, Circle(A, 2)), Point(1, 1))'), p(1, 1), 1e-6);
    const region = figureValue('Invert(Region(x > 1), unit)');
    if (region.type !== 'Region') throw new Error(region.type);
    expect([region.f.at(0.5, 0) > 0, region.f.at(1.5, 0) > 0, region.f.at(-0.5, 0) > 0]).toEqual([true, false, false]);
  });

  it('gives the edges of polygons and sectors', () => {
    const types = (source: string) => {
      const found = figureValue(source);
      return found.type === 'List' ? found.items.map(({ type }) => type) : [found.type];
    };
    expect(types('Invert(triangle, Circle(Point(1, 1), 2))')).toEqual(['Arc', 'Arc', 'Arc']);
    expect(types('Invert(triangle, unit)')).toEqual(['Ray', 'Arc', 'Ray']);
    expect(types('Invert(Polyline(A, B, P), Circle(Point(1, 1), 2))')).toEqual(['Arc', 'Arc']);
    expect(types('Invert(Sector(arc), Circle(Point(1, 1), 2))')).toEqual(['Arc', 'Arc', 'Arc']);
    expect(types('Invert(CircleSegment(arc), Circle(Point(3, 3), 2))')).toEqual(['Arc', 'Arc']);
  });

  it.each<[string, RegExp]>([
    ['Invert(A, unit)', /centre of the inversion has no image/],
    ['Invert(Segment(A, O), unit)', /nothing to invert/],
    ['Invert(Integral(y = x^2, 0, 3), unit)', /Area has no image/],
    ['SpiralSimilarity(A, B, B, A, C)', /coincide/],
    ['OtherIntersection(circle, line, A)', /no common point/],
    ['OtherIntersection(unit, y = 1, Point(0, 1))', /no other common point/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});
