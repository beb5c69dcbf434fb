import { describe, expect, it } from 'vitest';
import { expectClose } from '../testing/expect-close.js';
import { figureValue } from '../testing/figure.js';

const p = (x: number, y: number) => ({ type: 'Point', x, y });
const list = (...items: object[]) => ({ type: 'List', items });

describe('constructors of points', () => {
  it.each<[string, object]>([
    ['Point(1, -2)', p(1, -2)],
    ['Point((2, 3) + (1, 1))', p(3, 4)],
    ['Point([B, C])', list(p(4, 0), p(0, 3))],
    ['Point(s, 0.25)', p(1, 0)],
    ['Point(line, -1)', p(-2, 0)],
    ['Point(circle, 90°)', p(1, 7)],
    ['Point(arc, 0.5)', p(Math.SQRT2, Math.SQRT2)],
    ['Point(ellipse, 90°)', p(0, 4)],
    ['Point(parabola, 1)', p(-2, 1)],
    ['Point(triangle, 1.5)', p(2, 1.5)],
    ['Point(x^2, 3)', p(3, 9)],
    ['Polar(2, 30°)', p(Math.sqrt(3), 1)],
    ['Polar(-2, 90°)', p(0, -2)],
    ['Midpoint(B, C)', p(2, 1.5)],
    ['MidPoint(s)', p(2, 0)],
    ['Midpoint(arc)', p(Math.SQRT2, Math.SQRT2)],
    ['Midpoint(circle)', p(1, 2)],
    ['Closest(s, Point(1, 5))', p(1, 0)],
    ['Closest(s, Point(9, 5))', p(4, 0)],
    ['Closest(line, P)', p(4, 3)],
    ['Closest(unit, Point(3, 4))', p(0.6, 0.8)],
    ['Closest(x^2, Point(0, 0.5))', p(0, 0)],
    ['Closest(x^2, Point(3, 0))', p(1, 1)],
    ['Closest(triangle, Point(4, 4))', p(2.08, 1.44)],
    ['Center(circle)', p(1, 2)],
    ['Center(arc)', p(0, 0)],
    ['Center(hyperbola)', p(0, 0)],
    ['Centroid(triangle)', p(4 / 3, 1)],
    ['Centroid(A, B, C)', p(4 / 3, 1)],
    ['Centroid([A, B, C, Point(4, 3)])', p(2, 1.5)],
    ['Centroid(Polygon(A, B, Point(4, 1), Point(1, 1), Point(1, 5), Point(0, 5)))', p(1.25, 1.75)],
    ['Circumcenter(A, B, C)', p(2, 1.5)],
    ['Circumcenter(triangle)', p(2, 1.5)],
    ['Incenter(A, B, C)', p(1, 1)],
    ['Orthocenter(A, B, Point(1, 2))', p(1, 1.5)],
    ['Orthocenter(A, B, C)', p(0, 0)],
    ['Vertex(ellipse, 1)', p(-5, 0)],
    ['Vertex(ellipse)', list(p(-5, 0), p(5, 0), p(0, -4), p(0, 4))],
    ['Vertex(hyperbola)', list(p(-3, 0), p(3, 0))],
    ['Vertex(parabola)', p(0, 0)],
    ['Focus(ellipse, 2)', p(3, 0)],
    ['Focus(9x^2 + 4y^2 = 36)', list(p(0, -Math.sqrt(5)), p(0, Math.sqrt(5)))],
    ['Focus(hyperbola, 1)', p(-5, 0)],
    ['Focus(y^2 = 4x)', p(1, 0)],
    ['Focus(parabola)', p(0, 1)],
    ['Divide(A, B, 3)', p(3, 0)],
    ['Divide(A, B, 1)', p(2, 0)],
    ['Divide(A, B, -2)', p(8, 0)],
    ['Divide(B, C, 1, 3)', p(3, 0.75)],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected);
  });

  it('is no worse far from the origin: a circumcentre at 10^6', () => {
    const source = 'Circumcenter(Point(1000000, 1000000), Point(1000004, 1000000), Point(1000000, 1000003))';
    expectClose(figureValue(source), p(1000002, 1000001.5), 1e-15);
  });

  it.each<[string, RegExp]>([
    ['Circumcenter(A, B, Point(2, 0))', /lie on one line, so no circle/],
    ['Circumcenter(Point(0.1, 0.1), Point(0.2, 0.2), Point(0.3, 0.3))', /lie on one line/],
    ['Incenter(A, B, B)', /no triangle/],
    ['Orthocenter(A, B, Point(8, 0))', /no triangle/],
    ['Centroid(Polygon(A, B, Point(8, 0)))', /no area/],
    ['Centroid([])', /empty list/],
    ['Divide(A, B, -1)', /ratio -1/],
    ['Focus(ellipse, 3)', /no focus number 3: there are 2/],
    ['Vertex(parabola, 2)', /no vertex number 2: there is only one/],
    ['Vertex(circle)', /Circle has no vertex/],
    ['Center(parabola)', /no centre/],
    ['Center(s)', /Segment has no centre/],
    ['Midpoint(line)', /Line has no midpoint/],
    ['Point(s, 1.5)', /outside the range 0 to 1/],
    ['Closest(Point(1, 2), A)', /a point is itself the nearest/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});
