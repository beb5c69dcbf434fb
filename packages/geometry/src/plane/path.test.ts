import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Value } from '../values.js';
import { closestParameter, closestPoint } from './closest.js';
import { parameterRange, pointAt } from './path.js';
import { expectClose } from './testing/expect-close.js';
import { distance } from './vec.js';

const p = (x: number, y: number) => ({ x, y });
const square = [p(0, 0), p(2, 0), p(2, 2), p(0, 2)];
const half = { center: p(1, 1), radius: 2, startAngle: Math.PI, sweep: -Math.PI };
const ellipse = { center: p(1, 0), a: 3, b: 2, rotation: 0.5 };
const expr = { kind: 'number', value: 0, start: 0, end: 0 } as const;
const scalar = (at: (t: number) => number) => ({ variable: 't', expr, at });

const paths: readonly Value[] = [
  { type: 'Line', origin: p(1, 2), direction: p(3, -1) },
  { type: 'Ray', origin: p(1, 2), direction: p(3, -1) },
  { type: 'Segment', start: p(1, 2), end: p(-4, 5) },
  { type: 'Vector', start: p(1, 2), end: p(-4, 5) },
  { type: 'Polyline', vertices: square },
  { type: 'Polygon', vertices: square },
  { type: 'Circle', center: p(-1, 3), radius: 2.5 },
  { type: 'Arc', ...half },
  { type: 'Sector', ...half },
  { type: 'CircleSegment', ...half },
  { type: 'Ellipse', ...ellipse },
  { type: 'Ellipse', ...ellipse, a: 1, b: 400 },
  { type: 'EllipticArc', ...ellipse, startAngle: 1, sweep: -4 },
  { type: 'Hyperbola', center: p(1, -1), a: 2, b: 1.5, rotation: -1 },
  { type: 'Parabola', vertex: p(3, 1), p: 0.7, rotation: 2 },
  {
    type: 'Conic',
    coefficients: [0, 0, 1, 0, 0, 0],
    lines: [{ type: 'Line', origin: p(0, 0), direction: p(1, 0) }],
  },
  { type: 'Curve', form: 'explicit', f: scalar((x) => x * x), min: -Infinity, max: Infinity },
  {
    type: 'Curve',
    form: 'inverse',
    f: scalar(Math.sin),
    min: -8,
    max: 8,
    transform: { a: 0, b: 2, c: -2, d: 0, e: 1, f: 5 },
  },
  {
    type: 'Curve',
    form: 'parametric',
    fx: scalar((t) => t * Math.cos(t)),
    fy: scalar((t) => t * Math.sin(t)),
    min: 1,
    max: 12,
  },
  {
    type: 'Curve',
    form: 'sampled',
    branches: [
      [p(0, 0), p(1, 0)],
      [p(1, 0), p(1, 3), p(3, 3)],
    ],
  },
];

describe('pointAt', () => {
  it.each<[string, Value, number, { x: number; y: number }]>([
    ['a line: origin + t direction', paths[0]!, -2, p(-5, 4)],
    ['a segment, its end exactly', paths[2]!, 1, p(-4, 5)],
    ['a polygon: edge index and fraction', paths[5]!, 3.25, p(0, 1.5)],
    ['a circle: the angle', paths[6]!, Math.PI / 2, p(-1, 5.5)],
    ['a circle beyond a full turn', paths[6]!, 2 * Math.PI + Math.PI / 2, p(-1, 5.5)],
    ['a clockwise arc, halfway', paths[7]!, 0.5, p(1, 3)],
    ['a sector: the edge from the end to the centre', paths[8]!, 1.5, p(2, 1)],
    ['a circle segment: its chord', paths[9]!, 1.25, p(2, 1)],
    ['a hyperbola, first branch', { type: 'Hyperbola', center: p(0, 0), a: 2, b: 3, rotation: 0 }, 0, p(2, 0)],
    ['a hyperbola, second branch', { type: 'Hyperbola', center: p(0, 0), a: 2, b: 3, rotation: 0 }, Math.PI, p(-2, 0)],
    ['a parabola', { type: 'Parabola', vertex: p(0, 0), p: 1, rotation: Math.PI / 2 }, 2, p(-4, 4)],
    ['a transformed curve: the parameter before the transform', paths[17]!, 1, p(-1, 5 + 2 * Math.sin(1))],
    ['a sampled curve: the fraction of all lengths', paths[19]!, 0.5, p(1, 2)],
  ])('%s', (_, path, t, expected) => {
    expectClose(pointAt(path, t), expected, 1e-15);
  });

  it.each<[Value, number, RegExp]>([
    [paths[1]!, -0.1, /outside the range 0 to Infinity/],
    [paths[2]!, 1.001, /outside the range 0 to 1/],
    [paths[5]!, 4.1, /outside/],
    [paths[13]!, Math.PI / 2, /asymptote/],
    [paths[0]!, Number.NaN, /not a number/],
    [{ type: 'Point', x: 0, y: 0 }, 0, /no path/],
    [{ type: 'Conic', coefficients: [1, 0, 1, 0, 0, 0], lines: [], point: p(0, 0) }, 0, /no parameter/],
  ])('%o has no point at %d', (path, t, reason) => {
    expect(() => pointAt(path, t)).toThrow(reason);
  });

  it('takes a parameter just past the end as the end', () => {
    expect(pointAt(paths[2]!, 1 + 1e-12)).toEqual(p(-4, 5));
  });
});

describe('closestParameter', () => {
  const fraction = fc.double({ min: 0.001, max: 0.999, noNaN: true });

  it.each(paths.map((path) => [path.type + ('form' in path ? ` ${path.form}` : ''), path] as const))(
    'is the inverse of pointAt on a %s',
    (_, path) => {
      fc.assert(
        fc.property(fraction, (s) => {
          const [min, max] = parameterRange(path).map((end) => Math.max(-20, Math.min(20, end))) as [number, number];
          const t = min + s * (max - min);
          fc.pre(path.type !== 'Hyperbola' || Math.abs(Math.cos(t)) > 0.05);
          const on = pointAt(path, t);
          const found = closestParameter(path, on);
          expectClose(pointAt(path, found), on, 1e-9);
          if (path.type !== 'Hyperbola') expectClose(found, t, 1e-7);
        }),
        { numRuns: 60, seed: 1 },
      );
    },
  );

  it.each(paths.map((path) => [path.type + ('form' in path ? ` ${path.form}` : ''), path] as const))(
    'finds no worse a point than any of many on a %s',
    (_, path) => {
      const [min, max] = parameterRange(path).map((end) => Math.max(-15, Math.min(15, end))) as [number, number];
      const many = Array.from({ length: 199 }, (_, i) => min + ((i + 1) * (max - min)) / 200)
        .filter((t) => path.type !== 'Hyperbola' || Math.abs(Math.cos(t)) > 1e-6)
        .map((t) => pointAt(path, t));
      const coordinate = fc.double({ min: -6, max: 6, noNaN: true });
      fc.assert(
        fc.property(coordinate, coordinate, (x, y) => {
          const from = p(x, y);
          const found = distance(closestPoint(path, from), from);
          expect(found).toBeLessThanOrEqual(Math.min(...many.map((other) => distance(other, from))) + 1e-9);
        }),
        { numRuns: 60, seed: 1 },
      );
    },
  );

  it.each<[string, Value, { x: number; y: number }, number]>([
    ['the centre of a circle', paths[6]!, p(-1, 3), 0],
    ['before a ray', paths[1]!, p(-10, 2), 0],
    ['beyond a segment', paths[2]!, p(-40, 50), 1],
    ['beside a gap of an arc, nearer its end', paths[7]!, p(2.9, 0), 1],
    [
      'on the axis inside an ellipse',
      { type: 'Ellipse', ...ellipse, rotation: 0, center: p(0, 0) },
      p(0, 0),
      Math.PI / 2,
    ],
    ['far along the axis', { type: 'Ellipse', ...ellipse, rotation: 0, center: p(0, 0) }, p(-50, 0), Math.PI],
  ])('%s', (_, path, point, expected) => {
    expect(closestParameter(path, point)).toBeCloseTo(expected, 12);
  });
});

describe('closestPoint', () => {
  it('takes the nearer line of a pair', () => {
    const pair: Value = {
      type: 'Conic',
      coefficients: [0, 0, 1, 0, 0, -4],
      lines: [-2, 2].map((y) => ({ type: 'Line' as const, origin: p(0, y), direction: p(1, 0) })),
    };
    expect(closestPoint(pair, p(3, 1))).toEqual(p(3, 2));
  });
});
