import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compose,
  reflection,
  rotation,
  type Similarity,
  scaleOf,
  scaling,
  transformPoint,
  translation,
} from '../plane/affine.js';
import { closestPoint } from '../plane/closest.js';
import { areaOf, lengthOf } from '../plane/measure.js';
import { parameterRange, pointAt } from '../plane/path.js';
import { expectClose } from '../plane/testing/expect-close.js';
import { figureValue } from '../plane/testing/figure.js';
import { distance } from '../plane/vec.js';
import { Undefined, type Value, type Vec2 } from '../values.js';
import { transformValue } from './transform-value.js';

const p = (x: number, y: number) => ({ x, y });
const right = Math.PI / 2;

describe('transforms', () => {
  it.each<[string, object]>([
    ['Translate(P, Vector(2, -3))', { type: 'Point', x: 7, y: -2 }],
    ['Translate(P, Point(2, -3))', { type: 'Point', x: 7, y: -2 }],
    ['Translate(P, Vector(B, C))', { type: 'Point', x: 1, y: 4 }],
    ['Rotate(B, 90°, O)', { type: 'Point', x: 0, y: 4 }],
    ['Rotate(B, -(90°), P)', { type: 'Point', x: 4, y: 2 }],
    ['Rotate(B, 90°)', { type: 'Point', x: 0, y: 4 }],
    ['Rotate(B, 60°, O)', { type: 'Point', x: 2, y: 2 * Math.sqrt(3) }],
    ['Rotate(B, Angle(B, A, C), O)', { type: 'Point', x: 0, y: 4 }],
    ['Reflect(P, xAxis)', { type: 'Point', x: 5, y: -1 }],
    ['Reflect(P, line)', { type: 'Point', x: 3, y: 5 }],
    ['Reflect(P, C)', { type: 'Point', x: -5, y: 5 }],
    ['Scale(P, 3, B)', { type: 'Point', x: 7, y: 3 }],
    ['Scale(P, -0.5)', { type: 'Point', x: -2.5, y: -0.5 }],
    ['Scale(P, 0, B)', { type: 'Point', x: 4, y: 0 }],
    ['Rotate(line, 90°, O)', { type: 'Line', origin: p(-1, 0), direction: p(-1, 2) }],
    ['Scale(Ray(B, C), 2, O)', { type: 'Ray', origin: p(8, 0), direction: p(-8, 6) }],
    ['Reflect(s, yAxis)', { type: 'Segment', start: p(0, 0), end: p(-4, 0) }],
    ['Translate(Vector(1, 2), B)', { type: 'Vector', start: p(4, 0), end: p(5, 2) }],
    ['Reflect(triangle, yAxis)', { type: 'Polygon', vertices: [p(0, 0), p(-4, 0), p(0, 3)] }],
    ['Reflect(triangle, yAxis).edge(2)', { type: 'Segment', start: p(-4, 0), end: p(0, 3) }],
    ['Translate(Polyline(A, B), C)', { type: 'Polyline', vertices: [p(0, 3), p(4, 3)] }],
    ['Scale(circle, -2, O)', { type: 'Circle', center: p(-2, -4), radius: 10 }],
    ['Rotate(arc, 90°, O)', { type: 'Arc', radius: 2, startAngle: Math.PI, sweep: -right }],
    ['Reflect(arc, xAxis)', { type: 'Arc', radius: 2, startAngle: -right, sweep: right }],
    ['Scale(arc, 3, P)', { type: 'Arc', center: p(-10, -2), radius: 6, startAngle: right, sweep: -right }],
    ['Reflect(Sector(arc), yAxis)', { type: 'Sector', startAngle: right, sweep: right }],
    ['Rotate(ellipse, 90°, O)', { type: 'Ellipse', center: p(0, 0), a: 5, b: 4, rotation: right }],
    ['Translate(hyperbola, P)', { type: 'Hyperbola', center: p(5, 1), a: 3, b: 4, rotation: 0 }],
    ['Reflect(parabola, xAxis)', { type: 'Parabola', vertex: p(0, 0), p: 1, rotation: -right }],
    ['Scale(parabola, 2, O)', { type: 'Parabola', vertex: p(0, 0), p: 2, rotation: right }],
    ['Reflect(Angle(B, A, C), xAxis)', { type: 'Angle', startAngle: -right, value: right }],
    ['Rotate(Angle(B, A, C), 180°, B)', { type: 'Angle', vertex: p(8, 0), startAngle: Math.PI, value: right }],
    ['Translate(Tick(s, 2), C)', { type: 'Tick', count: 2, target: { start: p(0, 3), end: p(4, 3) } }],
    ['Reflect(Dimension(s), C)', { type: 'Dimension', start: p(0, 6), end: p(-4, 6) }],
    [
      'Translate([A, s], C)',
      {
        type: 'List',
        items: [
          { type: 'Point', y: 3 },
          { type: 'Segment', start: p(0, 3) },
        ],
      },
    ],
    ['Translate(x^2 - y^2 = 0, P)', { type: 'Conic', coefficients: [1, 0, -1, -10, 2, 24] }],
    ['Point(Rotate(x^2, 90°, O), 2)', { type: 'Point', x: -4, y: 2 }],
    ['Rotate(x^2, 90°, O)', { type: 'Curve', form: 'explicit' }],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected, 1e-14);
  });

  it.each<[string, RegExp]>([
    ['Scale(s, 0, O)', /factor 0/],
    ['Reflect(P, Segment(O, O))', /mirror line has no direction/],
    ['Rotate(Image("a.png"), 1)', /Image cannot be transformed/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });

  it('moves the boundary of a region with it', () => {
    const region = figureValue('Rotate(Translate(Region(x^2 + 2 y^2 < 4), Point(5, 0)), 90°, O)');
    expect(region.type).toBe('Region');
    if (region.type !== 'Region') return;
    for (const [x, y, inside] of [
      [0, 5, true],
      [0, 6.9, true],
      [0, 7.1, false],
      [1.3, 5, true],
      [1.5, 5, false],
    ] as const) {
      expect(region.f.at(x, y) > 0).toBe(inside);
    }
  });

  it('refuses a region whose formula doubles without end', () => {
    let region: Value = figureValue('Region(x + y < 4)');
    expect(() => {
      for (let i = 0; i < 40; i++) region = transformValue(region, rotation(1, p(1, 0)));
    }).toThrow(/too many times/);
  });
});

const coordinate = fc.double({ min: -8, max: 8, noNaN: true });
const place = fc.tuple(coordinate, coordinate).map(([x, y]) => p(x, y));
const similarity: fc.Arbitrary<Similarity> = fc.oneof(
  place.map(translation),
  fc.tuple(coordinate, place).map(([angle, center]) => rotation(angle, center)),
  fc.tuple(fc.constantFrom(-3, -1, 0.5, 2), place).map(([k, center]) => scaling(k, center)),
  fc.tuple(place, coordinate).map(([origin, angle]) => reflection(origin, p(Math.cos(angle), Math.sin(angle)))),
);

const objects = [
  'line',
  'Ray(B, C)',
  's',
  'Vector(B, C)',
  'Polyline(A, B, C)',
  'triangle',
  'circle',
  'arc',
  'Sector(arc)',
  'CircleSegment(arc)',
  'ellipse',
  'EllipticArc(ellipse, 1, 3)',
  'hyperbola',
  'parabola',
  'x^3 - x',
  'x = y^2',
  'Curve(cos(t), sin(2t), 0, 2)',
] as const;

describe('similarities', () => {
  it('compose', () => {
    fc.assert(
      fc.property(similarity, similarity, place, (f, g, point) => {
        expectClose(transformPoint(compose(f, g), point), transformPoint(f, transformPoint(g, point)), 1e-11);
      }),
      { seed: 1 },
    );
  });

  it.each(objects)('map the points of %s to points of the image, alike twice or composed', (source) => {
    const object = figureValue(source);
    const [min, max] = parameterRange(object).map((end) => Math.max(-3, Math.min(3, end))) as [number, number];
    fc.assert(
      fc.property(similarity, similarity, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (f, g, s) => {
        const t = min + s * (max - min);
        fc.pre(object.type !== 'Hyperbola' || Math.abs(Math.cos(t)) > 0.1);
        const image = transformPoint(compose(f, g), pointAt(object, t));
        const size = 1e-9 * (1 + Math.abs(image.x) + Math.abs(image.y));
        for (const moved of [transformValue(transformValue(object, g), f), transformValue(object, compose(f, g))]) {
          expect(moved.type).toBe(object.type);
          expect(offset(moved, image)).toBeLessThan(size);
        }
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it.each(['triangle', 'circle', 'Sector(arc)', 'CircleSegment(arc)', 'ellipse'])(
    'scale the length and area of %s',
    (source) => {
      const object = figureValue(source);
      fc.assert(
        fc.property(similarity, (f) => {
          const image = transformValue(object, f);
          expectClose(lengthOf(image), lengthOf(object) * scaleOf(f), 1e-11);
          expectClose(areaOf(image), areaOf(object) * scaleOf(f) ** 2, 1e-11);
        }),
        { numRuns: 40, seed: 1 },
      );
    },
  );

  it.each(['circle', 'arc', 'segment', 'ellipse', 'parabola'])(
    'keep the start of %s first when they do not mirror',
    (name) => {
      const object = figureValue(name === 'segment' ? 's' : name);
      const f = compose(rotation(1, p(2, 3)), scaling(2, p(1, 1)));
      if (name !== 'circle' && name !== 'ellipse') {
        expectClose(pointAt(transformValue(object, f), 0.3), transformPoint(f, pointAt(object, 0.3)));
      } else {
        expect(offset(transformValue(object, f), transformPoint(f, pointAt(object, 0.3)))).toBeLessThan(1e-12);
      }
    },
  );

  it('refuse what lies nowhere', () => {
    expect(() => transformValue({ type: 'Number', value: 1 }, translation(p(1, 1)))).toThrow(Undefined);
  });
});

const offset = (path: Value, point: Vec2): number => distance(closestPoint(path, point), point);
