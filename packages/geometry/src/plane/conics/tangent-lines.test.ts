import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineValue, Undefined, type Vec2 } from '../../values.js';
import { closestParameter } from '../closest.js';
import { distanceToLine, footOnLine } from '../line-like.js';
import { pointAt } from '../path.js';
import { add, areParallel, distance, length, subtract } from '../vec.js';
import { type ConicShape, conicCoefficients } from './conic.js';
import { commonTangents, polarLine, type Tangents, tangentsThrough } from './tangent-lines.js';

const coordinate = fc.double({ min: -9, max: 9, noNaN: true }).map((x) => x || 0);
const place = fc.tuple(coordinate, coordinate).map(([x, y]) => ({ x, y }));
const size = fc.double({ min: 0.2, max: 5, noNaN: true });
const turn = fc.double({ min: -3, max: 3, noNaN: true });

const conic: fc.Arbitrary<ConicShape> = fc.oneof(
  fc.record({ type: fc.constant('Circle' as const), center: place, radius: size }),
  fc.record({
    type: fc.constantFrom('Ellipse' as const, 'Hyperbola' as const),
    center: place,
    a: size,
    b: size,
    rotation: turn,
  }),
  fc.record({ type: fc.constant('Parabola' as const), vertex: place, p: size, rotation: turn }),
);

describe('tangentsThrough', () => {
  it('gives lines through the point that touch where t = 1, in order of the touch points', () => {
    fc.assert(
      fc.property(conic, place, (shape, point) => {
        const tangents = orNone(() => tangentsThrough(shape, point));
        fc.pre(tangents !== undefined && !tangents.touching);
        const parameters = tangents!.lines.map((line) => {
          expect(line.origin).toEqual(point);
          const touch = add(line.origin, line.direction);
          fc.pre(length(touch) < 1e3);
          const t = closestParameter(shape, touch);
          expect(distance(pointAt(shape, t), touch)).toBeLessThan(1e-8 * (1 + length(touch)));
          expect(Math.abs(doubleRoot(shape, line))).toBeLessThan(1e-7);
          return t;
        });
        expect([...parameters].sort((s, t) => s - t)).toEqual(parameters);
      }),
      { seed: 1 },
    );
  });

  it('gives the one tangent at a point of the curve', () => {
    fc.assert(
      fc.property(conic, fc.double({ min: -1.2, max: 1.2, noNaN: true }), (shape, t) => {
        const point = pointAt(shape, t);
        const { touching, lines } = tangentsThrough(shape, point);
        expect(touching).toBe(true);
        expect(lines).toHaveLength(1);
        const step = 1e-5;
        const chord = subtract(pointAt(shape, t + step), pointAt(shape, t - step));
        const along = lines[0]!.direction;
        const sine = (chord.x * along.y - chord.y * along.x) / (length(chord) * length(along));
        expect(Math.abs(sine)).toBeLessThan(1e-6);
        expect(chord.x * along.x + chord.y * along.y).toBeGreaterThan(0);
      }),
      { seed: 1 },
    );
  });

  it('touches at the points of the polar line', () => {
    fc.assert(
      fc.property(conic, place, (shape, point) => {
        const tangents = orNone(() => tangentsThrough(shape, point));
        fc.pre(tangents !== undefined && !tangents.touching);
        const polar = polarLine(point, shape);
        for (const { origin, direction } of tangents!.lines) {
          const touch = add(origin, direction);
          fc.pre(length(touch) < 1e3);
          expect(distanceToLine(touch, polar.origin, polar.direction)).toBeLessThan(1e-8 * (1 + length(touch)));
        }
      }),
      { seed: 1 },
    );
  });
});

describe('commonTangents', () => {
  it('keeps each line at the distance of the radius from both centres, touching at t = 0 and t = 1', () => {
    const circle = fc.record({ center: place, radius: size });
    fc.assert(
      fc.property(circle, circle, (first, second) => {
        const lines = orNone(() => commonTangents(first, second));
        fc.pre(lines !== undefined);
        for (const { origin, direction } of lines!) {
          for (const [{ center, radius }, touch] of [
            [first, origin],
            [second, add(origin, direction)],
          ] as const) {
            const foot = footOnLine(center, origin, direction);
            expect(distance(foot, center)).toBeCloseTo(radius, 6);
            if (lines!.length !== 1 && lines!.length !== 3) expect(distance(foot, touch)).toBeLessThan(1e-6);
          }
        }
      }),
      { seed: 1 },
    );
  });

  it('are parallel to the line of centres for equal circles', () => {
    const [left, right] = commonTangents({ center: { x: 0, y: 0 }, radius: 2 }, { center: { x: 3, y: 4 }, radius: 2 });
    expect(areParallel(left!.direction, { x: 3, y: 4 }) && areParallel(right!.direction, { x: 3, y: 4 })).toBe(true);
  });
});

function orNone<T extends Tangents | readonly LineValue[]>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}

/** The discriminant of the conic's equation along the line over the square of its terms: 0 for a tangent. */
function doubleRoot(shape: ConicShape, { origin, direction }: LineValue): number {
  const [A, B, C, D, E, F] = conicCoefficients(shape);
  const form = (p: Vec2, q: Vec2): number => A * p.x * q.x + (B * (p.x * q.y + p.y * q.x)) / 2 + C * p.y * q.y;
  const square = form(direction, direction);
  const linear = 2 * form(origin, direction) + D * direction.x + E * direction.y;
  const constant = form(origin, origin) + D * origin.x + E * origin.y + F;
  return (
    (linear * linear - 4 * square * constant) / (linear * linear + Math.abs(4 * square * constant) + Number.MIN_VALUE)
  );
}
