import { describe, expect, it } from 'vitest';
import { expectClose } from '../testing/expect-close.js';
import { figureValue } from '../testing/figure.js';

const p = (x: number, y: number) => ({ x, y });
const circle = (x: number, y: number, radius: number) => ({ type: 'Circle', center: p(x, y), radius });
const quarter = Math.PI / 2;
const swept = (type: string, radius: number, startAngle: number, sweep: number, center = p(0, 0)) => ({
  type,
  center,
  radius,
  startAngle,
  sweep,
});

describe('constructors of circles', () => {
  it.each<[string, object]>([
    ['Circle(P, 2)', circle(5, 1, 2)],
    ['Circle(O, Point(3, 4))', circle(0, 0, 5)],
    ['Circle(P, Segment(O, Point(3, 4)))', circle(5, 1, 5)],
    ['Circle(A, B, C)', circle(2, 1.5, 2.5)],
    ['Circle(x^2 + y^2 = 4)', circle(0, 0, 2)],
    ['Circumcircle(A, B, C)', circle(2, 1.5, 2.5)],
    ['Circumcircle(Polygon(A, B, Point(4, 3), C))', circle(2, 1.5, 2.5)],
    ['Incircle(A, B, C)', circle(1, 1, 1)],
    ['Incircle(triangle)', circle(1, 1, 1)],
    ['Incircle(Polygon(Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)))', circle(0, 0, Math.SQRT1_2)],
    ['Incircle(Polygon(C, B, A))', circle(1, 1, 1)],
    ['Arc(O, Point(0, 2), Point(7, 0))', swept('Arc', 2, quarter, -quarter)],
    ['Arc(O, Point(2, 0), Point(0, 2))', swept('Arc', 2, 0, -3 * quarter)],
    ['CircumArc(Point(-1, 0), Point(0, 1), Point(1, 0))', swept('Arc', 1, Math.PI, -Math.PI)],
    ['CircumArc(Point(1, 0), Point(0, 1), Point(0, -1))', swept('Arc', 1, 0, 3 * quarter)],
    ['Semicircle(A, B)', swept('Arc', 2, Math.PI, -Math.PI, p(2, 0))],
    ['SemiCircle(C, A)', swept('Arc', 1.5, quarter, -Math.PI, p(0, 1.5))],
    ['Sector(arc)', swept('Sector', 2, quarter, -quarter)],
    ['Sector(O, Point(0, 2), Point(7, 0))', swept('Sector', 2, quarter, -quarter)],
    ['CircleSegment(arc)', swept('CircleSegment', 2, quarter, -quarter)],
    ['EllipticArc(ellipse, 0, 90°)', { type: 'EllipticArc', a: 5, b: 4, rotation: 0, startAngle: 0, sweep: quarter }],
    [
      'EllipticArc(ellipse, Point(0, 4), Point(5, 0))',
      { type: 'EllipticArc', center: p(0, 0), a: 5, b: 4, rotation: 0, startAngle: quarter, sweep: -quarter },
    ],
    ['EllipticArc(unit, 0, 180°)', { type: 'EllipticArc', a: 1, b: 1, rotation: 0, startAngle: 0, sweep: Math.PI }],
    ['EllipticArc(P, 3, 2, 0, -90°)', { center: p(5, 1), a: 3, b: 2, rotation: 0, startAngle: 0, sweep: -quarter }],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected, 1e-14);
  });

  it.each<[string, RegExp]>([
    ['Circle(P, 0)', /radius must be positive, not 0/],
    ['Circle(P, -1)', /radius must be positive/],
    ['Circle(A, O)', /radius must be positive/],
    ['Circle(A, B, Point(1, 0))', /lie on one line, so no circle passes/],
    ['Circumcircle(Polygon(A, B, Point(4, 3), Point(1, 3)))', /no circle passes through all vertices/],
    ['Incircle(Polygon(A, B, Point(4, 3), C))', /no circle inside/],
    ['Arc(O, B, Point(9, 0))', /same direction/],
    ['Arc(O, O, B)', /radius must be positive/],
    ['Arc(O, B, O)', /end point is the centre/],
    ['CircumArc(A, B, Point(1, 0))', /lie on one line/],
    ['Semicircle(A, O)', /no half circle/],
    ['EllipticArc(ellipse, 1, 1)', /no extent/],
    ['EllipticArc(P, 0, 2, 0, 1)', /half axes/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});
