import { describe, expect, it } from 'vitest';
import { expectClose } from '../testing/expect-close.js';
import { figureValue } from '../testing/figure.js';

const p = (x: number, y: number) => ({ x, y });
const line = (x: number, y: number, dx: number, dy: number) => ({
  type: 'Line',
  origin: p(x, y),
  direction: p(dx, dy),
});

describe('constructors of lines', () => {
  it.each<[string, object]>([
    ['Line(B, C)', line(4, 0, -4, 3)],
    ['Line(P, Vector(1, 2))', line(5, 1, 1, 2)],
    ['Line(P, line)', line(5, 1, 2, 1)],
    ['Line(s)', line(0, 0, 4, 0)],
    ['Line(2x + 4y = 8)', line(0, 2, 1, -0.5)],
    ['Segment(B, C)', { type: 'Segment', start: p(4, 0), end: p(0, 3) }],
    ['Segment.mk(B, C)', { type: 'Segment', start: p(4, 0), end: p(0, 3) }],
    ['Ray(B, C)', { type: 'Ray', origin: p(4, 0), direction: p(-4, 3) }],
    ['Ray(P, Vector(1, 2))', { type: 'Ray', origin: p(5, 1), direction: p(1, 2) }],
    ['Vector(B, C)', { type: 'Vector', start: p(4, 0), end: p(0, 3) }],
    ['Vector(P, Vector(B, C))', { type: 'Vector', start: p(5, 1), end: p(1, 4) }],
    ['Vector(2, 3)', { type: 'Vector', start: p(0, 0), end: p(2, 3) }],
    ['Vector(P)', { type: 'Vector', start: p(0, 0), end: p(5, 1) }],
    ['Polyline([A, B, C])', { type: 'Polyline', vertices: [p(0, 0), p(4, 0), p(0, 3)] }],
    ['Polyline(A, P)', { type: 'Polyline', vertices: [p(0, 0), p(5, 1)] }],
    ['PerpLine(line, P)', line(5, 1, -1, 2)],
    ['PerpLine(xAxis, P)', line(5, 1, 0, 1)],
    ['ParallelLine(s, P)', line(5, 1, 4, 0)],
    ['PerpBisector(B, C)', line(2, 1.5, -3, -4)],
    ['PerpBisector(s)', line(2, 0, 0, 4)],
    ['s.perpBisector', line(2, 0, 0, 4)],
    ['AngleBisector(B, A, C)', line(0, 0, Math.SQRT1_2, Math.SQRT1_2)],
    ['AngleBisector(C, A, B)', line(0, 0, Math.SQRT1_2, Math.SQRT1_2)],
    ['AngleBisector(Angle(A, C, B))', line(0, 3, 1 / Math.sqrt(5), -2 / Math.sqrt(5))],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected);
  });

  it.each<[string, RegExp]>([
    ['Line(A, O)', /coincide, so they give no line/],
    ['Ray(A, O)', /coincide/],
    ['PerpLine(Segment(A, O), P)', /no direction/],
    ['PerpBisector(A, O)', /no perpendicular bisector/],
    ['AngleBisector(A, O, B)', /vertex coincides/],
    ['Polyline([A])', /at least two points, not 1/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});
